// SPDX-License-Identifier: MIT
// The texts that the window, the page and the terminal share, by key: texts/english.json. A text is used as it is, or
// filled in: fill(texts.history.at, n). One with a form for each number: counted(texts.history.moves, n).
import texts from "../../texts/english.json";

export { texts };

type Argument = string | number;

/** Each {} is replaced by the next argument, {1} by that one (the first is {0}). */
export function fill(text: string, ...args: Argument[]): string {
  let next = 0;
  return text.replace(/\{\{|\}\}|\{(\d*)\}/g, (found, place?: string) =>
    place === undefined ? found.charAt(0) : String(args[place === "" ? next++ : Number(place)]),
  );
}

/** The number is the first to be filled in. */
export function counted(forms: { one: string; other: string }, number: number, ...args: Argument[]): string {
  return fill(number === 1 ? forms.one : forms.other, number, ...args);
}
