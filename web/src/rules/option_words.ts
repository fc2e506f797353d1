// SPDX-License-Identifier: MIT
// The texts of an option in a form, as editor/panels/option_words.
import type { Option } from "../engine/types";
import { sentence, spoken } from "./words";

const noBound = 1_000_000_000; // a number option without declared bounds

/** "Claimed steps" */
export function optionTitle(option: Option): string {
  return sentence(spoken(option.name));
}

export function listWords(value: string): string[] {
  return value === "" || value === "none" ? [] : value.split(",").map((word) => word.trim());
}
export function listValue(words: readonly string[]): string {
  return words.length === 0 ? "none" : words.join(",");
}

/** The text of a value: "on", "3x, 4x", "none". */
export function valueWords(option: Option, value: string): string {
  if (option.type === "flag") return value === "true" ? "on" : "off";
  return option.type === "list" ? listWords(value).join(", ") || "none" : value;
}

/** "2–6", "even, 4–26", "0 or 5–9", "at least 3" */
function numberRange(option: Option): string {
  const parts = option.even ? ["even"] : [];
  const low = option.min !== -noBound;
  const high = option.max !== noBound;
  if (low && high) parts.push(`${option.min}–${option.max}`);
  else if (low) parts.push(`at least ${option.min}`);
  else if (high) parts.push(`at most ${option.max}`);
  const range = parts.join(", ");
  return option.zero ? `0 or ${range || "any number"}` : range;
}

function rangeWords(option: Option): string {
  if (option.type === "number") return numberRange(option);
  if (option.type !== "list") return "";
  if (option.min === 0 && option.max === option.words.length) return "";
  return option.min === option.max
    ? `choose ${option.min}`
    : `choose ${option.min}–${option.max}`;
}

/** Its help, its range and its default: "How many teams play. 2–6, default 2." */
export function optionNote(option: Option): string {
  const help = option.help === "" ? "" : `${option.help}. `;
  const range = rangeWords(option);
  const standard = `default ${valueWords(option, option.standard)}.`;
  return help + sentence(range === "" ? standard : `${range}, ${standard}`);
}

/** The allowed value nearest to `to`. Some options allow 0 below their minimum. */
export function valueNear(option: Option, to: number): number {
  const now = Number(option.value);
  if (option.zero && to < option.min) return to < now ? 0 : option.min;
  return Math.min(Math.max(to, option.min), option.max);
}

/** The step of the − and + buttons. */
export function optionStep(option: Option): number {
  const range = option.max - option.min;
  if (range >= 1000 && range < 1_000_000) return 10;
  return option.even ? 2 : 1;
}

/** The words with one more: in the declared order, if they are in it now. */
export function withWord(option: Option, words: readonly string[], word: string): string[] {
  const place = (each: string) => option.words.indexOf(each);
  const ordered = words.every((each, i) => i === 0 || place(words[i - 1]!) <= place(each));
  const out = [...words, word];
  return ordered ? out.sort((a, b) => place(a) - place(b)) : out;
}
