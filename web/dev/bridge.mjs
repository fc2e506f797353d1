// SPDX-License-Identifier: MIT
// Native engines for pages during development: see README.md beside this file.
import { spawn } from "node:child_process";
import readline from "node:readline";

export class Bridges {
  #program;
  #processes = new Map();
  #next = 1;

  constructor(program) {
    this.#program = program;
  }

  /** False if the request is not for a bridge. */
  answers(request, response) {
    const [matched, id] = /^\/bridge(?:\/(\d+))?$/.exec(request.url) ?? [];
    if (matched === undefined) return false;
    if (request.method === "GET" && id === undefined) this.#open(response);
    else if (request.method === "POST" && this.#processes.has(id)) this.#send(id, request, response);
    else response.writeHead(404).end();
    return true;
  }

  end() {
    for (const child of this.#processes.values()) child.kill("SIGKILL");
  }

  /** A stream of events: the first is the number of the bridge, each later one a line of the engine's. */
  #open(response) {
    const id = String(this.#next++);
    const child = spawn(this.#program, [], { stdio: ["pipe", "pipe", "inherit"] });
    this.#processes.set(id, child);
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    const tell = (line) => response.write(`data: ${line}\n\n`);
    tell(JSON.stringify({ bridge: id }));
    child.stdin.on("error", () => {});
    child.on("error", (error) => console.error(`bridge ${id}: ${error.message}`));
    const lines = readline.createInterface({ input: child.stdout });
    lines.on("line", tell);
    lines.on("close", () => response.end());
    response.on("close", () => {
      this.#processes.delete(id);
      child.kill("SIGKILL");
    });
  }

  async #send(id, request, response) {
    const parts = [];
    for await (const part of request) parts.push(part);
    this.#processes.get(id)?.stdin.write(`${Buffer.concat(parts).toString("utf8")}\n`);
    response.writeHead(204).end();
  }
}
