// SPDX-License-Identifier: MIT
// What the Rules tab remembers of a session while the tab is not on screen: the file, the part of
// the tab, the editor with its undo steps, and what tests and check have found. Texts are kept by
// the session, so none is lost with this.
import { useEffect, useReducer } from "preact/hooks";
import type { Session } from "../app/session";
import type { Asks, RuleFile } from "../engine/types";
import { CodeView } from "./code_view";
import { Job } from "./job";
import type { ApiWords } from "./lua_language";
import { fileOf, type Problem, readPlace } from "./problems";

export type Section = "text" | "options" | "tests";
/** What the text part shows: the editor, a difference, or the rules in force. */
export type Showing = "text" | "original" | "in force" | "rules in force";

export interface Goal {
  file: string;
  line: number;
  column: number;
  letters: number;
  /** False: the caret goes there, and the focus stays where it is. */
  focus?: boolean;
}

export class RulesState {
  section: Section = "text";
  showing: Showing = "text";
  chosen = "rules.lua";
  goal: Goal | null = null; // where the editor goes when it is drawn next
  deleted: RuleFile | null = null; // the file that can be brought back
  guideShown = false; // its word was shown; later the editor shows what the person looks for
  stopFollowing: (() => void) | null = null; // undo with the file of the first change
  saving = false; // the saved text is being tried
  saveAgain = false;
  placeSeen = 0; // the number of the last place that was asked for
  api: ApiWords = { names: new Set(), methods: new Set() };
  readonly tests = new Job<Asks["test"]["out"]>();
  readonly check = new Job<Asks["check"]["out"]>();
  /** Of the check, as places in the files that it read. */
  found: Problem[] = [];
  private view: CodeView | null = null;
  private readonly listeners = new Set<() => void>();

  get code(): CodeView {
    this.view ??= new CodeView();
    return this.view;
  }

  change(how: Partial<Pick<RulesState, "section" | "showing" | "chosen" | "deleted">>): void {
    Object.assign(this, how);
    this.emit();
  }

  goTo(goal: Goal): void {
    this.goal = goal;
    this.section = "text";
    this.showing = "text";
    this.chosen = goal.file;
    this.emit();
  }

  emit(): void {
    for (const listener of [...this.listeners]) listener();
  }
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

const states = new WeakMap<Session, RulesState>();

export function rulesStateOf(session: Session): RulesState {
  const known = states.get(session);
  if (known !== undefined) return known;
  const state = new RulesState();
  session.atEnd.push(() => {
    state.tests.stop();
    state.check.stop();
  });
  states.set(session, state);
  return state;
}

export function useRulesState(session: Session): RulesState {
  const state = rulesStateOf(session);
  const [, again] = useReducer<number, void>((count) => count + 1, 0);
  useEffect(() => state.subscribe(() => again()), [state]);
  return state;
}

/** Goes to a place that another part of the page has asked for: "rules.lua:12: verbs.move". */
export function followPlace(session: Session): void {
  const wanted = session.placeWanted;
  const state = rulesStateOf(session);
  if (wanted === null || wanted.number === state.placeSeen) return;
  state.placeSeen = wanted.number;
  if (wanted.compared === true)
    return state.change({ section: "text", showing: "original", chosen: wanted.place });
  const spot = readPlace(wanted.place);
  if (spot === null) return;
  const names = session.files.map((file) => file.name);
  const file = fileOf(spot.file, names);
  if (file !== "") state.goTo({ file, line: spot.line, column: spot.column, letters: 0 });
}
