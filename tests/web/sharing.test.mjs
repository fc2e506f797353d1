// SPDX-License-Identifier: MIT
// A changed game is sent as a link and opened by somebody else.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openEngine } from "../../web/dev/engine.mjs";
import { browsers, engineFile, Person, withPerson } from "./support/page.mjs";
import { begin, cellLabels, chord, openRules, state } from "./support/playing.mjs";
import { all, click, find, seesText, shown, until } from "./support/screen.mjs";

for (const browser of browsers)
  test(`a link carries a changed game from one ${browser} to another`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }, address) => {
      await begin(page, { name: "Cube Wars" });
      await click(page, "tab", "Rules");
      await click(page, "button", "Change your first rule");
      await click(page, "button", "Change it for me");
      await click(page, "button", /^Save/);
      await until("the change in force", async () => (await cellLabels(page)).some((label) => /a move was added here/.test(label)));
      await find(page, "button", "changed");
      const changed = (await state(page)).choices;
      await click(page, "button", "Share…");
      const field = await find(page, "textbox", "Link", 30_000);
      // This page is served from 127.0.0.1.
      await seesText(page, "This link opens on this computer only");
      const nameless = await field.evaluate((it) => it.value);
      const name = await find(page, "textbox", /^Your name/);
      await name.type("Cleo <b>Fox</b>");
      const link = await until("a link with the name", async () => {
        const copy = await find(page, "button", "Copy link");
        const fresh = await copy.evaluate((it) => it.getAttribute("aria-disabled") !== "true");
        const now = await field.evaluate((it) => it.value);
        return fresh && now !== nameless && now;
      });
      assert.ok(link.startsWith(`${address}`) && link.includes("#hr1."), link);
      assert.ok(link.length <= 500, `${link.length} characters`); // and not 2,575 as with the whole file

      const engine = await openEngine(engineFile);
      const seen = await engine.ask("unpack", { link: link.slice(link.indexOf("hr1.")) });
      engine.end();
      assert.equal(seen.ruleset, "cube_wars");
      assert.equal(seen.sender, "Cleo <b>Fox</b>");

      const friend = new Person(browser);
      try {
        const theirs = await friend.open(address, link.slice(link.indexOf("#")));
        await find(theirs, "dialog", /^Open (pack|game)$/, 60_000);
        await until("Enter would play", () => theirs.evaluate(() => document.activeElement?.textContent === "Play"));
        await seesText(theirs, seen.title);
        await seesText(theirs, 'The sender says they are "Cleo <b>Fox</b>"');
        await click(theirs, "button", "Play");
        await until("at the table", async () => (await theirs.title()).startsWith("Cube Wars –"), 60_000);
        await until("the same moves", async () => String((await state(theirs)).choices) === String(changed));
        // Beside the name of the game it says that its rules are changed, and shows how.
        await click(theirs, "button", "changed");
        await seesText(theirs, /Changed line \d+/);
        await click(theirs, "button", "Back to editor");
        // So does its rules card, which was not changed with them.
        await click(theirs, "tab", "How to play");
        await seesText(theirs, /The rules were changed \(rules\.lua, line \d+\), but this card was not/);
        await click(theirs, "button", "Show the change");
        await seesText(theirs, /Changed line \d+/);
        await click(theirs, "button", "Back to editor");
        await openRules(theirs);
        await chord(theirs, "Control", "f");
        await theirs.keyboard.type("left\", \"back");
        await theirs.keyboard.press("Enter");
        await seesText(theirs, '{ "left", "back" }');
        // What they send on is as short: it is still what differs from the game that everybody has.
        await click(theirs, "button", "Share…");
        const again = await (await find(theirs, "textbox", "Link", 30_000)).evaluate((it) => it.value);
        assert.ok(again.length <= 500, `${again.length} characters`);
        await seesText(theirs, /what differs from cube_wars, which everybody has/);
      } finally {
        await friend.close();
      }
    }));

test("a link of a newer version, or one cut off, is refused with a sentence", { timeout: 60_000 }, () =>
  withPerson({ browser: browsers[0] }, async ({ page }) => {
    const follow = (fragment) => page.evaluate((it) => void (location.hash = it), fragment);
    await follow("#hr2.AAAAAAAA");
    await seesText(page, "This link was made by a newer House Rules.");
    await page.keyboard.press("Escape");
    await until("the start page", async () => (await page.evaluate(() => location.hash)) === "");
    await follow("#hr1.AAAAAAAA");
    await seesText(page, /^The link: /m);
    await page.keyboard.press("Escape");
    assert.ok(await page.evaluate(() => document.activeElement !== document.body));
  }));

test("an address that leads nowhere is answered with a sentence and all games", { timeout: 120_000 }, () =>
  withPerson({ browser: browsers[0] }, async ({ page }, address) => {
    const isStart = async () => {
      await find(page, "heading", "Choose a game");
      await find(page, "button", /^Tic-tac-toe/);
      await until("no fragment", async () => (await page.evaluate(() => location.hash)) === "");
    };
    const bridge = process.env.HOUSERULES_ENGINE ? "?bridge" : "";
    const load = async (fragment) => {
      await page.goto("about:blank");
      await page.goto(address + bridge + fragment, { waitUntil: "load" });
    };
    const mistyped = ["#new/installed:hexx", "#play", "#play/%E0%A4%A", "#hex", "#hr1"];
    for (const fragment of mistyped) {
      await load(fragment);
      await seesText(page, `The address ends in "${fragment}", which leads to no game here. Choose one below.`);
      await isStart();
      await click(page, "button", "Dismiss");
      assert.ok(!(await shown(page)).includes("leads to no game"));
    }
    await load("#play/nothing");
    await seesText(page, "This game is no longer kept in this browser.");
    await isStart();
    // The same where it is typed into the address of the open page.
    await load("");
    await isStart();
    for (const fragment of mistyped) {
      await page.evaluate((it) => void (location.hash = it), fragment);
      await seesText(page, `The address ends in "${fragment}"`);
      await isStart();
    }
    // What the page writes there itself is no mistake.
    await click(page, "button", /^Tic-tac-toe/);
    await find(page, "button", "Play", 60_000);
    await page.reload();
    await find(page, "button", "Play", 60_000);
    assert.ok(!(await shown(page)).includes("leads to no game"));
    assert.equal((await all(page, "alert")).length, 0);
  }));
