// SPDX-License-Identifier: MIT
// The marks above the pieces: targets, the arrow of the last move, what a change of rules has
// gained or lost, what differs, and winning lines.
import type { JSX } from "preact";
import { at2, Sign } from "./Sign";
import { type At, length, minus, plus, pointsText, round, times } from "./geometry";
import { Frame } from "./Ground";
import { colourOf, mixed } from "./owners";
import { PlainText } from "./PlainText";
import { isLink, isOccupied, labelOf, middleAt, radiusAt, type Scene, spotOf } from "./scene";

/** A dot on an empty cell; corner marks around an occupied one; a short line on a link. */
function Target(props: { scene: Scene; cell: number }): JSX.Element {
  const { scene, cell } = props;
  const middle = middleAt(scene, cell);
  if (isLink(scene, cell)) {
    const spot = spotOf(scene, cell);
    const half = times(spot.across, 0.5 * scene.scale);
    const [a, b] = [minus(middle, half), plus(middle, half)];
    return (
      <line {...at2(a, b)} class="target-line" stroke-width={Math.max(3, 0.06 * scene.scale)} />
    );
  }
  const r = radiusAt(scene, cell);
  if (!isOccupied(scene, cell) && labelOf(scene, cell) === "")
    return (
      <circle
        cx={round(middle.x)}
        cy={round(middle.y)}
        r={round(Math.max(0.3 * r, 3))}
        class="target-dot"
      />
    );
  const far = 1.08 * r;
  const arm = 0.42 * r;
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const path = corners
    .map(([x, y]) => {
      const to = (dx: number, dy: number) => `${round(middle.x + dx)} ${round(middle.y + dy)}`;
      return `M${to(x * far, y * (far - arm))}L${to(x * far, y * far)}L${to(x * (far - arm), y * far)}`;
    })
    .join("");
  return (
    <path d={path} class="target-corners" stroke-width={Math.min(Math.max(0.13 * r, 2), 4.5)} />
  );
}

/** What a bot expects, in points of 100. It would cover a piece: there the colour of the cell says
    it, and the list of moves. */
function Prospect(props: { scene: Scene; cell: number; value: number }): JSX.Element | null {
  const { scene, cell } = props;
  const r = radiusAt(scene, cell);
  const size = Math.floor(Math.min(Math.max(0.8 * r, 8), 17));
  if (size > 1.2 * r || isOccupied(scene, cell)) return null;
  const text = `${Math.round(100 * props.value)}`;
  return <PlainText text={text} at={middleAt(scene, cell)} size={size} fill="var(--text)" />;
}

function CellMark(props: { scene: Scene; cell: number }): JSX.Element | null {
  const { scene, cell } = props;
  const { marks } = scene;
  const r = radiusAt(scene, cell);
  const middle = middleAt(scene, cell);
  const corner = plus(middle, { x: 0.72 * r, y: 0.72 * r });
  const small = Math.min(Math.max(0.36 * r, 6), 12);
  const prospect = marks.prospects.get(cell);
  const far = 1.15 * r;
  return (
    <>
      {prospect !== undefined ? (
        <Prospect scene={scene} cell={cell} value={prospect} />
      ) : (
        marks.has(cell, "target") && <Target scene={scene} cell={cell} />
      )}
      {marks.has(cell, "gained") && <Sign at={corner} r={small} plus />}
      {marks.has(cell, "lost") && <Sign at={corner} r={small} />}
      {marks.has(cell, "differs") && (
        <rect
          x={round(middle.x - far)}
          y={round(middle.y - far)}
          width={round(2 * far)}
          height={round(2 * far)}
          fill="none"
          stroke="var(--bad)"
          stroke-width={Math.min(Math.max(0.16 * r, 2), 4)}
        />
      )}
    </>
  );
}

