// SPDX-License-Identifier: MIT
// Every game of the page, played to its end by the pointer and by keys alone.
import { test } from "node:test";
import assert from "node:assert/strict";
import { browsers, withPerson } from "./support/page.mjs";
import { begin, Keys, Model, playActions, Pointer, savedGame, state } from "./support/playing.mjs";
import { until } from "./support/screen.mjs";

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
