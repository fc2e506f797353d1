// SPDX-License-Identifier: MIT
// Playing by clicks: the arguments of a move are chosen one after another, cells on the board and
// anything else from a list, until they form a move. Uses only the legal moves listed in the view,
// so a click reveals no more than that list.
import type { ActionReport, Board, PickedArgument, View } from "../engine/types";

export const MOST_ARGUMENTS = 4;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The first bytes of a text: ends are counted in bytes, and names may have other letters. */
export function firstBytes(text: string, bytes: number): string {
  const all = encoder.encode(text);
  return all.length === text.length ? text.slice(0, bytes) : decoder.decode(all.slice(0, bytes));
}

export function isCellArgument(action: ActionReport, argument: number): boolean {
  return argument < MOST_ARGUMENTS && ((action.cells >> argument) & 1) !== 0;
}

export function cellArgument(action: ActionReport, argument: number): number {
  return action.action.arguments[argument] ?? -1;
}

/** The cells that an action names, in order. */
export function cellsOf(action: ActionReport): number[] {
  const out: number[] = [];
  for (let i = 0; i < MOST_ARGUMENTS; ++i)
    if (isCellArgument(action, i)) out.push(cellArgument(action, i));
  return out;
}

/** The number of arguments that are chosen one by one. */
export function argumentsIn(action: ActionReport): number {
  let n = 0;
  while (n < MOST_ARGUMENTS && (action.ends[n] ?? 0) !== 0) ++n;
  return n;
}

/** The result of a click. */
export interface Picked {
  /** Actions it could complete; if there is one, play it. */
  ready: ActionReport[];
  /** The cell is picked, and more follows. */
  onward: boolean;
  /** What was picked is dropped. */
  putDown: boolean;
  /** An illegal move to try, for the reason why it is not legal. */
  typed: string;
}

/** Something that can be chosen next and is no cell. */
export interface PickerItem {
  /** The move as far as it goes with this. */
  text: string;
  /** A move that goes on in this way. */
  action: ActionReport;
  /** That is all of it. */
  complete: boolean;
}

/** What has been picked so far. It does not change: every step makes another one. */
export class Picker {
  constructor(
    readonly picks: readonly PickedArgument[] = [],
    readonly verb: number | null = null,
  ) {}

  get empty(): boolean {
    return this.picks.length === 0;
  }
  get argument(): number {
    return this.picks.length;
  }

  picked(): number[] {
    return this.picks.filter((pick) => pick.cell).map((pick) => pick.value);
  }

  /** The same, as long as some legal move begins with it. */
  following(view: View): Picker {
    return this.empty || view.legal.some((action) => this.begins(action)) ? this : new Picker();
  }

  pickUp(cell: number): Picker {
    return new Picker([...this.picks, { value: cell, cell: true }], this.verb);
  }

  take(item: PickerItem): Picker {
    const value = item.action.action.arguments[this.picks.length] ?? 0;
    return new Picker([...this.picks, { value, cell: false }], item.action.action.verb);
  }

  /** The result of a click on a cell. With nothing picked, a cell that only one piece can reach
      also counts. */
  click(board: Board, view: View, cell: number): Picked {
    const out: Picked = { ready: [], onward: false, putDown: false, typed: "" };
    const last = this.picks.at(-1);
    if (last?.cell && last.value === cell) return { ...out, putDown: true };
    const n = this.picks.length;
    const arrivals: ActionReport[] = [];
    for (const action of view.legal) {
      if (this.begins(action) && isCellArgument(action, n) && cellArgument(action, n) === cell) {
        if (argumentsIn(action) === n + 1) out.ready.push(action);
        else out.onward = true;
      } else if (
        this.empty &&
        argumentsIn(action) === 2 &&
        isCellArgument(action, 0) &&
        isCellArgument(action, 1) &&
        cellArgument(action, 1) === cell
      ) {
        arrivals.push(action);
      }
    }
    const [only] = arrivals;
    if (!out.onward && arrivals.length === 1 && only) out.ready.push(only);
    if (out.ready.length > 0 || out.onward) return out;
    if (!this.empty && new Picker().click(board, view, cell).onward)
      return { ...out, onward: true, putDown: true };
    return { ...out, typed: this.attempt(board, view, cell) };
  }

