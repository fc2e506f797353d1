// SPDX-License-Identifier: MIT
// From the cards of the gallery to games that are set up, and back.
import type { RuleFile } from "../engine/types";
import { texts } from "../texts";
import type { Entry } from "./gallery";
import type { Opening, StartProps } from "./opening";
import type { SetUpState, Target } from "./set_up_state";
import type { Workbench } from "./workbench";

export function targetOf(entry: Entry): Target {
  const { ruleset, name, by, about, source, files } = entry;
  return { ruleset, name, by, about, source, files };
}

/** The key of the entry with this game; a stranger's has none. */
export function keyOf(target: Target): string {
  return `${target.source}:${target.ruleset}`;
}

export function remarkOn(entry: Entry | undefined): string {
  if (entry?.kind === "yours") return texts.start.your_rules;
  if (entry?.kind === "original")
    return texts.start.original_rules;
  return entry?.source === "own" ? texts.start.your_rules : "";
}

/** The game that is set up as a card, under the options and variants that were chosen. */
export function entryOf(state: SetUpState, entry: Entry | undefined): Entry {
  const { target, examined } = state;
  return {
    key: keyOf(target),
    ruleset: target.ruleset,
    name: examined?.name ?? target.name,
    by: examined?.by ?? target.by,
    about: examined?.about ?? target.about,
    seats: examined?.seats ?? [],
    players: state.seatsOption,
    source: target.source === "own" ? "own" : "installed",
    files: target.files,
    kind: entry?.kind ?? "plain",
    alike: entry?.alike ?? false,
    guided: false,
    board: entry?.board ?? null,
    card: examined?.card ?? entry?.card ?? [],
    complaint: "",
    own: entry?.own ?? null,
  };
}

/**
 * Opens own rules that cannot be used, so that they can be mended: the game is begun under rules
 * that work, and the person's own are in the Rules tab with what is wrong with them.
 */
export async function mend(
  entry: Entry,
  onOpen: StartProps["onOpen"],
  workbench: Workbench,
): Promise<void> {
  const title = entry.name;
  const files = entry.own?.original ?? (await anyFiles(workbench, title));
  const opening: Opening = {
    kind: "new",
    ruleset: entry.ruleset,
    name: title,
    source: "own",
    files,
    variants: [],
    settings: {},
    players: [],
    seed: "",
    dice: [],
    mend: true,
  };
  await onOpen(opening);
}

async function anyFiles(workbench: Workbench, title: string): Promise<RuleFile[]> {
  const { templates } = await workbench.ask("games", {});
  const template = templates[0]?.id ?? "";
  return (await workbench.ask("new_game", { template, title })).files;
}
