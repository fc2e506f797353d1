// SPDX-License-Identifier: MIT
// What games of bots have shown, as the engine reports it (scripting/lab/version_lab.h), and the
// few words and roundings that the figures need. Intervals hold with 95 %.
import type { Facts } from "../engine/types";
import { countText } from "../rules/words";

/** A part of games or points, from 0 to 1. */
export interface LabShare {
  name: string;
  value: number;
  low: number;
  high: number;
}
export interface LabOpening {
  action: string;
  games: number;
  points: number; // of whoever made it
  low: number;
  high: number;
}
export interface LabCurvePoint {
  games: number;
  value: number;
  low: number;
  high: number;
}
export interface LabFacts {
  games: number;
  together: boolean; // all play for one result
  alone: boolean;
  alike: boolean;
  points: LabShare[];
  unwon: LabShare | null;
  stopped: number; // part of the games that went on for too long
  usual: number; // actions in a game: half are no longer than this
  long_game: number;
  lengths: [length: number, games: number][];
  curve: LabCurvePoint[];
  even: number;
  targets: number[]; // by cell: actions that ended there
  target_points: (number | null)[];
  openings: LabOpening[];
}
export interface LabChange {
  name: string;
  share: boolean;
  before: number;
  after: number;
  more: boolean;
  visible: boolean;
}
export interface LabDifference {
  pairs: number;
  share: string;
  low: number;
  high: number;
  changes: LabChange[];
}

export function labFacts(facts: Facts | undefined): LabFacts | null {
  const known = facts as LabFacts | undefined;
  return known !== undefined && Array.isArray(known.points) ? known : null;
}
export function labDifference(difference: Facts): LabDifference {
  return difference as unknown as LabDifference;
}

export function gamesText(games: number): string {
  return countText(games, "game", "games");
}

export function ofHundred(part: number): number {
  return Math.round(part * 100);
}

/** Whole hundredths that add up to 100, if the parts add up to 1: largest remainders. */
export function partsOfHundred(parts: readonly number[]): number[] {
  const all = Math.round(100 * parts.reduce((sum, part) => sum + part, 0));
  const out = parts.map((part) => Math.floor(100 * part));
  const rest = (i: number) => 100 * parts[i]! - out[i]!;
  const order = parts.map((_, i) => i).sort((a, b) => rest(b) - rest(a) || a - b);
  const missing = all - out.reduce((sum, part) => sum + part, 0);
  for (const i of order.slice(0, Math.max(missing, 0))) ++out[i]!;
  return out;
}

/** "white 52 (48 to 55), black 48"; of two, the second follows from the first. */
function sharesText(facts: LabFacts): string {
  const { points } = facts;
  const numbers =
    points.length > 1
      ? partsOfHundred(points.map((share) => share.value))
      : points.map((share) => ofHundred(share.value));
  return points
    .map((share, i) => {
      const shown = i === 0 || points.length > 2;
      const interval = shown ? ` (${ofHundred(share.low)} to ${ofHundred(share.high)})` : "";
      return `${share.name} ${numbers[i]}${interval}`;
    })
    .join(", ");
}

/** "white 52 (48 to 55), black 48; 3 of 100 without a winner; 60 moves; 200 games" */
export function numbersText(facts: LabFacts): string {
  const noneEnded = facts.stopped === 1;
  const parts: string[] = [];
  if (!noneEnded && facts.points.length > 0) parts.push(sharesText(facts));
  if (!noneEnded && facts.unwon !== null)
    parts.push(`${ofHundred(facts.unwon.value)} of 100 without a winner`);
  if (facts.stopped > 0)
    parts.push(`${Math.max(1, ofHundred(facts.stopped))} of 100 did not end`);
  parts.push(countText(facts.usual, "move", "moves"), gamesText(facts.games));
  return parts.join("; ");
}

/** "–", "4.2", "41" */
export function inHundredGames(times: number, games: number): string {
  if (times === 0) return "–";
  const value = (100 * times) / games;
  return value.toFixed(value < 9.95 ? 1 : 0);
}

export interface LengthBar {
  from: number;
  to: number;
  games: number;
}

export function lengthBars(lengths: LabFacts["lengths"], most: number): LengthBar[] {
  if (lengths.length === 0) return [];
  const low = lengths[0]![0];
  const all = lengths[lengths.length - 1]![0] - low + 1;
  const width = Math.ceil(all / most);
  const bars: LengthBar[] = [];
  for (let from = low; from < low + all; from += width)
    bars.push({ from, to: from + width - 1, games: 0 });
  for (const [length, games] of lengths) bars[Math.floor((length - low) / width)]!.games += games;
  return bars;
}
