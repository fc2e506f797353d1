// SPDX-License-Identifier: MIT
// The colours and shapes of the seats. The colours are those of Okabe and Ito, which colour-blind
// people can tell apart; a seat that is named after a colour gets that one. Each has its own shape
// as well, since nothing is told by a colour alone.
import type { JSX } from "preact";
import type { Seat } from "../engine/types";
import { type At, plus, pointsText, times } from "./geometry";

const NAMED: readonly [string, string][] = [
  ["orange", "#e69f00"],
  ["blue", "#0072b2"],
  ["green", "#009e73"],
  ["purple", "#cc79a7"],
  ["red", "#d55e00"],
  ["sky", "#56b4e9"],
  ["yellow", "#f0e442"],
  ["black", "#101114"],
  ["white", "#f4f2ec"],
  ["pink", "#cc79a7"],
  ["violet", "#cc79a7"],
  ["cyan", "#56b4e9"],
];
const IN_TURN = 8;

export function ownerColours(seats: readonly { name: string }[]): string[] {
  const out: (string | undefined)[] = seats.map(() => undefined);
  seats.forEach((seat, at) => {
    const found = NAMED.find(([name, colour]) => name === seat.name && !out.includes(colour));
    if (found) out[at] = found[1];
  });
  let next = 0;
  return out.map((colour) => {
    if (colour !== undefined) return colour;
    while (next + 1 < IN_TURN && out.includes(NAMED[next]?.[1])) ++next;
    return NAMED[next++ % IN_TURN]?.[1] ?? "#808080";
  });
}

const NOBODY = "#8a8f98";

/** Of a piece that nobody owns as well. */
export function colourOf(colours: readonly string[], owner: Seat): string {
  return (typeof owner === "number" ? colours[owner] : undefined) ?? NOBODY;
}

function lightness(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  return (3 * ((value >> 16) & 255) + 6 * ((value >> 8) & 255) + (value & 255)) / 10;
}

/** The text colour on such a background. */
export function lettersOn(hex: string): string {
  return lightness(hex) > 140 ? "#14161a" : "#ffffff";
}
/** So dark that black lines would not be seen on it. */
export function isDark(hex: string): boolean {
  return lightness(hex) < 60;
}
export function closeTo(hex: string, other: string): boolean {
  return Math.abs(lightness(hex) - lightness(other)) < 48;
}

export function mixedHex(a: string, b: string, share: number): string {
  const one = Number.parseInt(a.slice(1), 16);
  const two = Number.parseInt(b.slice(1), 16);
  let out = "#";
  for (const shift of [16, 8, 0]) {
    const from = (one >> shift) & 255;
    const to = (two >> shift) & 255;
    out += Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, "0");
  }
  return out;
}

/** A mixture of two CSS colours; `share` is that of the second. */
export function mixed(a: string, b: string, share: number): string {
  return `color-mix(in srgb, ${a}, ${b} ${Math.round(share * 1000) / 10}%)`;
}

function regular(corners: number, radius: number, first: number): At[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = first + (2 * Math.PI * i) / corners;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

/** A polygon with rounded corners. */
function rounded(corners: At[], share: number): At[] {
  const out: At[] = [];
  const n = corners.length;
  corners.forEach((at, i) => {
    const before = corners[(i + n - 1) % n] ?? at;
    const after = corners[(i + 1) % n] ?? at;
    const from = plus(at, times(plus(before, times(at, -1)), share));
    const to = plus(at, times(plus(after, times(at, -1)), share));
    for (let step = 0; step <= 4; ++step) {
      const t = step / 4;
      const mix = plus(times(from, (1 - t) ** 2), times(at, 2 * t * (1 - t)));
      out.push(plus(mix, times(to, t * t)));
    }
  });
  return out;
}

function box(halfWidth: number, halfHeight: number): At[] {
  return [
    { x: -halfWidth, y: -halfHeight },
    { x: halfWidth, y: -halfHeight },
    { x: halfWidth, y: halfHeight },
    { x: -halfWidth, y: halfHeight },
  ];
}

const SHAPES: readonly At[][] = [
  regular(40, 0.96, 0), // disc
  rounded(regular(4, 1.22, Math.PI / 4), 0.16), // square
  rounded(regular(3, 1.28, -Math.PI / 2), 0.12), // triangle
  rounded(regular(4, 1.16, 0), 0.1), // diamond
  rounded(regular(6, 1.04, 0), 0.1), // hexagon
  rounded(regular(3, 1.28, Math.PI / 2), 0.12), // triangle on its tip
  rounded(regular(5, 1.08, -Math.PI / 2), 0.1), // pentagon
  rounded(box(1, 0.62), 0.2), // bar
];
const UNOWNED = rounded(box(0.74, 0.9), 0.3);

/** Around 0, 0, in a circle of radius about 1. With more than eight owners, shapes repeat. */
export function ownerShape(owner: Seat): readonly At[] {
  if (typeof owner !== "number") return UNOWNED;
  return SHAPES[(owner + Math.floor(owner / 8)) % 8] ?? UNOWNED;
}

/** How large letters on a shape of radius 1 may be: a text in the middle that is this wide, in sizes
    of its letters, stays inside. */
export function lettersRoom(owner: Seat, wide: number): number {
  const [MOST, HIGH, SHARE] = [1.2, 0.9, 0.9];
  const shape = ownerShape(owner);
  return shape.reduce((out, a, i) => {
    const b = shape[(i + 1) % shape.length] ?? a;
    const [x, y] = [b.x - a.x, b.y - a.y];
    const reach = (Math.abs(y) * wide + Math.abs(x) * HIGH) / 2;
    return Math.min(out, (SHARE * Math.abs(x * a.y - y * a.x)) / Math.max(reach, 1e-6));
  }, MOST);
}

/** The shape of an owner as a mark beside a name. */
export function OwnerMark(props: {
  seat: Seat;
  colours: readonly string[];
  size?: number;
}): JSX.Element {
  const size = props.size ?? 18;
  const colour = colourOf(props.colours, props.seat);
  return (
    <svg class="owner-mark" width={size} height={size} viewBox="-1.35 -1.35 2.7 2.7" aria-hidden>
      <polygon
        points={pointsText(ownerShape(props.seat))}
        fill={colour}
        stroke={`color-mix(in srgb, ${colour}, var(--text) 60%)`}
        stroke-width="0.14"
      />
    </svg>
  );
}
