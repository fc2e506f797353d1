// SPDX-License-Identifier: MIT
// Pieces put on the board by hand: a palette of all there are, and a board on which a click, a
// stroke or Enter puts the chosen one. Each piece is a step that can be undone.
import type { JSX } from "preact";
import { useCallback, useMemo, useState } from "preact/hooks";
import type { Session } from "../app/session";
import { Looks } from "../board/looks";
import { NO_MARKS } from "../board/marks";
import { ownerColours } from "../board/owners";
import { PieceIcon } from "../board/Pieces";
import type { CellRef } from "../board/ref";
import { StrokeBoard } from "../board/StrokeBoard";
import { sentence, spoken } from "../board/words";
import type { PieceType, Seat } from "../engine/types";
import { texts } from "../texts";
import { announce, Button } from "../ui";
import { type Hand, mostOf, piecesToPut, putAt, zonesFor } from "./setting_up";

const ICON = 24; // pixels

function wordsAt(session: Session, at: CellRef): string {
  return session.boards.boards[at.board]?.lines[at.cell] ?? "";
}

/** Of each owner, the pieces; those of nobody last. */
function byOwner(pieces: readonly PieceType[]): [Seat, PieceType[]][] {
  const out = new Map<Seat, PieceType[]>();
  for (const piece of pieces) out.set(piece.owner, [...(out.get(piece.owner) ?? []), piece]);
  const order = (owner: Seat) => (typeof owner === "number" ? owner : Infinity);
  return [...out].sort(([a], [b]) => order(a) - order(b));
}

function Palette(props: {
  session: Session;
  hand: Hand;
  onHand: (hand: Hand) => void;
}): JSX.Element {
  const { session, hand } = props;
  const { game } = session;
  const inks = useMemo(
    () => ({ looks: new Looks(game), colours: ownerColours(game.seats) }),
    [game],
  );
  const zones = hand.piece === null ? [] : zonesFor(session, hand.piece);
  const most = mostOf(session, hand);
  const take = (piece: PieceType | null): void => props.onHand({ piece, count: 1, zone: "" });
  const seatName = (owner: Seat): string =>
    typeof owner === "number" ? sentence(game.seats[owner]?.name ?? "") : "No owner";
  return (
    <div class="palette">
      {byOwner(piecesToPut(session)).map(([owner, pieces]) => (
        <div key={String(owner)} class="row" role="group" aria-label={seatName(owner)}>
          {pieces.map((piece) => (
            <Button
              key={piece.kind}
              class="palette-piece"
              pressed={hand.piece?.kind === piece.kind && hand.piece.owner === piece.owner}
              onClick={() => take(piece)}
            >
              <PieceIcon face={piece} game={game} inks={inks} size={ICON} />
              {sentence(piece.text)}
            </Button>
          ))}
        </div>
      ))}
      <div class="row">
        <Button icon="trash" pressed={hand.piece === null} onClick={() => take(null)}>
          {texts.position.clear_cell}
        </Button>
        {most > 1 && (
          <label class="row">
            {texts.position.count}
            <input
              class="input palette-count"
              type="number"
              min={1}
              max={most}
              value={hand.count}
              onInput={(event) => {
                const count = Math.floor(event.currentTarget.valueAsNumber) || 1;
                props.onHand({ ...hand, count: Math.min(Math.max(count, 1), most) });
              }}
            />
          </label>
        )}
        {zones.length > 1 && (
          <label class="row">
            {texts.position.zone}
            <select
              class="input"
              value={hand.zone === "" ? zones[0] : hand.zone}
              onChange={(event) => props.onHand({ ...hand, zone: event.currentTarget.value })}
            >
              {zones.map((zone) => (
                <option key={zone} value={zone}>
                  {sentence(spoken(zone))}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </div>
  );
}

export function SetUpBoard(props: {
  session: Session;
  /** Why the last one was not put; "". */
  onComplaint: (sentence: string) => void;
}): JSX.Element {
  const { session } = props;
  const { boards } = session;
  const [hand, setHand] = useState<Hand>(() => ({
    piece: piecesToPut(session)[0] ?? null,
    count: 1,
    zone: "",
  }));

  const put = async (cells: readonly CellRef[]): Promise<void> => {
    props.onComplaint("");
    for (const at of cells) {
      const command = putAt(session, hand, at);
      if (command === null) {
        if (cells.length > 1 || hand.piece === null) continue;
        const name = session.game.board.cells[at.cell]?.name ?? "";
        return props.onComplaint(`There is no place for this piece on ${name}.`);
      }
      if (!(await session.putPieces(command))) {
        props.onComplaint(session.notice?.text ?? "");
        return session.dismissNotice();
      }
    }
    const last = cells.at(-1);
    if (last !== undefined) announce(`${wordsAt(session, last)}.`);
  };
  // The same function as long as it says the same, so that cells need not be drawn again.
  const stateOf = useCallback(
    (at: CellRef) => ({ label: wordsAt(session, at), chosen: false, mayChoose: true }),
    [boards],
  );
  const marks = useMemo(() => boards.boards.map(() => NO_MARKS), [boards]);
  return (
    <div class="setup-position">
      <Palette session={session} hand={hand} onHand={setHand} />
      <StrokeBoard
        session={session}
        marks={marks}
        stateOf={stateOf}
        onStroke={(cells) => void put(cells)}
      />
    </div>
  );
}
