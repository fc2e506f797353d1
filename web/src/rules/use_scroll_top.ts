// SPDX-License-Identifier: MIT
// Each part of a tab begins at its top, although all of them share one scrolling panel.
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

export function useScrollTop(box: RefObject<HTMLElement>, part: string): void {
  useLayoutEffect(() => {
    const panel = box.current?.querySelector("[role=tabpanel]");
    if (panel) panel.scrollTop = 0;
  }, [part]);
}
