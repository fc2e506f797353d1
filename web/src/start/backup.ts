// SPDX-License-Identifier: MIT
// Everything that is kept in this browser as one file, and what such a file contains. It may be
// anybody's: see backup_offer.ts for what is done before anything of it is kept.
import type { GameFiles } from "../app/own_files";
import type { RuleFile } from "../engine/types";
import { store } from "../store/store";
import type { OwnRuleset, SavedGame } from "../store/store";
import { type Text, fill, texts } from "../texts";
import { fitsRuleset } from "./incoming";

const FORMAT = 1;
// As packs have them (docs/packs.md); the engine has closer limits for what it runs.
const MAX_FILES = 400;
const MAX_TEXT = 4 * 1024 * 1024;

export type KeptGame = SavedGame & { drafts: Record<string, string> };

export interface Backup {
  name: string;
  text: string;
}

export async function makeBackup(): Promise<Backup> {
  const [games, rulesets] = await Promise.all([store.games(), store.rulesets()]);
  // What was typed into a stranger's rules is kept beside the game.
  const kept = await Promise.all(
    games.map(async (game) =>
      game.source === "stranger" ? { ...game, drafts: await store.drafts(`game:${game.id}`) } : game,
    ),
  );
  // A line a game, so that the file can be looked at.
  const lines = (list: unknown[]) => list.map((one) => JSON.stringify(one)).join(",\n");
  const now = new Date().toISOString();
  const text =
    `{"houserules":"everything","format":${FORMAT},"made":"${now}",\n` +
    `"games":[\n${lines(kept)}\n],\n"rulesets":[\n${lines(rulesets)}\n]}\n`;
  const day = now.slice(0, 10);
  return { name: `house-rules-${day}.json`, text };
}

/** What can be read in such a file. */
export interface BackupContents {
  /** In milliseconds since 1970; 0: not known. */
  made: number;
  games: KeptGame[];
  rulesets: OwnRuleset[];
  /** What cannot, by name where it has one. */
  damaged: string[];
}

/** Throws a sentence for a file that is none of ours. */
export function readBackup(name: string, text: string): BackupContents {
  const refuse = (why: Text<1>) => new Error(fill(why, name));
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    throw refuse(texts.backup.file_damaged);
  }
  if (!isObject(whole) || whole["houserules"] !== "everything")
    throw refuse(texts.backup.file_unknown);
  if (whole["format"] !== FORMAT) throw refuse(texts.backup.file_newer);
  const { games, rulesets, made } = whole;
  if (!Array.isArray(games) || !Array.isArray(rulesets))
    throw refuse(texts.backup.file_incomplete);
  const damaged: string[] = [];
  const read = <T extends object>(list: unknown[], what: string, one: (value: unknown) => T | null) =>
    list.flatMap((value, i) => {
      const found = one(value);
      if (found !== null) return [found];
      damaged.push((isObject(value) && textIn(value["name"])) || `${what} ${i + 1}`);
      return [];
    });
  return {
    made: typeof made === "string" ? Date.parse(made) || 0 : 0,
    games: read(games, "Game", readGame),
    rulesets: read(rulesets, "Ruleset", readRuleset),
    damaged,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** A name or a sentence, without what would turn the text around it. */
const textIn = (value: unknown): string =>
  typeof value === "string"
    ? value.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "").slice(0, 300)
    : "";
const isId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text);
const numberIn = (value: unknown): number => (typeof value === "number" && value > 0 ? value : 0);
// Nothing was played later than now; it would be the first one for ever.
const timeIn = (value: unknown): number => Math.min(numberIn(value), Date.now());

function filesIn(value: unknown): RuleFile[] | null {
  if (!Array.isArray(value) || value.length > MAX_FILES) return null;
  const out = new Map<string, RuleFile>();
  for (const file of value as unknown[]) {
    if (!isObject(file)) return null;
    const { name, text } = file;
    if (typeof name !== "string" || typeof text !== "string" || text.length > MAX_TEXT) return null;
    if (!fitsRuleset(name) || out.has(name)) return null;
    out.set(name, { name, text });
  }
  return [...out.values()];
}

function draftsIn(value: unknown): Record<string, string> {
  const typed: Record<string, string> = {};
  if (isObject(value))
    for (const [file, text] of Object.entries(value))
      if (typeof text === "string" && text.length <= MAX_TEXT && fitsRuleset(file))
        typed[file] = text;
  return typed;
}

/** The files of a stranger's game, as the session keeps them. */
function previewIn(value: unknown): GameFiles | null {
  const files = isObject(value) ? filesIn(value["files"]) : null;
  if (!isObject(value) || files === null) return null;
  return { files, originals: filesIn(value["originals"]), setAside: filesIn(value["setAside"]) };
}

function readGame(value: unknown): KeptGame | null {
  if (!isObject(value)) return null;
  const { id, ruleset, record, players, source } = value;
  const files = filesIn(value["files"]);
  if (typeof id !== "string" || !isId(id) || typeof record !== "string") return null;
  if (typeof ruleset !== "string" || files === null || !Array.isArray(players)) return null;
  const preview = previewIn(value["preview"]);
  return {
    id,
    ruleset,
    record,
    files,
    name: textIn(value["name"]),
    players: players.map(textIn),
    drafts: draftsIn(value["drafts"]),
    when: timeIn(value["when"]),
    actions: numberIn(value["actions"]),
    ended: value["ended"] === true,
    outcome: textIn(value["outcome"]),
    ...(preview === null ? {} : { preview }),
    ...(source === "own" || source === "stranger" || source === "installed" ? { source } : {}),
  };
}

function readRuleset(value: unknown): OwnRuleset | null {
  if (!isObject(value)) return null;
  const { id, drafts } = value;
  const files = filesIn(value["files"]);
  if (typeof id !== "string" || !isId(id) || files === null) return null;
  if (!files.some((file) => file.name === "rules.lua")) return null;
  return {
    id,
    files,
    name: textIn(value["name"]) || id,
    original: filesIn(value["original"]),
    drafts: draftsIn(drafts),
    set_aside: filesIn(value["set_aside"]),
    when: timeIn(value["when"]),
  };
}