/** From cell to cell; the tip is at the edge of the last one's piece, or in an empty cell. */
function Arrow(props: {
  scene: Scene;
  cells: readonly number[];
  class: string;
  bold?: boolean;
}): JSX.Element | null {
  const { scene, cells } = props;
  const [a, b] = [cells.at(-2), cells.at(-1)];
  if (a === undefined || b === undefined || a === b) return null;
  if (!cells.every((cell) => spotOf(scene, cell).shown)) return null;
  const way = minus(middleAt(scene, b), middleAt(scene, a));
  const far = length(way);
  const r = (props.bold ? 0.75 : 0.45) * radiusAt(scene, b);
  if (far < 2 * r) return null;
  const dir = times(way, 1 / far);
  const side: At = { x: -dir.y, y: dir.x };
  const start = plus(middleAt(scene, a), times(dir, 0.35 * radiusAt(scene, a)));
  const inside = props.bold && !isOccupied(scene, b);
  const tip = minus(middleAt(scene, b), times(dir, (inside ? -0.4 : 1) * radiusAt(scene, b)));
  const neck = minus(tip, times(dir, r));
  const left = plus(neck, times(side, 0.6 * r));
  const right = minus(neck, times(side, 0.6 * r));
  const before = cells.slice(0, -2).map((cell) => middleAt(scene, cell));
  const line = before.length > 0 ? [...before, middleAt(scene, a), neck] : [start, neck];
  return (
    <g class={props.class}>
      <polyline points={pointsText(line)} stroke-width={Math.max(2, 0.36 * r)} />
      <polygon points={pointsText([tip, right, left])} />
    </g>
  );
}

/** The move that a bot thinks best: an arrow, or a ring around its only cell. */
function Best(props: { scene: Scene }): JSX.Element | null {
  const { scene } = props;
  const cells = scene.marks.best;
  const [cell] = cells;
  if (cell === undefined || !spotOf(scene, cell).shown) return null;
  if (cells.length > 1) return <Arrow scene={scene} cells={cells} class="best-move" bold />;
  const at = middleAt(scene, cell);
  const r = radiusAt(scene, cell);
  return (
    <g class="best-move">
      <circle cx={round(at.x)} cy={round(at.y)} r={round(1.05 * r)} stroke-width={Math.max(2, 0.12 * r)} />
    </g>
  );
}

/** An arrow, if a single piece moved. */
function LastMove(props: { scene: Scene }): JSX.Element | null {
  const { scene } = props;
  const cells = scene.marks.cells();
  const from = cells.filter((cell) => scene.marks.has(cell, "from"));
  const to = cells.filter((cell) => scene.marks.has(cell, "to"));
  const [a, b] = [from[0], to[0]];
  if (from.length !== 1 || to.length !== 1 || a === undefined || b === undefined) return null;
  return <Arrow scene={scene} cells={[a, b]} class="last-move" />;
}

/** Wide and pale, so that what is on the cells can be read. */
export function Route(props: { scene: Scene; cells: number[] }): JSX.Element | null {
  const { scene, cells } = props;
  const shown = cells.filter((cell) => spotOf(scene, cell).shown);
  const first = shown[0];
  if (first === undefined || shown.length < 2) return null;
  return (
    <g class="route">
      <polyline
        points={pointsText(shown.map((cell) => middleAt(scene, cell)))}
        stroke-width={round(Math.max(3, 0.3 * radiusAt(scene, first)))}
      />
    </g>
  );
}

/** Discs with the numbers of the first cell and the last one. */
function RouteEnds(props: { scene: Scene; cells: number[] }): JSX.Element | null {
  const { scene, cells } = props;
  if (cells.length < 2) return null;
  return (
    <g class="route-ends">
      {[0, cells.length - 1].map((i) => {
        const cell = cells[i];
        if (cell === undefined || !spotOf(scene, cell).shown) return null;
        const r = radiusAt(scene, cell);
        const size = Math.min(Math.max(0.62 * r, 9), 16);
        const at = plus(middleAt(scene, cell), { x: -0.75 * r, y: -0.75 * r });
        const text = `${i + 1}`;
        const half = Math.max(0.7, 0.3 * text.length + 0.3) * size;
        return (
          <g key={i}>
            <rect
              x={round(at.x - half)}
              y={round(at.y - 0.7 * size)}
              width={round(2 * half)}
              height={round(1.4 * size)}
              rx={round(0.7 * size)}
            />
            <PlainText text={text} at={at} size={Math.floor(size)} fill="var(--on-accent)" />
          </g>
        );
      })}
    </g>
  );
}

