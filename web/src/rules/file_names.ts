// SPDX-License-Identifier: MIT
// The names that files of a ruleset may have, as editor/rule_files/file_names.h.
import { texts } from "../texts";

export type RuleFileKind = "variant" | "module" | "scenario" | "drawing";

const maxName = 40;

export class NameProblem extends Error {}

export function isScenario(name: string): boolean {
  return name.startsWith("tests/") && name.endsWith(".scenario");
}
export function isVariant(name: string): boolean {
  return name.startsWith("variants/");
}
export function isDrawing(name: string): boolean {
  return name.endsWith(".svg");
}
export function variantId(name: string): string {
  return stemOf(name);
}

export function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf("/") + 1);
}
export function endingOf(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot > name.lastIndexOf("/") ? name.slice(dot) : "";
}
export function stemOf(name: string): string {
  return name.slice(folderOf(name).length, name.length - endingOf(name).length);
}

function asWord(typed: string): string {
  const word = typed.toLowerCase().replace(/[^a-z0-9-]+/g, "_");
  return word.replace(/^_+|_+$/g, "");
}

// The file of this kind for what a person typed: "Night Raid" gives "variants/night_raid.lua".
export function newFileName(kind: RuleFileKind, typed: string): string {
  if (/[/\\]/.test(typed))
    throw new NameProblem(texts.files.no_path);
  const word = asWord(typed);
  if (word === "" || word.length > maxName)
    throw new NameProblem('Use 1 to 40 letters and digits, such as "Night Raid".');
  if (kind === "variant") return `variants/${word}.lua`;
  if (kind === "scenario") return `tests/${word}.scenario`;
  return kind === "drawing" ? `${word}.svg` : `${word}.lua`;
}

// The same file under another stem, in the same folder and with the same ending.
export function renamed(name: string, typed: string): string {
  const stem = typed.trim();
  if (stem.length > maxName || !/^[A-Za-z0-9_-]+$/.test(stem))
    throw new NameProblem(texts.files.name_rule);
  return folderOf(name) + stem + endingOf(name);
}

// Files whose absence would leave no game.
export function isNeeded(name: string): boolean {
  return name === "rules.lua";
}

const order = (name: string) =>
  name === "rules.lua" ? 0 : isVariant(name) ? 2 : isScenario(name) ? 4 : isDrawing(name) ? 3
    : name.endsWith(".lua") ? 1 : 5;

// rules.lua first, then modules, variants, drawings, scenarios and the rest, each by name.
export function inOrder(names: readonly string[]): string[] {
  return [...names].sort((a, b) => order(a) - order(b) || a.localeCompare(b, "en"));
}

export function groupOf(name: string): string {
  return ["Rules", "Rules", "Variants", "Drawings", "Tests", "More files"][order(name)]!;
}
