// SPDX-License-Identifier: MIT
// The texts that the window, the page and the terminal share, by key: texts/english.json. A text is used as it is, or
// filled in: fill(texts.notes.for_player, name). One with a form for each number: counted(texts.start.moves, n).
import type { ComponentChild } from "preact";
import texts from "../../texts/english.json";

export { texts };

/** With elements of the page in their places. {} is replaced by the next one, {1} by that one; the first is {0}. */
export function filled(text: string, ...nodes: ComponentChild[]): ComponentChild[] {
  let next = 0;
  return text.split(/(\{\{|\}\}|\{\d*\})/).map((part) => {
    const place = /^\{(\d*)\}$/.exec(part)?.[1];
    if (place !== undefined) return nodes[place === "" ? next++ : Number(place)];
    return part === "{{" || part === "}}" ? part.charAt(0) : part;
  });
}

export function fill(text: string, ...args: (string | number)[]): string {
  return filled(text, ...args).join("");
}

/** The number is the first to be filled in. */
export function counted(
  forms: { one: string; other: string },
  number: number,
  ...args: (string | number)[]
): string {
  return fill(number === 1 ? forms.one : forms.other, number, ...args);
}
