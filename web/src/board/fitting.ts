// SPDX-License-Identifier: MIT
// How large a text can be in a room.

const FAMILY = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
const widths = new Map<string, number>();
let context: CanvasRenderingContext2D | null = null;

/** The width of a text in sizes of its font. */
export function widthOf(text: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  context ??= document.createElement("canvas").getContext("2d");
  if (context === null) return 0.6 * text.length;
  context.font = `600 100px ${FAMILY}`;
  const width = context.measureText(text).width / 100;
  if (widths.size > 5000) widths.clear();
  widths.set(text, width);
  return width;
}

/** The size, in pixels, in which it fits; 0: it would be too small to read. */
export function fitting(text: string, width: number, most: number, least = 7): number {
  const wide = widthOf(text);
  const size = wide * most > width ? width / Math.max(wide, 1e-6) : most;
  return size < least ? 0 : Math.floor(size * 2) / 2;
}

/** As much of the text as fits, with a mark that something is missing. */
export function cut(text: string, width: number, size: number): string {
  if (widthOf(text) * size <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && widthOf(`${letters.join("")}…`) * size > width) letters.pop();
  return letters.length === 0 ? "" : `${letters.join("")}…`;
}