  /** The cells that can be clicked next; with nothing picked, those where a move begins. */
  next(view: View): number[] {
    const out = new Set<number>();
    const n = this.picks.length;
    for (const action of view.legal)
      if (this.begins(action) && isCellArgument(action, n)) out.add(cellArgument(action, n));
    return [...out];
  }

  /** The moves that go on by a click on a cell. */
  onward(view: View, cell: number): ActionReport[] {
    const n = this.picks.length;
    return view.legal.filter(
      (action) =>
        this.begins(action) && isCellArgument(action, n) && cellArgument(action, n) === cell,
    );
  }

  /** What else can be chosen next; with nothing picked, the moves that begin with no cell. */
  items(view: View): PickerItem[] {
    const out: PickerItem[] = [];
    const seen = new Set<string>();
    const n = this.picks.length;
    for (const action of view.legal) {
      if (!this.begins(action) || isCellArgument(action, n)) continue;
      const more = argumentsIn(action) > n + 1;
      const text = more ? firstBytes(action.text, action.ends[n] ?? 0) : action.text;
      if (seen.has(text)) continue;
      seen.add(text);
      out.push({ text, action, complete: !more });
    }
    return out;
  }

  /** Whether it begins with what was picked, and goes on. */
  private begins(action: ActionReport): boolean {
    if (this.verb !== null && action.action.verb !== this.verb) return false;
    if (argumentsIn(action) < this.picks.length + (this.empty ? 0 : 1)) return false;
    return this.picks.every(
      (pick, i) =>
        isCellArgument(action, i) === pick.cell && action.action.arguments[i] === pick.value,
    );
  }

  // The text of the move that the click suggests: from the picked cells to this one; with nothing
  // picked, the only verb that takes one cell.
  private attempt(board: Board, view: View, cell: number): string {
    const wanted = this.picks.length + 1;
    let found: ActionReport | null = null;
    for (const action of view.legal) {
      const fits = argumentsIn(action) === wanted && isCellArgument(action, wanted - 1);
      if (!fits || (!this.empty && !this.begins(action))) continue;
      if (found !== null && found.action.verb !== action.action.verb) return "";
      found = action;
    }
    if (found === null) return "";
    const begun = this.empty ? found.verb : firstBytes(found.text, found.ends[wanted - 2] ?? 0);
    return `${begun} ${board.cells[cell]?.name ?? ""}`;
  }
}

/** The cells of the move that is thought best, if it goes on from what was picked. */
export function bestWay(
  thought: { actions: { text: string }[] } | null,
  view: View,
  picked: readonly number[],
): number[] {
  const best = thought?.actions[0];
  const action = best && view.legal.find(({ text }) => text === best.text);
  const way = action ? cellsOf(action) : [];
  return picked.every((cell, i) => way[i] === cell) ? way : [];
}

/** The best that is thought to come of choosing a cell next, by cell. */
export function prospects(
  thought: { actions: { text: string; points: number }[] } | null,
  view: View,
  picked: readonly number[],
): Map<number, number> {
  const out = new Map<number, number>();
  const byText = new Map(view.legal.map((action) => [action.text, action]));
  for (const { text, points } of thought?.actions ?? []) {
    const action = byText.get(text);
    if (action === undefined) continue;
    const way = cellsOf(action);
    const next = way[picked.length];
    if (next === undefined || !picked.every((cell, i) => way[i] === cell)) continue;
    out.set(next, Math.max(out.get(next) ?? 0, points));
  }
  return out;
}
