// SPDX-License-Identifier: MIT
// What a viewer sees of the open game, asked for in one go.
import type { Engine } from "../engine/engine";
import type {
  Boards,
  CellValuesReport,
  GameReport,
  HistoryReport,
  Issuer,
  RuleChangeReport,
  StatusReport,
  View,
} from "../engine/types";
import type { LogCache } from "./log_cache";

export interface Seen {
  game: GameReport;
  view: View;
  boards: Boards;
  cellValues: CellValuesReport | null;
  history: HistoryReport;
  change: RuleChangeReport | null;
}

export interface Viewer {
  /** Who asks. */
  issuer: Issuer;
  /** As which seat the owner asks. */
  seat: { seat?: number };
  /** Who asks for the history. */
  historian: Issuer;
}

export interface Known {
  /** Of the rules in force; null: not known yet. */
  game: GameReport | null;
  /** Of the same historian. */
  history: HistoryReport;
  log: LogCache;
  /** What is printed on the cells. */
  labels: string[];
  /** The line of play goes on from what is known. */
  forward: boolean;
  comparedWith: number | null;
}

async function viewFor(
  engine: Engine,
  viewer: Viewer,
  status: StatusReport,
  known: Known,
): Promise<View> {
  const ask = (from: number) =>
    engine.report(viewer.issuer, {
      type: "view",
      named: true,
      compared_with: known.comparedWith,
      log_from: from,
      text: true,
      ...viewer.seat,
    });
  const from = known.forward ? known.log.from(status.depth) : 0;
  const view = await ask(from);
  if (known.log.take(from, view)) return view;
  const whole = await ask(0);
  known.log.take(0, whole);
  return whole;
}

async function historyFor(engine: Engine, viewer: Viewer, old: HistoryReport) {
  const known = old.steps.length;
  const report = await engine.report(viewer.historian, {
    type: "history",
    named: true,
    tree: old.tree,
    known,
    cursor: known > 0 ? old.cursor : null,
  });
  const kept = old.steps.slice(0, report.keep);
  return { ...report, steps: [...kept, ...report.steps] };
}

/** The questions are sent together: the engine answers one after another anyway. */
export async function askFor(
  engine: Engine,
  viewer: Viewer,
  status: StatusReport,
  known: Known,
): Promise<Seen> {
  const { issuer, seat } = viewer;
  const game = known.game ?? (await engine.report(issuer, { type: "game" }));
  const [view, boards, cellValues, history, change] = await Promise.all([
    viewFor(engine, viewer, status, known),
    engine.report(issuer, { type: "boards", ...seat }),
    game.cell_values ? engine.report(issuer, { type: "cell_values", labels: known.labels, ...seat }) : null,
    historyFor(engine, viewer, known.history),
    status.step_type === "rules"
      ? engine.report(issuer, { type: "rule_change" }).catch(() => null)
      : null,
  ]);
  return { game, view, boards, cellValues, history, change };
}
