// SPDX-License-Identifier: MIT
// What bots' games have shown: answers in the engine's sentences, the figures with their intervals,
// plots, first moves and maps.
import type { JSX } from "preact";
import { memo } from "preact/compat";
import type { Session } from "../app/session";
import { colourOf, ownerColours } from "../board/owners";
import type { LabAnswer, LabFacts, LabSheet, MeasuredVersion } from "../engine/types";
import { texts } from "../texts";
import { HeatMaps } from "./HeatMap";
import { CurvePlot, LengthPlot, PointsPlot } from "./plots";

export function Answers({ answers }: { answers: readonly LabAnswer[] }): JSX.Element | null {
  if (answers.length === 0) return null;
  return (
    <dl class="lab-answers">
      {answers.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A part for each player, in the player's colour; lines mark the interval of the first. */
export function PointsBar({ facts, seats }: { facts: LabFacts; seats: readonly string[] }) {
  const first = facts.points[0];
  if (first === undefined || facts.stopped === 1) return null;
  const colours = ownerColours(seats.map((name) => ({ name })));
  let from = 0;
  return (
    <svg class="points-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect class="plot-ground" x={0} y={1} width={100} height={4} />
      {facts.points.map((share) => {
        const x = from;
        from += 100 * share.value;
        const fill = colourOf(colours, seats.indexOf(share.name));
        return (
          <rect key={share.name} x={x} y={1} width={100 * share.value} height={4} fill={fill} />
        );
      })}
      {[first.low, first.high].map((end, i) => (
        <line key={i} class="points-end" x1={100 * end} x2={100 * end} y1={0} y2={6} />
      ))}
    </svg>
  );
}

export function Figures(props: { version: MeasuredVersion; seats: readonly string[] }) {
  return (
    <div class="lab-figures">
      <PointsBar facts={props.version.facts} seats={props.seats} />
      <p>{props.version.sheet.figures}</p>
    </div>
  );
}

const shownOpenings = 12;

export function Openings({ sheet }: { sheet: LabSheet }): JSX.Element | null {
  const { openings } = sheet;
  if (openings.length === 0) return null;
  return (
    <details class="lab-openings" open={openings.length <= shownOpenings}>
      <summary>First moves ({openings.length})</summary>
      <div class="table-room" tabIndex={0} role="region" aria-label="First moves">
        <table>
          <thead>
            <tr>
              <th scope="col">First move</th>
              <th scope="col">Games</th>
              <th scope="col">In 100 games</th>
              <th scope="col">Points of the player</th>
              <th scope="col">{texts.lab.interval}</th>
            </tr>
          </thead>
          <tbody>
            {openings.map((opening) => (
              <tr key={opening.action}>
                <th scope="row">{opening.action}</th>
                <td>{opening.games}</td>
                <td>{opening.in_hundred}</td>
                <td>{opening.points}</td>
                <td>{opening.interval}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

export interface LabResultsProps {
  session: Session;
  facts: LabFacts;
  sheet: LabSheet;
  answers: readonly LabAnswer[];
}

/** Drawn again only when there are new facts: maps and tables are large. */
export const LabResults = memo(function LabResults(props: LabResultsProps): JSX.Element {
  const { session, facts, sheet, answers } = props;
  const seats = session.game.seats.map((seat) => seat.name);
  return (
    <div class="stack lab-results">
      <Figures version={{ facts, sheet }} seats={seats} />
      <Answers answers={answers} />
      <div class="plots">
        {sheet.points && <PointsPlot plot={sheet.points} />}
        {sheet.curve && <CurvePlot plot={sheet.curve} />}
        {sheet.lengths && <LengthPlot plot={sheet.lengths} />}
      </div>
      <Openings sheet={sheet} />
      <HeatMaps session={session} maps={sheet.maps} />
    </div>
  );
});
