// SPDX-License-Identifier: MIT
// What is kept in this browser: games, rules of one's own, drafts and settings. Every method that
// changes something resolves after it is durable.

import { openDatabase, resultOf, transact } from "./database";
import type { Table } from "./database";
import { Holds } from "./holds";
import { Latest } from "./latest";
import { memoryStore } from "./memory";
import { StoreRefused } from "./types";
import type { GameSummary, OwnRuleset, SavedGame, Store } from "./types";

export { StoreRefused } from "./types";
export type { GameSummary, OwnRuleset, SavedGame, Store } from "./types";

export const GAME_ELSEWHERE =
  "This game is open in another tab. Continue there, or continue here with a copy.";
export const GAME_GONE = "This game is no longer kept in this browser.";
const GAME_OPEN = "This game is open in another tab. Close it there first.";
const GAME_CHANGED = "This game was continued in another tab. Reload this page to see it.";
const RULES_ELSEWHERE =
  "These rules are being edited in another tab. Close the game there first: nothing is saved here.";
const RULES_CHANGED = "These rules were changed in another tab. Reload this page to see them.";
export const NOTHING_KEPT =
  "This browser keeps nothing for this page. Export what you do not want to lose.";

type What = "games" | "rulesets" | "settings";
interface Revision {
  revision?: number;
}
type StoredSummary = GameSummary & Revision;
type StoredRules = Omit<OwnRuleset, "drafts"> & Revision;
type StoredRecord = Pick<SavedGame, "record" | "files" | "preview"> & { id: string };

const allDraftsOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

class BrowserStore implements Store {
  private readonly holds = new Holds();
  private readonly typed = new Latest();
  private readonly listeners = new Set<(what: What) => void>();
  private readonly channel =
    "BroadcastChannel" in globalThis ? new BroadcastChannel("houserules") : null;
  // The revision that this tab has read or written last, by "game:ID" and "rules:ID". If another
  // tab has written since, a write of this one would destroy that, and is refused.
  private readonly seen = new Map<string, number>();
  // The same of drafts, which have no revision: what this tab has read or written last, by ruleset
  // and file.
  private readonly seenDrafts = new Map<string, Map<string, string>>();
  private persisted = false;

  constructor(private readonly database: IDBDatabase) {
    if (this.channel !== null)
      this.channel.onmessage = (event: MessageEvent<What>) => this.announce(event.data);
  }

  volatile(): Promise<string> {
    return Promise.resolve("");
  }

  async gameList(): Promise<GameSummary[]> {
    const list = await this.read<StoredSummary[]>("summaries", (t) => t.getAll());
    return list.sort((a, b) => b.when - a.when);
  }

  async games(): Promise<SavedGame[]> {
    const both = await transact(this.database, ["summaries", "records"], "readonly", (table) =>
      Promise.all([
        resultOf<StoredSummary[]>(table("summaries").getAll()),
        resultOf<StoredRecord[]>(table("records").getAll()),
      ]),
    );
    const records = new Map(both[1].map((one) => [one.id, one]));
    return both[0]
      .sort((a, b) => b.when - a.when)
      .map((summary) => wholeGame(summary, records.get(summary.id)));
  }

  async game(id: string): Promise<SavedGame | null> {
    const [summary, record] = await transact(
      this.database,
      ["summaries", "records"],
      "readonly",
      (table) =>
        Promise.all([
          resultOf<StoredSummary | undefined>(table("summaries").get(id)),
          resultOf<StoredRecord | undefined>(table("records").get(id)),
        ]),
    );
    if (summary === undefined) return null;
    this.seen.set(`game:${id}`, summary.revision ?? 0);
    return wholeGame(summary, record);
  }

  async saveGame(game: SavedGame): Promise<void> {
    if (!(await this.holds.take(`game:${game.id}`)))
      throw new StoreRefused("elsewhere", GAME_ELSEWHERE);
    const { record, files, preview, ...summary } = game;
    await this.write(["summaries", "records"], "games", async (table) => {
      const now = await resultOf<StoredSummary | undefined>(table("summaries").get(game.id));
      const revision = this.nextRevision(`game:${game.id}`, now, GAME_CHANGED);
      const kept: StoredSummary = { ...summary, revision };
      table("summaries").put(kept);
      const part: StoredRecord = { id: game.id, record, files, preview };
      await resultOf(table("records").put(part));
      return () => this.seen.set(`game:${game.id}`, revision);
    });
  }

  async deleteGame(id: string): Promise<void> {
    const had = this.holds.has(`game:${id}`);
    if (!(await this.holds.take(`game:${id}`)))
      throw new StoreRefused("elsewhere", GAME_OPEN);
    await this.write(["summaries", "records", "drafts"], "games", async (table) => {
      table("summaries").delete(id);
      table("drafts").delete(allDraftsOf(`game:${id}`)); // of a stranger's rules
      await resultOf(table("records").delete(id));
      return () => {
        this.seen.delete(`game:${id}`);
        this.seenDrafts.delete(`game:${id}`);
      };
    });
    if (!had) this.holds.giveBack(`game:${id}`);
  }

