// SPDX-License-Identifier: MIT
// Who plays. Bots and hints think in a further engine, so that the game's own one answers at once and a
// thought can be stopped by ending that engine.
import { type Engine, startEngine } from "../engine/engine";
import type { Asks, PlayerType } from "../engine/types";

/** Those there are, with a bot that is none of the levels, such as one of a lesson. */
export function typesWith(
  types: readonly PlayerType[],
  bot: string | null,
): readonly PlayerType[] {
  if (bot === null || types.some((type) => type.bot === bot)) return types;
  return [...types, { name: bot, many: "", bot }];
}

export type Thought = Asks["think"]["out"];

export class Thinker {
  private engine: Engine | null = null;
  private known: string | null = null;

  /** Thinks about the position in which `record` ends. Refused if stop() is called meanwhile. */
  async think(record: string, about: Asks["think"]["in"]): Promise<Thought> {
    if (this.engine?.ended) this.stop();
    const engine = (this.engine ??= startEngine());
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
