// SPDX-License-Identifier: MIT
// What the start page hands to the app when a game is to be opened.

import type { Engine } from "../engine/engine";
import type { Player, RuleFile } from "../engine/types";

/** Where the rules come from; see GameSummary.source in src/store/types.ts. */
export type RulesSource = "installed" | "own" | "stranger";

export type Opening = (
  | {
      /** A new game; `files` are all its files, or null for the installed ones of that name. */
      kind: "new";
      ruleset: string;
      name: string;
      source: RulesSource;
      files: RuleFile[] | null;
      /** Of a stranger's rules: the files of the installed game that they change. */
      originals?: RuleFile[] | null;
      variants: string[];
      settings: Record<string, string>;
      players: Player[];
      /** "": a random one. */
      seed: string;
      /** Dice that were rolled by hand for the first roll; empty: they are rolled. */
      dice: number[];
      /** True: show the guided first change in the Rules tab. */
      guide?: boolean;
      /** The game that was left for it, which is kept. */
      previous?: string;
      /** The saved rules cannot be used: show them in the Rules tab, with what is wrong. */
      mend?: boolean;
    }
  | {
      /** A game that is kept in this browser. `copy`: another tab has it, so go on with a copy. */
      kind: "saved";
      id: string;
      copy?: boolean;
    }
  | {
      /** A record from outside: it becomes a new saved game. */
      kind: "record";
      record: string;
      source: RulesSource;
      originals?: RuleFile[] | null;
      /** What the game is to be called until the engine has read it. */
      name: string;
    }
) & {
  /** An engine that has loaded already and has no table open; the session takes it over. */
  engine?: Engine;
};

export interface StartProps {
  /** Opens the game; rejects with a sentence if that cannot be done, and the start page stays. */
  onOpen: (opening: Opening) => Promise<void>;
  /** The address leads to no game; the sentence says so. */
  onLost: (sentence: string) => void;
}
