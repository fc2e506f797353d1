// SPDX-License-Identifier: MIT
// Where on the board actions ended, and who won from there. As editor/lab_tab/heat_map.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Session } from "../app/session";
import type { Box, LabMap, LabMapCell, Picture, Tile } from "../engine/types";

// Of a picture's unit, a cell: some browsers draw no letters smaller than a unit.
const scale = 100;

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

function Cell({ tile, cell, picture }: { tile: Tile; cell: LabMapCell; picture: Picture }) {
  const spot = picture.piece_spots[tile.cell ?? -1];
  const { left, top, right, bottom } = tile.box;
  const room = scale * Math.min(right - left, bottom - top);
  const size = Math.min(0.36 * room, (1.5 * room) / Math.max(cell.label.length, 2));
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
          {cell.label}
        </text>
      )}
    </g>
  );
}

function HeatBoard({ map, picture }: { map: LabMap; picture: Picture }): JSX.Element {
  return (
    <figure class="heat-map">
      <figcaption>{map.title}</figcaption>
      <svg
        viewBox={viewBox(picture.bounds)}
        role="img"
        aria-label={`${map.title}. ${map.words}`}
      >
        {picture.tiles
          .filter((tile) => !tile.link && tile.cell !== null)
          .map((tile, i) => (
            <Cell key={i} tile={tile} cell={map.cells[tile.cell!]!} picture={picture} />
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

export function HeatMaps({ session, maps }: { session: Session; maps: readonly LabMap[] }) {
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
  const drawn = picture?.tiles.filter((tile) => !tile.link && tile.cell !== null) ?? [];
  // The rules that were measured may have another board.
  const fitting = maps.filter((map) => drawn.every((tile) => tile.cell! < map.cells.length));
  if (picture === null || drawn.length === 0 || fitting.length === 0) return null;
  return (
    <div class="heat-maps">
      {fitting.map((map) => (
        <HeatBoard key={map.title} map={map} picture={picture} />
      ))}
    </div>
  );
}
