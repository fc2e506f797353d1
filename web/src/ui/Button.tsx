// SPDX-License-Identifier: MIT
// Buttons. What only has an icon still has a label, which is spoken and shown as a tooltip.
import type { ComponentChildren, JSX } from "preact";
import { Icon, type IconName } from "./icons";

type ButtonKind = "plain" | "primary" | "quiet" | "danger";

export interface ButtonProps {
  children?: ComponentChildren;
  icon?: IconName;
  /** For a button with an icon only; otherwise what is spoken instead of its text. */
  label?: string;
  kind?: ButtonKind;
  onClick?: (event: MouseEvent) => void;
  disabled?: boolean;
  /** A state that it switches; undefined: it switches nothing. */
  pressed?: boolean;
  expanded?: boolean;
  title?: string;
  type?: "button" | "submit";
  class?: string;
  autoFocus?: boolean;
  keyShortcuts?: string;
  describedBy?: string;
}

export function Button(props: ButtonProps): JSX.Element {
  const { children, icon, label, kind = "plain" } = props;
  const bare = children === undefined || children === null;
  const classes = ["button", `button-${kind}`, bare ? "button-icon" : "", props.class ?? ""];
  return (
    <button
      type={props.type ?? "button"}
      class={classes.filter(Boolean).join(" ")}
      // Not `disabled`: that would take the focus away from whoever has just pressed it.
      aria-disabled={props.disabled ? "true" : undefined}
      aria-label={label}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-keyshortcuts={props.keyShortcuts}
      aria-describedby={props.describedBy}
      title={props.title ?? (bare ? label : undefined)}
      autoFocus={props.autoFocus}
      onClick={(event) => {
        if (props.disabled) event.preventDefault();
        else props.onClick?.(event);
      }}
    >
      {icon && <Icon name={icon} />}
      {!bare && <span class="button-text">{children}</span>}
    </button>
  );
}

/** A button that looks like a link: it leads somewhere in the page. */
export function LinkButton(props: {
  children: ComponentChildren;
  onClick: () => void;
  title?: string;
}): JSX.Element {
  return (
    <button type="button" class="link-button" title={props.title} onClick={props.onClick}>
      {props.children}
    </button>
  );
}
