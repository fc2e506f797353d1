// SPDX-License-Identifier: MIT
// Everything that is kept in this browser as one file, and back. Taking one in never replaces
// anything: what is there already, and is different, stays beside it.
import type { GameFiles } from "../app/own_files";
import type { RuleFile } from "../engine/types";
import { countText, listText } from "../rules/words";
import { freshId, store } from "../store/store";
import type { OwnRuleset, SavedGame } from "../store/store";
import { takenIds, unusedId } from "./gallery";

const FORMAT = 1;

type KeptGame = SavedGame & { drafts: Record<string, string> };

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
  const text =
    `{"houserules":"everything","format":${FORMAT},\n` +
    `"games":[\n${lines(kept)}\n],\n"rulesets":[\n${lines(rulesets)}\n]}\n`;
  const day = new Date().toISOString().slice(0, 10);
  return { name: `house-rules-${day}.json`, text };
}

/** Says what was taken in. */
export async function takeBackup(name: string, text: string): Promise<string> {
  const { games, rulesets } = readBackup(name, text);
  const now = new Map((await store.rulesets()).map((rules) => [rules.id, rules]));
  const taken = await takenIds();
  let newRules = 0;
  for (const rules of rulesets) {
    const mine = now.get(rules.id);
    if (mine !== undefined && sameFiles(mine.files, rules.files)) continue;
    const id = mine === undefined ? rules.id : unusedId(rules.id, taken);
    taken.add(id);
    await store.saveRuleset({ ...rules, id, original: id === rules.id ? rules.original : null });
    if (mine === undefined) store.releaseRules(id);
    ++newRules;
  }
  let newGames = 0;
  for (const { drafts, ...game } of games) {
    const mine = await store.game(game.id);
    if (mine !== null && mine.record === game.record) continue;
    const id = mine === null ? game.id : freshId();
    await store.saveGame({ ...game, id });
    for (const [file, text] of Object.entries(drafts))
      await store.saveDraft(`game:${id}`, file, text);
    store.releaseRules(`game:${id}`);
    store.releaseGame(id);
    ++newGames;
  }
  if (newRules + newGames === 0) return `Everything in ${name} is here already.`;
  const what = [
    ...(newGames > 0 ? [countText(newGames, "game", "games")] : []),
    ...(newRules > 0 ? [countText(newRules, "ruleset", "rulesets")] : []),
  ];
  return `Added ${listText(what)} from ${name}.`;
}

function sameFiles(a: RuleFile[], b: RuleFile[]): boolean {
  const texts = new Map(a.map((file) => [file.name, file.text]));
  return a.length === b.length && b.every((file) => texts.get(file.name) === file.text);
}

// A file from outside: everything is checked before anything is kept.
function readBackup(name: string, text: string): { games: KeptGame[]; rulesets: OwnRuleset[] } {
  const refuse = (why: string) => new Error(`${name} cannot be opened: ${why}.`);
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    throw refuse("it is not complete");
  }
  if (!isObject(whole) || whole["houserules"] !== "everything") throw refuse("it is no such file");
  if (whole["format"] !== FORMAT) throw refuse("it was made by a newer version of House Rules");
  const { games, rulesets } = whole;
  if (!Array.isArray(games) || !Array.isArray(rulesets)) throw refuse("a list is missing");
  return {
    games: games.map((game: unknown, i) => readGame(game) ?? fail(`game ${i + 1} is damaged`)),
    rulesets: rulesets.map(
      (rules: unknown, i) => readRuleset(rules) ?? fail(`ruleset ${i + 1} is damaged`),
    ),
  };

  function fail(why: string): never {
    throw refuse(why);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** A name or a sentence, without what would turn the text around it. */
const textIn = (value: unknown): string =>
  typeof value === "string"
    ? value.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "").slice(0, 300)
    : "";
const numberIn = (value: unknown): number => (typeof value === "number" ? value : 0);

function filesIn(value: unknown): RuleFile[] | null {
  if (!Array.isArray(value)) return null;
  const out: RuleFile[] = [];
  for (const file of value as unknown[]) {
    if (!isObject(file)) return null;
    const { name, text } = file;
    if (typeof name !== "string" || typeof text !== "string") return null;
    out.push({ name, text });
  }
  return out;
}

function draftsIn(value: unknown): Record<string, string> {
  const typed: Record<string, string> = {};
  if (isObject(value))
    for (const [file, text] of Object.entries(value))
      if (typeof text === "string") typed[file] = text;
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
  if (typeof id !== "string" || id === "" || typeof record !== "string") return null;
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
    when: numberIn(value["when"]),
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
  if (typeof id !== "string" || !/^[A-Za-z0-9_-]{1,64}$/.test(id) || files === null) return null;
  return {
    id,
    files,
    name: textIn(value["name"]) || id,
    original: filesIn(value["original"]),
    drafts: draftsIn(drafts),
    set_aside: filesIn(value["set_aside"]),
    when: numberIn(value["when"]),
  };
}
