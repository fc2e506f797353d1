// SPDX-License-Identifier: MIT
// How the page fills in the texts that it shares with the window (web/src/texts.ts), and other small parts of it that need
// no browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { esbuild } from "./support/packages.mjs";

/** A module of the page that needs no browser. */
async function moduleOf(name) {
  const source = fileURLToPath(new URL(`../../web/src/${name}`, import.meta.url));
  const built = await esbuild.build({ entryPoints: [source], bundle: true, format: "esm", write: false });
  return import(`data:text/javascript,${encodeURIComponent(built.outputFiles[0].text)}`);
}
const { counted, fill, filled, texts } = await moduleOf("texts.ts");
const { isThisComputer } = await moduleOf("share/this_computer.ts");

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

test("a link is of use on this computer only where it names this computer", () => {
  for (const host of ["http://localhost:8642", "http://127.0.0.1", "http://127.8.9.1:80", "http://[::1]:8642", "http://page.localhost", "http://0.0.0.0:8000", "file://"])
    assert.ok(isThisComputer(`${host}/index.html#hr1.abc`), host);
  for (const host of ["https://example.org", "http://192.168.1.7:8642", "https://localhost.example.org", "https://127.example.org"])
    assert.ok(!isThisComputer(`${host}/#hr1.127.0.0.1`), host);
});
