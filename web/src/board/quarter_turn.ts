// SPDX-License-Identifier: MIT
// A picture turned by a quarter, for boards that are wide in a room that is high: on a phone its
// cells are then large enough for a finger. Pieces and letters stay upright.
import type { Box, Picture, PieceSpot, Tile } from "../engine/types";
import { type At, length } from "./geometry";

function turned(at: At): At {
  return { x: -at.y, y: at.x };
}

function turnedBox(box: Box): Box {
  return { left: -box.bottom, top: box.left, right: -box.top, bottom: box.right };
}

function turnedTile(tile: Tile): Tile {
  return { ...tile, outline: tile.outline.map(turned), box: turnedBox(tile.box) };
}

/** Pieces lie upright in it; only what lies on a link turns with the link. */
function turnedSpot(spot: PieceSpot, link: boolean): PieceSpot {
  const middle = turned(spot.middle);
  if (link) return { ...spot, middle, across: turned(spot.across), along: turned(spot.along) };
  return {
    ...spot,
    middle,
    across: { x: length(spot.along), y: 0 },
    along: { x: 0, y: length(spot.across) },
  };
}

export function quarterTurn(picture: Picture): Picture {
  const links = new Set(picture.tiles.filter((tile) => tile.link).map((tile) => tile.cell));
  return {
    ...picture,
    tiles: picture.tiles.map(turnedTile),
    closed: picture.closed.map(turnedTile),
    plates: picture.plates.map(turnedTile),
    piece_spots: picture.piece_spots.map((spot, cell) => turnedSpot(spot, links.has(cell))),
    panes: picture.panes.map((pane) => ({ ...pane, box: turnedBox(pane.box) })),
    captions: picture.captions.map((caption) => ({
      ...caption,
      at: turned(caption.at),
      // A title above a part is now to its right, and one to the left of it is now above.
      side: caption.title && caption.side === "centre" ? "left" : "centre",
    })),
    links: picture.links.map((link) => ({
      ...link,
      from: turned(link.from),
      to: turned(link.to),
    })),
    bands: picture.bands.map(turnedBox),
    bounds: turnedBox(picture.bounds),
  };
}
