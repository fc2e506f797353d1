// SPDX-License-Identifier: MIT
// Everything below the pieces: staircases, links, cells with their highlights, captions.
import type { JSX } from "preact";
import type { Box, PictureLink, Seat, Tile, Tint } from "../engine/types";
import { imageAddress, spriteAddress } from "./art";
import {
  type At,
  height,
  length,
  middleOf,
  minus,
  plus,
  pointsText,
  round,
  roomAround,
  shrunk,
  times,
  width,
} from "./geometry";
import type { DrawnCell, PieceLook } from "./looks";
import { closeTo, colourOf, lettersOn, mixed } from "./owners";
import { isHidden, type Scene, spotOf } from "./scene";

const HUES: Record<Tint, string> = {
  plain: "",
  red: "#cd322d",
  orange: "#eb8c14",
  yellow: "#ecce28",
  green: "#289655",
  blue: "#2d78c8",
  violet: "#8c55be",
  brown: "#8c5f32",
  grey: "#7d828a",
  owner: "",
};

/** A fill of the rules in this theme: a share of the colour, mixed into what is there anyway. */
export function tinted(plain: string, tint: Tint, colours: readonly string[], seat: Seat): string {
  if (tint === "plain") return plain;
  const hue = tint === "owner" ? colourOf(colours, seat) : HUES[tint];
  return `color-mix(in srgb, ${plain}, ${hue} var(--tint))`;
}

/** The owner's colour, darker or lighter where it would not stand out from cells. */
export function regionColour(scene: Pick<Scene, "colours">, seat: Seat): string {
  if (typeof seat !== "number") return "var(--text)";
  const colour = colourOf(scene.colours, seat);
  const close = closeTo(colour, "#f7f1e3") || closeTo(colour, "#3b4048");
  return close ? mixed(colour, "var(--text)", 0.55) : colour;
}

/** Filled cells with a drawing are of one piece, like a board with holes, and not chequered. */
function ofOnePiece(cell: DrawnCell): boolean {
  return cell.fill !== "plain" && cell.drawing !== "";
}

function groundColour(scene: Scene, tile: Tile): string {
  const cell = scene.looks.cell(tile.cell);
  const light = tile.shade === 0 || ofOnePiece(cell);
  const plain = light ? "var(--cell)" : "var(--cell-other)";
  return tinted(plain, cell.fill, scene.colours, cell.filledFor);
}

/** The colours that marks add to that of a cell, and how much of each. */
function washesOf(scene: Scene, cell: number | null): [string, number][] {
  const { marks } = scene;
  const out: [string, number][] = [];
  if (marks.has(cell, "to")) out.push(["var(--last-full)", 0.5]);
  else if (marks.has(cell, "from")) out.push(["var(--last-full)", 0.28]);
  if (marks.has(cell, "chosen")) out.push(["var(--accent)", 0.38]);
  if (marks.has(cell, "shown")) out.push(["var(--word)", 0.4]);
  const prospect = cell === null ? undefined : marks.prospects.get(cell);
  if (prospect !== undefined)
    out.push(["var(--good)", (marks.best[0] === cell ? 1 : 0.5) * (0.1 + 0.6 * prospect)]);
  return out;
}

/** The colour of a tile with its highlights; null: it is not drawn. */
function tileColour(scene: Scene, tile: Tile): string | null {
  const cell = tile.cell;
  let colour = groundColour(scene, tile);
  const hidden = cell !== null && isHidden(scene, cell);
  if (hidden) colour = mixed("var(--hidden)", colour, 0.25);
  const washes = washesOf(scene, cell);
  if (tile.bare && !hidden && (!tile.link || !(scene.marks.any(cell) || washes.length > 0)))
    return null;
  for (const [wash, share] of washes) colour = mixed(colour, wash, share);
  return tile.light < 1 ? mixed("#000", colour, tile.light) : colour;
}

/** The marks of a crossing of lines, which remain in sight. */
function Washes(props: { scene: Scene; tile: Tile }): JSX.Element | null {
  const { scene, tile } = props;
  if (!tile.bare || tile.link) return null;
  return (
    <>
      {washesOf(scene, tile.cell).map(([wash, share]) => (
        <g key={wash} opacity={share} class="wash">
          <Outline tile={tile} scene={scene} fill={wash} stroke={wash} />
        </g>
      ))}
    </>
  );
}

function Outline(props: {
  tile: Tile;
  scene: Scene;
  fill: string;
  stroke: string;
  width?: number;
  class?: string;
}): JSX.Element {
  const { tile, scene } = props;
  const look = {
    fill: props.fill,
    stroke: props.stroke,
    "stroke-width": props.width ?? 1,
    class: props.class,
  };
  if (!scene.picture.square || tile.link)
    return <polygon points={pointsText(tile.outline, scene.scale)} {...look} />;
  // Whole pixels: neighbours share a crisp line.
  const left = Math.round(tile.box.left * scene.scale);
  const top = Math.round(tile.box.top * scene.scale);
  return (
    <rect
      x={left}
      y={top}
      width={Math.round(tile.box.right * scene.scale) - left}
      height={Math.round(tile.box.bottom * scene.scale) - top}
      {...look}
    />
  );
}

