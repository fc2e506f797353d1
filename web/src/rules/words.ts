// SPDX-License-Identifier: MIT
// Small English word forms for texts that the page itself composes: lists, capitals. The
// same as core/base/words.h, so that window and page word things alike.

export function spoken(name: string): string {
  return name.replaceAll("_", " ");
}

export function sentence(text: string): string {
  const [first] = text;
  return first === undefined ? "" : first.toLocaleUpperCase("en") + text.slice(first.length);
}

// "white", "white and black", "A1, A2 or A3"
export function listText(items: readonly string[], lastLink = "and"): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${lastLink} ${items[items.length - 1]}`;
}
