// SPDX-License-Identifier: MIT
// The browser is killed in the middle of a game and of a word: both are there again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browsers, withPerson } from "./support/page.mjs";
import { begin, Model, openRules, playActions, Pointer, savedGame, state, typeText } from "./support/playing.mjs";
import { click, find, seesText, until } from "./support/screen.mjs";

for (const browser of browsers) {
  test(`a game and a draft survive SIGKILL of ${browser}`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async (person, address) => {
      const game = { ...savedGame("breakthrough"), name: "Breakthrough" };
      const model = await Model.of(game);
      try {
        await begin(person.page, game);
        await playActions(person.page, new Pointer(person.page), model, game.actions.slice(0, 5));
      } finally {
        model.end();
      }
      const before = await state(person.page);
      await openRules(person.page);
      await typeText(person.page, "-- half a wor");
      await seesText(person.page, "Unsaved changes in rules.lua");
      await new Promise((resolve) => setTimeout(resolve, 1000)); // a word is kept within a second
      await person.kill();

      const page = await person.open(address);
      await click(page, "button", /Continue|Breakthrough/);
      await until("the game again", async () => (await page.title()).startsWith("Breakthrough –"), 60_000);
      await until("the position again", async () => String((await state(page)).choices) === String(before.choices));
      assert.equal((await state(page)).turn, before.turn);
      await openRules(page);
      await seesText(page, "-- half a wor");
      await find(page, "button", "Undo");
    }));

  test(`a game that is loaded anew in ${browser} loads nothing for nothing`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      await begin(page, { name: "Tic-tac-toe" });
      await page.reload();
      await until("the game again", async () => (await page.title()).startsWith("Tic-tac-toe –"), 60_000);
      await new Promise((resolve) => setTimeout(resolve, 6000)); // browsers say so some seconds later
    }));
}
