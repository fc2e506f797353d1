// SPDX-License-Identifier: MIT
// What is done with kept games and rules on the start page; each returns what is to be said.
import { download } from "../share/download";
import { GAME_GONE, store } from "../store/store";
import type { GameSummary, OwnRuleset } from "../store/store";
import { fill, texts } from "../texts";
import { makeBackup } from "./backup";
import { takenIds, unusedId } from "./gallery";
import type { Said } from "./Toast";

export async function exportGame(game: GameSummary): Promise<Said | null> {
  const whole = await store.game(game.id);
  if (whole === null) throw new Error(GAME_GONE);
  const name = `${game.ruleset}.rec`;
  download(name, whole.record);
  const saved = fill(texts.common.saved_as, name);
  const text = `${saved} A record contains everything, including hidden information.`;
  return { kind: "info", text };
}

export async function deleteGame(game: GameSummary): Promise<Said | null> {
  const whole = await store.game(game.id);
  const drafts = await store.drafts(`game:${game.id}`);
  await store.deleteGame(game.id);
  if (whole === null) return null;
  const act = async (): Promise<void> => {
    await store.saveGame(whole);
    await saveDrafts(whole.id, drafts);
    store.releaseGame(whole.id);
  };
  return { kind: "info", text: `Deleted this game of ${game.name}.`, label: texts.common.undo, act };
}

/** What was typed into the rules of a game that came from outside. */
export async function saveDrafts(game: string, drafts: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(drafts)) await store.saveDraft(`game:${game}`, file, text);
  store.releaseRules(`game:${game}`);
}

export async function deleteRules(rules: OwnRuleset, name: string): Promise<Said> {
  const now = (await store.ruleset(rules.id)) ?? rules; // with what was typed last
  await store.deleteRuleset(rules.id);
  const act = async (): Promise<void> => {
    // Others of this name may have been made since, in another tab.
    const alone = (await store.ruleset(now.id)) === null;
    const id = alone ? now.id : unusedId(now.id, await takenIds());
    await store.saveRuleset({ ...now, id, original: alone ? now.original : null });
    store.releaseRules(id);
  };
  return { kind: "info", text: `Deleted the rules of ${name}.`, label: texts.common.undo, act };
}

export async function saveAll(): Promise<Said> {
  const { name, text } = await makeBackup();
  download(name, text);
  return { kind: "info", text: `Saved all games and rules as ${name}.` };
}
