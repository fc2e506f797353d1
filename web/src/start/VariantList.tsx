// SPDX-License-Identifier: MIT
// The variants of a game, each with what it does or why it cannot be used.
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import type { VariantState } from "../engine/types";
import { texts } from "../texts";

export function VariantList(props: {
  variants: VariantState[];
  chosen: readonly string[];
  refused: Record<string, string>;
  onChange: (id: string, on: boolean) => void;
}): JSX.Element | null {
  if (props.variants.length === 0) return null;
  return (
    <fieldset class="variants">
      <legend>{texts.common.variants}</legend>
      {props.variants.map((variant) => (
        <VariantTick
          key={variant.id}
          variant={variant}
          on={props.chosen.includes(variant.id)}
          refused={props.refused[`variant ${variant.id}`] ?? ""}
          onChange={(on) => props.onChange(variant.id, on)}
        />
      ))}
    </fieldset>
  );
}

function VariantTick(props: {
  variant: VariantState;
  on: boolean;
  refused: string;
  onChange: (on: boolean) => void;
}): JSX.Element {
  const { variant, on } = props;
  const about = useId();
  const problem = variant.complaint || props.refused;
  return (
    <div class="variant">
      <label class="check">
        <input
          type="checkbox"
          checked={on}
          disabled={variant.complaint !== "" && !on}
          aria-describedby={about}
          onChange={(event) => {
            const wanted = event.currentTarget.checked;
            event.currentTarget.checked = on; // until the rules have accepted it
            props.onChange(wanted);
          }}
        />
        <span>{variant.title}</span>
      </label>
      <p id={about} class={problem === "" ? "muted small" : "bad small"}>
        {problem || variant.about}
      </p>
    </div>
  );
}
