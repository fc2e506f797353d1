// SPDX-License-Identifier: MIT
// The frame of what comes from outside: what it is, what can be done with it, and why that failed.
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Dialog, Notice } from "../ui";
import { sentenceOf } from "./workbench";

export interface OfferWork {
  /** The name of what is being done; "": nothing is. */
  busy: string;
  /** Why the last one failed; "". */
  refusal: string;
  /** Does one thing at a time. */
  run: (name: string, work: () => Promise<void>) => void;
}

export function useOfferWork(offer: unknown): OfferWork {
  const [busy, setBusy] = useState("");
  const [refusal, setRefusal] = useState("");
  useEffect(() => setRefusal(""), [offer]);
  const run = (name: string, work: () => Promise<void>): void => {
    if (busy !== "") return;
    setBusy(name);
    setRefusal("");
    void work()
      .catch((error: unknown) => setRefusal(sentenceOf(error)))
      .finally(() => setBusy(""));
  };
  return { busy, refusal, run };
}

export function OfferFrame(props: {
  title: string;
  /** Of what is offered. */
  name: string;
  refusal: string;
  actions: ComponentChildren;
  onClose: () => void;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <Dialog
      firstFocus=".button-primary"
      described
      title={props.title}
      onClose={props.onClose}
      actions={props.actions}
    >
      {/* It can take the focus, so that the arrow keys scroll it. */}
      <div class="offer" role="region" aria-label={props.name} tabIndex={0}>
        {props.children}
        {props.refusal !== "" && (
          <Notice kind="refused" live>
            {props.refusal}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
