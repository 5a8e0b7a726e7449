"""Pages that are made from the package itself, so that they cannot differ from it: codes, limits, documents.

A hook of MkDocs. Source: MkDocs 1.6, "Hooks" and `File.generated`.
"""

from __future__ import annotations

import ast
import io
import json
import re
import tokenize
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.structure.files import File, Files

import hawcx_build
from hawcx_build.codes import FAMILIES, Code, all_codes

PACKAGE = Path(hawcx_build.__file__).parent
if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

ROOT_PAGES = ("SECURITY.md", "CONTRIBUTING.md", "CHANGELOG.md")
INCLUDED = re.compile(r"<!-- file: ([\w./-]+) -->")
TITLES = {
    "zip": "The archive",
    "source": "The source tree and its files",
    "syntax": "Syntax",
    "project": "Declarations in pyproject.toml",
    "entry": "The entry point",
    "import": "Imports",
    "python": "Python's own modules",
    "bundle": "Finished bundles",
    "job": "The job and this installation",
    "template": "Agent templates",
    "fleet": "Fleets",
}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the generated pages."""
    pages = {
        "codes.md": codes_page(all_codes()),
        "limits.md": limits_page((PACKAGE / "limits.py").read_text(encoding="utf-8")),
        "result-document.md": documents_page(),
    }
    for name, content in pages.items():
        files.append(File.generated(config, name, content=content))
    for name in ROOT_PAGES:
        files.append(File.generated(config, name, abs_src_path=str(Path(config.config_file_path).parent / name)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Put a file of the repository where a page names it: `<!-- file: PATH -->` inside a code block.

    Links to pages at the repository's root are whole in a checkout; here those pages stand beside the others.
    """
    root = Path(config.config_file_path).parent
    for name in ROOT_PAGES:
        markdown = markdown.replace(f"](../{name}", f"]({name}")
    return INCLUDED.sub(lambda named: (root / named[1]).read_text(encoding="utf-8").rstrip(), markdown)


def codes_page(codes: tuple[Code, ...]) -> str:
    """Return the page of all codes, with an anchor for each."""
    parts = [
        "# Codes\n",
        "Every finding has a code. A code is never renamed or reused. `hawcx explain CODE` says the same as this page,",
        "which is made from the same registry.\n",
    ]
    for prefix in FAMILIES:
        parts.append(f"## {TITLES.get(prefix, prefix)}\n")
        parts += [_code_section(code) for code in codes if code.id.partition(".")[0] == prefix]
    return "\n".join(parts)


def _code_section(code: Code) -> str:
    example = f"\n```text\n{code.example}\n```\n" if code.example else ""
    return (
        f"### {code.id} {{ #{code.id} }}\n\n*{code.severity}: {_text(code.title)}*\n\n"
        f"{_text(code.meaning)}\n{example}\n"
        f"**What to do:** {_text(code.remedy)}\n\nSource: {_text(code.source)}\n"
    )


def _text(text: str) -> str:
    """Return plain text as Markdown that shows exactly it."""
    return re.sub(r"[\\`*_{}\[\]()#+!|~-]", lambda mark: f"&#{ord(mark[0])};", escape(text, quote=False))


def limits_page(source: str) -> str:
    """Return the page of all bounds, from the fields of `Limits` and the comments beside them."""
    from hawcx_build.limits import Limits

    comments = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    (fields,) = (
        node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == Limits.__name__
    )
    rows = [
        (node.target.id, getattr(Limits(), node.target.id), comments.get(node.lineno, ""))
        for node in fields.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]
    lines = [
        "# Limits\n",
        "At a limit an upload is accepted, one past it refused, by a code of the limit's own. Each is checked before",
        "the memory or time that it bounds is spent.\n",
        "| limit | value | why |",
        "|---|---:|---|",
    ]
    lines += [f"| `{name}` | {value:,} | {_text(reason)} |" for name, value, reason in rows]
    return "\n".join(lines) + "\n"


def documents_page() -> str:
    """Return the page of the documents' schemas."""
    result, declaration = (
        json.loads((PACKAGE / name).read_text(encoding="utf-8"))
        for name in ("result_schema.json", "pyproject_schema.json")
    )
    rows = [f"| `{key}` | {_text(str(value.get('description', '')))} |" for key, value in result["properties"].items()]
    return "\n".join([
        "# Documents\n",
        "## The result of a job\n",
        "The jobs' door prints one JSON document, whatever happens; `--json` of `hawcx bundle` and `hawcx check`",
        "prints the same. Keys are never renamed or reused. The schema is `hawcx_build/result_schema.json`:\n",
        "| key | meaning |",
        "|---|---|",
        *rows,
        "\n```json",
        json.dumps(result, indent=2),
        "```\n",
        "## [tool.hawcx] in pyproject.toml\n",
        "The schema is `hawcx_build/pyproject_schema.json`, in the form that SchemaStore wants:\n",
        "```json",
        json.dumps(declaration, indent=2),
        "```",
    ])  # fmt: skip
