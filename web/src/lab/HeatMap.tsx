// SPDX-License-Identifier: MIT
// Where on the board actions ended, and who won from there. As editor/lab_tab/heat_map.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Session } from "../app/session";
import type { Box, Picture, Tile } from "../engine/types";
import { inHundredGames, type LabFacts, ofHundred } from "./lab_facts";

interface HeatCell {
  part: number; // of the most, from 0 to 1
  known: boolean;
  words: string;
}

const named = 3; // cells in the sentence
// Of a picture's unit, a cell: some browsers draw no letters smaller than a unit.
const scale = 100;

function byTimes(facts: LabFacts): HeatCell[] {
  const most = Math.max(1, ...facts.targets);
  return facts.targets.map((times) => ({
    part: times / most,
    known: times > 0,
    words: inHundredGames(times, facts.games),
  }));
}

function byPoints(facts: LabFacts): HeatCell[] {
  const most = Math.max(0, ...facts.target_points.map((points) => points ?? 0));
  return facts.target_points.map((points) => ({
    part: points === null || most === 0 ? 0 : points / most,
    known: points !== null && most > 0,
    words: points === null ? "–" : String(ofHundred(points)),
  }));
}

/** "D4 41, E5 38, C3 30": those with the most. */
function mostText(cells: readonly HeatCell[], names: readonly string[]): string {
  return cells
    .map((cell, i) => ({ ...cell, name: names[i] ?? "" }))
    .filter((cell) => cell.known)
    .sort((a, b) => b.part - a.part)
    .slice(0, named)
    .map((cell) => `${cell.name} ${cell.words}`)
    .join(", ");
}

function outline(tile: Tile): string {
  return tile.outline.map(({ x, y }) => `${scale * x},${scale * y}`).join(" ");
}

function viewBox({ left, top, right, bottom }: Box): string {
  return [left, top, right - left, bottom - top].map((side) => scale * side).join(" ");
}

function colour(part: number): string {
  // So little that the numbers can be read on it in every theme.
  return `color-mix(in srgb, var(--cell), var(--accent) ${(4 + 38 * part).toFixed(0)}%)`;
}

function Cell({ tile, cell, picture }: { tile: Tile; cell: HeatCell; picture: Picture }) {
  const spot = picture.piece_spots[tile.cell ?? -1];
  const { left, top, right, bottom } = tile.box;
  const room = scale * Math.min(right - left, bottom - top);
  const size = Math.min(0.36 * room, (1.5 * room) / Math.max(cell.words.length, 2));
  return (
    <g>
      <polygon
        class="heat-cell"
        points={outline(tile)}
        style={{ fill: cell.known ? colour(cell.part) : "var(--cell)" }}
      />
      {spot !== undefined && (
        <text
          class="heat-number"
          x={scale * spot.middle.x}
          y={scale * spot.middle.y + size * 0.36}
          style={{ fontSize: `${size}px` }}
          text-anchor="middle"
        >
          {cell.words}
        </text>
      )}
    </g>
  );
}

interface MapProps {
  title: string;
  unit: string;
  cells: HeatCell[];
  picture: Picture;
  names: string[];
}

function HeatBoard({ title, unit, cells, picture, names }: MapProps): JSX.Element | null {
  if (!cells.some((cell) => cell.known)) return null;
  return (
    <figure class="heat-map">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={viewBox(picture.bounds)}
        role="img"
        aria-label={`${title}. Most: ${mostText(cells, names)} ${unit}.`}
      >
        {picture.tiles
          .filter((tile) => !tile.link && tile.cell !== null)
          .map((tile, i) => (
            <Cell key={i} tile={tile} cell={cells[tile.cell!]!} picture={picture} />
          ))}
        {picture.captions.map((caption, i) => (
          <text
            key={i}
            class="heat-caption"
            x={scale * caption.at.x}
            y={scale * caption.at.y}
            dominant-baseline="central"
            text-anchor={
              caption.side === "left" ? "start" : caption.side === "right" ? "end" : "middle"
            }
          >
            {caption.text}
          </text>
        ))}
      </svg>
    </figure>
  );
}

export function HeatMaps({ session, facts }: { session: Session; facts: LabFacts }) {
  const [picture, setPicture] = useState<Picture | null>(null);
  const { rules } = session.status;
  useEffect(() => {
    let current = true;
    session.engine
      .report("owner", { type: "picture", view: session.game.views[0] ?? "flat", aspect: 1.2 })
      .then((found) => {
        if (current) setPicture(found);
      })
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [session, rules]);
  const names = session.game.board.cells
    .filter((cell) => cell.stands_for === "cells")
    .map((cell) => cell.name);
  const drawn = picture?.tiles.filter((tile) => !tile.link && tile.cell !== null) ?? [];
  const fits = drawn.length > 0 && drawn.every((tile) => tile.cell! < facts.targets.length);
  // The rules that were measured may have another board.
  if (picture === null || !fits || facts.games === 0) return null;
  return (
    <div class="heat-maps">
      <HeatBoard
        title="Where moves end: how many on each cell, in 100 games"
        unit="in 100 games"
        cells={byTimes(facts)}
        picture={picture}
        names={names}
      />
      {drawn.every((tile) => tile.cell! < facts.target_points.length) && (
        <HeatBoard
          title="Where winners move: points, of 100, of the player who moved to the cell"
          unit="of 100 points"
          cells={byPoints(facts)}
          picture={picture}
          names={names}
        />
      )}
    </div>
  );
}
