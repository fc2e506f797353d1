// SPDX-License-Identifier: MIT
// An engine as the page sees it: questions and commands go out as lines of JSON, answers come back
// with the number of the question. The engine runs in a Worker of its own, or, while the page is
// being developed, in a native program behind the development server (?bridge in the address).
import { type Bridge, openBridge } from "../../dev/bridge_client";
import type { Asks, Issuer, Progress, Queries, Reply, TableCommand } from "./types";

export type { Issuer, Progress } from "./types";

/** A refusal of the engine: one sentence, to be shown as it is. */
export class Refused extends Error {
  constructor(
    sentence: string,
    readonly place?: string,
  ) {
    super(sentence);
    this.name = "Refused";
  }
}

export interface Engine {
  ask<K extends keyof Asks>(
    type: K,
    fields: Asks[K]["in"],
    onProgress?: (progress: Progress) => void,
  ): Promise<Asks[K]["out"]>;
  give(issuer: Issuer, command: TableCommand): Promise<Reply>;
  report<K extends keyof Queries>(
    issuer: Issuer,
    query: { type: K } & Queries[K]["in"],
  ): Promise<Queries[K]["out"]>;
  /** Ends it at once; every open promise is refused. */
  end(): void;
  /** By end(), or because it failed: every question is refused from now on. */
  readonly ended: boolean;
}

/** Carries lines to an engine and brings its lines back. */
interface Transport {
  send(line: string): void;
  close(): void;
}

interface Handlers {
  line(line: string): void;
  failed(sentence: string): void;
}

interface Answer {
  id: number | null;
  answer?: unknown;
  reply?: unknown;
  report?: unknown;
  refused?: string;
  place?: string;
  progress?: Progress;
}

interface Open {
  resolve(value: unknown): void;
  reject(error: Error): void;
  onProgress: ((progress: Progress) => void) | undefined;
}

const STOPPED = "It was stopped.";

/** A part of the engine, loaded and compiled once for all Workers. */
class Part {
  private compiled: Promise<WebAssembly.Module> | null = null;
  /** Once it has been compiled. */
  ready: WebAssembly.Module | null = null;

  constructor(
    readonly address: string,
    private readonly priority: RequestPriority,
  ) {}

  module(): Promise<WebAssembly.Module> {
    this.compiled ??= this.compile().catch((error: unknown) => {
      this.compiled = null; // the network may be back for the next one
      throw error;
    });
    return this.compiled;
  }

  /** A server that names another type than application/wasm is no reason not to play. */
  private async compile(): Promise<WebAssembly.Module> {
    const response = await fetch(this.address, { priority: this.priority });
    if (!response.ok) throw new Error(`its file could not be loaded (${response.status})`);
    const typed = response.headers.get("Content-Type") === "application/wasm";
    this.ready = typed
      ? await WebAssembly.compileStreaming(response)
      : await WebAssembly.compile(await response.arrayBuffer());
    return this.ready;
  }
}

/** What a game is begun and played with, and then, while somebody looks at it, the rest. */
const first = new Part(new URL(HOUSERULES_ENGINE, document.baseURI).href, "auto");
const rest = new Part(new URL(HOUSERULES_ENGINE_REST, document.baseURI).href, "low");

class WorkerTransport implements Transport {
  private readonly worker: Worker;

  constructor(handlers: Handlers) {
    this.load().catch((error: unknown) =>
      handlers.failed(`The engine has stopped: ${error instanceof Error ? error.message : String(error)}.`),
    );
    this.worker = new Worker(new URL(HOUSERULES_WORKER, document.baseURI), { type: "module" });
    this.worker.onmessage = (event: MessageEvent<string | { line: string }>) =>
      handlers.line(typeof event.data === "string" ? event.data : event.data.line);
    this.worker.onerror = (event) => {
      event.preventDefault();
      // Browsers put their own words before an error's text.
      const reason = event.message.replace(/^(Uncaught )?(Error: )?/, "");
      handlers.failed(`The engine has stopped: ${reason || "it could not be loaded"}.`);
    };
  }

