// SPDX-License-Identifier: MIT
// A part of a panel that can be folded away.
import type { ComponentChildren, JSX } from "preact";

export function Section(props: {
  title: string;
  open?: boolean;
  onToggle?: (open: boolean) => void;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <details
      class="panel-section"
      open={props.open ?? true}
      onToggle={(event) => props.onToggle?.(event.currentTarget.open)}
    >
      <summary>
        <h3>{props.title}</h3>
      </summary>
      <div class="stack section-body">{props.children}</div>
    </details>
  );
}
