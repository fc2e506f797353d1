// SPDX-License-Identifier: MIT
// From which groups of cards an action takes its cards.
import type { ActionReport, Boards, DrawnBoard, GameReport, View } from "../engine/types";
import type { Picker } from "./picker";

export function isCard(game: GameReport, cell: number): boolean {
  const ground = game.board.cells[cell]?.stands_for;
  return ground === "cards" || ground === "slots";
}

function isSource(
  game: GameReport,
  view: View,
  group: DrawnBoard,
  action: ActionReport,
  argument: number,
): boolean {
  const zone = view.zones[group.zones[0] ?? -1];
  if (zone === undefined) return false;
  let any = false;
  for (const from of game.card_sources) {
    if (from.verb !== action.action.verb || from.argument !== argument) continue;
    any = true;
    const whose = !from.own || typeof zone.seat !== "number" || zone.seat === action.seat;
    if (from.zone === zone.name && whose) return true;
  }
  return !any;
}

/** The groups of cards from which this card can be chosen next, by index into Boards.boards. */
export function groupsWith(
  game: GameReport,
  view: View,
  boards: Boards,
  picker: Picker,
  card: number,
): number[] {
  const onward = picker.onward(view, card);
  return boards.boards.flatMap((group, at) => {
    const from = (action: ActionReport) => isSource(game, view, group, action, picker.argument);
    return group.place !== "board" && onward.some(from) ? [at] : [];
  });
}
