// SPDX-License-Identifier: MIT
// The turn, the board, and the moves that are buttons.
import type { JSX } from "preact";
import { type MutableRef, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { cellLine, type Session } from "../app/session";
import { BoardArea } from "../board/BoardArea";
import type { CellRef } from "../board/ref";
import { CellNumbers } from "../board/scene";
import type { NoteBrush } from "../engine/types";
import { AnswerButtons } from "./Answers";
import { CellMenu } from "./CellMenu";
import { brushOf, NoteBrushBar } from "./NoteBrush";
import { MoveButtons } from "./MoveButtons";
import type { PlayState } from "./play_state";
import { Banners, TurnLine } from "./TurnLine";
import { usePlaying } from "./use_play";

const REST = 60; // milliseconds in which a mouse that only passes has left a cell

/** What the table says of a cell: its line at once, and its moves when the mouse rests there. */
function useCellText(
  session: Session,
  at: CellRef | null,
  worth: string,
  brush: NoteBrush | null,
): string {
  const { view, boards } = session;
  const [whole, setWhole] = useState("");
  const asking = useRef(false);
  useEffect(() => {
    setWhole("");
    if (at === null) return undefined;
    let wanted = true;
    const ask = () => {
      // One question at a time: nobody reads what the mouse has passed.
      if (asking.current) {
        timer = setTimeout(ask, REST);
        return;
      }
      asking.current = true;
      void session
        .cellText({ ...at, worth, ...(brush === null ? {} : { brush }) })
        .then(
          (found) => wanted && setWhole(brush === null ? found.text : found.note),
          () => {}, // the game was closed
        )
        .finally(() => (asking.current = false));
    };
    let timer = setTimeout(ask, REST);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [session, view, boards, at, worth, JSON.stringify(brush)]);
  if (at === null) return "";
  return whole === "" ? `${cellLine(session, at)}.` : whole;
}

/** What the cell under the mouse is. It alone is drawn again when the mouse moves. */
function CellHint(props: {
  session: Session;
  badges: readonly string[];
  /** While notes are taken. */
  brush: NoteBrush | null;
  look: MutableRef<(at: CellRef | null) => void>;
}): JSX.Element {
  const [at, setAt] = useState<CellRef | null>(null);
  props.look.current = setAt;
  const text = useCellText(props.session, at, at === null ? "" : (props.badges[at.cell] ?? ""), props.brush);
  return (
    <p class="cell-hint muted" aria-hidden="true">
      {text}
    </p>
  );
}

export function BoardPane(props: {
  session: Session;
  play: PlayState;
  showRule: (place: string) => void;
  /** Nothing else is on the screen. */
  alone: boolean;
}): JSX.Element {
  const { session, play } = props;
  const playing = usePlaying(session, play.faces, props.showRule);
  const look = useRef<(at: CellRef | null) => void>(() => {});
  const [menu, setMenu] = useState<CellRef | null>(null);
  const numbers = useMemo(() => new CellNumbers(session.game), [session.game]);
  const run = play.route === "none" || !play.parOpen ? null : session.par?.[play.route];
  const route = useMemo(
    () => (run?.route ?? []).flatMap((name) => numbers.of(name) ?? []),
    [run, numbers],
  );
  const paint = (cells: readonly CellRef[]) => {
    const names = cells.map(({ cell }) => session.game.board.cells[cell]?.name ?? "");
    void session.markCells(names, brushOf(session, play));
  };
  return (
    <div class="board-pane">
      {play.marking ? (
        <NoteBrushBar session={session} play={play} />
      ) : (
        <TurnLine session={session} hint={props.alone} />
      )}
      <Banners session={session} />
      <BoardArea
        session={session}
        marks={playing.marks}
        stateOf={playing.stateOf}
        badges={playing.badges}
        route={route}
        notes
        onClick={playing.click}
        onDrag={playing.drag}
        onCarry={playing.carry}
        onMenu={setMenu}
        falls={playing.falls}
        onLook={(at) => look.current(at)}
        onEscape={() => (play.marking ? play.setMarking(false) : playing.putDown())}
        bubble={playing.bubble}
        onStroke={play.marking ? paint : null}
      />
      <CellHint
        session={session}
        badges={playing.badges}
        brush={play.marking ? brushOf(session, play) : null}
        look={look}
      />
      {!play.marking && <MoveButtons session={session} onTake={playing.take} />}
      {!play.marking && <AnswerButtons session={session} />}
      {menu && (
        <CellMenu
          session={session}
          at={menu}
          badge={playing.badges[menu.cell] ?? ""}
          onChoose={playing.choose}
          onClose={() => setMenu(null)}
        />
      )}
    </div>
  );
}
