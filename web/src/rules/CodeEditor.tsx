// SPDX-License-Identifier: MIT
// The text editor as a component. Its CodeView outlives it, so that undo steps and carets are there
// again when the tab is opened again.
import { useEffect, useRef } from "preact/hooks";
import type { TextSource } from "./code_help";
import type { CodeView, Marks } from "./code_view";
import type { ApiWords } from "./lua_language";

export interface CodeEditorProps {
  file: string;
  text: string;
  readOnly?: boolean;
  marks: Marks;
  api: ApiWords;
  source: TextSource;
  view: CodeView;
  onChange(file: string, text: string): void;
  onSave(restart: boolean): void;
  onHelp(): void;
  onCaret(at: number, anchor: number): void;
}

const pause = 150; // ms

// Keys that mean something in a text must not reach the page's own shortcuts: letters, and undo.
function keepKeys(event: KeyboardEvent): void {
  const shortcut = event.ctrlKey || event.metaKey || event.altKey;
  const key = event.key.toLowerCase();
  if (!shortcut || event.defaultPrevented || key === "z" || key === "y" || key.startsWith("arrow"))
    event.stopPropagation();
}

export function CodeEditor(props: CodeEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const { view, api, file, text, readOnly = false } = props;

  useEffect(() => {
    view.attach(box.current!, {
      onChange: (name, typed) => latest.current.onChange(name, typed),
      onSave: (restart) => latest.current.onSave(restart),
      onHelp: () => latest.current.onHelp(),
      onCaret: (at, anchor) => latest.current.onCaret(at, anchor),
      source: () => (latest.current.file.endsWith(".lua") ? latest.current.source : null),
    });
    return () => view.detach();
  }, [view]);

  useEffect(() => view.colourWords(api), [view, api]);
  useEffect(() => view.show(file, text, readOnly), [view, file, text, readOnly]);
  const { problems, original, word } = props.marks;
  useEffect(() => view.showProblems(problems), [view, problems, file, readOnly]);
  useEffect(() => {
    view.mark({ problems, original, word });
  }, [view, problems, original, word?.from, word?.to, file, readOnly]);
  // While somebody types, the editor moves its marks itself; a little later they are found anew:
  // those of then, as the word of the first change may have come meanwhile.
  useEffect(() => {
    const timer = setTimeout(() => view.mark(latest.current.marks), pause);
    return () => clearTimeout(timer);
  }, [view, text]);

  return <div class="code-editor" ref={box} onKeyDown={keepKeys} />;
}
