// SPDX-License-Identifier: MIT
// The turn, the board, and the moves that are buttons.
import type { JSX } from "preact";
import { type MutableRef, useMemo, useRef, useState } from "preact/hooks";
import type { Session } from "../app/session";
import { BoardArea } from "../board/BoardArea";
import type { CellRef } from "../board/ref";
import { CellNumbers } from "../board/scene";
import { AnswerButtons } from "./Answers";
import { CellMenu } from "./CellMenu";
import { MoveButtons } from "./MoveButtons";
import { cellHint } from "./no_move";
import type { PlayState } from "./play_state";
import { Banners, TurnLine } from "./TurnLine";
import { usePlaying } from "./use_play";

/** What the cell under the mouse is. It alone is drawn again when the mouse moves. */
function CellHint(props: {
  session: Session;
  badges: readonly string[];
  look: MutableRef<(at: CellRef | null) => void>;
}): JSX.Element {
  const [at, setAt] = useState<CellRef | null>(null);
  props.look.current = setAt;
  const text = at === null ? "" : cellHint(props.session, at, props.badges[at.cell] ?? "");
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
}): JSX.Element {
  const { session, play } = props;
  const playing = usePlaying(session, play.faces, props.showRule);
  const look = useRef<(at: CellRef | null) => void>(() => {});
  const [menu, setMenu] = useState<CellRef | null>(null);
  const numbers = useMemo(() => new CellNumbers(session.game), [session.game]);
  const run = play.route === "none" ? null : session.par?.[play.route];
  const route = useMemo(
    () => (run?.route ?? []).flatMap((name) => numbers.of(name) ?? []),
    [run, numbers],
  );
  return (
    <div class="board-pane">
      <TurnLine session={session} />
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
        onLook={(at) => look.current(at)}
        onEscape={() => (play.marking ? play.setMarking(false) : playing.putDown())}
        bubble={playing.bubble}
        onStroke={play.marking ? (cells) => setMenu(cells.at(-1) ?? null) : null}
      />
      <CellHint session={session} badges={playing.badges} look={look} />
      <MoveButtons session={session} onTake={playing.take} />
      <AnswerButtons session={session} />
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
