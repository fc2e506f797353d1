// SPDX-License-Identifier: MIT
// Completion and help from the engine, for the text being edited. Offsets are UTF-16, as in the
// editor and in the engine's asks.
import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { EditorView, hoverTooltip } from "@codemirror/view";
import type { Engine } from "../engine/engine";
import type { Asks, RuleFile } from "../engine/types";
import type { ApiWords } from "./lua_language";

export type WordHelp = NonNullable<Asks["help"]["out"]>;

// What completion and help know: the file on screen and all texts as they are typed.
export interface TextSource {
  engine: Engine;
  file: string;
  texts(): RuleFile[];
}

function currentTexts(source: TextSource, text: string): RuleFile[] {
  return source
    .texts()
    .map((file) => (file.name === source.file ? { name: file.name, text } : file));
}

export async function wordHelp(
  source: TextSource,
  text: string,
  at: number,
): Promise<WordHelp | null> {
  const files = currentTexts(source, text);
  const found = await source.engine.ask("help", { file: source.file, files, at });
  if (found !== null || at === 0) return found;
  // After the last letter of a word.
  return source.engine.ask("help", { file: source.file, files, at: at - 1 });
}

function part(name: string, text: string): HTMLElement {
  const element = document.createElement(name === "example" ? "pre" : "div");
  element.className = `word-help-${name}`;
  element.textContent = text;
  return element;
}

export function helpElement(help: Pick<WordHelp, "signature" | "help"> & Partial<WordHelp>) {
  const box = document.createElement("div");
  box.className = "word-help";
  for (const name of ["signature", "help", "example", "place"] as const)
    if (help[name]) box.append(part(name, help[name]));
  return box;
}

export function completionSource(source: () => TextSource | null) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const from = source();
    if (from === null) return null;
    const typing = context.matchBefore(/[\w"{.:]/);
    if (typing === null && !context.explicit) return null;
    const files = currentTexts(from, context.state.doc.toString());
    const found = await from.engine
      .ask("complete", { file: from.file, files, at: context.pos, asked: context.explicit })
      .catch(() => null); // while a broken text is being typed there is nothing to suggest
    if (found === null || context.aborted || found.suggestions.length === 0) return null;
    const options = found.suggestions.map((each): Completion => {
      const option: Completion = { label: each.word };
      if (each.help || each.signature) option.info = () => helpElement(each);
      return option;
    });
    // The engine has put them in order and left out what does not fit.
    return { from: found.from, to: found.to, options, filter: false };
  };
}

export function helpOnHover(source: () => TextSource | null) {
  return hoverTooltip(
    async (view: EditorView, at: number) => {
      const from = source();
      if (from === null) return null;
      const text = view.state.doc.toString();
      const files = currentTexts(from, text);
      const help = await from.engine.ask("help", { file: from.file, files, at }).catch(() => null);
      if (help === null || help.to > view.state.doc.length) return null;
      const dom = helpElement(help);
      return { pos: help.from, end: help.to, create: () => ({ dom }) };
    },
    { hideOnChange: true, hoverTime: 400 },
  );
}

// The names of the API, for colouring: what the engine suggests in an empty text, and after a
// colon.
export async function apiWords(engine: Engine): Promise<ApiWords> {
  const words = async (text: string) => {
    const found = await engine
      .ask("complete", {
        file: "rules.lua",
        files: [{ name: "rules.lua", text }],
        at: text.length,
        asked: true,
      })
      .catch(() => null);
    const named = found?.suggestions.filter((each) => each.signature || each.help) ?? [];
    return new Set(named.map((each) => each.word));
  };
  const [names, methods] = await Promise.all([words("local x = "), words("local x = g:")]);
  return { names, methods };
}
