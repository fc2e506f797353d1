// SPDX-License-Identifier: MIT
import { fill, texts } from "../texts";

/** "", "Traditional" or "By Ann". */
export function credit(by: string): string {
  if (by === "") return "";
  return by === "traditional" ? texts.credit.traditional : fill(texts.credit.by, by);
}

/** "2 players, by Ann"; either may be "". */
export function playersAndCredit(players: string, by: string): string {
  if (players === "" || by === "") return players || credit(by);
  return by === "traditional"
    ? fill(texts.credit.players_traditional, players)
    : fill(texts.credit.players_by, players, by);
}
