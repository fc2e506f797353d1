// SPDX-License-Identifier: MIT
// What there is to say of a cell: its contents and its moves, and what can be done where a click
// did nothing.
import type { Session } from "../app/session";
import { cardLines } from "../board/Cards";
import type { CellRef } from "../board/ref";
import { listText } from "../board/words";
import { cellsOf, type Picker } from "./picker";

const MOST_NAMED = 4;

function nameOf(session: Session, cell: number): string {
  return session.game.board.cells[cell]?.name ?? "";
}

/** "A1, B2, C3, D4 or 7 more" */
function someOf(names: readonly string[]): string {
  const shown =
    names.length > MOST_NAMED + 1
      ? [...names.slice(0, MOST_NAMED), `${names.length - MOST_NAMED} more`]
      : names;
  return listText(shown, "or");
}

/** Where the moves begin that lead to a cell. */
function startsTowards(session: Session, to: number): string[] {
  const out = new Set<string>();
  for (const action of session.view.legal) {
    const cells = cellsOf(action);
    const [first] = cells;
    if (cells.length > 1 && cells.at(-1) === to && first !== undefined)
      out.add(nameOf(session, first));
  }
  return [...out];
}

/** Where a cell shows a piece of a player who has to wait: ": it is White's turn". */
function turnOfAnother(session: Session, cell: number): string {
  const { seats, zones } = session.view;
  const acting = seats.filter((seat) => seat.to_act);
  const [next] = acting;
  if (acting.length !== 1 || next === undefined) return "";
  const waits = zones.some((zone) => {
    const owner = zone.cells[cell]?.pieces.at(-1)?.owner;
    return typeof owner === "number" && !seats[owner]?.to_act;
  });
  return waits ? `: it is ${upper(next.called)}'s turn` : "";
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function noMoveHint(session: Session, picker: Picker, cell: number): string {
  const { view } = session;
  const name = nameOf(session, cell);
  let nothing = `Nothing can be done on ${name} now`;
  if (view.ended) return `${nothing}: the game is over.`;
  if (view.legal.length === 0)
    return view.stuck === "" ? `${nothing}: ${view.turn}.` : `${nothing}. ${view.stuck}`;
  const movers = startsTowards(session, cell);
  if (picker.empty && movers.length > 1)
    return `Several pieces can go to ${name}: click ${someOf(movers)} first.`;
  nothing += turnOfAnother(session, cell);
  const cells = picker.next(view).map((each) => nameOf(session, each));
  const others = picker.items(view).map((item) => item.text);
  const may = [
    ...(cells.length > 0 ? [`click ${someOf(cells)}`] : []),
    ...(others.length > 0 ? [`choose ${someOf(others)}`] : []),
  ];
  const picked = picker.picked().map((each) => nameOf(session, each));
  const after = picked.length === 0 ? "" : `after ${listText(picked, "and")}, `;
  return `${nothing}; ${after}you can ${listText(may, "or")}.`;
}

/** "B3: white cube", "Hand of Ann: 2 copper (coins 1)", "Market, #3: gold (cost 6, coins 3)" */
export function contentsHint(session: Session, at: CellRef): string {
  const board = session.boards.boards[at.board];
  if (board === undefined) return "";
  const name = nameOf(session, at.cell);
  let words = board.words[at.cell] ?? "";
  if (board.place === "board") return `${name}: ${words}`;
  const zone = session.view.zones[board.zones[0] ?? -1];
  const top = zone?.cells[at.cell]?.pieces.at(-1);
  const lines = top !== undefined && !top.back ? cardLines(session.game, top.kind) : [];
  if (lines.length > 0) words += ` (${lines.join(", ")})`;
  return `${board.title}${name.startsWith("#") ? `, ${name}` : ""}: ${words}`;
}

export function cellHint(session: Session, at: CellRef, badge: string): string {
  let out = `${contentsHint(session, at)}.`;
  if (badge !== "") out += ` Worth ${badge}.`;
  const moves = session.view.legal
    .filter((action) => cellsOf(action).includes(at.cell))
    .map((action) => action.text);
  if (moves.length === 0) return out;
  const shown =
    moves.length > MOST_NAMED
      ? [...moves.slice(0, MOST_NAMED), `${moves.length - MOST_NAMED} more`]
      : moves;
  return `${out} Moves: ${listText(shown, "and")}.`;
}
