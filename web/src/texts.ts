// SPDX-License-Identifier: MIT
// The texts that the window, the page and the terminal share, by key: texts/english.json. A text is used as it is, or
// filled in: fill(texts.notes.for_player, name). One with a form for each number: counted(texts.start.moves, n).
// How many arguments each takes is checked by `npm run check`.
import type { ComponentChild } from "preact";
import english from "../../texts/english.json";
import type { English } from "./english";

declare const places: unique symbol;
/** A text with so many places to be filled in. It is not a string, so that none is shown with its places empty. */
export interface Text<Places extends number> {
  readonly [places]: Places;
}
/** A text with a form for each number, which takes so many arguments besides the number. */
export interface Forms<Others extends number> {
  readonly [places]: Others;
}
type Arguments<Count extends number, Each, Listed extends Each[] = []> = Listed["length"] extends Count
  ? Listed
  : Arguments<Count, Each, [...Listed, Each]>;

export const texts = english as unknown as English;

/** With elements of the page in their places. {} is replaced by the next one, {1} by that one; the first is {0}. */
export function filled<Count extends number>(
  text: Text<Count>,
  ...nodes: Arguments<Count, ComponentChild>
): ComponentChild[] {
  return inPlaces(text as unknown as string, nodes);
}

export function fill<Count extends number>(
  text: Text<Count>,
  ...args: Arguments<Count, string | number>
): string {
  return inPlaces(text as unknown as string, args).join("");
}

/** The number is the first to be filled in. */
export function counted<Count extends number>(
  text: Forms<Count>,
  number: number,
  ...args: Arguments<Count, string | number>
): string {
  const { one, other } = text as unknown as { one: string; other: string };
  return inPlaces(number === 1 ? one : other, [number, ...(args as (string | number)[])]).join("");
}

function inPlaces(text: string, nodes: ComponentChild[]): ComponentChild[] {
  let next = 0;
  return text.split(/(\{\{|\}\}|\{\d*\})/).map((part) => {
    const place = /^\{(\d*)\}$/.exec(part)?.[1];
    if (place !== undefined) return nodes[place === "" ? next++ : Number(place)];
    return part === "{{" || part === "}}" ? part.charAt(0) : part;
  });
}
