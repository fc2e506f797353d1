// SPDX-License-Identifier: MIT
// Who plays, their points, and what the rules count, as the table words it.
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Session } from "../app/session";
import { OwnerMark, ownerColours } from "../board/owners";
import { texts } from "../texts";
import { SeatTime, useSeatClocks } from "./SeatClocks";

export function Score({ session }: { session: Session }): JSX.Element {
  const { view } = session;
  const { players, together, reminders, common } = session.boards.score;
  useSeatClocks(session);
  const colours = useMemo(() => ownerColours(session.game.seats), [session.game]);
  return (
    <section class="panel-section score" aria-label={texts.play.score}>
      <ul class="plain-list">
        {players.map(({ name, status, score, points, has }, seat) => (
          <li key={seat} class={view.seats[seat]?.to_act && !view.ended ? "score-turn" : ""}>
            <OwnerMark seat={seat} colours={colours} size={20} />
            <span class="grow">
              <span class="score-name">{name}</span>
              {status !== "" && <span class="score-status">{`: ${status}`}</span>}
              {has.length > 0 && <span class="muted small score-has">{has.join(", ")}</span>}
            </span>
            <SeatTime clock={view.seat_clocks.seats[seat]} />
            {score !== null && (
              <span class="score-points" aria-label={points}>
                {score}
              </span>
            )}
          </li>
        ))}
      </ul>
      {view.seat_clocks.seats.length > 0 && !view.seat_clocks.running && !view.ended && (
        <p class="muted small">{texts.seat_clocks.waiting}</p>
      )}
      {together !== "" && <p>{together}</p>}
      {reminders.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {common !== "" && <p class="small">{common}</p>}
      {view.ended && view.places !== "" && <p>{view.places}</p>}
      {view.win && view.win.sentences.map((text) => <p key={text}>{text}</p>)}
    </section>
  );
}
