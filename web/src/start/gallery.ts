// SPDX-License-Identifier: MIT
// The games of the start page: those that House Rules comes with, from a file that is made when
// the page is built (so they are shown before the engine has loaded), and the person's own.
import type { Boards, GameReport, Picture, RuleFile, SeatsOption, View } from "../engine/types";
import { store } from "../store/store";
import type { OwnRuleset } from "../store/store";
import { counted, fill, texts } from "../texts";

/** What a board is drawn from. */
export interface BoardData {
  game: GameReport;
  position: View;
  boards: Boards;
  picture: Picture;
}

export interface GalleryGame extends Partial<BoardData> {
  ruleset: string;
  name: string;
  by: string;
  about: string;
  seats: string[];
  /** Null: always as many as `seats`. */
  players?: SeatsOption | null;
  /** It has a guided first change of its rules. */
  guided?: boolean;
}

/** A card of the gallery. */
export interface Entry {
  /** Unlike any other's in the gallery. */
  key: string;
  ruleset: string;
  name: string;
  by: string;
  about: string;
  seats: string[];
  /** Null: always as many as `seats`. */
  players: SeatsOption | null;
  source: "installed" | "own";
  /** Own rules: all files. */
  files: RuleFile[] | null;
  /** "yours" and "original": the same game is listed twice. */
  kind: "plain" | "yours" | "original";
  /** Another game of this name is listed, so the name alone does not tell them apart. */
  alike: boolean;
  guided: boolean;
  board: BoardData | null;
  /** The rules card, line by line. */
  card: string[];
  /** Why its rules cannot be used; "". */
  complaint: string;
  own: OwnRuleset | null;
}

export function shownName(entry: Entry): string {
  if (entry.kind !== "plain") return `${entry.name} (${entry.kind})`;
  return entry.alike && entry.source === "own" ? `${entry.name} (${entry.ruleset})` : entry.name;
}

export function playersText(entry: Entry): string {
  const { players } = entry;
  return players === null
    ? counted(texts.start.players, entry.seats.length)
    : fill(texts.start.players_range, players.fewest, players.most);
}

let file: Promise<Response> | undefined;
let read: Promise<GalleryGame[]> | undefined;

/** The page loads this file with itself (build.mjs), so it is taken at once, whatever is shown. */
export function fetchGallery(): Promise<Response> {
  file ??= fetch("gallery.json");
  file.catch(() => undefined); // whoever reads it is told
  return file;
}

/** Empty if the page was built without it; then the engine is asked. */
export function loadGallery(): Promise<GalleryGame[]> {
  read ??= fetchGallery()
    .then((response) => (response.ok ? (response.json() as Promise<GalleryGame[]>) : []))
    .catch(() => []);
  return read;
}

/** Only drafts were typed, or everything was changed back. */
export function isUnchanged(own: OwnRuleset): boolean {
  if (own.original === null || own.original.length !== own.files.length) return false;
  const original = new Map(own.original.map((file) => [file.name, file.text]));
  return own.files.every((file) => original.get(file.name) === file.text);
}

/** What is known of own rules without loading them; see own_boards.ts for the rest. */
export interface OwnFacts {
  name: string;
  by: string;
  about: string;
  seats: string[];
  players?: SeatsOption | null;
  complaint: string;
  board: BoardData | null;
}

export function entriesOf(
  games: readonly GalleryGame[],
  own: readonly OwnRuleset[],
  facts: ReadonlyMap<string, OwnFacts>,
): Entry[] {
  const changed = own.filter((rules) => !isUnchanged(rules));
  const out: Entry[] = [];
  for (const game of games) {
    const mine = changed.find((rules) => rules.id === game.ruleset);
    if (mine !== undefined) out.push(ownEntry(mine, facts.get(mine.id), game));
    out.push(installedEntry(game, mine === undefined ? "plain" : "original"));
  }
  const known = new Set(games.map((game) => game.ruleset));
  const others = changed.filter((rules) => !known.has(rules.id));
  others.sort((a, b) => (b.when ?? 0) - (a.when ?? 0));
  const all = [...others.map((rules) => ownEntry(rules, facts.get(rules.id), null)), ...out];
  return all.map((entry) => ({
    ...entry,
    alike: all.some((other) => other.name === entry.name && other.ruleset !== entry.ruleset),
  }));
}

function installedEntry(game: GalleryGame, kind: Entry["kind"]): Entry {
  return {
    key: `installed:${game.ruleset}`,
    ruleset: game.ruleset,
    name: game.name,
    by: game.by,
    about: game.about,
    seats: game.seats,
    players: game.players ?? null,
    source: "installed",
    files: null,
    kind,
    alike: false,
    guided: game.guided ?? false,
    board: boardOf(game),
    card: game.game?.card ?? [],
    complaint: "",
    own: null,
  };
}

function ownEntry(rules: OwnRuleset, facts: OwnFacts | undefined, like: GalleryGame | null): Entry {
  return {
    key: `own:${rules.id}`,
    ruleset: rules.id,
    name: facts?.name || like?.name || rules.name,
    by: facts?.by ?? like?.by ?? "",
    about: facts?.about ?? like?.about ?? "",
    seats: facts?.seats ?? like?.seats ?? [],
    players: (facts ?? like)?.players ?? null,
    source: "own",
    files: rules.files,
    kind: like === null ? "plain" : "yours",
    alike: false,
    guided: false,
    board: facts?.board ?? null,
    card: facts?.board?.game.card ?? [],
    complaint: facts?.complaint ?? "",
    own: rules,
  };
}

function boardOf(game: GalleryGame): BoardData | null {
  const { game: report, position, boards, picture } = game;
  if (report === undefined || position === undefined) return null;
  if (boards === undefined || picture === undefined) return null;
  return { game: report, position, boards, picture };
}

/** The names of all rulesets that there are, so that a new one gets another. */
export async function takenIds(): Promise<Set<string>> {
  const [games, own] = await Promise.all([loadGallery(), store.rulesets()]);
  return new Set([...games.map((game) => game.ruleset), ...own.map((rules) => rules.id)]);
}

/** "hex", "hex_2", "hex_3" …: the first that is free. */
export function unusedId(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; ++number) {
    const id = `${wanted.slice(0, 36)}_${number}`;
    if (!taken.has(id)) return id;
  }
}

/** The folder's name for what a person calls a game, as editor/desk/new_ruleset.cpp makes it. */
export function idOf(title: string): string {
  const id = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");
  if (id === "" || id.length > 40)
    throw new Error('Use 1 to 40 letters and digits, such as "Night Raid".');
  return id;
}
