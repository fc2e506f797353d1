// SPDX-License-Identifier: MIT
// What a cell is, its moves, and the private note on it.
import type { JSX } from "preact";
import { cellLine, type Session } from "../app/session";
import type { CellRef } from "../board/ref";
import { spoken } from "../board/words";
import type { ActionReport } from "../engine/types";
import { fill, texts } from "../texts";
import { Button, Dialog } from "../ui";
import { NoteFields } from "./Notes";
import { cellsOf } from "./picker";

const MOST = 30;

export function CellMenu(props: {
  session: Session;
  at: CellRef;
  badge: string;
  onChoose: (action: ActionReport) => void;
  onClose: () => void;
}): JSX.Element {
  const { session, at } = props;
  const name = session.game.board.cells[at.cell]?.name ?? "";
  const moves = session.view.legal.filter((action) => cellsOf(action)[0] === at.cell);
  const note = typeof session.looker === "number";
  return (
    <Dialog title={name} onClose={props.onClose}>
      <div class="stack">
        <p>{cellLine(session, at)}.</p>
        {props.badge !== "" && <p>Worth {props.badge}.</p>}
        {moves.length > 0 && (
          <div class="row" role="group" aria-label="Moves from here">
            {moves.slice(0, MOST).map((action) => (
              <Button
                key={action.text}
                disabled={session.looksOn}
                onClick={() => {
                  props.onClose();
                  props.onChoose(action);
                }}
              >
                {spoken(action.text)}
              </Button>
            ))}
            {moves.length > MOST && (
              <span class="muted">{fill(texts.common.and_more, moves.length - MOST)}</span>
            )}
          </div>
        )}
        {note && (
          <>
            <h3>{texts.notes.note}</h3>
            <NoteFields session={session} cell={name} />
          </>
        )}
      </div>
    </Dialog>
  );
}
