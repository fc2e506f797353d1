// SPDX-License-Identifier: MIT
// What goes to the printer. It is beside the rest of the page, which print.css leaves out while
// this is there; on the screen it is not shown.
import type { ComponentChildren, JSX } from "preact";
import { createPortal } from "preact/compat";
import { useLayoutEffect, useRef } from "preact/hooks";

export function PrintedPages(props: {
  children: ComponentChildren;
  /** Of the first page, where the pages fill the paper; else there are margins. */
  size?: { width: number; height: number };
  /** When the print dialog of the browser has been closed. */
  onDone: () => void;
}): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let gone = false;
    // print() returns before the pages are made in some browsers, and some never say when they
    // are; then it is over when the person uses the page again.
    const done = (): void => props.onDone();
    const watch = (): void => {
      window.addEventListener("afterprint", done);
      for (const event of ["pointerdown", "keydown"])
        window.addEventListener(event, done, { capture: true });
    };
    document.documentElement.classList.add("printing");
    // Firefox gives the first page the size and margins of pages without a name.
    const paper = new CSSStyleSheet();
    if (props.size !== undefined) {
      const { width, height } = props.size;
      paper.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0 }`);
    }
    document.adoptedStyleSheets.push(paper);
    const print = async (): Promise<void> => {
      const pictures = Array.from(box.current?.querySelectorAll("img") ?? []);
      // Those that are not decoded yet would be missing on paper.
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
      if (gone) return;
      watch();
      window.print();
    };
    void print();
    return () => {
      gone = true;
      window.removeEventListener("afterprint", done);
      for (const event of ["pointerdown", "keydown"])
        window.removeEventListener(event, done, { capture: true });
      document.documentElement.classList.remove("printing");
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== paper);
    };
  }, []);
  return createPortal(
    <div class="printed" ref={box}>
      {props.children}
    </div>,
    document.body,
  ) as JSX.Element;
}
