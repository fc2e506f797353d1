// SPDX-License-Identifier: MIT
// Groups of cards: a face with the name of its kind, or its rank and suit; a back for one that is
// not seen; a place where one can lie.
import type { ComponentChildren, JSX } from "preact";
import type {
  CellReport,
  DrawnBoard,
  GameReport,
  PieceReport,
  Seat,
  View,
  ZoneReport,
} from "../engine/types";
import type { CellState } from "./CellGrid";
import type { CellMarks } from "./marks";
import { widthOf } from "./fitting";
import { colourOf, OwnerMark } from "./owners";
import { PieceIcon, type PieceInks } from "./Pieces";
import type { CellRef } from "./ref";
import { sentence, spoken } from "./words";

const SUIT_SIGNS: readonly [string, string][] = [
  ["heart", "♥"],
  ["diamond", "♦"],
  ["spade", "♠"],
  ["club", "♣"],
];

function suitSign(suit: string): string {
  return SUIT_SIGNS.find(([name]) => suit.startsWith(name))?.[1] ?? spoken(suit);
}

/** Suits and colours that are called like a colour are written in it. */
function suitClass(suit: string): string {
  if (suit.startsWith("heart") || suit.startsWith("diamond") || suit === "red") return "suit-red";
  return ["green", "yellow", "blue"].includes(suit) ? `suit-${suit}` : "";
}

/** What is printed on a card besides its name. */
export function cardLines(game: GameReport, kind: string): string[] {
  return game.card_faces[kind]?.lines ?? [];
}

/** Letters as large as fit on a card, in its widths. */
function sizeFor(text: string, most: number): string {
  return `calc(${Math.min(most, 0.84 / Math.max(widthOf(text), 0.1)).toFixed(3)} * var(--card))`;
}

function Face(props: { game: GameReport; piece: PieceReport; inks: PieceInks }): JSX.Element {
  const { game, piece, inks } = props;
  const print = game.card_faces[piece.kind];
  if (print !== undefined && print.rank !== "" && print.suit !== "")
    return (
      <span class={`card-corner ${suitClass(print.suit)}`}>
        <span class="card-rank" style={{ fontSize: sizeFor(print.rank, 0.5) }}>
          {print.rank}
        </span>{" "}
        <span class="card-suit" style={{ fontSize: sizeFor(suitSign(print.suit), 0.32) }}>
          {suitSign(print.suit)}
        </span>
      </span>
    );
  const look = inks.looks.piece(piece.kind, piece.owner);
  return (
    <>
      <span class="card-name" style={{ fontSize: nameSize(spoken(piece.kind)) }}>
        {spoken(piece.kind)}
      </span>{" "}
      {look?.declared ? (
        <PieceIcon face={piece} game={game} inks={inks} size={40} />
      ) : (
        cardLines(game, piece.kind).map((line) => (
          <span key={line} class="card-line">
            {line}{" "}
          </span>
        ))
      )}
    </>
  );
}

/** What is written on a card, as it is read. */
function wordsOn(game: GameReport, piece: PieceReport, looks: PieceInks["looks"]): string[] {
  const print = game.card_faces[piece.kind];
  if (print !== undefined && print.rank !== "" && print.suit !== "")
    return [print.rank, suitSign(print.suit)];
  const drawn = looks.piece(piece.kind, piece.owner)?.declared ?? false;
  return [spoken(piece.kind), ...(drawn ? [] : cardLines(game, piece.kind))];
}

/** Begins with what is written on it, so that whoever speaks to the page can say that. */
function labelOf(game: GameReport, words: string[], group: string, state: CellState): string {
  const { cell_chosen, cell_may_be_chosen } = game.sentences;
  const status = state.chosen ? [cell_chosen] : state.mayChoose ? [cell_may_be_chosen] : [];
  return [words.join(" "), group, ...status].join(", ");
}

/** Of the longest word, since words break into lines. */
function nameSize(name: string): string {
  const words = name.split(" ");
  const longest = words.reduce((a, b) => (widthOf(b) > widthOf(a) ? b : a), "");
  return sizeFor(longest, 0.21);
}

interface CardShown {
  piece: PieceReport | null;
  back: boolean;
  note: string;
  /** How many lie under it, at most two. */
  under: number;
}

