// SPDX-License-Identifier: MIT
// The tree of a game's history as rows: a line continues after the branches that begin beside its
// next step.
import type { StepReport, StepType } from "../engine/types";
import { fill, texts } from "../texts";

export interface HistoryRow {
  step: StepReport;
  depth: number;
  /** It begins another line. */
  branch: boolean;
  /** Of a search: the event that was found; -1: the step itself. */
  event: number;
}

/** A disc for a move, a ring for what the table knows without the rules, a diamond for a change of
 * rules, a square for a position that was set up. */
export function markOf(type: StepType): "disc" | "ring" | "diamond" | "square" {
  switch (type) {
    case "start":
    case "action":
    case "answers":
      return "disc";
    case "resigned":
    case "offered":
    case "accepted":
    case "declined":
    case "timed_out":
      return "ring";
    case "rules":
      return "diamond";
    case "position":
      return "square";
  }
}

function byNode(steps: readonly StepReport[]): Map<number, StepReport> {
  const out = new Map<number, StepReport>();
  for (const step of steps) if (step.node !== null) out.set(step.node, step);
  return out;
}

export function historyRows(steps: readonly StepReport[]): HistoryRow[] {
  const [root] = steps;
  if (root === undefined) return [];
  const known = byNode(steps);
  const children = new Map<StepReport, StepReport[]>();
  for (const step of steps) {
    const parent = step.parent === null ? undefined : known.get(step.parent);
    if (parent === undefined) continue;
    const list = children.get(parent) ?? [];
    if (step.first) list.unshift(step);
    else list.push(step);
    children.set(parent, list);
  }
  const row = (step: StepReport, depth: number, branch: boolean) => ({
    step,
    depth,
    branch,
    event: -1,
  });
  const out: HistoryRow[] = [row(root, 0, false)];
  const waiting: HistoryRow[] = [row(root, 0, false)];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at.branch) out.push(at);
    const next = children.get(at.step) ?? [];
    const [main, ...others] = next;
    if (main === undefined) continue;
    const goesOn = row(main, at.depth, false);
    out.push(goesOn);
    waiting.push(goesOn);
    for (const other of others.reverse()) waiting.push(row(other, at.depth + 1, true));
  }
  return out;
}

/** Steps and events that contain all the words. */
export function findInHistory(steps: readonly StepReport[], words: string): HistoryRow[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  return steps.flatMap((step) => {
    const found = step.events.flatMap((text, event) => (hasAll(text) ? [event] : []));
    const all = hasAll(step.text) ? [-1, ...found] : found;
    return all.map((event) => ({ step, depth: 0, branch: false, event }));
  });
}

export function rowText(row: HistoryRow): string {
  const { step } = row;
  if (row.event >= 0) return step.events[row.event] ?? "";
  const counts = step.type === "action" || step.type === "answers";
  const text = counts ? `${step.ply}. ${step.text}` : step.text;
  return row.branch ? fill(texts.history.instead, text) : text;
}

export function stepOf(steps: readonly StepReport[], node: number | null): StepReport | undefined {
  return steps.find((step) => step.node === node);
}

/** Whether the line to it is the main line. */
export function isMain(steps: readonly StepReport[], node: number | null): boolean {
  const known = byNode(steps);
  for (let at = node === null ? undefined : known.get(node); at !== undefined;) {
    if (at.parent === null) return true;
    if (!at.first) return false;
    at = known.get(at.parent);
  }
  return true;
}
