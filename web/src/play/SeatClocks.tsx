// SPDX-License-Identifier: MIT
// The clock beside each player's name, and the dialog that sets them.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Session } from "../app/session";
import type { SeatClock } from "../engine/types";
import { texts } from "../texts";
import { Button, Dialog } from "../ui";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Shown clocks follow the time while they run. */
export function useSeatClocks(session: Session): void {
  const { running, seats } = session.view.seat_clocks;
  const low = seats.some((clock) => clock.runs && clock.low);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => void session.tickSeatClocks().catch(() => {}), low ? 100 : 250);
    return () => clearInterval(timer);
  }, [session, running, low]);
}

export function SeatTime({ clock }: { clock: SeatClock | undefined }): JSX.Element | null {
  if (clock === undefined || clock.text === "") return null;
  const classes = ["seat-time", clock.runs ? "seat-time-runs" : "", clock.low ? "bad" : ""];
  return (
    <span class={classes.filter(Boolean).join(" ")} role="timer">
      {clock.text}
    </span>
  );
}

function NumberField(props: {
  label: string;
  value: number;
  most: number;
  onValue: (value: number) => void;
}): JSX.Element {
  return (
    <label class="row">
      <input
        type="number"
        min={0}
        max={props.most}
        value={props.value}
        onInput={(event) => {
          const value = Math.round(event.currentTarget.valueAsNumber);
          props.onValue(Number.isNaN(value) ? 0 : Math.min(Math.max(value, 0), props.most));
        }}
      />
      {props.label}
    </label>
  );
}

function ClocksDialog(props: { session: Session; onClose: () => void }): JSX.Element {
  const { session, onClose } = props;
  const { control } = session.view.seat_clocks;
  const has = control.main > 0 || control.turn > 0;
  const [minutes, setMinutes] = useState(has ? Math.ceil(control.main / MINUTE) : 10);
  const [increment, setIncrement] = useState(has ? control.increment : 5);
  const [turn, setTurn] = useState(control.turn);
  const give = (main: number, more: number, ofTurn: number) => {
    onClose();
    void session.setClocks({ main, increment: main > 0 ? more : 0, turn: ofTurn });
  };
  const { seat_clocks } = texts;
  return (
    <Dialog
      title={seat_clocks.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.common.cancel}</Button>
          {has && <Button onClick={() => give(0, 0, 0)}>{seat_clocks.none}</Button>}
          <Button
            kind="primary"
            disabled={minutes === 0 && turn === 0}
            onClick={() => give(minutes * MINUTE, increment, turn)}
          >
            {seat_clocks.set}
          </Button>
        </>
      }
    >
      <div class="stack">
        <NumberField
          label={seat_clocks.main}
          value={minutes}
          most={DAY / MINUTE}
          onValue={setMinutes}
        />
        <NumberField
          label={seat_clocks.increment}
          value={increment}
          most={DAY}
          onValue={setIncrement}
        />
        <NumberField label={seat_clocks.turn} value={turn} most={DAY} onValue={setTurn} />
        <p class="muted small">{seat_clocks.about}</p>
      </div>
    </Dialog>
  );
}

/** What has clocks set, and starts and stops them. */
export function ClockButtons({ session }: { session: Session }): JSX.Element {
  const [open, setOpen] = useState(false);
  const { control, running } = session.view.seat_clocks;
  const has = control.main > 0 || control.turn > 0;
  return (
    <>
      <Button title={texts.seat_clocks.dots_help} onClick={() => setOpen(true)}>
        {texts.seat_clocks.dots}
      </Button>
      {has && !session.view.ended && (
        <Button onClick={() => void session.runClocks(!running)}>
          {running ? texts.seat_clocks.stop : texts.seat_clocks.run}
        </Button>
      )}
      {open && <ClocksDialog session={session} onClose={() => setOpen(false)} />}
    </>
  );
}
