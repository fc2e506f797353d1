// SPDX-License-Identifier: MIT
// A board on which a click, a stroke or Enter does something to cells, and nothing is played.
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Session } from "../app/session";
import { BoardArea } from "./BoardArea";
import type { BoardAreaProps } from "./BoardArea";
import type { CellRef } from "./ref";

const NO_ROUTE: number[] = [];
const NOTHING = (): void => undefined;

export function StrokeBoard(props: {
  session: Session;
  marks: BoardAreaProps["marks"];
  /** The same function as long as it says the same, so that cells need not be drawn again. */
  stateOf: BoardAreaProps["stateOf"];
  /** The cells of a stroke; of a click, one. */
  onStroke: (cells: readonly CellRef[]) => void;
  onEscape?: () => void;
}): JSX.Element {
  const { session, marks, stateOf, onStroke } = props;
  const badges = useMemo(() => [], []);
  return (
    <div class="setup-board">
      <BoardArea
        session={session}
        marks={marks}
        stateOf={stateOf}
        badges={badges}
        route={NO_ROUTE}
        notes={false}
        onClick={(at) => onStroke([at])}
        onDrag={NOTHING}
        onCarry={NOTHING}
        onMenu={NOTHING}
        onLook={NOTHING}
        onEscape={props.onEscape ?? NOTHING}
        bubble={null}
        falls={null}
        onStroke={onStroke}
      />
    </div>
  );
}
