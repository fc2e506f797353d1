// SPDX-License-Identifier: MIT
// Where the browser keeps nothing: the same store, until the page is closed.

import type { OwnRuleset, SavedGame, Store } from "./types";

export function memoryStore(reason: string): Store {
  const games = new Map<string, SavedGame>();
  const rulesets = new Map<string, OwnRuleset>();
  const drafts = new Map<string, Record<string, string>>();
  const settings = new Map<string, unknown>();
  const listeners = new Set<(what: "games" | "rulesets" | "settings") => void>();
  const announce = (what: "games" | "rulesets" | "settings") => {
    for (const listener of listeners) listener(what);
  };
  const copy = <T>(value: T): T => structuredClone(value);
  const withDrafts = (ruleset: OwnRuleset): OwnRuleset => ({
    ...copy(ruleset),
    drafts: { ...drafts.get(ruleset.id) },
  });
  const latestFirst = () => [...games.values()].sort((a, b) => b.when - a.when).map(copy);
  return {
    volatile: async () => reason,
    games: async () => latestFirst(),
    gameList: async () => latestFirst(),
    game: async (id) => copy(games.get(id) ?? null),
    saveGame: async (game) => {
      games.set(game.id, copy(game));
      announce("games");
    },
    deleteGame: async (id) => {
      games.delete(id);
      drafts.delete(`game:${id}`);
      announce("games");
    },
    rulesets: async () => [...rulesets.values()].map(withDrafts),
    ruleset: async (id) => {
      const found = rulesets.get(id);
      return found === undefined ? null : withDrafts(found);
    },
    saveRuleset: async (ruleset) => {
      rulesets.set(ruleset.id, copy(ruleset));
      drafts.set(ruleset.id, { ...ruleset.drafts });
      announce("rulesets");
    },
    deleteRuleset: async (id) => {
      rulesets.delete(id);
      drafts.delete(id);
      announce("rulesets");
    },
    drafts: async (id) => ({ ...drafts.get(id) }),
    saveDraft: async (id, file, text) => {
      const now = { ...drafts.get(id) };
      if (text === null) delete now[file];
      else now[file] = text;
      drafts.set(id, now);
    },
    setting: async <T>(name: string) => copy(settings.get(name)) as T | undefined,
    setSetting: async (name, value) => {
      settings.set(name, copy(value));
      announce("settings");
    },
    holdGame: async () => true,
    holdRules: async () => true,
    releaseGame: () => undefined,
    releaseRules: () => undefined,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
