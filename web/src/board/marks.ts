// SPDX-License-Identifier: MIT
// What is marked on a cell. Each mark has its own shape, never only a colour.

export const MARK = {
  from: 1,
  to: 2,
  chosen: 4,
  target: 8,
  gained: 16,
  lost: 32,
  shown: 64,
  differs: 128,
  route: 256,
} as const;

export type MarkName = keyof typeof MARK;

/** The marks of a board's cells, one bit each. */
export class CellMarks {
  private readonly marks = new Map<number, number>();
  /** What a bot expects of choosing the cell next, from 0 to 1. */
  readonly prospects = new Map<number, number>();
  /** The way of the move that a bot thinks best. */
  best: readonly number[] = [];
  /** Pairs of cells that were linked, or cut from each other, on the board that is edited. */
  readonly links: [number, number][] = [];
  readonly cuts: [number, number][] = [];

  add(cell: number, what: MarkName): void {
    this.marks.set(cell, (this.marks.get(cell) ?? 0) | MARK[what]);
  }
  has(cell: number | null, what: MarkName): boolean {
    return cell !== null && ((this.marks.get(cell) ?? 0) & MARK[what]) !== 0;
  }
  any(cell: number | null): boolean {
    return cell !== null && (this.marks.has(cell) || this.prospects.has(cell));
  }
  cells(): number[] {
    return [...new Set([...this.marks.keys(), ...this.prospects.keys()])];
  }
}

export const NO_MARKS = new CellMarks();
