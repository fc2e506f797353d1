// SPDX-License-Identifier: MIT
// Packs (docs/packs.md), good ones and others.
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { root } from "./packages.mjs";

const crcs = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; ++bit) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  return crc;
});

function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) crc = (crc >>> 8) ^ crcs[(crc ^ byte) & 255];
  return ~crc >>> 0;
}

/** A pack of this text, whatever it is. */
export function packOf(text) {
  const bytes = Buffer.from(text);
  const head = Buffer.concat([
    Buffer.from([0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 2, 0xff]),
    Buffer.from("House Rules pack\0"),
  ]);
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(crc32(bytes), 0);
  tail.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([head, zlib.deflateRawSync(bytes, { level: 9, memLevel: 9 }), tail]);
}

export function packOfFiles(ruleset, files, more = {}) {
  return packOf(`${JSON.stringify({ houserules: "pack", format: 1, api: 1, ruleset, ...more, files }, null, 1)}\n`);
}

/** The files of a folder of rules, as a pack has them. */
export function filesOf(folder) {
  const out = {};
  const fits = /^(\w[\w/-]*\.(lua|svg)|variants\/[\w-]+\.board|tests\/[\w-]+\.scenario|README\.md|first_change\.json)$/;
  const read = (below) => {
    for (const entry of fs.readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const name = path.posix.join(below, entry.name);
      if (entry.isDirectory()) read(name);
      else if (fits.test(name)) out[name] = fs.readFileSync(path.join(folder, name), "utf8");
    }
  };
  read("");
  return Object.fromEntries(Object.entries(out).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Games that are not among those of the page. */
export function strangers() {
  const folder = path.join(root, "tests/rulesets");
  return fs
    .readdirSync(folder)
    .filter((name) => fs.existsSync(path.join(folder, name, "rules.lua")))
    .map((name) => ({ name, files: filesOf(path.join(folder, name)) }));
}
