// SPDX-License-Identifier: MIT
// Pages as pictures. They are SVG, but shown as images, so that nothing in them could run.
import type { PrintedSheet, Sheets } from "../engine/types";

export interface Page {
  /** Of the picture: `blob:…`. */
  address: string;
  landscape: boolean;
  sheet: PrintedSheet | undefined;
}

export function pagesOf(made: Sheets): Page[] {
  return made.pages.map((svg, i) => {
    const sheet = made.sheets.find(({ first, pages }) => i + 1 >= first && i + 1 < first + pages);
    const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    return { address, landscape: sheet?.landscape ?? false, sheet };
  });
}

export function forgetPages(pages: readonly Page[]): void {
  for (const page of pages) URL.revokeObjectURL(page.address);
}
