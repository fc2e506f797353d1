// SPDX-License-Identifier: MIT
// Files and links that are dropped or pasted anywhere in the page.
import { linkIn, readDropped, readIncoming, readLink } from "./incoming";
import type { Incoming } from "./incoming";

/** Returns what ends it. `dragging`: something that could be dropped is over the page. */
export function watchArriving(
  receive: (reading: Promise<Incoming>) => void,
  dragging: (on: boolean) => void,
): () => void {
  const onPaste = (event: ClipboardEvent): void => {
    if (isTyping(event.target)) return;
    const file = event.clipboardData?.files[0];
    const link = linkIn(event.clipboardData?.getData("text/plain") ?? "");
    if (file !== undefined) receive(readIncoming(file));
    else if (link !== null) receive(Promise.resolve(link).then(readLink));
  };
  const onDragOver = (event: DragEvent): void => {
    if (!bringsGame(event)) return;
    event.preventDefault();
    dragging(true);
  };
  const onDragLeave = (event: DragEvent): void => {
    if (event.relatedTarget === null) dragging(false);
  };
  const onDrop = (event: DragEvent): void => {
    dragging(false);
    if (!bringsGame(event) || event.dataTransfer === null) return;
    event.preventDefault();
    receive(readDropped(event.dataTransfer));
  };
  document.addEventListener("paste", onPaste);
  document.addEventListener("dragover", onDragOver);
  document.addEventListener("dragleave", onDragLeave);
  document.addEventListener("drop", onDrop);
  return () => {
    document.removeEventListener("paste", onPaste);
    document.removeEventListener("dragover", onDragOver);
    document.removeEventListener("dragleave", onDragLeave);
    document.removeEventListener("drop", onDrop);
  };
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

// Text that is dragged into a field or the rules is not for the page.
function bringsGame(event: DragEvent): boolean {
  const types = event.dataTransfer?.types ?? [];
  if (types.includes("Files")) return true;
  return types.includes("text/uri-list") && !isTyping(event.target);
}
