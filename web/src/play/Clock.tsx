// SPDX-License-Identifier: MIT
// The planning clock, where the rules declare one.
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Session } from "../app/session";
import { texts } from "../texts";
import { Button } from "../ui";
import { Section } from "./Section";

export function Clock({ session }: { session: Session }): JSX.Element | null {
  const { clock } = session.view;
  useEffect(() => {
    if (!clock.running) return;
    const timer = setInterval(() => void session.tickClock().catch(() => {}), 250);
    return () => clearInterval(timer);
  }, [session, clock.running]);
  if (clock.length === 0) return null;
  const seconds = `${clock.left % 60}`.padStart(2, "0");
  return (
    <Section title={texts.clock.planning_time}>
      <p class={clock.up ? "clock bad" : "clock"} role="timer">
        {Math.floor(clock.left / 60)}:{seconds}
      </p>
      {clock.up && (
        <p class="bad" role="status">
          {session.game.sentences.time_is_up}
        </p>
      )}
      <div class="row">
        <Button
          icon={clock.running ? "pause" : "play"}
          onClick={() => void session.useClock(clock.running ? "pause" : "start")}
        >
          {clock.running ? texts.clock.pause : clock.begun ? texts.clock.resume : texts.clock.start}
        </Button>
        <Button onClick={() => void session.useClock("add", 1)}>{texts.clock.one_minute_more}</Button>
        <Button onClick={() => void session.useClock("reset")}>{texts.clock.reset}</Button>
      </div>
    </Section>
  );
}