  private async load(): Promise<void> {
    const module = await first.module();
    this.worker.postMessage({ first: module, rest: rest.ready, restAddress: rest.address });
    // Without it the Worker goes on, and loads it when it is needed.
    if (rest.ready === null)
      rest.module().then((module) => this.worker.postMessage({ rest: module }), () => {});
  }

  send(line: string): void {
    this.worker.postMessage({ line });
  }

  close(): void {
    this.worker.terminate();
  }
}

/** A native engine behind the development server. */
class BridgeTransport implements Transport {
  private readonly bridge: Bridge;

  constructor(handlers: Handlers) {
    this.bridge = openBridge(
      (line) => handlers.line(line),
      () => handlers.failed("The engine has stopped."),
    );
  }

  send(line: string): void {
    this.bridge.send(line);
  }

  close(): void {
    this.bridge.end();
  }
}

class LineEngine implements Engine {
  private readonly open = new Map<number, Open>();
  private readonly transport: Transport | undefined;
  private next = 1;
  private reason: string | null = null;

  constructor(make: (handlers: Handlers) => Transport) {
    this.transport = make({
      line: (line) => this.receive(line),
      failed: (sentence) => {
        this.refuseAll(sentence);
        this.transport?.close(); // none yet: it failed while it was made
      },
    });
  }

  ask<K extends keyof Asks>(
    type: K,
    fields: Asks[K]["in"],
    onProgress?: (progress: Progress) => void,
  ): Promise<Asks[K]["out"]> {
    const line = { ask: { type, ...fields } };
    return this.send(line, onProgress) as Promise<Asks[K]["out"]>;
  }

  give(issuer: Issuer, command: TableCommand): Promise<Reply> {
    return this.send({ protocol: 1, as: issuer, command }) as Promise<Reply>;
  }

  report<K extends keyof Queries>(
    issuer: Issuer,
    query: { type: K } & Queries[K]["in"],
  ): Promise<Queries[K]["out"]> {
    return this.send({ protocol: 1, as: issuer, query }) as Promise<Queries[K]["out"]>;
  }

  get ended(): boolean {
    return this.reason !== null;
  }

  end(): void {
    if (this.ended) return;
    this.transport?.close();
    this.refuseAll(STOPPED);
  }

  private send(message: object, onProgress?: (progress: Progress) => void): Promise<unknown> {
    if (this.reason !== null) return Promise.reject(new Refused(this.reason));
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.open.set(id, { resolve, reject, onProgress });
      this.transport?.send(JSON.stringify({ id, ...message }));
    });
  }

  private receive(line: string): void {
    const answer = JSON.parse(line) as Answer;
    if (answer.id === null) {
      // It could not even read the number, so nobody knows which question was meant.
      console.error("The engine could not read a message:", answer.refused);
      return;
    }
    const asked = this.open.get(answer.id);
    if (asked === undefined) return;
    if (answer.progress !== undefined) {
      asked.onProgress?.(answer.progress);
      return;
    }
    this.open.delete(answer.id);
    if (answer.refused !== undefined) asked.reject(new Refused(answer.refused, answer.place));
    else asked.resolve(answer.answer ?? answer.reply ?? answer.report ?? null);
  }

  private refuseAll(sentence: string): void {
    this.reason = sentence;
    for (const asked of this.open.values()) asked.reject(new Refused(sentence));
    this.open.clear();
  }
}

/** Whether the page talks to a native engine through the development server. */
function bridged(): boolean {
  return HOUSERULES_DEV && new URLSearchParams(location.search).has("bridge");
}

/** Resolves when all of the engine has been loaded, or cannot be: over a slow line, answers may wait for it. */
export function engineArrived(): Promise<void> {
  if (bridged()) return Promise.resolve();
  return first.module().then(() => rest.module()).then(
    () => undefined,
    () => undefined,
  );
}

/** A new engine: a Worker, or a native one behind the bridge. */
export function startEngine(): Engine {
  if (bridged()) return new LineEngine((handlers) => new BridgeTransport(handlers));
  return new LineEngine((handlers) => new WorkerTransport(handlers));
}
