// SPDX-License-Identifier: MIT
// A message in its place: what was refused, or what there is to know.
import type { ComponentChildren, JSX } from "preact";
import { Button, LinkButton } from "./Button";
import { Icon } from "./icons";

export interface NoticeProps {
  kind: "info" | "good" | "warning" | "refused";
  children: ComponentChildren;
  /** "rules.lua:12": where it is about, and what leads there. */
  place?: string | undefined;
  onPlace?: ((place: string) => void) | undefined;
  onDismiss?: (() => void) | undefined;
  /** It is read aloud when it appears. */
  live?: boolean;
}

export function Notice(props: NoticeProps): JSX.Element {
  const { kind, place, onPlace } = props;
  const role = !props.live ? undefined : kind === "refused" ? "alert" : "status";
  return (
    <div class={`notice notice-${kind}`} role={role}>
      {(kind === "refused" || kind === "warning") && <Icon name="warning" />}
      <div class="notice-text">
        {props.children}
        {place && onPlace && (
          <>
            {" "}
            <LinkButton onClick={() => onPlace(place)}>{place}</LinkButton>
          </>
        )}
        {place && !onPlace && <span class="muted"> {place}</span>}
      </div>
      {props.onDismiss && (
        <Button icon="close" label="Dismiss" kind="quiet" onClick={props.onDismiss} />
      )}
    </div>
  );
}
