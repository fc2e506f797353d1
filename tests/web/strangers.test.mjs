// SPDX-License-Identifier: MIT
// Packs from strangers: twenty that are what they say, and those that are traps.
import assert from "node:assert/strict";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { browsers, withPerson } from "./support/page.mjs";
import { leave, openFile, state } from "./support/playing.mjs";
import { all, click, find, maybe, seesText, shown, until } from "./support/screen.mjs";
import { packOf, packOfFiles, strangers } from "./support/packs.mjs";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "houserules-packs-"));
after(() => fs.rmSync(folder, { recursive: true }));

function write(name, bytes) {
  const file = path.join(folder, `${name}.houserules`);
  fs.writeFileSync(file, bytes);
  return file;
}

/** Opens a pack and plays it. */
async function play(page, file) {
  await openFile(page, file);
  await find(page, "dialog", /^Open (pack|game)$/, 60_000);
  await click(page, "button", "Play", 60_000);
  await until("at the table", async () => (await page.title()) !== "House Rules", 60_000);
}

const trap = (more) => `return {
  name = "Trap", seats = { "ann", "bob" }, board = grid{ 3, 3 }, zones = { men = {} }, kinds = { man = {} },
  verbs = { put = place{ "man" } }, stuck = "draws", ${more} }`;

for (const browser of browsers) {
  test(`games of strangers are opened and begun in ${browser}`, { timeout: 600_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      const games = strangers().slice(0, browser === "chrome" ? 31 : 8);
      assert.ok(games.length >= 8);
      for (const { name, files } of games) {
        await play(page, write(name, packOfFiles(name, files)));
        const now = await until(`${name} on the table`, async () => {
          const seen = await state(page);
          return (seen.turn !== "" || seen.covered) && seen;
        });
        assert.equal(now.refusal, "", name);
        if (now.covered) await click(page, "button", /^I am /);
        await until(`something to do in ${name}`, async () => {
          const { choices } = await state(page);
          return choices.length > 0 || (await maybe(page, "group", "Moves")) || /Legal moves \(\d+\)/.test(await shown(page));
        });
        await leave(page);
      }
    }));

  test(`rules that never end are stopped in ${browser}, and the game goes on`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      await openFile(page, write("loop", packOfFiles("loop", { "rules.lua": "while true do end" })));
      await seesText(page, /rules\.lua:1|did not come to an end|too long/, 60_000);
      await page.keyboard.press("Escape");

      const later = trap("").replace('place{ "man" }', '{ place{ "man" }, effect = function() while true do end end }');
      await play(page, write("later", packOfFiles("later", { "rules.lua": later })));
      await until("a choice", async () => (await state(page)).choices.length === 9, 60_000);
      const cell = (await all(page, "gridcell"))[0];
      await cell.click();
      await seesText(page, /ran for too long/, 60_000);
      await until("the position as it was", async () => (await state(page)).choices.length === 9, 60_000);
    }));

  test(`traps are refused in a sentence and leave nothing behind in ${browser}`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      const good = { "rules.lua": trap("") };
      const drawing = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'><script>pwned=1</script></svg>";
      const traps = {
        nothing: Buffer.from("MZ"),
        empty: Buffer.alloc(0),
        bomb: packOf(" ".repeat(64_000_000)),
        climber: packOfFiles("trap", { "../../climbed.lua": "return 1", ...good }),
        many: packOfFiles("trap", { ...Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`f${i}.lua`, ""])), ...good }),
        script: packOfFiles("trap", { "piece.svg": drawing, ...good }),
      };
      for (const [name, bytes] of Object.entries(traps)) {
        await openFile(page, write(name, bytes));
        const refusal = await find(page, "alert", undefined, 60_000);
        const text = await refusal.evaluate((it) => it.innerText.trim());
        assert.match(text, /^.{10,400}\.$/s, name);
        await page.keyboard.press("Escape");
        await until("the dialog closed", async () => (await all(page, "dialog")).length === 0);
      }
      assert.equal(await page.evaluate(() => typeof pwned), "undefined");
      await page.reload();
      await find(page, "heading", "Choose a game"); // and not "Start a new game": nothing is kept
    }));

  test(`what rules say is text, whatever it looks like, in ${browser}`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      const markup = "<img src=x onerror=pwned=1><b>bold</b>";
      const rules = `return { name = [[${markup}]], by = [[${markup}]], about = [[${markup}]], seats = { "ann", "bob" },
        card = { [[${markup}]] }, board = grid{ 3, 3 }, zones = { men = {} }, kinds = { man = {} },
        verbs = { put = place{ "man" } }, stuck = "draws" }`;
      await openFile(page, write("markup", packOfFiles("markup", { "rules.lua": rules })));
      await seesText(page, markup, 60_000);
      await click(page, "button", "Play");
      await until("at the table", async () => (await page.title()).startsWith(markup), 60_000);
      await click(page, "tab", "How to play");
      await seesText(page, markup);
      assert.equal(await page.evaluate(() => document.querySelectorAll("img[src=x], main b").length), 0);
      assert.equal(await page.evaluate(() => typeof pwned), "undefined");
    }));
}
