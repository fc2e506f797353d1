// SPDX-License-Identifier: MIT
// Points and boxes of pictures.
import type { Box, PicturePoint, PieceSpot } from "../engine/types";

export type At = PicturePoint;

export function plus(a: At, b: At): At {
  return { x: a.x + b.x, y: a.y + b.y };
}
export function minus(a: At, b: At): At {
  return { x: a.x - b.x, y: a.y - b.y };
}
export function times(a: At, by: number): At {
  return { x: a.x * by, y: a.y * by };
}
export function length(a: At): number {
  return Math.hypot(a.x, a.y);
}

export function width(box: Box): number {
  return box.right - box.left;
}
export function height(box: Box): number {
  return box.bottom - box.top;
}
export function middleOf(box: Box): At {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

/** The radius of the largest circle in the ellipse in which pieces lie. */
export function radiusOf(spot: PieceSpot): number {
  const area = Math.abs(spot.across.x * spot.along.y - spot.across.y * spot.along.x);
  const longer = Math.max(length(spot.across), length(spot.along));
  return longer > 0 ? area / longer : 0;
}

/** The distance from the middle of a polygon to its nearest side. */
export function roomAround(outline: readonly At[], middle: At): number {
  let out = Infinity;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const way = minus(b, a);
    const far = length(way);
    if (far === 0) return;
    const off = minus(middle, a);
    out = Math.min(out, Math.abs(way.x * off.y - way.y * off.x) / far);
  });
  return Number.isFinite(out) ? out : 0;
}

/** "0,0 1,0 1,1": a polygon in pixels. */
export function pointsText(outline: readonly At[], scale = 1): string {
  return outline.map((at) => `${round(at.x * scale)},${round(at.y * scale)}`).join(" ");
}

/** The same polygon, smaller: its sides go inwards by this many units. */
export function shrunk(outline: readonly At[], box: Box, by: number): At[] {
  const n = outline.length;
  const sum = outline.reduce(plus, { x: 0, y: 0 });
  const middle = times(sum, 1 / n);
  const room = Math.max(roomAround(outline, middleOf(box)), 1e-6);
  const share = Math.max(0.2, 1 - by / room);
  return outline.map((at) => plus(middle, times(minus(at, middle), share)));
}

/** Two digits after the point are enough for pixels, and keep the markup short. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