/** The winning group, and the parts into which it cuts the rest of the board. */
export function Winners(props: {
  scene: Scene;
  numberOf: (name: string) => number | undefined;
}): JSX.Element | null {
  const { scene } = props;
  const { win } = scene.view;
  if (win === null) return null;
  const tilesOf = (names: string[]) => {
    const cells = new Set(names.map((name) => props.numberOf(name)));
    return scene.picture.tiles.filter((tile) => tile.cell !== null && cells.has(tile.cell));
  };
  return (
    <g>
      {win.parts.map((part, p) =>
        tilesOf(part.cells).map((tile, i) => (
          <polygon
            key={`${p} ${i}`}
            points={pointsText(tile.outline, scene.scale)}
            fill={colourOf(scene.colours, 2 + p)}
            fill-opacity="0.35"
          />
        )),
      )}
      {tilesOf(win.cells).map((tile, i) => (
        <g key={i}>
          <polygon points={pointsText(tile.outline, scene.scale)} class="win-cell" />
          <Frame
            tile={tile}
            scene={scene}
            colour={mixed("var(--last-full)", "var(--text)", 0.4)}
            width={Math.max(2, 0.055 * scene.scale)}
            inset={1}
          />
        </g>
      ))}
      {win.parts.map((part) =>
        tilesOf(part.marks).map((tile, i) => (
          <Frame key={i} tile={tile} scene={scene} colour="var(--bad)" width={2.5} inset={1} />
        )),
      )}
    </g>
  );
}

/** A line from cell to cell for each new link; for a cut one a line that is broken off. */
function EditedLinks(props: { scene: Scene }): JSX.Element {
  const { scene } = props;
  const { links, cuts } = scene.marks;
  const shown = ([a, b]: [number, number]) => spotOf(scene, a).shown && spotOf(scene, b).shown;
  const width = (cell: number) => Math.max(3, 0.12 * radiusAt(scene, cell));
  return (
    <>
      {links.filter(shown).map(([a, b]) => (
        <g key={`${a} ${b}`} class="edited-link">
          <line {...at2(middleAt(scene, a), middleAt(scene, b))} stroke-width={width(a)} />
          {[a, b].map((cell) => {
            const at = middleAt(scene, cell);
            return <circle key={cell} cx={round(at.x)} cy={round(at.y)} r={1.3 * width(cell)} />;
          })}
        </g>
      ))}
      {cuts.filter(shown).map(([a, b]) => {
        const [from, to] = [middleAt(scene, a), middleAt(scene, b)];
        const third = times(minus(to, from), 0.36);
        return (
          <g key={`${a} ${b}`} class="edited-link edited-cut">
            <line {...at2(from, plus(from, third))} stroke-width={width(a)} />
            <line {...at2(to, minus(to, third))} stroke-width={width(a)} />
          </g>
        );
      })}
    </>
  );
}

export function MarksAbove(props: { scene: Scene; route: number[] }): JSX.Element {
  const { scene } = props;
  const shown = scene.marks.cells().filter((cell) => spotOf(scene, cell).shown);
  return (
    <g>
      <LastMove scene={scene} />
      <RouteEnds scene={scene} cells={props.route} />
      <EditedLinks scene={scene} />
      {shown.map((cell) => (
        <CellMark key={cell} scene={scene} cell={cell} />
      ))}
      <Best scene={scene} />
    </g>
  );
}
