// SPDX-License-Identifier: MIT
// The pieces in cells, as drawings or with letters or a count; stacks as layers with their height.
import type { JSX } from "preact";
import type { GameReport, Seat } from "../engine/types";
import { fitting, widthOf } from "./fitting";
import { type At, length, plus, pointsText, round, times } from "./geometry";
import { Bars } from "./Bars";
import { Label, Star } from "./CellTexts";
import { Drawing } from "./Ground";
import { Large } from "./LargePieces";
import type { Looks } from "./looks";
import { colourOf, isDark, lettersOn, lettersRoom, mixedHex, ownerShape } from "./owners";
import { PlainText } from "./PlainText";
import { isLink, isOccupied, middleAt, radiusAt, type Scene, spotOf } from "./scene";
import {
  named,
  type PieceFace,
  type PieceSymbol,
  placesFor,
  placesForTwoDrawings,
  symbolsOf,
  written,
} from "./symbols";

const LAYER = 0.2; // offset per piece of a stack, in radii
const MOST_SYMBOLS = 9;
const SMALLEST_DRAWING = 13; // its side in pixels

interface Axes {
  middle: At;
  across: At;
  along: At;
}

function radius(at: Axes): number {
  return Math.min(length(at.across), length(at.along));
}

/** What pieces are drawn with. */
export type PieceInks = { looks: Looks; colours: readonly string[] };

function matrixOf(at: Axes): string {
  const { across, along, middle } = at;
  return `matrix(${[across.x, across.y, along.x, along.y, middle.x, middle.y].map(round).join(" ")})`;
}

function Shape(props: {
  at: Axes;
  owner: Seat;
  colours: readonly string[];
  covered?: boolean;
}): JSX.Element {
  const { at, owner, covered } = props;
  const colour = colourOf(props.colours, owner);
  const points = pointsText(ownerShape(owner));
  const rim = mixedHex(colour, isDark(colour) ? "#ffffff" : "#000000", 0.5);
  const wide = Math.min(Math.max(0.08, 1 / Math.max(radius(at), 1)), 2.5 / Math.max(radius(at), 1));
  const drop = { ...at, middle: plus(at.middle, { x: 0, y: Math.max(1, 0.07 * radius(at)) }) };
  if (covered)
    return (
      <polygon
        points={points}
        transform={matrixOf(at)}
        fill={mixedHex(colour, "#000000", 0.18)}
        stroke={mixedHex(colour, "#000000", 0.6)}
        stroke-width={wide}
      />
    );
  return (
    <>
      <polygon points={points} transform={matrixOf(drop)} class="piece-shadow" />
      <polygon
        points={points}
        transform={matrixOf(at)}
        fill={colour}
        stroke={rim}
        stroke-width={wide}
        class="piece-shape"
      />
    </>
  );
}

/** The owner's mark in the lower right corner of a drawing. */
function Badge(props: { at: Axes; owner: Seat; colours: readonly string[] }): JSX.Element {
  const { at, owner } = props;
  const colour = colourOf(props.colours, owner);
  const corner = plus(at.middle, plus(times(at.across, 0.76), times(at.along, 0.76)));
  const mark = { middle: corner, across: times(at.across, 0.34), along: times(at.along, 0.34) };
  return (
    <polygon
      points={pointsText(ownerShape(owner))}
      transform={matrixOf(mark)}
      fill={colour}
      stroke={lettersOn(colour)}
      stroke-width="0.18"
    />
  );
}

function Drawn(props: { face: PieceFace; at: Axes; inks: PieceInks }): JSX.Element | null {
  const { face, at, inks } = props;
  const look = inks.looks.piece(face.kind, face.owner);
  if (look === null) return null;
  const colour = colourOf(inks.colours, face.owner);
  const outline = mixedHex(colour, isDark(colour) ? "#ffffff" : "#000000", 0.65);
  return (
    <>
      <Drawing look={look} {...at} owner={colour} outline={outline} />
      {look.badge && typeof face.owner === "number" && (
        <Badge at={at} owner={face.owner} colours={inks.colours} />
      )}
    </>
  );
}

