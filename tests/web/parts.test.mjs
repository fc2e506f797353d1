// SPDX-License-Identifier: MIT
// The engine comes in two parts (web/split.mjs): a game is begun and played with the first, whatever becomes of the
// other, and what needs that waits for it, or says that it cannot be had.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browsers, startSite, withPerson } from "./support/page.mjs";
import { begin, state } from "./support/playing.mjs";
import { all, click, find, seesText, until } from "./support/screen.mjs";

/** A server that gives the rest only when `giveRest()` is called, or refuses it. */
async function startHolding() {
  const site = await startSite();
  const [serve] = site.server.listeners("request");
  site.server.removeListener("request", serve);
  let held = [];
  let answer = (request, response) => held.push([request, response]);
  site.server.on("request", (request, response) =>
    (request.url.includes("/engine_rest-") ? answer : serve)(request, response));
  const go = (next) => {
    answer = next;
    for (const each of held) answer(...each);
    held = [];
  };
  return {
    ...site,
    asked: () => held.length,
    giveRest: () => go(serve),
    refuseRest: () => go((_, response) => response.writeHead(503).end()),
  };
}

async function playOne(page) {
  const before = (await state(page)).turn;
  const [cell] = await until("cells to choose", async () => {
    const cells = await all(page, "gridcell", / can be chosen$/);
    return cells.length > 0 && cells;
  });
  await cell.click();
  const { turn, picked } = await until("an answer", async () => {
    const now = await state(page);
    return (now.turn !== before || now.picked.length > 0) && now;
  });
  if (turn === before && picked.length > 0) {
    await (await find(page, "gridcell", / can be chosen$/)).click();
    await until("a move played", async () => (await state(page)).turn !== before);
  }
}

const games = ["Breakthrough", "Connect Four", "Cube Digger", "Cube Lariat", "Cube Wars", "Graverobber", "Hex", "Robot Miner", "Tic-tac-toe"];
const played = (name) => !["Cube Digger", "Graverobber", "Robot Miner"].includes(name); // with one click or two

for (const browser of browsers) {
  test(`games are played before all of the engine has arrived in ${browser}`, { timeout: 300_000 }, async () => {
    const server = await startHolding();
    try {
      await withPerson({ browser, address: server.address }, async ({ page }) => {
        for (const name of games) {
          await begin(page, { name });
          for (let moves = 0; played(name) && moves < 2; ++moves) await playOne(page);
          await page.goBack();
          await find(page, "button", /^Change your first rule/);
        }
        await begin(page, { name: "Cube Wars" });
        await click(page, "button", "Suggest a move");
        await until("the rest asked for", () => server.asked() > 0);
        assert.equal(await page.$(".best-move"), null);
        server.giveRest();
        await until("the hint", () => page.$(".best-move polygon"), 60_000);
      });
    } finally {
      await server.close();
    }
  });

  test(`a part that cannot be had is said, and the game goes on in ${browser}`, { timeout: 300_000 }, async () => {
    const server = await startHolding();
    try {
      await withPerson({ browser, address: server.address }, async (person) => {
        const { page } = person;
        person.expect(/503|engine_rest/);
        server.refuseRest();
        await begin(page, { name: "Cube Wars" });
        await playOne(page);
        const workers = page.workers().length;
        await click(page, "button", "Suggest a move");
        await seesText(page, "The engine has stopped: a part of it could not be loaded (503).");
        // A Worker whose engine has failed is ended. (Firefox does not list them.)
        await until("its Worker ended", () => page.workers().length === workers);
        await playOne(page);
        server.giveRest();
        await click(page, "button", "Suggest a move");
        await until("the hint", () => page.$(".best-move polygon"), 60_000);
      });
    } finally {
      await server.close();
    }
  });
}
