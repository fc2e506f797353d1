// SPDX-License-Identifier: MIT
// The browser is killed in the middle of a game and of a word: both are there again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browsers, withPerson } from "./support/page.mjs";
import { begin, cellLabels, chord, Model, openRules, playActions, Pointer, rulesStatus, savedGame, state, typeText } from "./support/playing.mjs";
import { all, click, find, maybe, seesText, until } from "./support/screen.mjs";

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

  test(`a restart leaves the game before where it can be gone on with in ${browser}`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      await begin(page, { name: "Tic-tac-toe" });
      const marked = async () => (await cellLabels(page)).filter((label) => /cross/i.test(label.replace(/, can be.*/, ""))).length;
      // Nothing has been played, so there is nothing to go back to.
      await click(page, "button", "Restart");
      await new Promise((resolve) => setTimeout(resolve, 1000));
      assert.equal(await maybe(page, "button", "Back to the previous game"), null);
      await (await all(page, "gridcell"))[4].click();
      await until("a move played", async () => (await state(page)).turn.startsWith("Nought"));
      const before = await marked();
      await click(page, "button", "Restart");
      await seesText(page, "A new game has begun. The previous one is kept, and is listed under All games.", 60_000);
      assert.equal((await state(page)).turn.startsWith("Cross"), true);
      await click(page, "button", "Back to the previous game");
      await until("the game before", async () => (await state(page)).turn.startsWith("Nought"), 60_000);
      assert.equal(await marked(), before);
    }));

  test(`a game that is loaded anew in ${browser} loads nothing for nothing`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      await begin(page, { name: "Tic-tac-toe" });
      await page.reload();
      await until("the game again", async () => (await page.title()).startsWith("Tic-tac-toe –"), 60_000);
      await new Promise((resolve) => setTimeout(resolve, 6000)); // browsers say so some seconds later
    }));

  // What stands in the way of keeping anything, and what the page says of it.
  const hindrances = {
    "nothing may be kept": {
      hinder: (page) =>
        page.evaluateOnNewDocument(() => {
          const refuse = () => {
            throw new DOMException("The operation is insecure.", "SecurityError");
          };
          for (const name of ["indexedDB", "localStorage"]) Object.defineProperty(window, name, { get: refuse });
        }),
      says: /This browser keeps nothing for this page\. Export what you do not want to lose\./,
    },
    "what is kept is of a newer version": {
      hinder: (page) =>
        page.evaluate(async () => {
          await new Promise((resolve, reject) => {
            const opening = indexedDB.open("houserules", 1000);
            opening.onsuccess = () => resolve(opening.result.close());
            opening.onerror = () => reject(opening.error);
          });
        }),
      says: /A newer version of House Rules is in use in this browser, so this one keeps nothing\./,
    },
    "there is no room": {
      hinder: (page) =>
        page.evaluateOnNewDocument(() => {
          IDBObjectStore.prototype.put = () => {
            throw new DOMException("full", "QuotaExceededError");
          };
        }),
      says: null,
    },
  };
  for (const [what, { hinder, says }] of Object.entries(hindrances))
    test(`where ${what}, the page says so and plays on in ${browser}`, { timeout: 300_000 }, () =>
      withPerson({ browser }, async ({ page }) => {
        await hinder(page);
        await page.reload();
        if (says !== null) await seesText(page, says);
        await begin(page, { name: "Tic-tac-toe" });
        const full = /This browser has no room left\. Save the games you want to keep as files \(Share…\), then delete some\./;
        if (says === null) await seesText(page, full);
        await (await all(page, "gridcell"))[4].click();
        await until("a move played", async () => (await state(page)).turn.startsWith("Nought"));
        await openRules(page);
        await chord(page, "Control", "Home");
        await typeText(page, "-- mine\n");
        await chord(page, "Control", "s");
        await until("the rules in force", async () => (await rulesStatus(page)).startsWith("The game uses these rules."));
        if (says === null) await seesText(page, full);
        await (await all(page, "gridcell"))[0].click();
        await until("another move", async () => (await state(page)).turn.startsWith("Cross"));
        // A game that would be lost is not left without a question.
        for (const way of says === null ? ["Restart", "All games"] : []) {
          await click(page, "button", way);
          await find(page, "dialog", "Leave without saving?");
          await seesText(page, full);
          await click(page, "button", "Stay");
          assert.ok((await state(page)).turn.startsWith("Cross"));
        }
        await click(page, "button", "Restart");
        if (says === null) await click(page, "button", "Leave anyway");
        await until("a new game", async () => (await all(page, "gridcell")).length === 9 && (await cellLabels(page)).every((label) => /empty|can be chosen/.test(label)), 60_000);
        if (says === null) return;
        // What is kept as long as the page is open can be gone on with.
        await click(page, "button", "Back to the previous game");
        await until("the game before", async () => (await cellLabels(page)).some((label) => /nought/i.test(label)), 60_000);
      }));

  test(`a page whose store was closed under it says so and plays on in ${browser}`, { timeout: 300_000 }, () =>
    withPerson({ browser }, async ({ page }) => {
      await begin(page, { name: "Tic-tac-toe" });
      await hindrances["what is kept is of a newer version"].hinder(page); // as a newer page in another tab does
      await (await all(page, "gridcell"))[4].click();
      await until("a move played", async () => (await state(page)).turn.startsWith("Nought"));
      await seesText(page, "House Rules was updated in another tab. Reload this page.");
    }));

  if (browser === "chrome") // the other one has no such command
    test(`a page whose store was deleted under it says so and plays on in ${browser}`, { timeout: 300_000 }, () =>
      withPerson({ browser }, async ({ page }) => {
        await begin(page, { name: "Tic-tac-toe" });
        const devtools = await page.createCDPSession();
        await devtools.send("Storage.clearDataForOrigin", { origin: new URL(page.url()).origin, storageTypes: "indexeddb" });
        await (await all(page, "gridcell"))[4].click();
        await until("a move played", async () => (await state(page)).turn.startsWith("Nought"));
        await seesText(page, "What this browser kept for this page is gone. Reload this page.");
      }));
}