function legible(at: Axes): boolean {
  return 2.2 * radius(at) >= SMALLEST_DRAWING;
}

function hasDrawing(face: PieceFace, inks: PieceInks): boolean {
  return inks.looks.piece(face.kind, face.owner) !== null;
}

/** A number over the middle, as large as fits. */
function Note(props: { text: string; at: Axes }): JSX.Element | null {
  const r = radius(props.at);
  const size = fitting(props.text, 1.7 * r, 0.85 * r, 6);
  if (size <= 0) return null;
  const half = (widthOf(props.text) * size) / 2 + 0.22 * size;
  const high = 0.56 * size;
  const { middle } = props.at;
  return (
    <>
      <rect
        x={round(middle.x - half)}
        y={round(middle.y - high)}
        width={round(2 * half)}
        height={round(2 * high)}
        rx={round(0.6 * high)}
        class="piece-note"
      />
      <PlainText text={props.text} at={middle} size={size} fill="var(--text)" />
    </>
  );
}

function Height(props: { pieces: number; at: Axes }): JSX.Element | null {
  const r = radius(props.at);
  if (r < 9) return null;
  const badge = Math.max(0.36 * r, 7);
  const corner = plus(props.at.middle, {
    x: 0.78 * length(props.at.across),
    y: -0.7 * length(props.at.along),
  });
  return (
    <>
      <circle cx={round(corner.x)} cy={round(corner.y)} r={round(badge)} class="piece-height" />
      <PlainText
        text={`${props.pieces}`}
        at={corner}
        size={Math.floor(1.3 * badge)}
        fill="var(--text)"
      />
    </>
  );
}

/** One symbol. The axes are those of a full-size piece. */
export function SymbolMark(props: {
  symbol: PieceSymbol;
  at: Axes;
  size: number;
  inks: PieceInks;
}): JSX.Element {
  const { symbol, inks } = props;
  const layers = symbol.below.length;
  const shrink = props.size * (symbol.height > 1 ? 1 / (1 + 0.5 * LAYER * layers) : 1) * 0.92;
  const axes = { across: times(props.at.across, shrink), along: times(props.at.along, shrink) };
  const r = radius({ ...axes, middle: props.at.middle });
  const level = (n: number): Axes => ({
    ...axes,
    middle: plus(props.at.middle, { x: 0, y: LAYER * r * (layers / 2 - n) }),
  });
  const top = level(layers);
  const drawings = legible(top);
  const colour = colourOf(inks.colours, symbol.face.owner);
  const room = symbol.text === "" ? 0 : r * lettersRoom(symbol.face.owner, widthOf(symbol.text));
  const letters = room < 6 ? 0 : Math.floor(2 * room) / 2;
  return (
    <>
      {symbol.below.map((face, n) =>
        drawings && hasDrawing(face, inks) ? (
          <Drawn key={n} face={face} at={level(n)} inks={inks} />
        ) : (
          <Shape key={n} at={level(n)} owner={face.owner} colours={inks.colours} covered />
        ),
      )}
      {drawings && hasDrawing(symbol.face, inks) ? (
        <>
          <Drawn face={symbol.face} at={top} inks={inks} />
          {symbol.note !== "" && <Note text={symbol.note} at={top} />}
        </>
      ) : (
        <>
          <Shape at={top} owner={symbol.face.owner} colours={inks.colours} />
          {letters > 0 && (
            <PlainText text={symbol.text} at={top.middle} size={letters} fill={lettersOn(colour)} />
          )}
        </>
      )}
      {symbol.height > 1 && <Height pieces={symbol.height} at={top} />}
    </>
  );
}

