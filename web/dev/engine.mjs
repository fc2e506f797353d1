// SPDX-License-Identifier: MIT
// An engine under node: the module for browsers (FILE.wasm), or a native program that reads and prints lines.
import { spawn } from "node:child_process";
import { webcrypto } from "node:crypto";
import fs from "node:fs";
import readline from "node:readline";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";

/** Carries lines; each answer goes to `receive`. */
function nativeLines(program, receive, ended) {
  const child = spawn(program, [], { stdio: ["pipe", "pipe", "inherit"] });
  readline.createInterface({ input: child.stdout }).on("line", receive);
  child.on("close", ended);
  return { send: (line) => child.stdin.write(`${line}\n`), end: () => child.kill() };
}

async function moduleLines(file, receive) {
  globalThis.crypto ??= webcrypto; // node 18 has it only here
  const source = fileURLToPath(new URL("../src/engine/module.ts", import.meta.url));
  const { code } = await transform(fs.readFileSync(source, "utf8"), { loader: "ts", format: "esm" });
  const { EngineModule } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const engine = await EngineModule.make(await WebAssembly.compile(fs.readFileSync(file)), {
    tell: receive,
    textWidth: (text) => 0.6 * text.length,
    complain: (text) => process.stderr.write(text),
    rest: () => {
      throw new Error("it is whole under node");
    },
  });
  return { module: engine, send: (line) => receive(engine.answer(line)), end: () => {} };
}

/** ask(), give() and report() resolve to the engine's answer, and reject with its refusal. */
export async function openEngine(program) {
  const open = new Map();
  let next = 1;
  const receive = (line) => {
    const { id, progress, refused, answer, reply, report } = JSON.parse(line);
    if (progress !== undefined) return;
    const { resolve, reject } = open.get(id) ?? open.get(null);
    open.delete(open.has(id) ? id : null);
    if (refused === undefined) resolve(answer ?? reply ?? report ?? null);
    else reject(new Error(refused));
  };
  const ended = () => {
    for (const { reject } of open.values()) reject(new Error("The engine has ended."));
  };
  const lines = program.endsWith(".wasm")
    ? await moduleLines(program, receive)
    : nativeLines(program, receive, ended);
  const send = (message) =>
    new Promise((resolve, reject) => {
      const id = next++;
      open.set(id, { resolve, reject });
      lines.send(JSON.stringify({ id, ...message }));
    });
  return {
    ask: (type, fields = {}) => send({ ask: { type, ...fields } }),
    give: (as, command) => send({ protocol: 1, as, command }),
    report: (as, query) => send({ protocol: 1, as, query }),
    /** A line as it is; resolves to the answer, and rejects with the refusal. */
    line: (text) =>
      new Promise((resolve, reject) => {
        open.set(null, { resolve, reject });
        lines.send(text);
      }),
    end: lines.end,
    /** The module (src/engine/module.ts), if it is one. */
    module: lines.module,
  };
}
