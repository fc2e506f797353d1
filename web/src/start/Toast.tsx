// SPDX-License-Identifier: MIT
// What has just happened, with a button that undoes it or goes on in another way.
import type { JSX } from "preact";
import { Button, Notice } from "../ui";

export interface Said {
  kind: "info" | "refused";
  text: string;
  /** What the button says and does. */
  label?: string;
  act?: () => Promise<void>;
}

export function Toast(props: { said: Said; onDismiss: () => void }): JSX.Element {
  const { said, onDismiss } = props;
  return (
    <div class="toast">
      <Notice kind={said.kind} live onDismiss={onDismiss}>
        {said.text}{" "}
        {said.act && (
          <Button
            onClick={() => {
              onDismiss();
              void said.act?.();
            }}
          >
            {said.label}
          </Button>
        )}
      </Notice>
    </div>
  );
}
