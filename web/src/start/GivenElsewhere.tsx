// SPDX-License-Identifier: MIT
// On a screen other than the start page: what is dropped or pasted there is opened by the start
// page, to which the app goes. The game that was open is kept.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { watchArriving } from "./arriving";
import type { Incoming } from "./incoming";

let waiting: Promise<Incoming> | null = null;

/** What was given elsewhere, once. */
export function takeGiven(): Promise<Incoming> | null {
  const given = waiting;
  waiting = null;
  return given;
}

export function GivenElsewhere(props: { toStart: () => void }): JSX.Element | null {
  const [dragging, setDragging] = useState(false);
  const toStart = useRef(props.toStart);
  toStart.current = props.toStart;
  useEffect(
    () =>
      watchArriving((reading) => {
        reading.catch(() => undefined); // the start page says why
        waiting = reading;
        toStart.current();
      }, setDragging),
    [],
  );
  return dragging ? <DropHere /> : null;
}

export function DropHere(): JSX.Element {
  return (
    <div class="drop-here" aria-hidden="true">
      Drop it here to open it
    </div>
  );
}
