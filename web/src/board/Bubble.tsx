// SPDX-License-Identifier: MIT
// Says at a cell why nothing was done there, or what can be chosen there. Below the cell, or above
// it where there is no room.
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type CellRef, elementOf } from "./ref";

export interface BubbleText {
  at: CellRef;
  content: ComponentChildren;
  /** It can be chosen from, so it takes the focus. */
  choice: boolean;
  /** Changes when another one is to be shown. */
  number: number;
}

interface Place {
  left: number;
  top: number;
  below: boolean;
  tip: number;
}

export function Bubble(props: { root: Element; text: BubbleText }): JSX.Element {
  const { root, text } = props;
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const cell = elementOf(root, text.at);
    if (element === null) return;
    const whole = root.getBoundingClientRect();
    const target = cell?.getBoundingClientRect() ?? whole;
    const { width, height } = element.getBoundingClientRect();
    const middle = target.left + target.width / 2 - whole.left;
    const room = { low: 8, high: Math.max(8, whole.width - width - 8) };
    const left = Math.min(Math.max(middle - width / 2, room.low), room.high);
    const below = target.bottom + height + 12 < Math.min(whole.bottom, window.innerHeight);
    const beside = below ? target.bottom + 8 : target.top - height - 8;
    const top = Math.max(beside - whole.top, 4 - whole.top);
    const tip = Math.min(Math.max(middle - left, 14), width - 14);
    setPlace({ left, top, below, tip });
    if (text.choice) element.querySelector<HTMLElement>("button")?.focus();
  }, [root, text.number]);
  const style = place
    ? { left: `${place.left}px`, top: `${place.top}px`, "--tip": `${place.tip}px` }
    : { visibility: "hidden" };
  return (
    <div
      ref={box}
      class={`bubble ${text.choice ? "bubble-choice" : "bubble-refusal"} ${
        place?.below ? "bubble-below" : "bubble-above"
      }`}
      role={text.choice ? "group" : "alert"}
      aria-label={text.choice ? "Which move?" : undefined}
      style={style}
      // A click in it is not one on the board below it.
      onPointerDown={(event) => event.stopPropagation()}
    >
      {text.content}
    </div>
  );
}
