// SPDX-License-Identifier: MIT
// Lays out the pictures of one or more boards of a game in a room, all equal and as large as
// possible. The table makes the picture, for the shape of the room of each board.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Engine } from "../engine/engine";
import type { DrawnBoard, Issuer, Picture, Rotation, ViewType } from "../engine/types";
import { height, radiusOf, width } from "./geometry";
import { quarterTurn } from "./quarter_turn";

const GAP = 1; // between boards, and the height of a heading, in units
const LEAST_CELL = 24; // pixels; with less, boards are shown one at a time
const MOST_SCALE = 150;
const NARROW = 560; // pixels: of a phone held upright
const WORTH_TURNING = 1.2; // how much larger a board that lies on its side must be

export interface Room {
  width: number;
  height: number;
}

export interface BoardLayout {
  picture: Picture;
  /** Pixels per unit. */
  scale: number;
  columns: number;
  /** Above each board, in units. */
  heading: number;
  /** Boards are shown one at a time. */
  tabbed: boolean;
}

export interface ViewChoice {
  type: ViewType;
  turn: Rotation;
}

interface Division {
  columns: number;
  aspect: number;
}

function divisions(boards: number, room: Room): Division[] {
  return Array.from({ length: boards }, (_, i) => {
    const columns = i + 1;
    const rows = Math.ceil(boards / columns);
    return { columns, aspect: room.width / columns / (room.height / rows) };
  });
}

function scaleOf(picture: Picture, boards: number, columns: number, heading: number, room: Room) {
  const rows = Math.ceil(boards / columns);
  const box = picture.bounds;
  return Math.min(
    room.width / (columns * width(box) + (columns - 1) * GAP),
    room.height / (rows * (height(box) + heading) + (rows - 1) * GAP),
  );
}

function smallestCell(picture: Picture, scale: number): number {
  let out = Infinity;
  for (const tile of picture.tiles) {
    const spot = tile.cell === null || tile.link ? undefined : picture.piece_spots[tile.cell];
    if (spot?.shown) out = Math.min(out, 2 * radiusOf(spot) * scale);
  }
  return out;
}

/** Pictures of one set of rules, by view and shape of the room. */
class Pictures {
  private readonly known = new Map<string, Picture>();
  private readonly turned = new Map<Picture, Picture>();
  constructor(
    private readonly engine: Engine,
    private readonly issuer: Issuer,
  ) {}

  async get(view: ViewChoice, aspect: number): Promise<Picture> {
    // In steps of a sixth of an octave: a room that grows by a pixel needs no other picture.
    const shape = 2 ** (Math.round(6 * Math.log2(Math.max(aspect, 0.01))) / 6);
    const solid = view.type === "solid";
    const key = `${view.type} ${solid ? `${view.turn.yaw} ${view.turn.pitch}` : shape}`;
    const known = this.known.get(key);
    if (known) return known;
    const picture = await this.engine.report(this.issuer, {
      type: "picture",
      view: view.type,
      aspect: shape,
      ...(solid ? { turn: view.turn } : {}),
    });
    if (this.known.size > 60) {
      this.known.clear();
      this.turned.clear();
    }
    this.known.set(key, picture);
    return picture;
  }

  /** The same turned by a quarter. */
  async getTurned(view: ViewChoice, aspect: number): Promise<Picture> {
    const upright = await this.get(view, 1 / aspect);
    const known = this.turned.get(upright) ?? quarterTurn(upright);
    this.turned.set(upright, known);
    return known;
  }
}

