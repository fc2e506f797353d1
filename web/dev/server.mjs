// SPDX-License-Identifier: MIT
// Serves the built page on loopback, for development and for the browser tests. With a program, pages opened with
// ?bridge get native engines: see README.md beside this file.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import fs from "node:fs/promises";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { Bridges } from "./bridge.mjs";

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

function headers(file, policy) {
  return {
    "Content-Type": types[path.extname(file)] ?? "application/octet-stream",
    "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": file.includes(`${path.sep}assets${path.sep}`) ? "public, max-age=31536000, immutable" : "no-cache",
  };
}

/** Compressed as well as a host can, which takes seconds for the engine, so it is kept. */
async function compressed(file, method) {
  const content = await fs.readFile(file);
  const name = `${createHash("sha256").update(content).digest("hex")}.${method}`;
  const folder = path.join(os.tmpdir(), "houserules-compressed");
  const kept = path.join(folder, name);
  const found = await fs.readFile(kept).catch(() => null);
  if (found) return found;
  const small = await (method === "br" ? promisify(zlib.brotliCompress) : promisify(zlib.gzip))(content);
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(`${kept}.new`, small);
  await fs.rename(`${kept}.new`, kept);
  return small;
}

async function serveFile(folder, policy, compress, request, response) {
  const name = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
  const file = path.join(folder, path.normalize(name === "/" ? "/index.html" : name));
  const stat = file.startsWith(folder + path.sep) ? await fs.stat(file).catch(() => null) : null;
  if (!stat?.isFile()) {
    response.writeHead(404).end("not found\n");
    return;
  }
  const head = headers(file, policy);
  const accepted = request.headers["accept-encoding"] ?? "";
  const method = compress && !/\.png$/.test(file) && ["br", "gzip"].find((name) => accepted.includes(name));
  if (method) {
    const content = await compressed(file, method);
    response.writeHead(200, { ...head, "Content-Encoding": method, "Content-Length": content.length }).end(content);
  } else {
    response.writeHead(200, { ...head, "Content-Length": stat.size });
    createReadStream(file).pipe(response);
  }
}

/** {address, server, close()}; port 0: any that is free. compress: as most hosts do. */
export async function serve({ folder, port = 0, program = "", policy, compress = false }) {
  const bridges = program ? new Bridges(program) : null;
  const server = http.createServer((request, response) => {
    if (bridges?.answers(request, response)) return;
    serveFile(path.resolve(folder), policy, compress, request, response).catch((error) => {
      if (!response.headersSent) response.writeHead(500);
      response.end(`${error.message}\n`);
    });
  });
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  const close = () =>
    new Promise((resolve) => {
      bridges?.end();
      server.closeAllConnections();
      server.close(resolve);
    });
  return { address: `http://127.0.0.1:${server.address().port}/`, server, close };
}
