// SPDX-License-Identifier: MIT
// Interprets pointers on the play area: a press becomes a click, a carried piece, a turn of a
// solid, or, if it lasts, the question what a cell is.
import { useRef } from "preact/hooks";
import type { At } from "./geometry";
import { type CellRef, refOf, sameRef } from "./ref";

const FAR = 6; // pixels after which a press becomes a drag
const LONG = 550; // milliseconds

export interface PointerActions {
  click(at: CellRef): void;
  /** While a piece is carried, and where it is in the window; null: no more. */
  carry(from: CellRef | null, at: At): void;
  drop(from: CellRef, to: CellRef): void;
  menu(at: CellRef): void;
  /** The cells that a stroke has touched, in order, and whether it is at its end; null: presses
      click and carry. */
  stroke: ((cells: readonly CellRef[], done: boolean) => void) | null;
  /** Null: this board does not turn. */
  turn: ((by: At) => void) | null;
}

interface Press {
  id: number;
  start: At;
  last: At;
  cell: CellRef | null;
  drag: "maybe" | "carry" | "turn" | "stroke" | "spent";
  stroke: CellRef[];
  timer: ReturnType<typeof setTimeout>;
}

function below(at: At): CellRef | null {
  return refOf(document.elementFromPoint(at.x, at.y));
}

export function usePointer(actions: PointerActions) {
  const press = useRef<Press | null>(null);
  const now = useRef(actions);
  now.current = actions;

  const end = () => {
    if (press.current === null) return;
    clearTimeout(press.current.timer);
    if (press.current.drag === "stroke") now.current.stroke?.([], false);
    if (press.current.drag === "carry") now.current.carry(null, press.current.last);
    press.current = null;
  };

  /** The cells on the way; a fast pointer leaves some out. */
  const follow = (held: Press, to: At) => {
    const [x, y] = [to.x - held.last.x, to.y - held.last.y];
    const steps = Math.max(1, Math.ceil(Math.hypot(x, y) / FAR));
    for (let step = 1; step <= steps; ++step) {
      const share = step / steps;
      const cell = below({ x: held.last.x + share * x, y: held.last.y + share * y });
      if (cell === null || held.stroke.some((each) => sameRef(each, cell))) continue;
      held.stroke.push(cell);
    }
    now.current.stroke?.([...held.stroke], false);
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary) return;
      end();
      const at = { x: event.clientX, y: event.clientY };
      const cell = refOf(event.target);
      const timer = setTimeout(() => {
        const held = press.current;
        if (held === null || held.drag !== "maybe" || held.cell === null) return;
        held.drag = "spent";
        now.current.menu(held.cell);
      }, LONG);
      // A mouse has another button for that, and people hesitate with a button down.
      if (event.pointerType === "mouse") clearTimeout(timer);
      press.current = { id: event.pointerId, start: at, last: at, cell, drag: "maybe", timer, stroke: cell === null ? [] : [cell] };
    },
    onPointerMove(event: PointerEvent) {
      const held = press.current;
      if (held === null || event.pointerId !== held.id) return;
      const at = { x: event.clientX, y: event.clientY };
      const moved = { x: at.x - held.last.x, y: at.y - held.last.y };
      if (held.drag === "maybe" && Math.hypot(at.x - held.start.x, at.y - held.start.y) > FAR) {
        clearTimeout(held.timer);
        const carries = now.current.stroke ? "stroke" : "carry";
        held.drag = now.current.turn ? "turn" : held.cell ? carries : "spent";
        // Moves outside the area belong to the drag as well.
        if (event.currentTarget instanceof Element)
          event.currentTarget.setPointerCapture(event.pointerId);
      }
      if (held.drag === "stroke") follow(held, at);
      held.last = at;
      if (held.drag === "carry" && held.cell) now.current.carry(held.cell, at);
      if (held.drag === "turn") now.current.turn?.(moved);
    },
    onPointerUp(event: PointerEvent) {
      const held = press.current;
      if (held === null || event.pointerId !== held.id) return;
      const at = { x: event.clientX, y: event.clientY };
      const { drag, cell, stroke } = held;
      end();
      if (cell === null) return;
      if (now.current.stroke && (drag === "maybe" || drag === "stroke"))
        return now.current.stroke(stroke, true);
      if (drag === "maybe") now.current.click(cell);
      const to = drag === "carry" ? below(at) : null;
      if (to !== null && !sameRef(to, cell)) now.current.drop(cell, to);
    },
    onPointerCancel: end,
    onContextMenu(event: MouseEvent) {
      const cell = refOf(event.target);
      if (cell === null) return;
      event.preventDefault();
      if (press.current !== null) press.current.drag = "spent";
      now.current.menu(cell);
    },
  };
}
