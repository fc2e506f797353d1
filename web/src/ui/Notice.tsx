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
  const { kind, place = "", onPlace, children } = props;
  const role = !props.live ? undefined : kind === "refused" ? "alert" : "status";
  const link = onPlace ? (
    <LinkButton onClick={() => onPlace(place)}>{place}</LinkButton>
  ) : (
    <span class="muted">{place}</span>
  );
  // A sentence that names the place leads there itself.
  const named = typeof children === "string" && place !== "" ? children.indexOf(place) : -1;
  const text =
    typeof children === "string" && named >= 0 ? (
      <>
        {children.slice(0, named)}
        {link}
        {children.slice(named + place.length)}
      </>
    ) : (
      <>
        {children}
        {place !== "" && <> {link}</>}
      </>
    );
  return (
    <div class={`notice notice-${kind}`} role={role}>
      {(kind === "refused" || kind === "warning") && <Icon name="warning" />}
      <div class="notice-text">{text}</div>
      {props.onDismiss && (
        <Button icon="close" label="Dismiss" kind="quiet" onClick={props.onDismiss} />
      )}
    </div>
  );
}
