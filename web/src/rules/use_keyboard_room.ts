// SPDX-License-Identifier: MIT
// On a phone, the keyboard on the screen covers the lower part of the page, and the browser may
// push the upper part out of sight. While it is open the element gets the part that can be seen, so
// that the text and its Save button stay together. (With interactive-widget=resizes-content in the
// page's viewport, which not all browsers know, it would get what the page's bars leave of that: on
// a phone of 640 pixels 80 instead of 220.)
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

const least = 120; // px that a keyboard covers at least; less is only a bar of the browser

function isTyping(element: HTMLElement): boolean {
  const focused = document.activeElement;
  return (
    focused instanceof HTMLElement &&
    element.contains(focused) &&
    (focused.isContentEditable || focused.matches("input, textarea"))
  );
}

export function useKeyboardRoom(box: RefObject<HTMLElement>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen || !matchMedia("(pointer: coarse)").matches) return;
    const place = () => {
      const element = box.current;
      if (element === null) return;
      const zoomed = Math.abs(seen.scale - 1) > 0.01;
      const covered = !zoomed && innerHeight - seen.height > least;
      // A press on a button takes the focus from the text: nothing may move under the finger.
      const was = element.classList.contains("keyboard-open");
      const stays = was && element.contains(document.activeElement);
      const open = covered && (isTyping(element) || stays);
      element.classList.toggle("keyboard-open", open);
      element.style.setProperty("--seen-top", `${seen.offsetTop}px`);
      element.style.setProperty("--seen-height", `${seen.height}px`);
    };
    seen.addEventListener("resize", place);
    seen.addEventListener("scroll", place);
    document.addEventListener("focusin", place);
    return () => {
      seen.removeEventListener("resize", place);
      seen.removeEventListener("scroll", place);
      document.removeEventListener("focusin", place);
    };
  }, []);
}
