// SPDX-License-Identifier: MIT
// Cards become smaller until all groups are in sight, if that leaves them legible.
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const LEAST = 0.6;
const STEP = 0.93;

function overflows(area: HTMLElement): boolean {
  const lists = [area, ...area.querySelectorAll<HTMLElement>(".card-table")];
  return lists.some((list) => list.scrollHeight > list.clientHeight + 2);
}

export function useFitCards(
  area: RefObject<HTMLElement>,
  wanted: boolean,
  changes: unknown[],
): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null || !wanted) return;
    for (let fit = 1; fit >= LEAST; fit *= STEP) {
      element.style.setProperty("--fit", fit.toFixed(3));
      if (!overflows(element)) return;
    }
  }, [wanted, ...changes]);
}
