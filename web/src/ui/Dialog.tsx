// SPDX-License-Identifier: MIT
// A dialog of the page. The browser keeps the focus in it and gives it back afterwards; Escape and
// a click beside it close it.
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { texts } from "../texts";
import { Button } from "./Button";

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  /** Buttons in its last row, the most important one last. */
  actions?: ComponentChildren;
  wide?: boolean;
  class?: string;
  /** What has the focus first, as a selector; otherwise the browser decides, which takes the button that closes it. */
  firstFocus?: string;
  /** What is in it is read aloud when it opens. */
  described?: boolean;
}

export function Dialog(props: DialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const body = useId();
  const pressed = useRef(false); // beside the dialog
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element !== null && !element.open) element.showModal();
    if (props.firstFocus !== undefined)
      element?.querySelector<HTMLElement>(props.firstFocus)?.focus();
    return () => {
      element?.close();
      const kept = before instanceof HTMLElement && before !== document.body && before.isConnected;
      (kept ? before : document.querySelector("main"))?.focus({ preventScroll: !kept });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`dialog ${props.wide ? "dialog-wide" : ""} ${props.class ?? ""}`}
      aria-labelledby={heading}
      aria-describedby={props.described ? body : undefined}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target === dialog.current;
      }}
      // A click that began elsewhere, such as the end of a long press, does not close it.
      onClick={(event) => {
        if (pressed.current && event.target === dialog.current) props.onClose();
        pressed.current = false;
      }}
      // Keys of the page, such as the board's, have no meaning in a dialog.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="dialog-inside">
        <header class="dialog-head">
          <h2 id={heading}>{props.title}</h2>
          <Button icon="close" label={texts.common.close} kind="quiet" onClick={props.onClose} />
        </header>
        <div class="dialog-body" id={body}>{props.children}</div>
        {props.actions && <footer class="dialog-actions">{props.actions}</footer>}
      </div>
    </dialog>
  );
}
