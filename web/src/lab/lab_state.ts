// SPDX-License-Identifier: MIT
// What the Lab tab remembers of a session while it is not on screen: the choices, and the games
// that bots have played.
import { useEffect, useReducer } from "preact/hooks";
import type { Session } from "../app/session";
import type { Engine } from "../engine/engine";
import type { Asks, Game, LabAnswer, MeasuredVersion, Progress, RuleFile } from "../engine/types";
import { Job } from "../rules/job";

export type Question = "fair" | "change";

/** What the rules in force are compared with. */
export type Comparison =
  | { kind: "original" }
  | { kind: "start" }
  | { kind: "variant"; id: string }
  | { kind: "option"; name: string; value: string };

export const labGames: readonly number[] = [200, 500, 1000, 2000, 5000];

export interface Order {
  bot: string;
  games: number;
  seed: string;
}

/** A run, with what it was about: rules may change while it goes on. */
export interface Run {
  order: Order;
  rules: string; // a key of the rules in force
  title: string;
  command: string; // that prints the same figures in a terminal; or ""
}

export type Measured = Asks["measure"]["out"];
export type Compared = Asks["compare"]["out"];

/** Which games of a comparison are played now. */
export type Stage = "before" | "after" | "pairs";

export class LabState {
  question: Question = "fair";
  order: Order = { bot: "random", games: 1000, seed: "1" };
  comparison: Comparison = { kind: "original" };
  readonly fair = new Job<Measured>();
  readonly change = new Job<Compared>();
  fairRun: Run | null = null;
  changeRun: Run | null = null;
  /** Of a comparison that is still going on, or was stopped. */
  before: MeasuredVersion | null = null;
  after: MeasuredVersion | null = null;
  private readonly listeners = new Set<() => void>();

  set(how: Partial<Pick<LabState, "question" | "order" | "comparison">>): void {
    Object.assign(this, how);
    for (const listener of [...this.listeners]) listener();
  }
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  measure(game: Game, run: Run): void {
    this.fairRun = run;
    this.fair.result = null;
    const { bot, games, seed } = run.order;
    this.fair.start((engine, onProgress) =>
      engine.ask("measure", { ...game, bot, games, seed }, onProgress),
    );
  }

  compare(games: (engine: Engine) => Promise<{ before: Game; after: Game }>, run: Run): void {
    this.changeRun = run;
    this.change.result = null;
    this.before = null;
    this.after = null;
    const { bot, games: pairs, seed } = run.order;
    this.change.start(async (engine, onProgress) => {
      const both = await games(engine);
      const note = (progress: Progress) => {
        const version = measuredOf(progress);
        if (version !== null && stageOf(progress) === "before") this.before = version;
        else if (version !== null) this.after = version;
        onProgress(progress);
      };
      return engine.ask("compare", { ...both, bot, pairs, seed }, note);
    });
  }
}

/** What is known so far of a version; null: nothing. */
export function measuredOf({ facts, sheet }: Progress): MeasuredVersion | null {
  return facts === undefined || sheet === undefined ? null : { facts, sheet };
}

/** First all games of each version, then the pairs: each a third. */
export function stageOf({ done = 0, all = 0 }: Progress): Stage {
  if (3 * done <= all) return "before";
  return 3 * done <= 2 * all ? "after" : "pairs";
}

const states = new WeakMap<Session, LabState>();

function labStateOf(session: Session): LabState {
  const known = states.get(session);
  if (known !== undefined) return known;
  const state = new LabState();
  states.set(session, state);
  session.atEnd.push(() => {
    state.fair.stop();
    state.change.stop();
  });
  return state;
}

export function useLabState(session: Session): LabState {
  const state = labStateOf(session);
  const [, again] = useReducer<number, void>((count) => count + 1, 0);
  useEffect(() => state.subscribe(() => again()), [state]);
  return state;
}

/** The rules in force, with their options and variants. */
export function gameInForce(session: Session): Game {
  return {
    ruleset: session.ruleset,
    files: session.filesInForce,
    variants: session.variants,
    settings: session.settings,
  };
}

const keys = new WeakMap<RuleFile[], string>(); // of files: they are long, and asked for often

/** Equal keys: the same rules. */
export function rulesKey(session: Session): string {
  const { filesInForce: files, variants, settings } = session;
  const text = keys.get(files) ?? JSON.stringify(files);
  keys.set(files, text);
  return text + JSON.stringify([variants, settings]);
}

/** The rules that this game began with: its record is read and its start looked at. */
async function rulesAtStart(session: Session, engine: Engine): Promise<Game> {
  const { record } = await session.engine.ask("record", {});
  await engine.ask("resume", { record });
  await engine.give("owner", { type: "go_to_step", step: 0 });
  const { ruleset, files, variants, settings } = await engine.ask("rules", {});
  return { ruleset, files, variants, settings };
}

function withFile(files: readonly RuleFile[], file: RuleFile | undefined): RuleFile[] {
  if (file === undefined || files.some((each) => each.name === file.name)) return [...files];
  return [...files, file];
}

/** The two versions of a comparison, the one in force among them. */
export async function versionsOf(
  comparison: Comparison,
  session: Session,
  engine: Engine,
): Promise<{ before: Game; after: Game }> {
  const now = gameInForce(session);
  const { ruleset } = session;
  switch (comparison.kind) {
    case "original": {
      const files = session.originals ?? session.files;
      return { before: { ruleset, files, variants: [], settings: {} }, after: now };
    }
    case "start":
      return { before: await rulesAtStart(session, engine), after: now };
    case "variant": {
      const { id } = comparison;
      const others = session.variants.filter((variant) => variant !== id);
      const file = session.files.find((each) => each.name === `variants/${id}.lua`);
      if (others.length < session.variants.length)
        return { before: { ...now, variants: others }, after: now };
      const files = withFile(session.filesInForce, file);
      return { before: now, after: { ...now, files, variants: [...others, id].sort() } };
    }
    case "option": {
      const settings = { ...session.settings, [comparison.name]: comparison.value };
      return { before: now, after: { ...now, settings } };
    }
  }
}

function quoted(word: string): string {
  return /^[\w.,:=/-]+$/.test(word) ? word : `'${word}'`;
}

/**
 * The command that prints the same figures in a terminal; "": these rules are only in this browser.
 */
export function terminalCommand(session: Session, { bot, games, seed }: Order): string {
  const { ruleset, originals, filesInForce, variants, settings } = session;
  const installed = (name: string, text: string) =>
    originals?.some((file) => file.name === name && file.text === text) ?? false;
  if (session.source !== "installed") return "";
  if (!filesInForce.every((file) => installed(file.name, file.text))) return "";
  const words = ["houserules", "lab", ruleset];
  for (const variant of variants) words.push("--variant", variant);
  for (const [name, value] of Object.entries(settings)) words.push("--option", `${name}=${value}`);
  words.push("--bots", bot, "--games", String(games), "--seed", seed);
  return words.map(quoted).join(" ");
}

const none: LabAnswer[] = [];

export function answersOf(run: { answers: LabAnswer[] } | null, progress: Progress): LabAnswer[] {
  return run?.answers ?? progress.answers ?? none;
}