/** A frame inside a cell's border. */
export function Frame(props: {
  tile: Tile;
  scene: Scene;
  colour: string;
  width: number;
  inset?: number;
  class?: string;
}): JSX.Element {
  const { tile, scene } = props;
  const by = ((props.inset ?? 0) + props.width / 2) / scene.scale;
  return (
    <polygon
      points={pointsText(shrunk(tile.outline, tile.box, by), scene.scale)}
      fill="none"
      stroke={props.colour}
      stroke-width={props.width}
      stroke-linejoin="round"
      class={props.class}
    />
  );
}

/** A drawing in the room of an ellipse with these half axes; colours as in art/. */
export function Drawing(props: {
  look: PieceLook;
  middle: At;
  across: At;
  along: At;
  owner: string;
  outline: string;
}): JSX.Element | null {
  const { look, middle, across, along } = props;
  const matrix = [across.x, across.y, along.x, along.y, middle.x, middle.y].map(round).join(" ");
  const place = { x: -1.1, y: -1.1, width: 2.2, height: 2.2 };
  if (look.ours !== null)
    return (
      <g
        transform={`matrix(${matrix})`}
        style={{ "--owner": props.owner, "--outline": props.outline }}
      >
        <use href={spriteAddress(look.ours)} {...place} />
      </g>
    );
  const inks = { owner: props.owner, outline: props.outline };
  return look.svg === null ? null : (
    <image href={imageAddress(look.svg, inks)} transform={`matrix(${matrix})`} {...place} />
  );
}

function CellDrawing(props: { scene: Scene; tile: Tile }): JSX.Element | null {
  const { scene, tile } = props;
  if (tile.cell === null) return null;
  const cell = scene.looks.cell(tile.cell);
  const look = scene.looks.ground(cell.drawing);
  const spot = spotOf(scene, tile.cell);
  if (look === null || !spot.shown || tile.link) return null;
  // With the name of the cell below it, it is smaller.
  const size = scene.picture.names_in_cells ? 0.78 * scene.scale : scene.scale;
  const lift = scene.picture.names_in_cells ? -0.2 * scene.scale : 0;
  const middle = plus(times(spot.middle, scene.scale), times(spot.along, lift));
  return (
    <PrintedDrawing
      scene={scene}
      look={look}
      cell={cell}
      on={groundColour(scene, tile)}
      middle={middle}
      across={times(spot.across, size)}
      along={times(spot.along, size)}
    />
  );
}

function PrintedDrawing(props: {
  scene: Scene;
  look: PieceLook;
  cell: DrawnCell;
  on: string;
  middle: At;
  across: At;
  along: At;
}): JSX.Element {
  const { scene, look, cell, on } = props;
  const seat = cell.drawnFor;
  let fill = mixed(on, "var(--text)", 0.22);
  if (typeof seat === "number") fill = mixed(on, colourOf(scene.colours, seat), 0.7);
  else if (cell.fill !== "plain")
    fill = tinted(tinted(on, cell.fill, scene.colours, seat), cell.fill, scene.colours, seat);
  // An image knows no variables of the page.
  const plain = look.svg === null ? null : colourOf(scene.colours, seat);
  return (
    <Drawing
      look={look}
      middle={props.middle}
      across={props.across}
      along={props.along}
      owner={plain ?? fill}
      outline={plain ? lettersOn(plain) : mixed(on, "var(--text)", 0.75)}
    />
  );
}

function Closed(props: { scene: Scene; tile: Tile }): JSX.Element {
  const { scene, tile } = props;
  const { closed } = scene.looks;
  const base = mixed("var(--ground)", "var(--cell)", 0.4);
  const fill = tinted(base, closed.fill, scene.colours, null);
  const look = scene.looks.ground(closed.drawing);
  const middle = middleOf(tile.box);
  const r = 0.8 * roomAround(tile.outline, middle) * scene.scale;
  return (
    <>
      <Outline tile={tile} scene={scene} fill={fill} stroke={mixed(fill, "var(--edge)", 0.5)} />
      {look && (
        <PrintedDrawing
          scene={scene}
          look={look}
          cell={closed}
          on={fill}
          middle={times(middle, scene.scale)}
          across={{ x: r, y: 0 }}
          along={{ x: 0, y: r }}
        />
      )}
    </>
  );
}

