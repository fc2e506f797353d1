// SPDX-License-Identifier: MIT
// Who may sit on a seat, as editor/panels/player_choice and core/bots/bot_spec name them.
import { texts } from "../texts";

export interface PlayerType {
  name: string;
  /** As it is written; null: a person. */
  bot: string | null;
}

export const PLAYER_TYPES: readonly PlayerType[] = [
  { name: "Person", bot: null },
  { name: "Random bot", bot: "random" },
  { name: "Bot: beginner", bot: "search:15" },
  { name: "Bot: easy", bot: "search:60" },
  { name: "Bot: medium", bot: "search:300" },
  { name: "Bot: strong", bot: "search:2000" },
  { name: "Bot: full", bot: "search:5s" },
];

export const LEVELS_HELP = texts.bots.help;

/** With that of a bot that is none of the levels, such as one of a lesson. */
export function playerTypes(now: string | null): readonly PlayerType[] {
  if (PLAYER_TYPES.some((type) => type.bot === now)) return PLAYER_TYPES;
  return [...PLAYER_TYPES, { name: `Bot: ${now}`, bot: now }];
}