/** Of a table without an edge only these cells; where each is stays the same. */
function showOnly(picture: Picture, cells: number[]): Picture {
  const kept = new Set(cells);
  const tiles = picture.tiles.filter((tile) => tile.cell !== null && kept.has(tile.cell));
  const xs = tiles.flatMap((tile) => tile.outline.map((at) => at.x));
  const ys = tiles.flatMap((tile) => tile.outline.map((at) => at.y));
  return {
    ...picture,
    tiles,
    closed: [],
    plates: [],
    captions: [],
    links: [],
    names_in_cells: true,
    piece_spots: picture.piece_spots.map((spot, cell) => ({ ...spot, shown: spot.shown && kept.has(cell) })),
    bounds: { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
  };
}

async function layoutOf(
  pictures: Pictures,
  view: ViewChoice,
  boards: number,
  titled: boolean,
  used: number[],
  room: Room,
): Promise<BoardLayout> {
  const shown = (picture: Picture) => (used.length === 0 ? picture : showOnly(picture, used));
  const heading = titled ? 1 : 0;
  let best: BoardLayout | null = null;
  for (const { columns, aspect } of divisions(boards, room)) {
    const picture = shown(await pictures.get(view, aspect));
    const scale = scaleOf(picture, boards, columns, heading, room);
    if (best === null || scale > best.scale * 1.001)
      best = { picture, scale, columns, heading, tabbed: false };
  }
  if (best === null) throw new Error("There is no board to lay out.");
  if (boards === 1 && view.type !== "solid" && room.width < NARROW) {
    const picture = shown(await pictures.getTurned(view, room.width / room.height));
    const scale = scaleOf(picture, 1, 1, heading, room);
    if (scale > WORTH_TURNING * best.scale) best = { ...best, picture, scale };
  }
  if (boards > 1 && smallestCell(best.picture, best.scale) < LEAST_CELL) {
    const picture = shown(await pictures.get(view, room.width / room.height));
    const scale = scaleOf(picture, 1, 1, 0, room);
    best = { picture, scale, columns: 1, heading: 0, tabbed: true };
  }
  return { ...best, scale: Math.min(best.scale, MOST_SCALE) };
}

/** They outlive the board on the screen, so that it is there at once when a curtain is lifted. */
const kept = new WeakMap<Engine, { version: number | null; pictures: Pictures }>();

function picturesOf(engine: Engine, issuer: Issuer, version: number | null): Pictures {
  const known = kept.get(engine);
  if (known !== undefined && known.version === version) return known.pictures;
  const pictures = new Pictures(engine, issuer);
  kept.set(engine, { version, pictures });
  return pictures;
}

/** Null until the first picture has come. `version`: changes with the rules; `cells`: how many cells
    the board has now. */
export function useLayout(
  engine: Engine,
  issuer: Issuer,
  version: number | null,
  boards: readonly DrawnBoard[],
  view: ViewChoice,
  room: Room | null,
  cells: number,
): BoardLayout | null {
  const [layout, setLayout] = useState<BoardLayout | null>(null);
  const wanted = useRef(0);
  const running = useRef(false);
  const count = boards.length;
  const titled = boards.some((board) => board.title !== "");
  const used = [...new Set(boards.flatMap((board) => board.used))].join(" ");
  const { type } = view;
  const { yaw, pitch } = view.turn;
  // Pictures that are known come before the next frame is painted.
  useLayoutEffect(() => {
    if (room === null || count === 0 || room.width < 8 || room.height < 8) return;
    const from = picturesOf(engine, issuer, version);
    const number = ++wanted.current;
    const make = async () => {
      // While a solid turns, pictures that nobody will see are not asked for.
      while (running.current) {
        await new Promise((resolve) => setTimeout(resolve, 4));
        if (number !== wanted.current) return;
      }
      running.current = true;
      const cells = used === "" ? [] : used.split(" ").map(Number);
      try {
        const next = await layoutOf(from, { type, turn: { yaw, pitch } }, count, titled, cells, room);
        if (number === wanted.current) setLayout(next);
      } catch (error) {
        // An engine that was ended has no pictures any more.
        console.warn(error);
      } finally {
        running.current = false;
      }
    };
    void make();
  }, [engine, issuer, version, count, titled, used, type, yaw, pitch, room?.width, room?.height]);
  // After a change of rules the old picture stays until the new one comes, if it can.
  return layout?.picture.piece_spots.length === cells ? layout : null;
}
