// SPDX-License-Identifier: MIT
// What the start page shows of the games that House Rules comes with, so that it needs no engine for it: a line of
// JSON with names, credit, and a position to draw for each.

/** `engine`: see dev/engine.mjs. */
export async function gallery(engine) {
  const out = [];
  for (const { ruleset, name, by, about, seats, complaint } of (await engine.ask("games")).games) {
    if (complaint) throw new Error(`${ruleset}: ${complaint}`);
    const { card, game, position, boards, labels } = await engine.ask("examine", { ruleset });
    game.labels = labels; // printed on the cells
    await engine.ask("begin", { ruleset });
    const picture = await engine.report("owner", { type: "picture" });
    const guided = (await engine.ask("first_change", { ruleset })) !== null;
    const players = await engine.ask("seats_option", { ruleset });
    out.push({ ruleset, name, by, about, seats, players, guided, card, game, position, boards, picture });
  }
  return out;
}