  async rulesets(): Promise<OwnRuleset[]> {
    return await transact(this.database, ["rulesets", "drafts"], "readonly", async (table) => {
      const list = await resultOf<StoredRules[]>(table("rulesets").getAll());
      return await Promise.all(list.map((rules) => withDrafts(rules, table)));
    });
  }

  async ruleset(id: string): Promise<OwnRuleset | null> {
    return await transact(this.database, ["rulesets", "drafts"], "readonly", async (table) => {
      const rules = await resultOf<StoredRules | undefined>(table("rulesets").get(id));
      this.seen.set(`rules:${id}`, rules?.revision ?? 0);
      if (rules === undefined) return null;
      const whole = await withDrafts(rules, table);
      this.sawDrafts(id, whole.drafts);
      return whole;
    });
  }

  async saveRuleset(ruleset: OwnRuleset): Promise<void> {
    await this.mayEdit(ruleset.id);
    const { drafts, ...rules } = ruleset;
    await this.write(["rulesets", "drafts"], "rulesets", async (table) => {
      const now = await resultOf<StoredRules | undefined>(table("rulesets").get(ruleset.id));
      const revision = this.nextRevision(`rules:${ruleset.id}`, now, RULES_CHANGED);
      const kept: StoredRules = { ...rules, when: Date.now(), revision };
      const stored = await draftsOf(ruleset.id, table);
      for (const [file, text] of Object.entries(stored))
        if (drafts[file] !== text) this.requireSeen(ruleset.id, file, text);
      table("rulesets").put(kept);
      for (const [file, text] of Object.entries(drafts))
        table("drafts").put(text, [ruleset.id, file]);
      const keys = await resultOf(table("drafts").getAllKeys(allDraftsOf(ruleset.id)));
      for (const key of keys) {
        const file = Array.isArray(key) ? String(key[1]) : "";
        if (!Object.hasOwn(drafts, file)) table("drafts").delete(key);
      }
      return () => {
        this.seen.set(`rules:${ruleset.id}`, revision);
        this.sawDrafts(ruleset.id, drafts);
      };
    });
  }

  async deleteRuleset(id: string): Promise<void> {
    const had = this.holds.has(`rules:${id}`);
    await this.mayEdit(id);
    await this.write(["rulesets", "drafts"], "rulesets", async (table) => {
      table("rulesets").delete(id);
      await resultOf(table("drafts").delete(allDraftsOf(id)));
      return () => this.seen.delete(`rules:${id}`);
    });
    if (!had) this.holds.giveBack(`rules:${id}`);
  }

  async drafts(id: string): Promise<Record<string, string>> {
    const drafts = await transact(this.database, ["drafts"], "readonly", (table) =>
      draftsOf(id, table),
    );
    this.sawDrafts(id, drafts);
    return drafts;
  }

  async saveDraft(id: string, file: string, text: string | null): Promise<void> {
    await this.mayEdit(id);
    await this.typed.run(`${id}\n${file}`, () =>
      transact(this.database, ["drafts"], "readwrite", async (table) => {
        const stored = await resultOf<string | undefined>(table("drafts").get([id, file]));
        if (stored !== undefined && stored !== text) this.requireSeen(id, file, stored);
        if (text === null) await resultOf(table("drafts").delete([id, file]));
        else await resultOf(table("drafts").put(text, [id, file]));
        if (text === null) this.seenDrafts.get(id)?.delete(file);
        else this.seenDrafts.get(id)?.set(file, text);
      }),
    );
  }

  private sawDrafts(id: string, drafts: Record<string, string>): void {
    this.seenDrafts.set(id, new Map(Object.entries(drafts)));
  }

  /** A draft that this tab has not read was typed in another one, and must not be written over. */
  private requireSeen(id: string, file: string, stored: string): void {
    const seen = this.seenDrafts.get(id);
    if (seen !== undefined && seen.get(file) !== stored)
      throw new StoreRefused("elsewhere", RULES_CHANGED);
  }

  async setting<T>(name: string): Promise<T | undefined> {
    return await this.read<T | undefined>("settings", (table) => table.get(name));
  }

  async setSetting(name: string, value: unknown): Promise<void> {
    await this.write(["settings"], "settings", async (table) => {
      await resultOf(table("settings").put(value, name));
      return () => undefined;
    });
  }

  holdGame(id: string): Promise<boolean> {
    return this.holds.take(`game:${id}`);
  }
  holdRules(id: string): Promise<boolean> {
    return this.holds.take(`rules:${id}`);
  }
  releaseGame(id: string): void {
    this.holds.giveBack(`game:${id}`);
    this.seen.delete(`game:${id}`);
  }
  releaseRules(id: string): void {
    this.holds.giveBack(`rules:${id}`);
    this.seen.delete(`rules:${id}`);
    this.seenDrafts.delete(id);
  }

