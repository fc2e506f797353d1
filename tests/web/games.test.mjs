// SPDX-License-Identifier: MIT
// Every game of the page, played to its end by the pointer and by keys alone.
import { test } from "node:test";
import assert from "node:assert/strict";
import { browsers, withPerson } from "./support/page.mjs";
import { begin, chord, Keys, Model, playActions, Pointer, savedGame, state } from "./support/playing.mjs";
import { all, click, find, seesText, until } from "./support/screen.mjs";

const games = {
  breakthrough: "Breakthrough",
  connect_four: "Connect Four",
  cube_digger: "Cube Digger",
  cube_lariat: "Cube Lariat",
  cube_wars: "Cube Wars",
  graverobber: "Graverobber",
  hex: "Hex",
  robot_miner: "Robot Miner",
  tic_tac_toe: "Tic-tac-toe",
};
const only = process.env.HOUSERULES_GAMES?.split(" ");

for (const browser of browsers)
  for (const [ruleset, name] of Object.entries(games))
    for (const [how, Hand] of [["clicks", Pointer], ["keys", Keys]]) {
      if (only && !only.includes(ruleset)) continue;
      test(`${name} is played to its end by ${how} in ${browser}`, { timeout: 300_000 }, () =>
        withPerson({ browser }, async ({ page }) => {
          const game = { ...savedGame(ruleset), name };
          const model = await Model.of(game);
          try {
            await begin(page, game);
            await playActions(page, new Hand(page), model, game.actions);
            assert.ok(model.view.ended);
            await until(`the end: ${game.outcome}`, async () => (await state(page)).turn.startsWith(model.view.turn.replace(/\.$/, "")));
          } finally {
            model.end();
          }
        }));
    }

const setUp = async (page) => {
  await click(page, "tab", "History");
  await click(page, "button", "Set up position…");
  return find(page, "dialog", "Set up position");
};
/** What is said of a cell in the dialog, or on the board without one. */
const said = (page, cell) =>
  page.evaluate((name) => {
    const top = document.querySelector("dialog[open]") ?? document;
    const labels = [...top.querySelectorAll("[role=gridcell]")].map((it) => it.getAttribute("aria-label"));
    return labels.filter((label) => label.startsWith(`${name}: `)).join(" / ");
  }, cell);
const saysAt = (page, cell, text) => until(`${cell}: ${text}`, async () => (await said(page, cell)).startsWith(`${cell}: ${text}`));
const cellIn = (page, cell) =>
  until(`the cell ${cell}`, async () =>
    (await page.evaluateHandle((name) => {
      const top = document.querySelector("dialog[open]") ?? document;
      return [...top.querySelectorAll("[role=gridcell]")].find((it) => it.getAttribute("aria-label").startsWith(`${name}: `));
    }, cell)).asElement());

for (const browser of browsers) {
  if (only && !only.includes("cube_wars")) continue;
  test(`pieces are put on the board by hand, and each is a step, in ${browser}`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      await begin(page, { name: "Cube Wars" });
      const before = (await state(page)).choices;
      await setUp(page);
      // A click, a stroke over three cells, and a key.
      await click(page, "button", "Black's cube");
      await (await cellIn(page, "A3")).click();
      await saysAt(page, "A3", "black cube");
      const [from, to] = [await (await cellIn(page, "E6")).boundingBox(), await (await cellIn(page, "G6")).boundingBox()];
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
      await page.mouse.up();
      for (const cell of ["E6", "F6", "G6"]) await saysAt(page, cell, "black cube");
      await click(page, "button", "Clear a cell");
      await (await cellIn(page, "A3")).evaluate((it) => it.focus());
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter"); // A5: black cube
      await saysAt(page, "A5", "empty");
      await click(page, "button", "Undo");
      await saysAt(page, "A5", "black cube");
      await click(page, "button", "Undo");
      await saysAt(page, "G6", "empty");
      await saysAt(page, "F6", "black cube"); // a piece is a step
      await chord(page, "Control", "Shift", "z");
      await saysAt(page, "G6", "black cube");
      await click(page, "tab", "As text");
      const text = await find(page, "textbox", "Position as text");
      assert.match(await text.evaluate((it) => it.value), /^6 {2}\. \. \. \. c c c \./m);
      await click(page, "tab", "On the board");
      await click(page, "button", "Black");
      await click(page, "button", "Done");
      await until("Black's turn", async () => (await state(page)).turn.startsWith("Black"));
      assert.notDeepEqual((await state(page)).choices, before);
    }));

  test(`only the owner sets up a game with secrets, on the board of each seat, in ${browser}`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      await begin(page, { name: "Graverobber" });
      await click(page, "button", /^I am /);
      await until("the board", async () => !(await state(page)).covered);
      await click(page, "tab", "History");
      const button = await find(page, "button", "Set up position…");
      assert.equal(await button.evaluate((it) => it.getAttribute("aria-disabled")), "true");
      await seesText(page, "only the table's owner may go back and forward. Choose View as owner first.");
      await click(page, "button", "View as owner");
      await find(page, "dialog", "View as");
      await click(page, "button", "View as owner"); // the log shows it
      await until("the dialog closed", async () => (await all(page, "dialog")).length === 0);
      await setUp(page);
      const pieces = await all(page, "button", /^(Red|White)'s /);
      assert.ok(pieces.length >= 2);
      await click(page, "button", "Red's plot");
      await (await cellIn(page, "C5")).click();
      await until("a plot on one of the boards", async () => /red plot/i.test(await said(page, "C5")));
      assert.equal((await said(page, "C5")).split(" / ").filter((label) => /plot/i.test(label)).length, 1);
    }));
}
