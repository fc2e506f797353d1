// SPDX-License-Identifier: MIT
// The engine of the page, spoken to as the page does and as nobody should.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openEngine } from "../../web/dev/engine.mjs";
import { packOf, packOfFiles } from "./support/packs.mjs";
import { engineFile } from "./support/page.mjs";

let engine;
before(async () => {
  engine = await openEngine(engineFile);
});
after(() => engine.end());

const rules = (lines) =>
  `return { name = "Trap", seats = { "ann", "bob" }, zones = { men = "cell" },
  boards = { board = grid{ 3, 3 } }, pieces = { "man" }, verbs = { put = { place{ "man" } } },
  ${lines} }`;

test("a game is begun, played to its end, and kept as a record that continues it", async () => {
  await engine.ask("begin", { ruleset: "tic_tac_toe", seed: "7" });
  let view = await engine.report("owner", { type: "view" });
  let moves = 0;
  while (!view.ended) {
    const { ok, text } = await engine.give("owner", { type: "choose", action: view.legal[moves % view.legal.length].action });
    assert.ok(ok, text);
    view = await engine.report("owner", { type: "view" });
    ++moves;
  }
  assert.ok(moves >= 5 && moves <= 9);
  const { record } = await engine.ask("record");
  await engine.ask("resume", { record });
  assert.deepEqual((await engine.report("owner", { type: "view" })).outcome, view.outcome);
});

test("what is no message is refused in a sentence, and the engine goes on", async () => {
  await assert.rejects(engine.line("{"), /expected JSON/);
  await assert.rejects(engine.line("[".repeat(100_000)), /./);
  await assert.rejects(engine.line('{"id":1}'), /./);
  await assert.rejects(engine.line('{"id":2,"ask":{"type":"no_such_ask"}}'), /./);
  await assert.rejects(engine.line('{"id":3,"ask":{"type":"games","more":1}}'), /more/);
  await assert.rejects(engine.line('{"id":4,"protocol":2,"as":"owner","query":{"type":"view"}}'), /./);
  await assert.rejects(engine.line('{"id":5,"protocol":1,"query":{"type":"view"}}'), /./);
  await assert.rejects(engine.line('{"id":6,"protocol":1,"as":"king","query":{"type":"view"}}'), /./);
  await assert.rejects(engine.line('{"id":7,"protocol":1,"as":99,"query":{"type":"view"}}'), /./);
  assert.ok((await engine.ask("games")).games.length >= 9);
});

test("a seat is told nothing of another's secrets, whatever it asks", async () => {
  await engine.ask("begin", { ruleset: "graverobber", seed: "1" });
  await assert.rejects(engine.report(0, { type: "view", seat: 1 }), /./);
  await assert.rejects(engine.report("spectator", { type: "owner" }), /./);
  const { ok } = await engine.give(0, { type: "undo" });
  assert.equal(ok, false);
});

test("rules that never end are stopped, and the engine goes on", async () => {
  const files = [{ name: "rules.lua", text: "while true do end" }];
  const begun = Date.now();
  await assert.rejects(engine.ask("examine", { ruleset: "trap", files }), (error) => {
    assert.match(error.message, /rules\.lua:1/);
    return true;
  });
  assert.ok(Date.now() - begun < 30_000);
  const hungry = [{ name: "rules.lua", text: 'local t = {} while true do t[#t + 1] = ("x"):rep(1000) end' }];
  await assert.rejects(engine.ask("examine", { ruleset: "trap", files: hungry }), /rules\.lua:1/);
  assert.ok((await engine.ask("games")).games.length >= 9);
});

test("hostile packs are refused in a sentence", async () => {
  const unpack = (bytes) => engine.ask("unpack", { bytes: bytes.toString("base64url"), name: "trap.houserules" });
  const plain = { "rules.lua": rules("") };
  await assert.rejects(unpack(Buffer.from("MZ")), /./);
  await assert.rejects(unpack(packOf("[]")), /./);
  await assert.rejects(unpack(packOf(" ".repeat(64_000_000))), /./);
  await assert.rejects(unpack(packOfFiles("trap", { ...plain, "../../climbed.lua": "return 1" })), /climbed/);
  await assert.rejects(unpack(packOfFiles("../trap", plain)), /./);
  await assert.rejects(unpack(packOfFiles("trap", { ...plain, "piece.svg": "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><script>1</script></svg>" })), /piece\.svg/);
  const many = Object.fromEntries(Array.from({ length: 401 }, (_, i) => [`file_${i}.lua`, "return 1"]));
  await assert.rejects(unpack(packOfFiles("trap", { ...many, ...plain })), /./);
  await assert.rejects(engine.ask("unpack", { link: "hr1.AAAAAAAA" }), /./);
  assert.ok((await engine.ask("games")).games.length >= 9);
});
