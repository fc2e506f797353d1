// SPDX-License-Identifier: MIT
// The look of the text editor. All colours are the theme's variables, so a change of theme needs
// nothing from here.
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

export const luaColours = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.keyword, color: "var(--keyword)" },
    { tag: tags.string, color: "var(--string)" },
    { tag: tags.number, color: "var(--number)" },
    // A little stronger than in the window, so that it can be read on the caret's line as well.
    {
      tag: tags.comment,
      color: "color-mix(in srgb, var(--comment), var(--text) 20%)",
      fontStyle: "italic",
    },
    { tag: tags.standard(tags.variableName), color: "var(--word)" },
  ]),
);

const mono = "ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace";
const tinted = (name: string, part: number) =>
  `color-mix(in srgb, var(--${name}) ${part}%, transparent)`;
const underlined = (name: string) => ({
  backgroundImage: "none",
  textDecoration: `underline wavy var(--${name})`,
  textDecorationSkipInk: "none",
});

// Behind the letters, whose colour it leaves as it is.
const forcedSelection = {
  forcedColorAdjust: "none",
  backgroundColor: "color-mix(in srgb, Highlight 45%, Canvas)",
};
const selection = { backgroundColor: tinted("accent", 35) };

export const editorTheme = EditorView.theme({
  "&": { color: "var(--text)", backgroundColor: "var(--raised)", height: "100%" },
  "&.cm-focused": { outline: "none" }, // its box has the frame
  ".cm-scroller": { fontFamily: mono, fontSize: "0.875rem", lineHeight: "1.5" },
  ".cm-content": { caretColor: "var(--text)", padding: "0.25rem 0" },
  ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--text)", borderLeftWidth: "2px" },
  // As specific as what it replaces.
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": selection,
  ".cm-selectionBackground": selection,
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: tinted("text", 5) },
  ".cm-gutters": { backgroundColor: "var(--panel)", color: "var(--muted)", border: "none" },
  ".cm-lineNumbers .cm-gutterElement": { padding: "0 0.4rem 0 0.3rem", minWidth: "1.6rem" },
  ".cm-selectionMatch, .cm-searchMatch": { backgroundColor: tinted("last", 100) },
  ".cm-searchMatch-selected": { outline: "1px solid var(--text)" },
  "&.cm-focused .cm-matchingBracket": {
    backgroundColor: tinted("good", 25),
    outline: "1px solid var(--good)",
  },
  "&.cm-focused .cm-nonmatchingBracket": {
    backgroundColor: tinted("bad", 25),
    outline: "1px solid var(--bad)",
  },
  ".cm-lintRange-error": underlined("bad"),
  ".cm-lintRange-warning": underlined("warning"),
  ".cm-problemLine": { backgroundColor: tinted("bad", 14) },
  ".cm-changedLine": { boxShadow: "inset 3px 0 0 var(--accent)" },
  ".cm-firstChange": {
    backgroundColor: tinted("accent", 15),
    outline: "2px solid var(--accent)",
  },
  ".cm-panels": { backgroundColor: "var(--panel)", color: "var(--text)" },
  ".cm-panels.cm-panels-top": { borderBottom: "1px solid var(--line)" },
  ".cm-panel.cm-search": { padding: "0.4rem 2.75rem 0.4rem 0.4rem", fontSize: "0.875rem" },
  ".cm-panel.cm-search label": { fontSize: "0.875rem", whiteSpace: "nowrap" },
  ".cm-panel.cm-search [name=close]": { fontSize: "1.4rem", width: "2.25rem", height: "2.25rem" },
  ".cm-textfield": {
    backgroundColor: "var(--raised)",
    color: "var(--text)",
    border: "1px solid var(--line)",
    borderRadius: "5px",
    fontSize: "1rem",
    minHeight: "2.25rem",
    maxWidth: "100%",
  },
  ".cm-button": {
    backgroundImage: "none",
    backgroundColor: "var(--raised)",
    color: "var(--text)",
    border: "1px solid var(--line)",
    borderRadius: "5px",
    fontSize: "0.875rem",
    minHeight: "2.25rem",
  },
  ".cm-tooltip": {
    backgroundColor: "var(--panel)",
    color: "var(--text)",
    border: "1px solid var(--line)",
    borderRadius: "4px",
    maxWidth: "min(30rem, 94vw)",
  },
  ".cm-tooltip-lint": { padding: "0" },
  ".cm-diagnostic": { padding: "0.35rem 0.6rem", whiteSpace: "pre-wrap" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--bad)" },
  ".cm-diagnostic-warning": { borderLeftColor: "var(--warning)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: mono, fontSize: "0.875rem" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "0.2rem 0.5rem" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    backgroundColor: "var(--accent)",
    color: "var(--on-accent)",
  },
  ".cm-completionDetail": { color: "var(--muted)", fontStyle: "normal" },
  "li[aria-selected] .cm-completionDetail": { color: "inherit" },
  ".cm-completionInfo": { padding: "0.4rem 0.6rem" },
  // There neither shadows nor backgrounds are drawn.
  "@media (forced-colors: active)": {
    // As wide as the padding that it takes the place of.
    ".cm-changedLine": { borderInlineStart: "3px solid Highlight", paddingInlineStart: "3px" },
    ".cm-problemLine": { outline: "1px dashed", outlineOffset: "-1px" },
    ".cm-firstChange": { outline: "2px solid Highlight" },
    ".cm-selectionMatch, .cm-searchMatch": { outline: "1px dotted" },
    ".cm-searchMatch-selected": { outline: "2px solid Highlight" },
    "&.cm-focused .cm-matchingBracket": { outline: "1px solid Highlight" },
    "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": forcedSelection,
    ".cm-selectionBackground": forcedSelection,
  },
});
