// SPDX-License-Identifier: MIT
// Bots and hints think in a further engine, so that the game's own one answers at once and a
// thought can be stopped by ending that engine.
import { type Engine, startEngine } from "../engine/engine";
import type { Asks } from "../engine/types";
import { texts } from "../texts";

/** The levels shown to people, as in the window (core/bots/bot_spec). */
export const BOT_LEVELS: readonly { name: string; bot: string | null }[] = [
  { name: "Person", bot: null },
  { name: "Random bot", bot: "random" },
  { name: "Bot: beginner", bot: "search:15" },
  { name: "Bot: easy", bot: "search:60" },
  { name: "Bot: medium", bot: "search:300" },
  { name: "Bot: strong", bot: "search:2000" },
  { name: "Bot: full", bot: "search:5s" },
];

export const BOT_HELP = texts.bots.help;

export type Thought = Asks["think"]["out"];

export class Thinker {
  private engine: Engine | null = null;
  private known: string | null = null;

  /** Thinks about the position in which `record` ends. Refused if stop() is called meanwhile. */
  async think(record: string, about: Asks["think"]["in"]): Promise<Thought> {
    this.engine ??= startEngine();
    const engine = this.engine;
    if (this.known !== record) {
      this.known = null;
      await engine.ask("resume", { record });
      this.known = record;
    }
    return engine.ask("think", about);
  }

  stop(): void {
    this.engine?.end();
    this.engine = null;
    this.known = null;
  }
}