function cardOf(zone: ZoneReport, found: CellReport): CardShown {
  const slot = zone.holds !== "bag";
  const top = found.pieces.at(-1);
  if (top === undefined && !found.hidden)
    return { piece: null, back: false, note: slot ? found.name : "", under: 0 };
  const piece = top ?? { kind: "back", owner: null, count: 1, back: true };
  const back = found.hidden || piece.back;
  let note = slot ? found.name : "";
  if (!slot && piece.count > 1) note = back ? `${piece.count}` : `×${piece.count}`;
  return { piece, back, note, under: Math.min(piece.count - 1, 2) };
}

function Card(props: { group: CardGroupProps; cell: number }): JSX.Element | null {
  const { group, cell } = props;
  const { game, view, board, number } = group;
  const zone = view.zones[board.zones[0] ?? -1];
  const found = zone?.cells[cell];
  if (zone === undefined || found === undefined) return null;
  const { piece, back, note, under } = cardOf(zone, found);
  const at = { board: number, cell };
  const state = group.stateOf(at);
  const current = group.cursor?.board === number && group.cursor.cell === cell;
  const classes = [
    "playing-card",
    piece === null ? "card-place" : back ? "card-back" : "card-face",
    under > 0 ? `card-pile-${under}` : "",
    note !== "" ? "card-noted" : "",
    state.mayChoose ? "card-choice" : "",
    state.chosen ? "card-chosen" : "",
    group.marks.has(cell, "shown") || group.marks.has(cell, "to") ? "card-arrived" : "",
  ];
  const face = piece === null || back ? null : wordsOn(game, piece, group.inks.looks);
  const words = face === null ? [] : [...face, ...(note === "" ? [] : [note])];
  const label = face === null ? state.label : labelOf(game, words, board.title, state);
  const owned = piece !== null && typeof piece.owner === "number" && !back;
  return (
    <div
      role="gridcell"
      class={classes.filter(Boolean).join(" ")}
      style={owned ? { borderColor: colourOf(group.inks.colours, piece.owner) } : undefined}
      tabIndex={current ? 0 : -1}
      aria-label={label}
      aria-selected={state.chosen}
      data-board={number}
      data-cell={cell}
    >
      {piece !== null && !back && <Face game={game} piece={piece} inks={group.inks} />}{" "}
      {note !== "" && <span class="card-note">{note}</span>}
    </div>
  );
}

export interface CardGroupProps {
  game: GameReport;
  view: View;
  board: DrawnBoard;
  /** Index into Boards.boards. */
  number: number;
  inks: PieceInks;
  marks: CellMarks;
  cursor: CellRef | null;
  stateOf: (at: CellRef) => CellState;
  /** It lies in the area of its seat. */
  inArea?: boolean;
}

/** What lies before one of the other seats. */
export function SeatArea(props: {
  view: View;
  seat: Seat;
  colours: readonly string[];
  children: ComponentChildren;
}): JSX.Element {
  const { view, seat, colours } = props;
  const whose = typeof seat === "number" ? view.seats[seat] : undefined;
  const heading = `seat-area-${seat}`;
  return (
    <section class={whose?.to_act ? "seat-area seat-to-act" : "seat-area"} aria-labelledby={heading}>
      <h3 id={heading} class="seat-area-name">
        <OwnerMark colours={colours} seat={seat} />
        {sentence(whose?.called ?? "")}
      </h3>
      <div class="seat-area-cards">{props.children}</div>
    </section>
  );
}

export function CardGroup(props: CardGroupProps): JSX.Element {
  const { board, number } = props;
  const heading = `group-${number}`;
  const size = board.place === "hand" ? "large" : board.source || board.row ? "medium" : "small";
  return (
    <section
      class={`card-group card-group-${size} ${board.printed ? "card-group-printed" : ""}`}
      aria-labelledby={heading}
    >
      <h3 id={heading} class="card-heading">
        {props.inArea ? board.heading_at_seat : board.heading}
      </h3>
      {board.cards.length === 0 ? (
        <div class="card-row">
          <div class="playing-card card-place" aria-hidden="true" />
        </div>
      ) : (
        <div role="grid" aria-labelledby={heading}>
          <div role="row" class="card-row">
            {board.cards.map((cell) => (
              <Card key={cell} group={props} cell={cell} />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