function Link(props: { scene: Scene; link: PictureLink }): JSX.Element | null {
  const { scene, link } = props;
  const { look } = link;
  let stroke =
    scene.picture.plates.length > 0
      ? mixed("var(--ground)", "var(--text)", 0.6)
      : mixed("var(--ground)", "var(--edge)", 0.9);
  if (look.colour !== "plain")
    stroke = tinted(tinted(stroke, look.colour, [], null), look.colour, [], null);
  const thick = Math.max(1, 0.04 * scene.scale);
  const from = times(link.from, scene.scale);
  const to = times(link.to, scene.scale);
  const way = minus(to, from);
  const far = Math.max(length(way), 1e-6);
  const side = times({ x: -way.y, y: way.x }, thick / far);
  const dashes = {
    single: undefined,
    heavy: undefined,
    double: undefined,
    none: undefined,
    dashed: `${round(Math.max(5 * thick, 7))} ${round(0.7 * Math.max(5 * thick, 7))}`,
    dotted: `0 ${round(Math.max(3.2 * thick, 5))}`,
  }[look.line];
  const line = (off: number) => {
    const a = plus(from, times(side, off));
    const b = plus(to, times(side, off));
    return (
      <line
        x1={round(a.x)}
        y1={round(a.y)}
        x2={round(b.x)}
        y2={round(b.y)}
        stroke={stroke}
        stroke-width={round(
          look.line === "heavy" ? 2.5 * thick : look.line === "dotted" ? 1.6 * thick : thick,
        )}
        stroke-dasharray={dashes}
        stroke-linecap={look.line === "dotted" ? "round" : "butt"}
      />
    );
  };
  return look.line === "double" ? (
    <>
      {line(-1.3)}
      {line(1.3)}
    </>
  ) : (
    line(0)
  );
}

function Band(props: { scene: Scene; band: Box }): JSX.Element {
  const { scene, band } = props;
  return (
    <rect
      x={round(band.left * scene.scale)}
      y={round(band.top * scene.scale)}
      width={round(width(band) * scene.scale)}
      height={round(height(band) * scene.scale)}
      rx={round(0.17 * scene.scale)}
      fill={mixed("var(--ground)", "var(--edge)", 0.5)}
    />
  );
}

function Captions(props: { scene: Scene }): JSX.Element {
  const { scene } = props;
  const anchor = { left: "start", centre: "middle", right: "end" } as const;
  return (
    <>
      {scene.picture.captions.map((caption, i) => {
        const size = caption.title
          ? Math.min(18, 0.62 * scene.scale)
          : Math.min(15, 0.45 * scene.scale);
        if (size < 7) return null;
        return (
          <text
            key={i}
            x={round(caption.at.x * scene.scale)}
            y={round(caption.at.y * scene.scale)}
            font-size={Math.floor(size)}
            text-anchor={anchor[caption.side]}
            class={caption.title ? "board-text board-title" : "board-text board-caption"}
          >
            {caption.text}
          </text>
        );
      })}
    </>
  );
}

export function Ground(props: { scene: Scene }): JSX.Element {
  const { scene } = props;
  const { picture, marks } = scene;
  const plate = tinted("var(--cell)", scene.game.look.cells.fill, scene.colours, null);
  return (
    <g>
      {picture.plates.map((tile, i) => (
        <Outline key={i} tile={tile} scene={scene} fill={plate} stroke={plate} />
      ))}
      {picture.bands.map((band, i) => (
        <Band key={i} scene={scene} band={band} />
      ))}
      {picture.closed.map((tile, i) => (
        <Closed key={i} scene={scene} tile={tile} />
      ))}
      {picture.links.map((link, i) => (
        <Link key={i} scene={scene} link={link} />
      ))}
      <Captions scene={scene} />
      {picture.tiles.map((tile, i) => {
        const colour = tileColour(scene, tile);
        if (colour === null) return <Washes key={i} scene={scene} tile={tile} />;
        const one = ofOnePiece(scene.looks.cell(tile.cell));
        const hidden = tile.cell !== null && isHidden(scene, tile.cell);
        return (
          <g key={i}>
            <Outline
              tile={tile}
              scene={scene}
              fill={colour}
              stroke={one ? mixed(colour, "var(--text)", 0.08) : "var(--edge)"}
            />
            {hidden && <Outline tile={tile} scene={scene} fill="url(#hatched)" stroke="none" />}
          </g>
        );
      })}
      {picture.tiles.map((tile, i) => (
        <CellDrawing key={i} scene={scene} tile={tile} />
      ))}
      {picture.tiles.map((tile, i) =>
        marks.has(tile.cell, "chosen") ? (
          <g key={i}>
            <Frame tile={tile} scene={scene} colour="var(--panel)" width={5} />
            <Frame tile={tile} scene={scene} colour="var(--accent)" width={3.5} />
          </g>
        ) : null,
      )}
    </g>
  );
}

/** Fills that are referred to by their names; stands once in the page. */
export function Patterns(): JSX.Element {
  return (
    <svg class="patterns" width="0" height="0" aria-hidden="true">
      <pattern id="hatched" width="9" height="9" patternUnits="userSpaceOnUse">
        <path d="M-1 10L10 -1M-1 1L1 -1M8 10L10 8" class="hatch" />
      </pattern>
    </svg>
  );
}
