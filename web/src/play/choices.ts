// SPDX-License-Identifier: MIT
// Moves that are chosen from a list, by what differs between them: numbers are a field of their own.
import type { PickerItem } from "./picker";

/** Moves that differ in their last word, which is a number. */
export interface NumberChoice {
  /** The move without the number. */
  text: string;
  low: number;
  high: number;
  /** In order; null: all from low to high, as one move that stands for them. */
  items: readonly { value: number; item: PickerItem }[] | null;
}

export interface Choices {
  numbers: NumberChoice[];
  others: PickerItem[];
}

const FEW = 6; // so many numbers are buttons

function rangeOf(item: PickerItem): NumberChoice | null {
  if (!item.action.range) return null;
  const [low = 0, high = 0] = item.action.action.arguments;
  return { text: item.text.split(" ")[0] ?? "", low, high, items: null };
}

export function choicesOf(items: readonly PickerItem[]): Choices {
  const numbers: NumberChoice[] = [];
  const others: PickerItem[] = [];
  const groups = new Map<string, { value: number; item: PickerItem }[]>();
  for (const item of items) {
    const range = rangeOf(item);
    const found = range === null ? /^(.*\S) (-?\d{1,15})$/s.exec(item.text) : null;
    if (range !== null) numbers.push(range);
    else if (found === null) others.push(item);
    else {
      const [, text = "", number = ""] = found;
      const group = groups.get(text) ?? [];
      groups.set(text, group);
      group.push({ value: Number(number), item });
    }
  }
  for (const [text, group] of groups) {
    if (group.length <= FEW) {
      others.push(...group.map(({ item }) => item));
      continue;
    }
    group.sort((a, b) => a.value - b.value);
    const [low, high] = [group[0]?.value ?? 0, group.at(-1)?.value ?? 0];
    numbers.push({ text, low, high, items: group });
  }
  return { numbers, others };
}

/** The one that is nearest to a number. */
export function nearest(choice: NumberChoice, wanted: number): number {
  const value = Math.min(Math.max(Math.round(wanted), choice.low), choice.high);
  if (choice.items === null) return value;
  let best = choice.low;
  for (const each of choice.items)
    if (Math.abs(each.value - value) < Math.abs(best - value)) best = each.value;
  return best;
}

/** The next one up or down. */
export function stepFrom(choice: NumberChoice, value: number, up: boolean): number {
  if (choice.items === null) return nearest(choice, value + (up ? 1 : -1));
  const values = choice.items.map((each) => each.value);
  const next = up ? values.find((each) => each > value) : values.findLast((each) => each < value);
  return next ?? value;
}
