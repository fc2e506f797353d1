// SPDX-License-Identifier: MIT
// What is kept in the browser, as plain data.

import type { RuleFile } from "../engine/types";

/** What the start page lists of a saved game. */
export interface GameSummary {
  id: string;
  /** The ruleset's id, and the name of the game as it is shown. */
  ruleset: string;
  name: string;
  players: string[];
  /** When it was last saved, in milliseconds since 1970. */
  when: number;
  actions: number;
  ended: boolean;
  /** A sentence; "" while the game goes on. */
  outcome: string;
  /**
   * How its rules are kept. "installed" or absent: those that come with House Rules. "own": one of
   * the person's own rulesets. "stranger": they came from outside and exist only in this game.
   */
  source?: "installed" | "own" | "stranger";
}

export interface SavedGame extends GameSummary {
  record: string;
  /** All files of the game, if they differ from the installed ones. */
  files: RuleFile[];
  /** Plain data of the session's own; here it is only kept. */
  preview?: unknown;
}

/** Rules of one's own: a new game, a copy of one, or a changed installed game. */
export interface OwnRuleset {
  id: string;
  name: string;
  files: RuleFile[];
  /** The files of the installed game that this one changes; null: there is none. */
  original: RuleFile[] | null;
  /** Text that was typed and is not saved, by file. */
  drafts: Record<string, string>;
  /** What "Restore original rules" replaced, which "Restore my rules" brings back; null: nothing. */
  set_aside: RuleFile[] | null;
  when?: number;
}

/** Why something could not be kept: one sentence, to be shown as it is. */
export class StoreRefused extends Error {
  readonly kind: "full" | "elsewhere" | "closed";
  constructor(kind: "full" | "elsewhere" | "closed", sentence: string) {
    super(sentence);
    this.name = "StoreRefused";
    this.kind = kind;
  }
}

export interface Store {
  /** "", or one sentence: why nothing is kept when this page is closed. */
  volatile(): Promise<string>;

  /** All games, latest first, with their records. `gameList` is quicker. */
  games(): Promise<SavedGame[]>;
  gameList(): Promise<GameSummary[]>;
  game(id: string): Promise<SavedGame | null>;
  /** Resolves when it is on disk. Refused if the game is open in another tab. */
  saveGame(game: SavedGame): Promise<void>;
  /** With the drafts of its rules, where these exist only in this game. */
  deleteGame(id: string): Promise<void>;

  rulesets(): Promise<OwnRuleset[]>;
  ruleset(id: string): Promise<OwnRuleset | null>;
  /** Also replaces all drafts of this ruleset by `ruleset.drafts`. */
  saveRuleset(ruleset: OwnRuleset): Promise<void>;
  deleteRuleset(id: string): Promise<void>;
  /** Also of an installed game that has not been changed yet. */
  drafts(id: string): Promise<Record<string, string>>;
  /** What is typed; null: nothing any more. While one is being written, only the latest waits. */
  saveDraft(id: string, file: string, text: string | null): Promise<void>;

  setting<T>(name: string): Promise<T | undefined>;
  setSetting(name: string, value: unknown): Promise<void>;

  /** Marks a game as open in this tab; false: another tab has it. */
  holdGame(id: string): Promise<boolean>;
  /** Marks rules as being edited in this tab; false: another tab does. */
  holdRules(id: string): Promise<boolean>;
  releaseGame(id: string): void;
  releaseRules(id: string): void;

  /** Calls when a game, ruleset or setting has changed, in this tab or another. */
  onChange(listener: (what: "games" | "rulesets" | "settings") => void): () => void;
}
