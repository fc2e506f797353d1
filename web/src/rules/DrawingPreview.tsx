// SPDX-License-Identifier: MIT
// A ruleset's own drawing as a picture, so that nothing in it can run. The colours "owner" and
// "outline", which the engine fills in, are replaced by two of the theme.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

function coloured(text: string): string {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim() || "grey";
  return text
    .replaceAll('"owner"', `"${colour("--accent")}"`)
    .replaceAll('"outline"', `"${colour("--text")}"`);
}

export function DrawingPreview({ text }: { text: string }): JSX.Element | null {
  const [address, setAddress] = useState("");
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([coloured(text)], { type: "image/svg+xml" }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  if (address === "") return null;
  return <img class="drawing-preview" src={address} alt="The drawing as it is typed" />;
}
