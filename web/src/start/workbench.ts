// SPDX-License-Identifier: MIT
// The start page's engine. It loads while the page is shown, and a session takes it over. Rules
// that never answer are ended by force, together with the engine that runs them.
import { Refused, engineArrived, startEngine } from "../engine/engine";
import type { Engine } from "../engine/engine";
import type { Asks } from "../engine/types";

const TOO_LONG = "The rules took too long to answer, so they were stopped.";
/** On a slow phone; the engine's own limits act long before. */
const LIMIT = 15_000;

const ready = new WeakMap<Engine, Promise<void>>();

/** Resolves when the engine answers: over a slow line that takes a while, which is nobody's fault. */
function loaded(engine: Engine): Promise<void> {
  let answer = ready.get(engine);
  if (answer === undefined) {
    // Something that needs no rules. That it is refused is an answer, too.
    answer = engine.ask("files", { ruleset: "" }).then(
      () => undefined,
      () => undefined,
    );
    ready.set(engine, answer);
  }
  return answer;
}

/** Ends `engine` if `work` takes longer than `limit` milliseconds, once all of it has loaded. */
export async function withLimit<T>(
  engine: Engine,
  limit: number,
  work: () => Promise<T>,
): Promise<T> {
  await loaded(engine);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let done = false;
  const late = new Promise<never>((_, reject) => {
    void engineArrived().then(() => {
      if (done) return;
      timer = setTimeout(() => {
        engine.end();
        reject(new Refused(TOO_LONG));
      }, limit);
    });
  });
  const working = work();
  working.catch(() => undefined); // after the limit nobody waits for it
  try {
    return await Promise.race([working, late]);
  } finally {
    done = true;
    clearTimeout(timer);
  }
}

export class Workbench {
  private engine: Engine | null = null;

  /** Loads the engine, so that it is there when it is needed. */
  start(): void {
    this.engine ??= startEngine();
  }

  async ask<K extends keyof Asks>(type: K, fields: Asks[K]["in"]): Promise<Asks[K]["out"]> {
    this.start();
    const engine = this.engine as Engine;
    try {
      return await withLimit(engine, LIMIT, () => engine.ask(type, fields));
    } catch (error) {
      // One that was ended, or that could not be loaded, is of no more use.
      if (!isOrdinary(error) && this.engine === engine) {
        engine.end();
        this.engine = null;
      }
      throw error;
    }
  }

  /** Takes over an engine that has loaded already; false if there is one. */
  adopt(engine: Engine): boolean {
    if (this.engine !== null) return false;
    this.engine = engine;
    return true;
  }

  /** The engine is somebody else's from now on. */
  take(): Engine {
    this.start();
    const engine = this.engine as Engine;
    this.engine = null;
    return engine;
  }

  end(): void {
    this.engine?.end();
    this.engine = null;
  }
}

/** A refusal about what was asked, after which the engine goes on. */
export function isOrdinary(error: unknown): boolean {
  return (
    error instanceof Refused &&
    error.message !== TOO_LONG &&
    !/^The (engine|bridge)|^It was stopped\./.test(error.message)
  );
}

/** Asks a further engine that exists only for this, and only as long as `limit`. */
export async function askApart<K extends keyof Asks>(
  type: K,
  fields: Asks[K]["in"],
  limit: number,
): Promise<Asks[K]["out"]> {
  const engine = startEngine();
  try {
    return await withLimit(engine, limit, () => engine.ask(type, fields));
  } finally {
    engine.end();
  }
}

/** The sentence of a refusal, or of anything else that went wrong. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
