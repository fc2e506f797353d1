// SPDX-License-Identifier: MIT
// How pieces move, as small diagrams: for the rules card.
import type { JSX } from "preact";
import type { DiagramCell, GameReport, MoveDiagram } from "../engine/types";
import { texts } from "../texts";
import { height, pointsText, width } from "./geometry";
import { Looks } from "./looks";
import { ownerColours } from "./owners";
import { SymbolMark } from "./Pieces";
import { written } from "./symbols";

const SCALE = 20; // pixels per unit

function Mark(props: { cell: DiagramCell; game: GameReport; kind: string }): JSX.Element | null {
  const { cell, game, kind } = props;
  const x = cell.middle.x * SCALE;
  const y = cell.middle.y * SCALE;
  const ring = (
    <circle cx={x} cy={y} r={0.33 * SCALE} fill="none" stroke="var(--bad)" stroke-width="2" />
  );
  const dot = <circle cx={x} cy={y} r={0.16 * SCALE} fill="var(--accent)" />;
  switch (cell.mark) {
    case "none":
      return null;
    case "piece": {
      const face = { owner: 0, kind };
      const text = kind === "" ? "" : written(game, face);
      const r = 0.42 * SCALE;
      return (
        <SymbolMark
          symbol={{ face, text, note: "", below: [], height: 1 }}
          at={{ middle: { x, y }, across: { x: r, y: 0 }, along: { x: 0, y: r } }}
          size={1}
          inks={{ looks: new Looks(game), colours: ownerColours(game.seats) }}
        />
      );
    }
    case "goes":
      return dot;
    case "takes":
      return ring;
    case "either":
      return (
        <>
          {ring}
          {dot}
        </>
      );
    case "jumped":
      return (
        <path
          d={`M${x - 0.2 * SCALE} ${y}H${x + 0.2 * SCALE}M${x} ${y - 0.2 * SCALE}V${y + 0.2 * SCALE}`}
          stroke="var(--muted)"
          stroke-width="2"
        />
      );
  }
}

function Diagram(props: { game: GameReport; diagram: MoveDiagram }): JSX.Element {
  const { game, diagram } = props;
  const { bounds } = diagram;
  const name = diagram.kind === "" ? diagram.verb : `${diagram.verb}: ${diagram.kind}`;
  return (
    <figure class="move-diagram">
      <svg
        width={(width(bounds) + 0.1) * SCALE}
        height={(height(bounds) + 0.1) * SCALE}
        viewBox={`${(bounds.left - 0.05) * SCALE} ${(bounds.top - 0.05) * SCALE} ${(width(bounds) + 0.1) * SCALE} ${(height(bounds) + 0.1) * SCALE}`}
        aria-hidden="true"
      >
        {diagram.cells.map((cell, i) => (
          <polygon
            key={i}
            points={pointsText(cell.outline, SCALE)}
            fill="var(--cell)"
            stroke="var(--edge)"
          />
        ))}
        {diagram.cells.map((cell, i) => (
          <Mark key={i} cell={cell} game={game} kind={diagram.kind} />
        ))}
      </svg>
      <figcaption>{name.replaceAll("_", " ")}</figcaption>
    </figure>
  );
}

export function MoveDiagrams(props: { game: GameReport }): JSX.Element | null {
  const { game } = props;
  if (game.diagrams.length === 0) return null;
  return (
    <div class="move-diagrams">
      <div class="row">
        {game.diagrams.map((diagram, i) => (
          <Diagram key={i} game={game} diagram={diagram} />
        ))}
      </div>
      <p class="muted small">{texts.card.diagram_key}</p>
    </div>
  );
}