/** A piece by itself, for lists and for what is carried. */
export function PieceIcon(props: {
  face: PieceFace;
  game: GameReport;
  inks: PieceInks;
  size: number;
}): JSX.Element {
  const { face, game, size } = props;
  const symbol: PieceSymbol = {
    face,
    text: written(game, face),
    note: "",
    below: [],
    height: 1,
  };
  const r = size / 2.3;
  const at = { middle: { x: 0, y: 0 }, across: { x: r, y: 0 }, along: { x: 0, y: r } };
  return (
    <svg
      class="piece-icon"
      width={size}
      height={size}
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      aria-hidden
    >
      <SymbolMark symbol={symbol} at={at} size={1} inks={props.inks} />
    </svg>
  );
}

function CellPieces(props: { scene: Scene; cell: number }): JSX.Element {
  const { scene, cell } = props;
  const all = symbolsOf(scene.game, scene.view, scene.board, cell);
  if (isLink(scene, cell)) return <Bars scene={scene} cell={cell} symbols={all} />;
  const printed = scene.game.labels?.[cell] ?? "";
  const symbols = named(all, printed);
  const shown = symbols.length > MOST_SYMBOLS ? symbols.slice(0, MOST_SYMBOLS - 1) : symbols;
  const inks = { looks: scene.looks, colours: scene.colours };
  const overlap =
    shown.length === 2 &&
    shown.every((one) => one.height <= 1 && one.note === "" && hasDrawing(one.face, inks));
  const places = overlap
    ? placesForTwoDrawings()
    : placesFor(Math.min(symbols.length, MOST_SYMBOLS));
  const spot = spotOf(scene, cell);
  const axes = {
    across: times(spot.across, scene.scale),
    along: times(spot.along, scene.scale),
  };
  const middle = middleAt(scene, cell);
  const at = (place: { at: At } | undefined): At =>
    plus(middle, plus(times(axes.across, place?.at.x ?? 0), times(axes.along, place?.at.y ?? 0)));
  const rest = symbols.length - shown.length;
  return (
    <g data-pieces={cell}>
      {shown.map((symbol, i) => (
        <SymbolMark
          key={i}
          symbol={symbol}
          at={{ ...axes, middle: at(places[i]) }}
          size={places[i]?.radius ?? 1}
          inks={inks}
        />
      ))}
      {rest > 0 && (
        <PlainText
          text={`+${rest}`}
          at={at(places.at(-1))}
          size={Math.max(8, Math.min(14, 0.5 * radiusAt(scene, cell)))}
          fill="var(--text)"
        />
      )}
    </g>
  );
}

export function Pieces(props: { scene: Scene; slips: Map<number, string> }): JSX.Element {
  const { scene, slips } = props;
  const shown = scene.picture.piece_spots
    .map((spot, cell) => ({ spot, cell }))
    .filter(({ spot }) => spot.shown)
    .map(({ cell }) => cell);
  const links = shown.filter((cell) => isLink(scene, cell) && isOccupied(scene, cell));
  const { large } = scene.board;
  const covered = new Set(large.flatMap(({ cells }) => cells));
  const plain = shown.filter((cell) => !isLink(scene, cell) && !covered.has(cell));
  return (
    <g>
      {large.map((piece) => (
        <Large key={piece.cells[0]} scene={scene} piece={piece} />
      ))}
      {links.map((cell) => (
        <CellPieces key={`l${cell}`} scene={scene} cell={cell} />
      ))}
      {plain.map((cell) =>
        isOccupied(scene, cell) ? (
          <CellPieces key={cell} scene={scene} cell={cell} />
        ) : (
          <Label key={cell} scene={scene} cell={cell} noted={slips.has(cell)} />
        ),
      )}
      {plain.map((cell) =>
        scene.badges[cell] ? (
          <Star key={`s${cell}`} scene={scene} cell={cell} value={scene.badges[cell]} />
        ) : null,
      )}
    </g>
  );
}
