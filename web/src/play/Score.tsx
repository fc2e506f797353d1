// SPDX-License-Identifier: MIT
// Who plays, their points, and what the rules count.
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Session } from "../app/session";
import { OwnerMark, ownerColours } from "../board/owners";
import { sentence } from "../board/words";
import type { SeatReport, VarReport, View } from "../engine/types";

function statusOf(seat: SeatReport, view: View): string {
  let out = "";
  if (seat.to_act && !view.ended) out = "to move";
  if (seat.ready) out = "ready";
  if (seat.won) out = "won";
  if (["solved", "failed", "lost"].includes(view.result)) out = view.result; // of everybody
  if (seat.rank !== null) out += `${out === "" ? "" : ", "}place ${seat.rank}`;
  return out;
}

/** "bombs: 3"; of what is true, its name says it all. */
function noteOf(variable: VarReport): string {
  const name = variable.name.replaceAll("_", " ");
  return variable.value === "yes" ? name : `${name}: ${variable.value}`;
}

function holdings(session: Session, seat: number): string[] {
  const out = session.view.vars
    .filter((each) => each.seat === seat && each.value !== "no" && each.value !== "none")
    .map(noteOf);
  return [...out, ...(session.boards.notes[seat] ?? []).filter((note) => note !== "")];
}

/** "Red has not crashed." */
function common(view: View): string[] {
  return view.vars
    .filter((each) => typeof each.seat !== "number")
    .map((each) => `${sentence(each.label)}: ${each.value}`);
}

export function Score({ session }: { session: Session }): JSX.Element {
  const { view } = session;
  const colours = useMemo(() => ownerColours(session.game.seats), [session.game]);
  const shared = common(view);
  return (
    <section class="panel-section score" aria-label="Score">
      <ul class="plain-list">
        {view.seats.map((seat, number) => {
          const status = statusOf(seat, view);
          const has = holdings(session, number);
          return (
            <li key={number} class={seat.to_act && !view.ended ? "score-turn" : ""}>
              <OwnerMark seat={number} colours={colours} size={20} />
              <span class="grow">
                <span class="score-name">{sentence(seat.called)}</span>
                {status !== "" && <span class="score-status">{`: ${status}`}</span>}
                {has.length > 0 && <span class="muted small score-has">{has.join(", ")}</span>}
              </span>
              {seat.score !== null && (
                <span
                  class="score-points"
                  aria-label={`${seat.score} ${seat.score === 1 ? "point" : "points"}`}
                >
                  {seat.score}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {view.total !== null && <p>Together: {view.total}</p>}
      {shared.length > 0 && <p class="small">{shared.join(" · ")}</p>}
      {view.ended && view.places !== "" && <p>{view.places}</p>}
      {view.win && view.win.sentences.map((text) => <p key={text}>{text}</p>)}
    </section>
  );
}
