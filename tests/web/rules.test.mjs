// SPDX-License-Identifier: MIT
// Rules are changed while a game goes on: first with a mistake, then rightly, and back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browsers, withPerson } from "./support/page.mjs";
import { begin, cellLabels, chord, leave, Model, openRules, playActions, Pointer, rulesStatus, savedGame, state, typeText } from "./support/playing.mjs";
import { all, click, find, maybe, seesText, shown, until } from "./support/screen.mjs";

for (const browser of browsers) {
  test(`rules are changed in mid-game in ${browser}`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      const game = { ...savedGame("cube_wars"), name: "Cube Wars" };
      const model = await Model.of(game);
      try {
        await begin(page, game);
        await playActions(page, new Pointer(page), model, game.actions.slice(0, 2));
      } finally {
        model.end();
      }
      const before = (await state(page)).choices;

      await openRules(page);
      await chord(page, "Control", "Home");
      await typeText(page, "local mistake = =\n");
      await seesText(page, "Unsaved changes in rules.lua");
      await chord(page, "Control", "s");
      await seesText(page, "The saved rules have an error. The game still uses the rules from the start.");
      const problem = await find(page, "region", "What is wrong");
      assert.match(await problem.evaluate((it) => it.innerText), /1/);
      assert.equal(await page.evaluate(() => document.querySelectorAll(".cm-lintRange-error, .cm-lint-marker-error").length > 0), true);
      assert.deepEqual((await state(page)).choices, before, "a mistake changes nothing on the board");

      await page.focus(".cm-content");
      const mistaken = () => page.evaluate(() => /local|mistake|= =/.test(document.querySelector(".cm-line").innerText));
      for (let presses = 0; presses < 30 && (await mistaken()); ++presses) await chord(page, "Control", "z");
      await chord(page, "Control", "s");
      await until("the rules in force again", async () => (await rulesStatus(page)).startsWith("The game uses these rules."));

      await click(page, "button", "Change your first rule");
      await click(page, "button", "Change it for me");
      await click(page, "button", /^Save/);
      await until("marks on the board", async () => (await cellLabels(page)).some((label) => /a move was added here/.test(label)));
      assert.ok((await cellLabels(page)).some((label) => /a move was removed here/.test(label)));
      await click(page, "tab", "How to play");
      await seesText(page, /The rules were changed \(rules\.lua, line \d+\), but this card was not/);
      // The guide, which is still open, leaves to the person what is looked at.
      await click(page, "button", "Show the change");
      await seesText(page, /Changed line \d+/);
      await new Promise((resolve) => setTimeout(resolve, 500));
      await seesText(page, /Changed line \d+/);
      await click(page, "button", "Back to editor");
      await click(page, "button", "Undo");
      await until("the change undone", async () => !(await cellLabels(page)).some((label) => /a move was (added|removed)/.test(label)));
      assert.deepEqual((await state(page)).choices, before);
      await click(page, "button", "Undo");
      await until("a move undone", async () => (await state(page)).turn.startsWith("Black"));
      await click(page, "button", "Redo");
      await until("a move redone", async () => (await state(page)).turn.startsWith("White"));

      await click(page, "button", /^(Restore|More)$/); // one menu where there is little room
      await click(page, "menuitem", "Restore original rules");
      await until("the originals in force", async () => (await rulesStatus(page)).startsWith("The game uses these rules."));
      await seesText(page, 'step{ "cube", dirs = { "left", "right" }');
    }));

  test(`the first change is undone in the file as well in ${browser}`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      await click(page, "button", "Change your first rule (a minute)");
      const typed = () => page.evaluate(() => document.querySelector(".cm-content")?.innerText ?? "");
      await click(page, "button", "Change it for me");
      await seesText(page, "Step 2 of 3");
      assert.equal((await all(page, "button", /^Save/)).length, 1);
      await click(page, "button", /^Save/);
      await click(page, "button", "Undo this change");
      const isBack = async () => {
        await seesText(page, "The old rule is back.");
        await until("the old rules in use", async () => (await rulesStatus(page)).startsWith("The game uses these rules."));
        assert.ok(!(await typed()).includes('{ "left", "back" }'));
        assert.ok((await typed()).includes('{ "left", "right" }'));
      };
      await isBack();
      // Redo and undo take the file with them, also from another part of the page.
      await click(page, "tab", "History");
      await click(page, "button", "Redo");
      await click(page, "tab", "Rules");
      await seesText(page, '{ "left", "back" }');
      await until("the new rules in use", async () => (await rulesStatus(page)).startsWith("The game uses these rules."));
      await click(page, "tab", "History");
      await click(page, "button", "Undo");
      await click(page, "tab", "Rules");
      await isBack();
      await leave(page);
      await find(page, "button", /^Cube Wars/);
      await new Promise((resolve) => setTimeout(resolve, 300));
      assert.ok(!/\(yours\)|your version|original/i.test(await shown(page)), await shown(page));
    }));

  test(`the guide of the first change finds its line again in ${browser}`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      const hasFocus = () => page.evaluate(() => document.activeElement !== document.body);
      await click(page, "button", "Change your first rule (a minute)");
      await seesText(page, /In line \d+ of rules\.lua, change "right" to "back"/);
      await until("the word selected", () => page.evaluate(() => getSelection().toString() === '"right"'));
      await typeText(page, "back"); // without the quotes
      await seesText(page, /Line \d+ of rules\.lua is not as the guide knows it\. It should read: .*"left", "back"/);
      const change = await find(page, "button", "Change it for me");
      const { x, y } = await change.evaluate((it) => {
        const box = it.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      });
      await page.mouse.click(x, y, { count: 2 }); // as many people click
      await seesText(page, "Step 2 of 3");
      await seesText(page, '{ "left", "back" }');
      assert.ok(await hasFocus(), "the focus stays in the page when a button goes away");
      // What is not in use yet is not shared, and that is said.
      await click(page, "button", "Share…");
      await seesText(page, /Not shared, as the game does not use it yet: what you have changed in rules\.lua/);
      await page.keyboard.press("Escape");
      assert.ok(await hasFocus());
      await click(page, "button", /^Save/);
      await seesText(page, "Step 3 of 3");
      await click(page, "button", "Share…");
      await find(page, "textbox", "Link", 30_000);
      assert.ok(!/Not shared/.test(await shown(page)));
      await page.keyboard.press("Escape");
      await click(page, "tab", "Tests");
      await (await find(page, "button", "Run the scenarios")).focus();
      await page.keyboard.press("Enter");
      await find(page, "button", "Run again", 60_000);
      assert.ok(await hasFocus(), "the focus stays in the page while a job runs, and after it");
    }));

  test(`the guide of the first change goes on after the page was loaded again in ${browser}`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      const again = async (step) => {
        await page.reload();
        await seesText(page, step, 60_000);
      };
      await click(page, "button", "Change your first rule (a minute)");
      await seesText(page, "Step 1 of 3");
      await again("Step 1 of 3");
      await click(page, "button", "Change it for me");
      await seesText(page, "Step 2 of 3");
      await new Promise((resolve) => setTimeout(resolve, 1000)); // a word is kept within a second
      await again("Step 2 of 3");
      await click(page, "button", /^Save/);
      await seesText(page, "Step 3 of 3");
      await again("Step 3 of 3");
      await click(page, "button", "Undo this change");
      await seesText(page, "The old rule is back.");
      await again("The old rule is back.");
      // Once it is closed, it stays closed; and it was never another game's.
      await (await find(page, "region", /^Your first change/)).$$eval("button", (all) => all.at(-1).click());
      await page.reload();
      await until("the game again", async () => (await page.title()).startsWith("Cube Wars –"), 60_000);
      await click(page, "tab", "Rules");
      await until("the text", () => page.$(".cm-content"));
      assert.ok(!/Your first change/.test(await shown(page)));
    }));

  test(`a variant's scenario follows its name, and what is in use says why it stays in ${browser}`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      const choose = async (name) => {
        await click(page, "button", /^(Files|More)$/); // one menu where there is little room
        await click(page, "menuitem", name);
      };
      const file = (name) => page.evaluate((wanted) => {
        const select = document.querySelector(".file-choice select");
        if (select?.checkVisibility()) {
          select.value = wanted;
          select.dispatchEvent(new Event("change", { bubbles: true }));
        } else document.querySelector(`.file-row[title="${wanted}"]`).click();
      }, name);
      const typed = () => page.evaluate(() => document.querySelector(".cm-content")?.innerText ?? "");
      await begin(page, { name: "Breakthrough" });
      await openRules(page);
      await choose("New variant…");
      await (await find(page, "textbox", "Name")).type("Long game");
      await click(page, "button", "Create");
      await until("the variant", async () => (await typed()).includes('extends = "breakthrough"'));
      await until("switched on", async () => (await shown(page)).includes("The game uses these rules."));
      // It is on, so it keeps its name: said in words, also to a screen reader.
      await click(page, "button", /^(Files|More)$/);
      for (const command of ["Rename", "Delete"]) {
        const item = await find(page, "menuitem", `${command} variants/long_game.lua…`);
        assert.equal(await item.evaluate((it) => it.getAttribute("aria-disabled")), "true");
        const why = 'The variant "long_game" is switched on. Switch it off first, in the Options tab.';
        assert.ok((await item.evaluate((it) => it.innerText)).includes(why));
        assert.equal(await item.evaluate((it) => document.getElementById(it.getAttribute("aria-describedby")).textContent), why);
      }
      await page.keyboard.press("Escape");
      await file("rules.lua");
      await click(page, "button", /^(Files|More)$/);
      const rename = await find(page, "menuitem", "Rename rules.lua…");
      assert.match(await rename.evaluate((it) => it.innerText), /rules\.lua contains the game, so it cannot be renamed or deleted\./);
      await page.keyboard.press("Escape");

      await click(page, "tab", /^Options/);
      await click(page, "checkbox", "Long game");
      await until("off", async () => !(await (await find(page, "checkbox", "Long game")).evaluate((it) => it.checked)));
      await click(page, "tab", /^Text/);
      await file("tests/long_game.scenario");
      await until("the scenario", async () => (await typed()).includes("variant: long_game"));
      await (await page.$(".cm-content")).click();
      await chord(page, "Control", "End");
      await typeText(page, "# more to come\n");
      await file("variants/long_game.lua");
      await until("the variant", async () => (await typed()).includes("extends"));
      await choose("Rename variants/long_game.lua…");
      const field = await find(page, "textbox", "Name");
      await field.evaluate((it) => it.select());
      await field.type("longer_game");
      await click(page, "button", "Rename");
      await until("renamed", async () => (await maybe(page, "dialog")) === null);
      // The saved scenario names it, and so does what is typed into it.
      await file("tests/long_game.scenario");
      await until("the new name", async () => (await typed()).includes("variant: longer_game"));
      assert.ok((await typed()).includes("# more to come"));
      await click(page, "tab", "Tests");
      await click(page, "button", "Run the scenarios");
      await find(page, "button", "Run again", 60_000);
      assert.ok(!/no variant called/.test(await shown(page)), await shown(page));
    }));

  test(`an option is changed in mid-game, and a refusal is said at it in ${browser}`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      await begin(page, { name: "Tic-tac-toe" });
      await click(page, "tab", "Rules");
      await click(page, "tab", "Options");
      await click(page, "button", /^More: size/i);
      await until("a board of 4 by 4", async () => (await cellLabels(page)).length === 16);
      await chord(page, "Control", "z");
      await until("a board of 3 by 3", async () => (await cellLabels(page)).length === 9);
      const field = await find(page, "textbox", /^size/i);
      await field.evaluate((it) => it.select());
      await field.type("99");
      await page.keyboard.press("Enter");
      await until("refused", () => field.evaluate((it) => it.getAttribute("aria-invalid") === "true"));
      assert.equal((await cellLabels(page)).length, 9);
    }));

  test(`the lab shows what the engine makes of bots' games in ${browser}`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      await begin(page, { name: "Tic-tac-toe" });
      await click(page, "tab", "Lab");
      await (await find(page, "combobox", /^Games/)).select("200");
      await click(page, "button", "Play the games");
      await seesText(page, "200 games of random bots, seed 1", 60_000);
      await until("the figures", async () => /of 100 without a winner; \d moves; 200 games/.test(await shown(page)), 60_000);
      await find(page, "img", /^Actions in a game\. From \d to 9 actions; half of the games have at most \d\.$/);
      await find(page, "img", /^Points of cross of 100\. \d+ after 200 games, 95 % interval \d+ to \d+\.$/);
      await find(page, "img", /^Where it is played.*\. .* in 100 games\.$/);
      await click(page, "tab", "What did my change do?");
      // Firefox does not count the choices of a closed list as text that is shown.
      const choices = () => page.evaluate(() => [...document.querySelectorAll("option")].map((option) => option.textContent));
      await until("the options to compare with", async () => (await choices()).some((text) => text.includes("The same rules with a different value: size")));
    }));

  test(`what the rules mean is said below them and marked on the board in ${browser}`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      await begin(page, { name: "Cube Wars" });
      await openRules(page);
      await chord(page, "Control", "Home");
      await typeText(page, "local NEXT = near(own) - own\n");
      for (let i = 0; i < 4; ++i) await page.keyboard.press("ArrowLeft");
      const meaning = () => page.evaluate(() => document.querySelector(".meaning").innerText);
      const marked = async (text) => (await cellLabels(page)).filter((label) => label.includes(`, in ${text}`)).length;
      await until("the set", async () => (await meaning()) === "near(own) - own: 63 cells");
      assert.equal(await marked("near(own) - own"), 63);
      for (let i = 0; i < 5; ++i) await page.keyboard.press("ArrowLeft");
      await until("its part", async () => (await meaning()) === "own: 17 cells");
      assert.equal(await marked("own"), 17);
      // What is no set has a value, and it ends with the text.
      await chord(page, "Control", "Home");
      await until("nothing", async () => (await meaning()) === "");
      assert.equal(await marked("own"), 0);
      await typeText(page, "local COUNT = count(own)\n");
      for (let i = 0; i < 2; ++i) await page.keyboard.press("ArrowLeft");
      await until("a number", async () => /^(count\(own\): 17|own: 17 cells)$/.test(await meaning()));
      await click(page, "tab", "Options");
      await until("no marks", async () => (await marked("own")) === 0);
    }));

  test(`the board is edited while the game goes on in ${browser}`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      await begin(page, { name: "Cube Wars" });
      await openRules(page);
      await click(page, "tab", "Options");
      await click(page, "button", "Edit the board…");
      await find(page, "dialog", "Edit the board");
      const cellIn = (name) =>
        page.evaluateHandle((wanted) => {
          const cells = [...(document.querySelector("dialog[open]") ?? document).querySelectorAll("[role=gridcell]")];
          return cells.find((it) => it.getAttribute("aria-label").startsWith(`${wanted}: `)) ?? null;
        }, name);
      const is = (name, there) => until(`${name} ${there ? "open" : "closed"}`, async () => ((await cellIn(name)).asElement() !== null) === there);
      await is("C3", true);
      const [from, to] = [await (await cellIn("C3")).asElement().boundingBox(), await (await cellIn("D3")).asElement().boundingBox()];
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
      await page.mouse.up();
      for (const cell of ["C3", "D3"]) await is(cell, false);
      await click(page, "button", "Open C3");
      await is("C3", true);
      await is("D3", false);
      await click(page, "button", "Undo");
      await is("C3", false);
      await click(page, "button", "Undo");
      for (const cell of ["C3", "D3"]) await is(cell, true);
      await click(page, "button", "Redo");
      await is("D3", false);
      for (const cell of ["C3", "D3"]) await find(page, "button", `Open ${cell}`);
      // Faster than the first of them is in force.
      await page.evaluate(() => {
        for (const name of ["Open C3", "Open D3"])
          [...document.querySelectorAll("dialog button")].find((it) => it.innerText.trim() === name).click();
      });
      for (const cell of ["C3", "D3"]) await is(cell, true);
      await click(page, "button", "Undo");
      await is("D3", false);
      await is("C3", true);
      await click(page, "button", "Undo");
      for (const cell of ["C3", "D3"]) await is(cell, false);
      // Two cells are linked by a click on each, and a region grows.
      await click(page, "button", "Unlink");
      await (await cellIn("A1")).asElement().click();
      await seesText(page, "Click the cell to unlink from A1.");
      await (await cellIn("P8")).asElement().click();
      await find(page, "alert"); // they are not linked
      // A link that is added is drawn, listed, and taken back there; the board stays where it is.
      const place = async () => (await (await cellIn("A1")).asElement().boundingBox()).y;
      const drawn = () => page.evaluate(() => document.querySelectorAll("dialog .edited-link line").length);
      const before = await place();
      await click(page, "button", "Link");
      await (await cellIn("A1")).asElement().click();
      await seesText(page, "Click the cell to link to A1.");
      assert.equal(await place(), before);
      await (await cellIn("P8")).asElement().click();
      await until("the link drawn", async () => (await drawn()) === 1);
      assert.equal(await place(), before);
      await click(page, "button", "Unlink A1 – P8");
      await until("no link drawn", async () => (await drawn()) === 0);
      await click(page, "button", "Region");
      await (await cellIn("A7")).asElement().click();
      await until("A7 in the region", async () => (await cellLabels(page)).some((label) => /^A7: .*, in the region$/.test(label)));
      await click(page, "button", "Done");
      const board = await find(page, "checkbox", /my board/i);
      assert.equal(await board.evaluate((it) => it.checked), true);
      await click(page, "checkbox", /my board/i);
      await is("D3", true);
      await click(page, "checkbox", /my board/i);
      await is("D3", false);
      await click(page, "tab", "Text");
      await seesText(page, "variants/my_board.board");
    }));
}
