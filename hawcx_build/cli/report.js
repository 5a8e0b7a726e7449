"use strict";
// Folds and searches the import graph, and filters the table of files. Text is only ever set as text.

const HEIGHT = 18, WIDEST_ARC = 260, SVG = "http://www.w3.org/2000/svg", MANY = 80;

function startGraph() {
  const graph = document.getElementById("graph");
  if (!graph) return;
  const arcs = document.getElementById("arcs");
  const edges = JSON.parse(document.getElementById("edges").textContent);
  const rows = [...document.querySelectorAll("#rows > .row")];
  const parents = rows.map((row) => (row.dataset.parent === undefined ? -1 : Number(row.dataset.parent)));
  const left = Number(graph.dataset.left);
  const folded = new Set();
  let shown = [];

  rows.forEach((row, at) => {
    const back = document.createElementNS(SVG, "rect");
    back.setAttribute("width", left);
    back.setAttribute("height", HEIGHT);
    row.prepend(back);
    row.setAttribute("tabindex", "-1");
    const title = document.createElementNS(SVG, "title");
    title.textContent = row.dataset.name;
    row.append(title);
    if (row.classList.contains("package")) {
      const sign = document.createElementNS(SVG, "text");
      const label = row.querySelector("text");
      sign.setAttribute("class", "sign");
      sign.setAttribute("x", Number(label.getAttribute("x")) - 13);
      sign.setAttribute("y", 14);
      row.append(sign);
      row.setAttribute("role", "button");
      row.addEventListener("click", () => toggle(at));
    }
    row.addEventListener("keydown", (event) => press(event, at));
    row.addEventListener("focus", () => look(at));
    row.addEventListener("mouseenter", () => look(at));
    row.addEventListener("mouseleave", () => look(-1));
    row.addEventListener("blur", () => look(-1));
  });

  function seat(at) {
    // The nearest row above that can be seen stands for a row inside a folded package.
    let seen = at;
    for (let above = parents[at]; above >= 0; above = parents[above]) if (folded.has(above)) seen = above;
    return seen;
  }

  function draw() {
    shown = [];
    rows.forEach((row, at) => {
      const isSeen = seat(at) === at;
      row.classList.toggle("hidden", !isSeen);
      if (isSeen) {
        row.setAttribute("transform", `translate(0 ${shown.length * HEIGHT})`);
        shown.push(at);
      }
      if (row.classList.contains("package")) {
        row.querySelector(".sign").textContent = folded.has(at) ? "+" : "−";
        row.setAttribute("aria-expanded", String(!folded.has(at)));
      }
    });
    const place = new Map(shown.map((at, number) => [at, number]));
    const drawn = new Set();
    const paths = [];
    for (const [from, to] of edges) {
      const one = seat(from), other = seat(to), key = `${one} ${other}`;
      if (one === other || drawn.has(key)) continue;
      drawn.add(key);
      const start = place.get(one) * HEIGHT + 10, end = place.get(other) * HEIGHT + 10;
      const reach = left + Math.min(20 + Math.abs(end - start) * 0.4, WIDEST_ARC);
      const path = document.createElementNS(SVG, "path");
      path.setAttribute("d", `M${left} ${start}C${reach} ${start} ${reach} ${end} ${left} ${end}`);
      path.dataset.from = one;
      path.dataset.to = other;
      paths.push(path);
    }
    arcs.replaceChildren(...paths);
    graph.classList.toggle("many", paths.length > 4 * MANY);
    const height = shown.length * HEIGHT + 12, width = graph.viewBox.baseVal.width;
    graph.setAttribute("viewBox", `0 0 ${width} ${height}`);
    graph.setAttribute("height", height);
    if (!shown.some((at) => rows[at].getAttribute("tabindex") === "0") && shown.length) {
      rows[shown[0]].setAttribute("tabindex", "0");
    }
  }

  function look(at) {
    graph.classList.toggle("looking", at >= 0);
    for (const path of arcs.children) {
      path.classList.toggle("out", Number(path.dataset.from) === at);
      path.classList.toggle("in", Number(path.dataset.to) === at);
    }
  }

  function toggle(at) {
    if (!folded.delete(at)) folded.add(at);
    draw();
  }

  function go(at) {
    rows.forEach((row) => row.setAttribute("tabindex", "-1"));
    rows[at].setAttribute("tabindex", "0");
    rows[at].focus();
  }

  function press(event, at) {
    const number = shown.indexOf(at);
    if ((event.key === "Enter" || event.key === " ") && rows[at].classList.contains("package")) toggle(at);
    else if (event.key === "ArrowDown" && number + 1 < shown.length) go(shown[number + 1]);
    else if (event.key === "ArrowUp" && number > 0) go(shown[number - 1]);
    else if (event.key === "ArrowLeft" && !folded.has(at) && rows[at].classList.contains("package")) toggle(at);
    else if (event.key === "ArrowLeft" && parents[at] >= 0) go(parents[at]);
    else if (event.key === "ArrowRight" && folded.has(at)) toggle(at);
    else return;
    event.preventDefault();
  }

  const packages = rows.map((row, at) => at).filter((at) => rows[at].classList.contains("package"));
  const hits = document.getElementById("hits");
  const search = document.getElementById("graph-search");
  let found = [], next = 0;

  function find() {
    const word = search.value.trim().toLowerCase();
    found = rows.map((row, at) => at).filter((at) => word && rows[at].dataset.name.toLowerCase().includes(word));
    next = 0;
    rows.forEach((row, at) => row.classList.toggle("hit", found.includes(at)));
    for (const at of found) for (let above = parents[at]; above >= 0; above = parents[above]) folded.delete(above);
    hits.textContent = word ? `${found.length} found` : "";
    draw();
  }

  search.addEventListener("input", find);
  search.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && found.length) {
      rows[found[next]].scrollIntoView({ block: "center" });
      look(found[next]);
      next = (next + 1) % found.length;
    }
  });
  document.getElementById("fold").addEventListener("click", () => { packages.forEach((at) => folded.add(at)); draw(); });
  document.getElementById("unfold").addEventListener("click", () => { folded.clear(); draw(); });
  if (rows.length > MANY) packages.forEach((at) => folded.add(at));
  draw();
}

function startFiles() {
  const table = document.getElementById("file-table");
  if (!table) return;
  const rows = [...table.tBodies[0].rows];
  document.getElementById("file-filter").addEventListener("input", (event) => {
    const word = event.target.value.trim().toLowerCase();
    rows.forEach((row) => row.classList.toggle("hidden", !row.cells[0].textContent.toLowerCase().includes(word)));
  });
  const open = () => {
    const row = location.hash.startsWith("#f") ? document.getElementById(location.hash.slice(1)) : null;
    if (row && table.contains(row)) {
      table.closest("details").open = true;
      row.scrollIntoView({ block: "center" });
    }
  };
  window.addEventListener("hashchange", open);
  open();
}

startGraph();
startFiles();
