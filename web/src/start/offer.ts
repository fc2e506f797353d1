// SPDX-License-Identifier: MIT
// A game from outside, looked at before it is played. That happens in a further engine, which is
// ended afterwards and after a time limit: until the person says Play, a stranger's rules run
// nowhere else, and nothing of them is kept.
import { startEngine } from "../engine/engine";
import type { Engine } from "../engine/engine";
import type { Player, RuleFile, Unpacked } from "../engine/types";
import { texts } from "../texts";
import type { Incoming } from "./incoming";
import { isPlayed } from "../app/own_files";
import type { Opening, RulesSource } from "./opening";
import { store } from "../store/store";
import { withLimit } from "./workbench";

/** On a slow phone; the engine's own limits act long before. */
const LIMIT = 15_000;

export interface Offer {
  /** The file, or "the link". */
  from: string;
  title: string;
  /** Of the game. */
  name: string;
  sentences: string[];
  playable: boolean;
  /** It is called like an installed game, but is a different one. */
  claims: boolean;
  /** "installed": these are the rules of that game. */
  source: RulesSource;
  ruleset: string;
  sender: string;
  files: RuleFile[];
  /** Those of the installed game that a stranger's one changes; null: there is none. */
  originals: RuleFile[] | null;
  variants: string[];
  settings: Record<string, string>;
  players: Player[];
  record: string;
}

/**
 * `keep` is offered the engine if only rules that come with House Rules have run in it; if it
 * returns false, the engine is ended like any other.
 */
export async function lookAt(
  incoming: Exclude<Incoming, { kind: "lesson" | "backup" }>,
  keep: (engine: Engine) => boolean,
  stop: AbortSignal,
): Promise<Offer> {
  const engine = startEngine();
  let kept = false;
  const end = (): void => engine.end();
  stop.addEventListener("abort", end);
  try {
    const offer = await withLimit(engine, LIMIT, () => describe(engine, incoming));
    kept = offer.source === "installed" && offer.record === "" && keep(engine);
    return offer;
  } finally {
    stop.removeEventListener("abort", end);
    if (!kept) end();
  }
}

async function describe(
  engine: Engine,
  incoming: Exclude<Incoming, { kind: "lesson" | "backup" }>,
): Promise<Offer> {
  if (incoming.kind === "link")
    return await offerOf(engine, await engine.ask("unpack", { link: incoming.link }), texts.open_game.the_link);
  const { bytes, name } = await packOf(engine, incoming);
  return await offerOf(engine, await engine.ask("unpack", { bytes, name }), incoming.name);
}

// A record or a folder becomes a pack first, so that all are described and checked alike.
async function packOf(
  engine: Engine,
  incoming: Exclude<Incoming, { kind: "lesson" | "backup" | "link" }>,
): Promise<{ bytes: string; name: string }> {
  if (incoming.kind === "pack") return incoming;
  if (incoming.kind === "folder") {
    const ruleset = incoming.name.replace(/[^A-Za-z0-9_-]+/g, "_") || "game";
    return await engine.ask("pack", { ruleset, files: incoming.files });
  }
  const record = incoming.text;
  const { ruleset, files, variants, settings } = await engine.ask("resume", { record });
  return await engine.ask("pack", { ruleset, files, variants, settings, record });
}

async function offerOf(engine: Engine, unpacked: Unpacked, from: string): Promise<Offer> {
  const { ruleset, files } = unpacked;
  // With other options or variants it is the same game all the same.
  const installed = await engine.ask("files", { ruleset }).catch(() => null);
  const same = installed !== null && sameRules(installed.files, files);
  const originals = same ? null : await originalsOf(engine, unpacked);
  return { ...unpacked, from, originals, source: same ? "installed" : "stranger" };
}

// That a link has no tests and no README is no change.
async function originalsOf(engine: Engine, unpacked: Unpacked): Promise<RuleFile[] | null> {
  if (unpacked.original === "") return null;
  const { files } = await engine.ask("files", { ruleset: unpacked.original });
  const names = new Set(unpacked.files.map((file) => file.name));
  return files.filter((file) => names.has(file.name) || isPlayed(file));
}

// Links contain no tests and no README, and records no variants that are switched off, so only
// what is there and is played counts.
function sameRules(known: RuleFile[], files: RuleFile[]): boolean {
  const texts = new Map(known.map((file) => [file.name, file.text]));
  const played = files.filter(isPlayed);
  return played.length > 0 && played.every((file) => texts.get(file.name) === file.text);
}

/** A stranger's rules keep the name that they came with, although an installed game may have it: they
    exist only in the game, and their variants and what is sent on refer to that name. */
export function openingOf(offer: Offer): Opening {
  if (offer.record !== "")
    return {
      kind: "record",
      record: offer.record,
      source: offer.source,
      name: offer.name,
      originals: offer.originals,
    };
  return {
    kind: "new",
    ruleset: offer.ruleset,
    name: offer.name,
    source: offer.source,
    files: offer.source === "installed" ? null : offer.files,
    originals: offer.originals,
    variants: offer.variants,
    settings: offer.settings,
    players: offer.players,
    seed: "",
    dice: [],
  };
}

/** Whether the person has these rules already: installed, or as their own. */
export async function isSameRules(offer: Offer): Promise<boolean> {
  if (offer.source === "installed") return true;
  const own = await store.ruleset(offer.ruleset);
  return own !== null && sameRules(own.files, offer.files);
}
