// Reads archives with libraries of Node. Requests come on standard input, one a line: "LIBRARY PATH". Answers each with
// lines "kind TAB name in hex TAB SHA-256" and a line "end", or "error TAB message" before it.
'use strict';
const crypto = require('crypto');
const fs = require('fs');
const readline = require('readline');

const digest = content => crypto.createHash('sha256').update(content).digest('hex');
const file = (name, content) => ['file', name, digest(content)];
const folder = name => ['folder', name, ''];

const collect = stream => new Promise((resolve, reject) => {
  const parts = [];
  stream.on('data', part => parts.push(part));
  stream.on('end', () => resolve(Buffer.concat(parts)));
  stream.on('error', reject);
});

const libraries = {
  yauzl: path => new Promise((resolve, reject) => {
    require('yauzl').open(path, { lazyEntries: true }, (error, archive) => {
      if (error) return reject(error);
      const found = [];
      archive.on('error', reject);
      archive.on('end', () => resolve(found));
      archive.on('entry', entry => {
        if (entry.fileName.endsWith('/')) { found.push(folder(entry.fileName)); return archive.readEntry(); }
        archive.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure);
          try { found.push(file(entry.fileName, await collect(stream))); archive.readEntry(); } catch (e) { reject(e); }
        });
      });
      archive.readEntry();
    });
  }),
  'adm-zip': async path => new (require('adm-zip'))(path).getEntries().map(entry =>
    entry.isDirectory ? folder(entry.entryName) : file(entry.entryName, entry.getData())),
  jszip: async path => {
    const archive = await require('jszip').loadAsync(fs.readFileSync(path), { checkCRC32: true });
    const found = [];
    for (const entry of Object.values(archive.files)) {
      const name = entry.unsafeOriginalName || entry.name;
      // jszip makes a folder of every parent; only those that the archive lists have attributes of their own.
      if (entry.dir) found.push(folder(name)); else found.push(file(name, await entry.async('nodebuffer')));
    }
    return found;
  },
  unzipper: async path => {
    const archive = await require('unzipper').Open.file(path);
    const found = [];
    for (const entry of archive.files) {
      if (entry.type === 'Directory') found.push(folder(entry.path));
      else found.push(file(entry.path, await entry.buffer()));
    }
    return found;
  },
  fflate: async path => Object.entries(require('fflate').unzipSync(new Uint8Array(fs.readFileSync(path)))).map(
    ([name, content]) => name.endsWith('/') ? folder(name) : file(name, content)),
  'fflate-stream': path => new Promise((resolve, reject) => {
    const { Unzip, UnzipInflate } = require('fflate');
    const found = [], open = new Set();
    const archive = new Unzip(entry => {
      const parts = [];
      open.add(entry);
      entry.ondata = (error, part, final) => {
        if (error) return reject(error);
        parts.push(Buffer.from(part));
        if (!final) return;
        open.delete(entry);
        found.push(entry.name.endsWith('/') ? folder(entry.name) : file(entry.name, Buffer.concat(parts)));
      };
      entry.start();
    });
    archive.register(UnzipInflate);
    archive.push(new Uint8Array(fs.readFileSync(path)), true);
    if (open.size) reject(new Error('an entry never ended')); else resolve(found);
  }),
};

async function answer(line) {
  const [library, path] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
  try {
    const found = await libraries[library](path);
    return found.map(([kind, name, sha]) => `${kind}\t${Buffer.from(name).toString('hex')}\t${sha}\n`).join('') + 'end\n';
  } catch (error) {
    return `error\t${String(error && error.message || error).replace(/[\n\t]/g, ' ')}\nend\n`;
  }
}

(async () => {
  process.on('uncaughtException', error => { process.stdout.write(`error\t${String(error.message).replace(/[\n\t]/g, ' ')}\nend\n`); });
  for await (const line of readline.createInterface({ input: process.stdin })) process.stdout.write(await answer(line));
})();
