// SPDX-License-Identifier: MIT
// A file with everything that somebody had kept, looked at before anything of it is kept here: each
// game is resumed and each ruleset loaded, in a further engine that is ended afterwards. What is
// damaged is named and left out. Taking the rest in never replaces anything: what is here already,
// and is different, stays beside it.
import { startEngine } from "../engine/engine";
import type { Engine } from "../engine/engine";
import type { RuleFile } from "../engine/types";
import { listText, sentence } from "../rules/words";
import { freshId, store } from "../store/store";
import type { OwnRuleset } from "../store/store";
import { counted, fill, texts } from "../texts";
import { agoText } from "./ago";
import { readBackup } from "./backup";
import type { KeptGame } from "./backup";
import { loadGallery, takenIds, unusedId } from "./gallery";
import { saveDrafts } from "./keeping";
import { isOrdinary, sentenceOf, withLimit } from "./workbench";

/** For one game or ruleset, on a slow phone; the engine's own limits act long before. */
const LIMIT = 15_000;

interface Found<T> {
  kept: T;
  /** "Hex: Ann and Bob, 12 moves, 2 hours ago" */
  text: string;
  /** One of this name is here and is not the same. */
  beside: boolean;
  /** Under which name it has been kept here; undefined: not yet. */
  keptAs?: string;
}

export interface BackupOffer {
  /** Of the file. */
  name: string;
  /** In milliseconds since 1970; 0: not known. */
  made: number;
  games: Found<KeptGame>[];
  rulesets: Found<OwnRuleset>[];
  /** How much of it is here already. */
  same: number;
  /** What is left out, and why. */
  damaged: string[];
}

export function isEmptyOffer(offer: BackupOffer): boolean {
  return offer.games.length + offer.rulesets.length + offer.damaged.length === 0;
}

export async function lookAtBackup(
  name: string,
  text: string,
  tell: (done: number, all: number) => void,
  stop: AbortSignal,
): Promise<BackupOffer> {
  const { made, games, rulesets, damaged } = readBackup(name, text);
  const offer: BackupOffer = { name, made, games: [], rulesets: [], same: 0, damaged: [] };
  offer.damaged = damaged.map((what) => fill(texts.backup.damaged, what));
  const bench = new Bench(stop);
  const all = games.length + rulesets.length;
  let looked = 0;
  try {
    const own = new Map((await store.rulesets()).map((rules) => [rules.id, rules]));
    for (const rules of rulesets) {
      const mine = own.get(rules.id);
      if (mine !== undefined && sameFiles(mine.files, rules.files)) ++offer.same;
      else await lookAtRules(offer, rules, mine !== undefined, bench, stop);
      tell(++looked, all);
    }
    for (const game of games) {
      const mine = await store.game(game.id);
      if (mine !== null && mine.record === game.record) ++offer.same;
      else await lookAtGame(offer, game, mine !== null, bench, stop);
      tell(++looked, all);
    }
    return offer;
  } finally {
    bench.end();
  }
}

/** Keeps what was offered, and says so. After a failure it can be tried again. */
export async function takeBackup(offer: BackupOffer): Promise<string> {
  const taken = await takenIds();
  const here = new Set((await store.rulesets()).map((rules) => rules.id));
  for (const found of offer.rulesets) {
    if (found.keptAs !== undefined) continue;
    const { kept } = found;
    const id = here.has(kept.id) ? unusedId(kept.id, taken) : kept.id;
    taken.add(id);
    here.add(id);
    await store.saveRuleset({ ...kept, id, original: id === kept.id ? kept.original : null });
    store.releaseRules(id);
    found.keptAs = id;
  }
  for (const found of offer.games) {
    const { drafts, ...game } = withItsRules(found.kept, offer.rulesets);
    if (found.keptAs === undefined) {
      const id = (await store.game(game.id)) === null ? game.id : freshId();
      await store.saveGame({ ...game, id });
      found.keptAs = id;
    }
    await saveDrafts(found.keptAs, drafts);
    store.releaseGame(found.keptAs);
  }
  const [games, rulesets] = [offer.games.length, offer.rulesets.length];
  if (rulesets === 0) return counted(texts.backup.added_games, games, offer.name);
  if (games === 0) return counted(texts.backup.added_rulesets, rulesets, offer.name);
  return fill(
    texts.backup.added_both,
    counted(texts.backup.games, games),
    counted(texts.backup.rulesets, rulesets),
    offer.name,
  );
}

