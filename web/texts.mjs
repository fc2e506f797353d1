// SPDX-License-Identifier: MIT
// Writes src/english.d.ts: the type of texts/english.json, in which each text has the number of places to be filled in.
// TypeScript sees only a string in a JSON file; from this it knows how many arguments fill() needs (src/texts.ts).
import fs from "node:fs";

const catalogue = new URL("../texts/english.json", import.meta.url);
const declared = new URL("src/english.d.ts", import.meta.url);

/** How many arguments a text takes: the number of {}, or one more than the highest {n}. */
function places(text) {
  let next = 0;
  const numbers = text.match(/\{\{|\}\}|\{\d*\}/g)?.map((place) => {
    if (place === "{{" || place === "}}") return 0;
    return place === "{}" ? ++next : Number(place.slice(1, -1)) + 1;
  });
  return Math.max(0, ...(numbers ?? []));
}

function typeOf(text) {
  if (typeof text === "string") return places(text) === 0 ? "string" : `Text<${places(text)}>`;
  // The number itself is always the first argument.
  return `Forms<${Math.max(1, ...Object.values(text).map(places)) - 1}>`;
}

const groups = Object.entries(JSON.parse(fs.readFileSync(catalogue, "utf8"))).map(([group, texts]) => {
  const lines = Object.entries(texts).map(([name, text]) => `    readonly ${name}: ${typeOf(text)};\n`);
  return `  readonly ${group}: {\n${lines.join("")}  };\n`;
});
fs.writeFileSync(
  declared,
  `// Made of texts/english.json by texts.mjs.
import type { Forms, Text } from "./texts";

export interface English {
${groups.join("")}}
`,
);
