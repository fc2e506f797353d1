// SPDX-License-Identifier: MIT
// What has the focus first in a dialog that has just opened.
import { useEffect } from "preact/hooks";

/** In the last dialog that is open; its own effect, which opens it, has run before. */
export function useFirstFocus(selector: string): void {
  useEffect(() => {
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    dialog?.querySelector<HTMLElement>(selector)?.focus();
  }, [selector]);
}