/** Where its rules are kept beside different ones of that name, it has rules of its own, as a game
    that came with a file: under those that are here it was never played. */
function withItsRules(game: KeptGame, rulesets: readonly Found<OwnRuleset>[]): KeptGame {
  const rules = rulesets.find(({ kept, keptAs }) => kept.id === game.ruleset && keptAs !== kept.id);
  if (rules === undefined || game.source === "stranger") return game;
  const { files, original, set_aside, drafts } = rules.kept;
  const preview = { files, originals: original, setAside: set_aside };
  return { ...game, source: "stranger", preview, drafts };
}

/** An engine; a new one after rules that had to be stopped. */
class Bench {
  private engine: Engine | null = null;

  constructor(private readonly stop: AbortSignal) {
    stop.addEventListener("abort", () => this.end());
  }

  async run<T>(work: (engine: Engine) => Promise<T>): Promise<T> {
    const engine = (this.engine ??= startEngine());
    try {
      return await withLimit(engine, LIMIT, () => work(engine));
    } catch (error) {
      this.stop.throwIfAborted(); // that is nobody's mistake
      if (!isOrdinary(error)) this.end();
      throw error;
    }
  }

  end(): void {
    this.engine?.end();
    this.engine = null;
  }
}

async function lookAtRules(
  offer: BackupOffer,
  rules: OwnRuleset,
  beside: boolean,
  bench: Bench,
  stop: AbortSignal,
): Promise<void> {
  const size = sizeText(rules.files.reduce((sum, file) => sum + file.text.length, 0));
  const installed = (await loadGallery()).find((game) => game.ruleset === rules.id);
  const textOf = (name: string): string =>
    installed === undefined
      ? counted(texts.backup.rules, rules.files.length, name, size)
      : counted(texts.backup.changed_rules, rules.files.length, name, size, installed.name);
  try {
    const { name } = await bench.run((engine) =>
      engine.ask("examine", { ruleset: rules.id, files: rules.files }),
    );
    offer.rulesets.push({ kept: { ...rules, name }, text: textOf(name), beside });
  } catch (error) {
    stop.throwIfAborted();
    // Half-written rules are somebody's work, and are kept as such: nothing of them runs by itself.
    const text = fill(texts.backup.with_error, textOf(rules.name), sentenceOf(error));
    offer.rulesets.push({ kept: rules, text, beside });
  }
}

async function lookAtGame(
  offer: BackupOffer,
  game: KeptGame,
  beside: boolean,
  bench: Bench,
  stop: AbortSignal,
): Promise<void> {
  const called = game.name || sentence(game.ruleset.replaceAll("_", " "));
  try {
    const kept = await bench.run(async (engine) => {
      const { ruleset } = await engine.ask("resume", { record: game.record });
      if (ruleset !== game.ruleset)
        throw new Error(`it says that it is a game of ${game.ruleset}, but it is one of ${ruleset}`);
      // What the file says of the game may be wrong; the game itself tells.
      const [report, status] = await Promise.all([
        engine.report("owner", { type: "game" }),
        engine.report("owner", { type: "status" }),
      ]);
      const { ply: actions, ended, outcome } = status;
      const players = status.seats.map((seat) => seat.player_name || seat.name);
      return { ...game, name: report.name, players, actions, ended, outcome };
    });
    const players = listText(kept.players.map(sentence));
    const [ago, size] = [agoText(kept.when, Date.now()), sizeText(kept.record.length)];
    const moves = counted(texts.start.moves, kept.actions);
    const text =
      kept.actions === 0
        ? fill(texts.backup.game_not_started, kept.name, players, ago, size)
        : fill(texts.backup.game, kept.name, players, moves, ago, size);
    offer.games.push({ kept, text, beside });
  } catch (error) {
    stop.throwIfAborted();
    offer.damaged.push(fill(texts.backup.left_out, called, sentenceOf(error)));
  }
}

function sizeText(letters: number): string {
  return letters < 1_000_000
    ? `${Math.max(1, Math.round(letters / 1000))} KB`
    : `${(letters / 1_000_000).toFixed(1)} MB`;
}

function sameFiles(a: RuleFile[], b: RuleFile[]): boolean {
  const texts = new Map(a.map((file) => [file.name, file.text]));
  return a.length === b.length && b.every((file) => texts.get(file.name) === file.text);
}
