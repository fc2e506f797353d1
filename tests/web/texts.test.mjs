// SPDX-License-Identifier: MIT
// How the page fills in the texts that it shares with the window (web/src/texts.ts).
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { esbuild } from "./support/packages.mjs";

const source = fileURLToPath(new URL("../../web/src/texts.ts", import.meta.url));
const built = await esbuild.build({ entryPoints: [source], bundle: true, format: "esm", write: false });
const address = `data:text/javascript,${encodeURIComponent(built.outputFiles[0].text)}`;
const { counted, fill, filled, texts } = await import(address);

test("what is filled in comes in order, or where its number is", () => {
  assert.equal(fill("{} of {}", 2, "five"), "2 of five");
  assert.equal(fill("{1}: {0}", 2, "five"), "five: 2");
  assert.equal(fill("{{{}}}", "a {} b"), "{a {} b}");
  assert.equal(fill(texts.play.type_a_move, "step A1"), 'Type a move, such as "step A1"');
});

test("elements keep their places", () => {
  const element = { type: "code" };
  assert.deepEqual(filled("change {} here", element).filter((part) => part !== ""), ["change ", element, " here"]);
});

test("a text that depends on a number has the form for that number", () => {
  assert.equal(counted(texts.start.moves, 1), "1 move");
  assert.equal(counted(texts.start.moves, 2), "2 moves");
});