  onChange(listener: (what: What) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async mayEdit(id: string): Promise<void> {
    if (!(await this.holds.take(`rules:${id}`)))
      throw new StoreRefused("elsewhere", RULES_ELSEWHERE);
  }

  private nextRevision(key: string, now: Revision | undefined, sentence: string): number {
    const stored = now?.revision ?? 0;
    const known = this.seen.get(key);
    if (known !== undefined && now !== undefined && known !== stored)
      throw new StoreRefused("elsewhere", sentence);
    return stored + 1;
  }

  private read<T>(name: Table, get: (table: IDBObjectStore) => IDBRequest): Promise<T> {
    return transact(this.database, [name], "readonly", (table) =>
      resultOf<T>(get(table(name)) as IDBRequest<T>),
    );
  }

  // `work` returns what is to be done when it is on disk.
  private async write(
    tables: Table[],
    what: What,
    work: (table: (name: Table) => IDBObjectStore) => Promise<() => void>,
  ): Promise<void> {
    const then = await transact(this.database, tables, "readwrite", work);
    then();
    this.announce(what);
    this.channel?.postMessage(what);
    this.askToPersist(what);
  }

  // Otherwise a browser that needs room may delete what it keeps for pages that are seldom used.
  private askToPersist(what: What): void {
    if (this.persisted || what === "settings") return;
    this.persisted = true;
    void navigator.storage?.persist?.().catch(() => undefined);
  }

  private announce(what: What): void {
    for (const listener of this.listeners) listener(what);
  }
}

function wholeGame(summary: StoredSummary, part: StoredRecord | undefined): SavedGame {
  const { revision: _, ...rest } = summary;
  return { ...rest, record: part?.record ?? "", files: part?.files ?? [], preview: part?.preview };
}

async function draftsOf(
  id: string,
  table: (name: Table) => IDBObjectStore,
): Promise<Record<string, string>> {
  const range = allDraftsOf(id);
  const [keys, texts] = await Promise.all([
    resultOf(table("drafts").getAllKeys(range)),
    resultOf<string[]>(table("drafts").getAll(range)),
  ]);
  const drafts: Record<string, string> = {};
  keys.forEach((key, i) => {
    if (Array.isArray(key)) drafts[String(key[1])] = texts[i] ?? "";
  });
  return drafts;
}

async function withDrafts(
  rules: StoredRules,
  table: (name: Table) => IDBObjectStore,
): Promise<OwnRuleset> {
  const { revision: _, ...rest } = rules;
  return { ...rest, drafts: await draftsOf(rules.id, table) };
}

async function openStore(): Promise<Store> {
  try {
    return new BrowserStore(await openDatabase());
  } catch (error) {
    // Some browsers keep nothing in private windows: the page still works until it is closed.
    const full = error instanceof StoreRefused ? error.message : NOTHING_KEPT;
    return memoryStore(full);
  }
}

let opened: Promise<Store> | undefined;
const openedStore = (): Promise<Store> => (opened ??= openStore());

// Opened at the first call, so that every module can import it.
export const store: Store = {
  volatile: async () => (await openedStore()).volatile(),
  games: async () => (await openedStore()).games(),
  gameList: async () => (await openedStore()).gameList(),
  game: async (id) => (await openedStore()).game(id),
  saveGame: async (game) => (await openedStore()).saveGame(game),
  deleteGame: async (id) => (await openedStore()).deleteGame(id),
  rulesets: async () => (await openedStore()).rulesets(),
  ruleset: async (id) => (await openedStore()).ruleset(id),
  saveRuleset: async (ruleset) => (await openedStore()).saveRuleset(ruleset),
  deleteRuleset: async (id) => (await openedStore()).deleteRuleset(id),
  drafts: async (id) => (await openedStore()).drafts(id),
  saveDraft: async (id, file, text) => (await openedStore()).saveDraft(id, file, text),
  setting: async <T>(name: string) => (await openedStore()).setting<T>(name),
  setSetting: async (name, value) => (await openedStore()).setSetting(name, value),
  holdGame: async (id) => (await openedStore()).holdGame(id),
  holdRules: async (id) => (await openedStore()).holdRules(id),
  releaseGame: (id) => void openedStore().then((s) => s.releaseGame(id)),
  releaseRules: (id) => void openedStore().then((s) => s.releaseRules(id)),
  onChange: (listener) => {
    let stop: (() => void) | null = null;
    let stopped = false;
    void openedStore().then((s) => {
      if (!stopped) stop = s.onChange(listener);
    });
    return () => {
      stopped = true;
      stop?.();
    };
  },
};

/** A new name for a game or ruleset that no other has. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
