// SPDX-License-Identifier: MIT
// The best run there is, in the table's words; its route can be drawn on the board.
import type { JSX } from "preact";
import type { Session } from "../app/session";
import { Section } from "./Section";

export type RouteChoice = "none" | "whole" | "left";

export function Par(props: {
  session: Session;
  route: RouteChoice;
  onRoute: (route: RouteChoice) => void;
}): JSX.Element | null {
  const { par } = props.session;
  if (par === null) return null;
  if (par.refusal !== "")
    return (
      <Section title="Par">
        <p>{par.refusal}</p>
      </Section>
    );
  const choice = (which: "whole" | "left") => (
    <label class="check">
      <input
        type="checkbox"
        checked={props.route === which}
        onChange={(event) => props.onRoute(event.currentTarget.checked ? which : "none")}
      />
      Show it on the board
    </label>
  );
  return (
    <Section title="Par">
      <p>{par.whole.text}</p>
      {par.whole.route.length > 1 && choice("whole")}
      {par.left && (
        <>
          <p>Par from here: {par.left.text}</p>
          {par.left.route.length > 1 && choice("left")}
        </>
      )}
    </Section>
  );
}
