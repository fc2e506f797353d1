// SPDX-License-Identifier: MIT
// All legal moves, as they are typed.
import type { JSX } from "preact";
import type { Session } from "../app/session";
import type { ActionReport } from "../engine/types";
import { fill, texts } from "../texts";
import { Section } from "./Section";
import { VirtualList } from "./VirtualList";

/** A range stands for all its numbers. */
function count(legal: readonly ActionReport[]): number {
  return legal.reduce((sum, action) => {
    const [low = 0, high = 0] = action.action.arguments;
    return sum + (action.range ? high - low + 1 : 1);
  }, 0);
}

export function LegalMoves(props: {
  session: Session;
  onChoose: (action: ActionReport) => void;
}): JSX.Element | null {
  const { session } = props;
  const { legal } = session.view;
  if (session.view.ended) return null;
  return (
    <Section title={fill(texts.play.legal_moves, count(legal))} open={false}>
      {legal.length > 0 && (
        <VirtualList
          label="Legal moves"
          class="legal-list"
          items={legal}
          keyOf={(action, i) => `${i} ${action.text}`}
          row={(action) => (
            <button
              type="button"
              class="legal-row"
              aria-disabled={session.looksOn || action.range}
              onClick={() => {
                if (!action.range && !session.looksOn) props.onChoose(action);
              }}
            >
              {action.text}
            </button>
          )}
        />
      )}
    </Section>
  );
}
