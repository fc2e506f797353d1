// SPDX-License-Identifier: MIT
// The text editor around CodeMirror: one text on screen, and for each file its own undo steps and
// caret. Knows no rules and no session; what it shows and whom it tells comes as CodeViewOptions.
import { autocompletion, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { bracketMatching, indentOnInput, indentUnit } from "@codemirror/language";
import { type Diagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, openSearchPanel, searchKeymap } from "@codemirror/search";
import {
  Compartment,
  EditorState,
  type Extension,
  Prec,
  StateEffect,
  StateField,
} from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { texts } from "../texts";
import { completionSource, helpOnHover, type TextSource } from "./code_help";
import { editorTheme, luaColours } from "./editor_styles";
import { lineDiff, textLines } from "./line_diff";
import { type ApiWords, luaLanguage, scenarioLanguage } from "./lua_language";
import type { Problem } from "./problems";

export interface CodeViewOptions {
  /** Called with each text that somebody has typed. */
  onChange(file: string, text: string): void;
  onSave(restart: boolean): void;
  onHelp(): void;
  /** Called when the caret has moved; and the other end of the selection, or the same. */
  onCaret(at: number, anchor: number): void;
  source(): TextSource | null;
}

export interface Marks {
  problems: readonly Problem[];
  /** Lines that differ from this text are marked; null: none. */
  original: string | null;
  /** The word of the first change. */
  word: { from: number; to: number } | null;
}

const setMarks = StateEffect.define<DecorationSet>();
const marksField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) if (effect.is(setMarks)) return effect.value;
    return marks.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const words = {
  Find: texts.find.find,
  Replace: texts.find.replace_with,
  next: texts.find.next,
  previous: texts.find.previous,
  all: texts.find.select_all,
  "match case": texts.find.match_case,
  regexp: "Regular expression",
  "by word": texts.find.whole_word,
  replace: texts.find.replace,
  "replace all": texts.find.replace_all,
  close: texts.common.close,
  Completions: "Suggestions",
};

function languageOf(file: string, api: ApiWords): Extension {
  if (file.endsWith(".lua")) return luaLanguage(api);
  return /\.(scenario|board)$/.test(file) ? scenarioLanguage() : [];
}

function labelOf(file: string, readOnly: boolean): Extension {
  const label = readOnly
    ? `Text of ${file}, read-only`
    : `Text of ${file}. Tab indents; press Escape, then Tab to leave the text.`;
  return EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" });
}

function placeIn(state: EditorState, line: number, column: number): number {
  const found = state.doc.line(Math.min(Math.max(line, 1), state.doc.lines));
  return Math.min(found.from + Math.max(column - 1, 0), found.to);
}

// From its column to the end of the word there, or the whole line.
function diagnosticOf(state: EditorState, problem: Problem): Diagnostic {
  const line = state.doc.line(Math.min(Math.max(problem.line, 1), state.doc.lines));
  const indent = /^\s*/.exec(line.text)![0].length;
  const at = placeIn(state, problem.line, problem.column);
  const word = /^[\w.]+/.exec(line.text.slice(at - line.from));
  const whole = problem.column <= 1 || word === null;
  return {
    from: whole ? line.from + Math.min(indent, line.length) : at,
    to: whole ? line.to : at + word![0].length,
    severity: problem.severity,
    message: problem.text,
  };
}

function marksOf(state: EditorState, marks: Marks): DecorationSet {
  const text = state.doc.toString();
  const out = [];
  const mark = (line: number, name: string) =>
    out.push(Decoration.line({ class: name }).range(state.doc.line(line).from));
  for (const problem of marks.problems)
    if (problem.severity === "error" && problem.line <= state.doc.lines)
      mark(Math.max(problem.line, 1), "cm-problemLine");
  if (marks.original !== null && marks.original !== text)
    for (const hunk of lineDiff(textLines(marks.original), textLines(text)))
      for (let i = 0; i < hunk.newCount; ++i) mark(hunk.newFrom + i + 1, "cm-changedLine");
  if (marks.word !== null && marks.word.to <= state.doc.length)
    out.push(Decoration.mark({ class: "cm-firstChange" }).range(marks.word.from, marks.word.to));
  return Decoration.set(out, true);
}

// The smallest change from one text to another, so that the caret stays where it is.
function changeTo(before: string, after: string) {
  const least = Math.min(before.length, after.length);
  let head = 0;
  while (head < least && before[head] === after[head]) ++head;
  let tail = 0;
  while (tail < least - head && before.at(-1 - tail) === after.at(-1 - tail)) ++tail;
  return { from: head, to: before.length - tail, insert: after.slice(head, after.length - tail) };
}

export class CodeView {
  private readonly view = new EditorView();
  private readonly states = new Map<string, EditorState>();
  private readonly language = new Compartment();
  private file = "";
  // Texts that were reported and not shown to us again yet: they are not changes from outside.
  private reported: string[] = [];
  private showing = false;

  private options: CodeViewOptions | null = null;
  private api: ApiWords = { names: new Set(), methods: new Set() };

