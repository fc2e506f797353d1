// SPDX-License-Identifier: MIT
// Divides the engine in two, so that a first visit waits for what it needs only: the first part has every function that
// is called until some moves of any game that House Rules comes with have been played, the rest has all others. Which
// they are is found by playing: wasm-split counts the calls, and replaces those to the rest by placeholders
// (src/engine/module.ts).
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { openEngine } from "./dev/engine.mjs";

const k_moves = 40;

/** All that the page asks from a link on until so many moves have been played (src/app/session.ts). */
async function visit(engine, { ruleset, seats }) {
  const report = (query, as = "owner") => engine.report(as, query);
  await engine.ask("files", { ruleset: "" }).catch(() => {}); // refused: is it awake?
  const { link } = await engine.ask("link", { ruleset, variants: [], page: "" });
  await engine.ask("unpack", { link });
  await engine.ask("files", { ruleset });
  const { labels } = await engine.ask("examine", { ruleset, variants: [], settings: {} });
  await engine.ask("seats_option", { ruleset, variants: [], settings: {} });
  await engine.ask("first_change", { ruleset });
  await engine.ask("dice", { typed: "", sum: true });
  const players = seats.map(() => ({ name: "", bot: null }));
  await engine.ask("begin", { ruleset, variants: [], settings: {}, players });
  await engine.ask("begin", { ruleset, variants: [], settings: {}, players, seed: "1" });
  await engine.ask("rules");
  const game = await report({ type: "game" });
  if (game.par) await report({ type: "par" });
  await report({ type: "picture", view: "flat", aspect: 1.6 });
  let cursor = null;
  for (let move = 0; move < k_moves; ++move) {
    const { seats: now, secrets } = await report({ type: "status" });
    const { record } = await engine.ask("record");
    if (move === 1) await engine.ask("resume", { record }); // the page was loaded again
    const seat = now.findIndex((each) => each.to_act);
    if (seat < 0) return;
    await engine.give("owner", { type: "look_as", seat: secrets ? seat : null });
    const as = secrets ? seat : "owner";
    const asked = secrets ? {} : { seat };
    ({ cursor } = await report({ type: "history", named: true, tree: move > 0, known: move, cursor, ...asked }, as));
    const { legal } = await report({ type: "view", named: true, compared_with: null, log_from: 0, text: true, ...asked }, as);
    await report({ type: "boards", ...asked }, as);
    if (game.cell_values) await report({ type: "cell_values", labels, ...asked }, as);
    await report({ type: "cell_text", board: 0, cell: 0, worth: "", ...asked }, as);
    await engine.give(as, { type: "act", text: "A1", ...asked }); // refused, or a part of a move
    if (!secrets) await report({ type: "why", text: "A1", seat });
    await engine.give(as, { type: "take_back", ...asked });
    if (legal.length === 0) return; // numbers to be typed
    await engine.give(as, { type: "choose", action: legal[(31 * move) % legal.length].action, ...asked });
    if (move % 8 === 3) for (const type of ["undo", "redo"]) await engine.give("owner", { type });
  }
}

/** Placeholders are functions of JavaScript, which cannot be given vectors. */
function refuseVectors(module) {
  const bytes = new Uint8Array(module);
  let at = 8; // where the types are
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  if (bytes[at++] !== 1) throw new Error("The engine does not begin with its types.");
  number(); // how long they are
  for (let types = number(); types > 0; --types) {
    if (bytes[at++] !== 0x60) throw new Error("The engine has a type that is no function's.");
    for (const _ of ["parameters", "results"])
      for (let count = number(); count > 0; --count)
        if (bytes[at++] === 0x7b) throw new Error("A function of the engine takes or returns a vector, which cannot be passed between its parts.");
  }
}

/** Does something with a clock that goes on with each look at it, and random numbers that are none: what the engine
    does by the time that it takes would differ from one build to the next. */
async function repeatably(work) {
  const { performance, Date, crypto } = globalThis;
  let looks = 0;
  const instead = {
    performance: { now: () => ++looks },
    Date: { now: () => ++looks },
    crypto: { getRandomValues: (bytes) => bytes.fill(7) },
  };
  for (const [name, value] of Object.entries(instead))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  try {
    return await work();
  } finally {
    for (const [name, value] of Object.entries({ performance, Date, crypto }))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

/** {first, rest}, each a module; the same for the same engine. */
export async function split(file) {
  refuseVectors(fs.readFileSync(file));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "houserules-split-"));
  const at = (name) => path.join(folder, name);
  const run = (...words) => execFileSync("wasm-split", words, { stdio: ["ignore", "inherit", "inherit"] });
  try {
    run("--instrument", file, "-o", at("counting.wasm"));
    const engine = await openEngine(at("counting.wasm"));
    await repeatably(async () => {
      for (const game of (await engine.ask("games")).games) await visit(engine, game);
    });
    fs.writeFileSync(at("profile"), engine.module.profile());
    engine.end();
    run("--split", file, `--profile=${at("profile")}`, "-o1", at("first.wasm"), "-o2", at("rest.wasm"));
    return { first: fs.readFileSync(at("first.wasm")), rest: fs.readFileSync(at("rest.wasm")) };
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    throw new Error("wasm-split is missing: install Debian's package binaryen, or run cmake/install-packages web");
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
