// SPDX-License-Identifier: MIT
// What own rulesets are called and how their boards look. Their rules must be loaded for that, so
// it is found out in the background, in a further engine, and kept until the rules change.
import { startEngine } from "../engine/engine";
import type { Engine } from "../engine/engine";
import { store } from "../store/store";
import type { OwnRuleset } from "../store/store";
import { isUnchanged } from "./gallery";
import type { OwnFacts } from "./gallery";
import { sentenceOf, withLimit } from "./workbench";

const LIMIT = 15_000;
interface Kept {
  /** Of the files. */
  digest: string;
  facts: OwnFacts;
}
const settingOf = (id: string) => `facts:${id}`;

async function digestOf(rules: OwnRuleset): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(rules.files));
  if (globalThis.crypto?.subtle === undefined) return `${bytes.length} ${rules.when ?? 0}`;
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest).slice(0, 12), (b) => b.toString(16)).join(".");
}

async function findOut(engine: Engine, rules: OwnRuleset): Promise<OwnFacts> {
  const game = { ruleset: rules.id, files: rules.files };
  const seen = await engine.ask("examine", game);
  const facts: OwnFacts = {
    name: seen.name,
    by: seen.by,
    about: seen.about,
    seats: seen.seats,
    players: await engine.ask("seats_option", game),
    complaint: "",
    board: null,
  };
  try {
    await engine.ask("begin", game);
    const picture = await engine.report("owner", { type: "picture", aspect: 1.6 });
    const labelled = { ...seen.game, labels: seen.labels ?? [] };
    facts.board = { game: labelled, position: seen.position, boards: seen.boards, picture };
  } catch {
    // Without a picture it can still be listed and opened.
  }
  return facts;
}

/** Calls `found` for each own ruleset; ends early when `stopped` says so. */
export async function findOwnFacts(
  own: readonly OwnRuleset[],
  found: (id: string, facts: OwnFacts) => void,
  stopped: () => boolean,
): Promise<void> {
  let engine: Engine | null = null;
  for (const rules of own) {
    if (isUnchanged(rules)) continue;
    const digest = await digestOf(rules);
    const kept = await store.setting<Kept>(settingOf(rules.id)).catch(() => undefined);
    if (stopped()) break;
    if (kept?.digest === digest) {
      found(rules.id, kept.facts);
      continue;
    }
    engine ??= startEngine();
    let facts: OwnFacts;
    try {
      facts = await withLimit(engine, LIMIT, () => findOut(engine as Engine, rules));
    } catch (error) {
      engine.end();
      engine = null;
      const complaint = sentenceOf(error);
      facts = { name: "", by: "", about: "", seats: [], complaint, board: null };
    }
    if (stopped()) break;
    found(rules.id, facts);
    // Rules that fail are tried again, since it may not have been their fault. A picture that
    // cannot be kept is made again the next time.
    if (facts.complaint !== "") continue;
    await store.setSetting(settingOf(rules.id), { digest, facts }).catch(() => undefined);
  }
  engine?.end();
}
