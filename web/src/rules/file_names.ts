// SPDX-License-Identifier: MIT
// The names that files of a ruleset may have, as editor/rule_files/file_names.h.
import { texts } from "../texts";


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

const RULES = texts.tabs.rules;

export function groupOf(name: string): string {
  return [RULES, RULES, texts.common.variants, "Drawings", texts.tabs.tests, "More files"][order(name)]!;
}
