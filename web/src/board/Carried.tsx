// SPDX-License-Identifier: MIT
// The piece or card that is being dragged, under the pointer.
import type { JSX } from "preact";
import type { Session } from "../app/session";
import type { At } from "./geometry";
import type { Looks } from "./looks";
import { PieceIcon } from "./Pieces";
import type { CellRef } from "./ref";
import { symbolsOf } from "./symbols";
import { spoken } from "./words";

export function Carried(props: {
  session: Session;
  from: CellRef;
  at: At;
  looks: Looks;
  colours: readonly string[];
  scale: number;
}): JSX.Element | null {
  const { session, from, at } = props;
  const board = session.boards.boards[from.board];
  if (board === undefined) return null;
  const place = { left: `${at.x}px`, top: `${at.y}px` };
  const symbol = symbolsOf(session.game, session.view, board, from.cell).at(-1);
  if (symbol === undefined) return null;
  if (board.place !== "board")
    return (
      <div class="carried carried-card playing-card card-face" style={place} aria-hidden="true">
        <span class="card-name">{spoken(symbol.face.kind)}</span>
      </div>
    );
  const size = Math.max(32, 0.95 * props.scale);
  return (
    <div class="carried" style={place} aria-hidden="true">
      <PieceIcon face={symbol.face} game={session.game} inks={props} size={size} />
    </div>
  );
}
