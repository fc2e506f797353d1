// SPDX-License-Identifier: MIT
/**
 * Keeps the focus in the page. When what has it goes away (a button that has done its work, a screen
 * that is left), the nearest part around it that is still there gets it, so that the keyboard and a
 * screen reader go on there. It is the part, and not the next button in it: whoever presses twice
 * presses nothing else.
 */
const PARTS = "section, form, main, nav, dialog, [role]";

function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute("tabindex")) {
    part.tabIndex = -1;
    part.addEventListener("blur", () => part.removeAttribute("tabindex"), { once: true });
  }
  part.focus({ preventScroll: true });
}

/** Returns what ends it. */
export function keepFocus(): () => void {
  let around: Element[] = []; // what has the focus, and everything around it
  const note = (): void => {
    around = [];
    for (let at = document.activeElement; at !== null && at !== document.body; at = at.parentElement)
      around.push(at);
  };
  const restore = (): void => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!lost || around.length === 0 || around[0]!.isConnected) return;
    const part =
      around.find((at) => at.isConnected && at.matches(PARTS)) ?? document.querySelector("main");
    around = [];
    if (part instanceof HTMLElement) focusPart(part);
  };
  const changes = new MutationObserver(restore);
  document.addEventListener("focusin", note);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", note);
    changes.disconnect();
  };
}
