// SPDX-License-Identifier: MIT
// How far something that takes long has come, with a way to stop it.
import type { JSX } from "preact";
import { texts } from "../texts";
import { Button } from "./Button";

export function ProgressBar(props: {
  label: string;
  done?: number | undefined;
  all?: number | undefined;
  onStop?: () => void;
}): JSX.Element {
  const { done, all } = props;
  const known = done !== undefined && all !== undefined && all > 0;
  return (
    <div class="progress">
      <span class="progress-label">
        {props.label}
        {known && ` ${done} / ${all}`}
      </span>
      {known ? (
        <progress value={done} max={all} aria-label={props.label} />
      ) : (
        <progress aria-label={props.label} />
      )}
      {props.onStop && (
        <Button icon="stop" onClick={props.onStop}>
          {texts.common.stop}
        </Button>
      )}
    </div>
  );
}
