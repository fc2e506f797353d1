// SPDX-License-Identifier: MIT
// Packs from strangers: twenty that are what they say, and those that are traps.
import assert from "node:assert/strict";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { openEngine } from "../../web/dev/engine.mjs";
import { browsers, engineFile, withPerson } from "./support/page.mjs";
import { leave, openFile, openRules, state, typeText } from "./support/playing.mjs";
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

/** A game of somebody else's, as a file with everything has it. */
async function keptGame(id, ruleset, actions, more = {}, files = null) {
  const engine = await openEngine(engineFile);
  await engine.ask("begin", { ruleset, seed: "7", ...(files === null ? {} : { files }) });
  for (const text of actions) await engine.give("owner", { type: "act", text });
  const { record } = await engine.ask("record", {});
  engine.end();
  return { id, ruleset, name: "The Queen's Game", players: ["ann", "bob"], when: 0, actions: 99, ended: false, outcome: "", record, files: [], ...more };
}

/** What is kept in the browser, by table. */
function keptIn(page) {
  return page.evaluate(async () => {
    const database = await new Promise((resolve) => {
      const opening = indexedDB.open("houserules");
      opening.onsuccess = () => resolve(opening.result);
    });
    const out = {};
    for (const table of ["summaries", "rulesets", "drafts"])
      out[table] = await new Promise((resolve) => {
        const keys = database.transaction(table).objectStore(table).getAllKeys();
        keys.onsuccess = () => resolve(keys.result.map(String));
      });
    database.close();
    return out;
  });
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
      await seesText(page, /later\/rules\.lua:3: ran for too long/, 60_000);
      const said = (await shown(page)).split("rules.lua:3").length - 1;
      assert.equal(said, 1, "the place is named once");
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

  test(`a board that is edited is called as no variant is in ${browser}`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      const files = { "rules.lua": trap(""), "variants/my_board.lua": 'return { extends = "called", name = "Mine" }' };
      await play(page, write("called", packOfFiles("called", files)));
      await openRules(page);
      await click(page, "tab", "Options");
      await click(page, "button", "Edit the board…");
      await find(page, "dialog", "Edit the board");
      const cell = await until("the board in it", () => page.$("dialog[open] [role=gridcell]"));
      await cell.evaluate((at) => at.focus());
      await page.keyboard.press("Enter");
      await find(page, "button", /^Open [A-C][1-3]$/);
      await click(page, "button", "Done");
      await find(page, "checkbox", /my board 2/i);
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

  test(`a file with everything is described and asked about in ${browser}, and what is damaged is left out`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      const good = await keptGame("good", "hex", ["place A1", "place B2"]);
      const typed = await keptGame("typed", "tic_tac_toe", [], { source: "stranger", drafts: { "rules.lua": "return {}" } });
      const rules = (name, text) => ({ id: name, name, files: [{ name: "rules.lua", text }], original: null, drafts: {}, set_aside: null });
      const everything = {
        houserules: "everything",
        format: 1,
        made: "2026-01-02T03:04:05Z",
        games: [
          good,
          typed,
          { ...good, id: "cut", name: "Cut short", record: good.record.slice(0, 200) },
          { ...good, id: "lies", name: "No chess", ruleset: "chess" },
          { id: "../../x", name: "Climber" },
        ],
        rulesets: [
          rules("fine", trap("")),
          rules("half", trap("") + "more"),
          { ...rules("climbs", ""), name: "Climbing", files: [{ name: "../../rules.lua", text: "" }] },
          7,
        ],
      };
      const file = path.join(folder, "everything.json");
      const write = (what) => fs.writeFileSync(file, JSON.stringify(what));
      const opened = async () => {
        await openFile(page, file);
        const dialog = await find(page, "dialog", "Open saved games and rules", 60_000);
        return dialog.evaluate((it) => it.innerText);
      };
      write(everything);
      let text = await opened();
      assert.match(text, /everything\.json, saved on 2026-01-02/);
      assert.match(text, /2 games:/);
      assert.match(text, /Hex: Red and Blue, 2 moves, some time ago, \d+ KB/); // not what it is called in the file
      assert.match(text, /2 rulesets:/);
      assert.match(text, /Trap: 1 file, 1 KB/);
      assert.match(text, /half: 1 file, 1 KB\. These rules have an error: half\/rules\.lua:/);
      assert.match(text, /Left out, because it cannot be opened:\s+Climber: it is damaged\s+Climbing: it is damaged\s+Ruleset 4: it is damaged\s+Cut short: .*\s+No chess: it says that it is a game of chess, but it is one of hex/);
      await click(page, "button", "Cancel");
      assert.deepEqual(await keptIn(page), { summaries: [], rulesets: [], drafts: [] });

      text = await opened();
      await click(page, "button", "Add to this browser");
      await seesText(page, "Added 2 games and 2 rulesets from everything.json.");
      assert.deepEqual(await keptIn(page), { summaries: ["good", "typed"], rulesets: ["fine", "half"], drafts: ["game:typed,rules.lua"] });
      assert.match(await opened(), /Already here and unchanged: 4\./);
      await click(page, "button", "Close");

      // A different game under the same name is kept beside the first.
      write({ ...everything, games: [await keptGame("good", "hex", ["place C3"])], rulesets: [rules("fine", trap("-- other\n"))] });
      assert.match(await opened(), /\(kept beside yours\)[^]*Nothing of yours is replaced/);
      await click(page, "button", "Add to this browser");
      await seesText(page, "Added 1 game and 1 ruleset from everything.json.");
      const now = await keptIn(page);
      assert.equal(now.summaries.length, 3);
      assert.deepEqual(now.rulesets, ["fine", "fine_2", "half"]);

      // A game goes on under the rules that it came with, not under those that are here. When the
      // browser is full and it is tried again, nothing is there twice.
      const third = { ...rules("fine", trap("-- third\n")), drafts: { "rules.lua": "-- typed" } };
      const played = await keptGame("played", "fine", [], { source: "own", when: 9e15 }, third.files);
      write({ ...everything, games: [played, await keptGame("more", "hex", ["place D4"])], rulesets: [third] });
      await opened();
      await page.evaluate(() => {
        const { put } = IDBObjectStore.prototype;
        let records = 0;
        IDBObjectStore.prototype.put = function (...given) {
          if (this.name === "records" && ++records === 2) throw new DOMException("full", "QuotaExceededError");
          return put.apply(this, given);
        };
      });
      await click(page, "button", "Add to this browser");
      await seesText(page, "This browser has no room left.");
      await click(page, "button", "Add to this browser");
      await seesText(page, "Added 2 games and 1 ruleset from everything.json.");
      const last = await keptIn(page);
      assert.equal(last.summaries.length, 5);
      assert.deepEqual(last.rulesets, ["fine", "fine_2", "fine_3", "half"]);
      assert.deepEqual(last.drafts, ["fine_3,rules.lua", "game:played,rules.lua", "game:typed,rules.lua"]);

      // A file can name any number of things.
      write({ ...everything, games: Array.from({ length: 200_000 }, () => 7), rulesets: [] });
      assert.match(await opened(), /Game 100: it is damaged\s+… and 199900 more\./);
      await click(page, "button", "Close");
      await click(page, "button", /^Continue.*Trap/);
      await openRules(page);
      await seesText(page, "-- typed");
    }));

  test(`a stranger's game takes its drafts with it when it is deleted in ${browser}, and brings them back`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      await play(page, write("mine", packOfFiles("mine", { "rules.lua": trap("") })));
      await openRules(page);
      await typeText(page, "-- half a wor");
      await seesText(page, "Unsaved changes in rules.lua");
      await until("the draft kept", async () => (await keptIn(page)).drafts.length === 1);
      await leave(page);
      const before = await keptIn(page);
      assert.equal(before.summaries.length, 1);
      await click(page, "button", "Delete Trap");
      await seesText(page, "Deleted this game of Trap.");
      assert.deepEqual(await keptIn(page), { summaries: [], rulesets: [], drafts: [] });
      await click(page, "button", "Undo");
      await until("the game again", async () => (await keptIn(page)).summaries.length === 1);
      assert.deepEqual(await keptIn(page), before);
      await click(page, "button", /^Continue Trap/);
      await openRules(page);
      await seesText(page, "-- half a wor");
    }));

  test(`own rules come back with what was typed last in ${browser}`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      await openFile(page, write("ours", packOfFiles("ours", { "rules.lua": trap("") })));
      await click(page, "button", "Copy to my rules", 60_000);
      await until("the dialog closed", async () => (await all(page, "dialog")).length === 0, 60_000);
      await click(page, "button", "Play", 60_000);
      await until("at the table", async () => (await page.title()) !== "House Rules", 60_000);
      await openRules(page);
      await typeText(page, "-- half a wor");
      await until("the draft kept", async () => (await keptIn(page)).drafts.length === 1);
      await leave(page);
      const before = await keptIn(page);
      const remove = async () => {
        const card = await until("its card", async () => {
          for (const button of await all(page, "button", /^Trap/)) if (await button.evaluate((it) => it.hasAttribute("aria-pressed"))) return button;
          return null;
        });
        if ((await maybe(page, "button", "Delete these rules")) === null) await card.click();
        await click(page, "button", "Delete these rules");
        await seesText(page, /Deleted the rules of Trap/);
      };
      await remove();
      assert.deepEqual(await keptIn(page), { ...before, rulesets: [], drafts: [] });
      await page.evaluate(() => {
        const { put } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.put = function () {
          IDBObjectStore.prototype.put = put;
          throw new DOMException("full", "QuotaExceededError");
        };
      });
      await click(page, "button", "Undo");
      await seesText(page, "This browser has no room left.");
      await click(page, "button", "Undo");
      await until("the rules again", async () => (await keptIn(page)).drafts.length === 1);
      assert.deepEqual(await keptIn(page), before);

      // Meanwhile others of this name were made in another tab: they are not written over.
      await remove();
      await page.evaluate(async (text) => {
        const database = await new Promise((resolve) => {
          const opening = indexedDB.open("houserules");
          opening.onsuccess = () => resolve(opening.result);
        });
        await new Promise((resolve) => {
          const rules = { id: "ours", name: "Other", files: [{ name: "rules.lua", text }], original: null, set_aside: null, when: 1, revision: 1 };
          const change = database.transaction("rulesets", "readwrite");
          change.objectStore("rulesets").put(rules);
          change.oncomplete = resolve;
        });
        database.close();
      }, trap("-- other"));
      await click(page, "button", "Undo");
      await until("both", async () => (await keptIn(page)).drafts.length === 1);
      assert.deepEqual(await keptIn(page), { ...before, rulesets: ["ours", "ours_2"], drafts: ["ours_2,rules.lua"] });
    }));
}