  /** Puts it into the page. It keeps its texts, carets and undo steps while it is not there. */
  attach(parent: HTMLElement, options: CodeViewOptions): void {
    this.options = options;
    parent.append(this.view.dom);
    this.view.requestMeasure();
  }
  detach(): void {
    this.options = null;
    this.view.dom.remove();
  }

  /** Shows this text, unless it is one that was typed here. */
  show(file: string, text: string, readOnly: boolean): void {
    const key = readOnly ? `${file} read-only` : file;
    if (key !== this.file) this.open(key, file, text, readOnly);
    const now = this.text();
    if (text === now) {
      this.reported = [];
      return;
    }
    if (this.reported.includes(text)) return;
    this.reported = [];
    this.showing = true;
    this.view.dispatch({ changes: changeTo(now, text), userEvent: "input.outside" });
    this.showing = false;
  }

  /** Underlines these, and shows them in the gutter. */
  showProblems(problems: readonly Problem[]): void {
    const { state } = this.view;
    const about = problems.filter((problem) => problem.line > 0);
    const diagnostics = about.map((problem) => diagnosticOf(state, problem));
    this.view.dispatch(setDiagnostics(state, diagnostics));
  }

  mark(marks: Marks): void {
    this.view.dispatch({ effects: setMarks.of(marksOf(this.view.state, marks)) });
  }

  /** Colours these names; texts opened before keep their undo steps. */
  colourWords(api: ApiWords): void {
    if (this.api === api) return;
    this.api = api;
    const recolour = (key: string) =>
      this.language.reconfigure(languageOf(key.replace(/ read-only$/, ""), api));
    for (const [key, state] of this.states)
      this.states.set(key, state.update({ effects: recolour(key) }).state);
    if (this.file !== "") this.view.dispatch({ effects: recolour(this.file) });
  }

  /** To a line and column from 1, with so many letters selected. */
  goTo(line: number, column = 1, letters = 0, focus = true): void {
    const at = placeIn(this.view.state, line, column);
    this.select(at, Math.min(at + letters, this.view.state.doc.length), focus);
  }

  select(from: number, to: number, focus = true): void {
    const restore = focus ? () => {} : this.keepScroll();
    const effects = EditorView.scrollIntoView(from, { y: "center" });
    this.view.dispatch({ selection: { anchor: from, head: to }, effects });
    if (focus) this.view.focus();
    else requestAnimationFrame(() => requestAnimationFrame(restore));
  }

  /** What is above the text on the screen stays there. */
  private keepScroll(): () => void {
    const places: [Element, number][] = [];
    for (let box = this.view.dom.parentElement; box !== null; box = box.parentElement)
      places.push([box, box.scrollTop]);
    return () => {
      for (const [box, top] of places) box.scrollTop = top;
    };
  }

  text(): string {
    return this.view.state.doc.toString();
  }
  caret(): number {
    return this.view.state.selection.main.head;
  }
  find(): void {
    openSearchPanel(this.view);
  }
  focus(): void {
    this.view.focus();
  }

  private open(key: string, file: string, text: string, readOnly: boolean): void {
    if (this.file !== "") this.states.set(this.file, this.view.state);
    this.file = key;
    this.reported = [];
    this.view.setState(this.states.get(key) ?? this.newState(file, text, readOnly));
  }

  private newState(file: string, text: string, readOnly: boolean): EditorState {
    return EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        lintGutter(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        highlightSelectionMatches(),
        history(),
        drawSelection(),
        indentOnInput(),
        indentUnit.of("  "),
        bracketMatching(),
        this.language.of(languageOf(file, this.api)),
        luaColours,
        editorTheme,
        marksField,
        labelOf(file, readOnly),
        readOnly ? EditorState.readOnly.of(true) : this.editing(file),
        helpOnHover(() => this.options?.source() ?? null),
        EditorState.phrases.of(words),
        EditorView.lineWrapping,
        this.keys(),
      ],
    });
  }

  private editing(file: string): Extension {
    return [
      autocompletion({
        override: [completionSource(() => this.options?.source() ?? null)],
        icons: false,
      }),
      EditorView.updateListener.of((update) => {
        if (update.selectionSet || update.docChanged)
          this.options?.onCaret(this.caret(), this.view.state.selection.main.anchor);
        if (!update.docChanged || this.showing) return;
        const text = this.text();
        this.reported.push(text);
        this.options?.onChange(file, text);
      }),
    ];
  }

  private keys(): Extension {
    const run = (action: () => void) => () => {
      action();
      return true;
    };
    return [
      Prec.high(
        keymap.of([
          { key: "Mod-s", run: run(() => this.options?.onSave(false)), preventDefault: true },
          { key: "Mod-Enter", run: run(() => this.options?.onSave(false)) },
          { key: "Mod-Shift-Enter", run: run(() => this.options?.onSave(true)) },
          { key: "Mod-i", run: run(() => this.options?.onHelp()), preventDefault: true },
        ]),
      ),
      keymap.of([
        ...completionKeymap,
        ...searchKeymap,
        ...historyKeymap,
        ...defaultKeymap,
        indentWithTab,
        // After whatever Escape closes first: Tab leaves the text, for ten seconds.
        {
          key: "Escape",
          run: (view) => {
            view.setTabFocusMode(10_000);
            return true;
          },
        },
      ]),
    ];
  }
}
