// SPDX-License-Identifier: MIT
// The best run there is, in the table's words; its route is drawn on the board. It gives away
// what is being looked for, so it is folded until somebody asks for it.
import type { JSX } from "preact";
import type { Session } from "../app/session";
import { texts } from "../texts";
import { Section } from "./Section";

export type RouteChoice = "none" | "whole" | "left";

export function Par(props: {
  session: Session;
  route: RouteChoice;
  onRoute: (route: RouteChoice) => void;
  open: boolean;
  onOpen: (open: boolean) => void;
}): JSX.Element | null {
  const { par } = props.session;
  if (par === null) return null;
  const choice = (which: "whole" | "left") => (
    <label class="check">
      <input
        type="checkbox"
        checked={props.route === which}
        onChange={(event) => props.onRoute(event.currentTarget.checked ? which : "none")}
      />
      {texts.play.run_on_board}
    </label>
  );
  return (
    <Section title={texts.play.best_run} open={props.open} onToggle={props.onOpen}>
      {par.refusal !== "" ? (
        <p>{par.refusal}</p>
      ) : (
        <>
          <p>{par.whole.summary}</p>
          {par.whole.route.length > 1 && choice("whole")}
          {par.left && (
            <>
              <p>{par.left.summary}</p>
              {par.left.route.length > 1 && choice("left")}
            </>
          )}
        </>
      )}
    </Section>
  );
}
