// SPDX-License-Identifier: MIT
// node run.mjs MODULE FOLDER WORD...: runs a program of WebAssembly that sees the folder as /in.
import { readFileSync } from "node:fs";
import { argv, exit } from "node:process";
import { WASI } from "node:wasi";

const [, , module, folder, ...words] = argv;
const wasi = new WASI({ version: "preview1", args: [module, ...words], preopens: { "/in": folder } });
// Called directly, node's functions crash now and then after the memory has grown (node 20).
const calls = Object.entries(wasi.wasiImport).map(([name, call]) => [name, (...words) => call(...words)]);
const imports = { wasi_snapshot_preview1: Object.fromEntries(calls) };
const { instance } = await WebAssembly.instantiate(readFileSync(module), imports);
exit(wasi.start(instance));
