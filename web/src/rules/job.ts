// SPDX-License-Identifier: MIT
// A long question that a further engine works on, so that the game's own engine answers at once
// and the work can be stopped by ending that engine. Knows how far it is and what came out.
import { useEffect, useReducer } from "preact/hooks";
import { type Engine, Refused, startEngine } from "../engine/engine";
import type { Progress } from "../engine/types";

const pause = 200; // ms between two drawings of the progress

export class Job<Out> {
  running = false;
  stopped = false; // by a person, before it was done
  progress: Progress = {};
  result: Out | null = null;
  problem = ""; // why it could not be done; or ""
  private engine: Engine | null = null;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** Ends what runs, and starts this. The earlier result stays until there is a new one. */
  start(work: (engine: Engine, onProgress: (progress: Progress) => void) => Promise<Out>): void {
    this.end();
    const engine = startEngine();
    this.engine = engine;
    this.running = true;
    this.stopped = false;
    this.progress = {};
    this.problem = "";
    this.emit();
    const current = () => this.engine === engine;
    const note = (progress: Progress) => {
      if (!current()) return;
      this.progress = { ...this.progress, ...progress };
      // An engine tells of each of a thousand games; nobody reads so fast, and drawing takes time.
      this.timer ??= setTimeout(() => this.emit(), pause);
    };
    work(engine, note)
      .then((result) => {
        if (current()) this.result = result;
      })
      .catch((error: unknown) => {
        if (!current()) return;
        this.result = null;
        this.problem = error instanceof Refused || error instanceof Error ? error.message : "";
      })
      .finally(() => {
        if (!current()) return;
        this.end();
        this.emit();
      });
  }

  /** What is known so far stays in `progress`. */
  stop(): void {
    if (!this.running) return;
    this.end();
    this.stopped = true;
    this.emit();
  }

  forget(): void {
    this.end();
    this.stopped = false;
    this.progress = {};
    this.result = null;
    this.problem = "";
    this.emit();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private end(): void {
    const engine = this.engine;
    this.engine = null;
    this.running = false;
    engine?.end();
  }

  private emit(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    for (const listener of [...this.listeners]) listener();
  }
}

/** Draws the component again whenever the job has changed. */
export function useJob<Out>(job: Job<Out>): Job<Out> {
  const [, again] = useReducer<number, void>((count) => count + 1, 0);
  useEffect(() => job.subscribe(() => again()), [job]);
  return job;
}
