// SPDX-License-Identifier: MIT
// What a strong bot would do, each move with its prospects; pressing one plays it.
import type { JSX } from "preact";
import type { Session } from "../app/session";
import { spoken } from "../board/words";
import type { ThoughtAction } from "../engine/types";
import { fill, texts } from "../texts";
import { Button } from "../ui";
import { Section } from "./Section";

const MOST = 5;
const SECONDS = 5; // as long as the engine lets a hint take

function Row(props: { session: Session; thought: ThoughtAction }): JSX.Element {
  const { session, thought } = props;
  const share = Math.round(100 * Math.min(Math.max(thought.points, 0), 1));
  return (
    <li>
      <button
        type="button"
        class="hint-row"
        style={{ "--share": `${share}%` }}
        aria-disabled={session.looksOn}
        onClick={() => {
          const action = session.view.legal.find((each) => each.text === thought.text);
          if (action) void session.choose(action);
        }}
      >
        {spoken(thought.text)} — {thought.prospect}
      </button>
    </li>
  );
}

/** Lines that do not only repeat the list of moves. */
function remarks(lines: readonly string[]): string[] {
  return lines.slice(1).filter((line) => !line.startsWith("  ") && !line.endsWith(":"));
}

/** Asks for a hint, or stops the bot that thinks about it. */
function AskButton({ session }: { session: Session }): JSX.Element {
  if (session.hinting)
    return (
      <Button icon="stop" onClick={() => session.stopHint()}>
        {texts.common.stop}
      </Button>
    );
  return (
    <Button
      icon="hint"
      disabled={session.looksOn || session.view.legal.length === 0}
      title={
        session.looksOn
          ? session.game.sentences.looks_on
          : texts.hint.about
      }
      onClick={() => void session.askHint()}
    >
      {texts.game.suggest_a_move}
    </Button>
  );
}

/** The same as an icon, within reach of the board on a phone; it clears the hint, too. */
export function HintIcon({ session }: { session: Session }): JSX.Element {
  const { hint, hinting } = session;
  const [icon, label] = hinting
    ? (["stop", "Stop thinking about a hint"] as const)
    : hint !== null
      ? (["close", texts.hint.clear] as const)
      : (["hint", texts.game.suggest_a_move] as const);
  return (
    <Button
      icon={icon}
      kind="quiet"
      label={label}
      disabled={hint === null && (session.looksOn || session.view.legal.length === 0)}
      onClick={() => (icon === "hint" ? void session.askHint() : session.stopHint())}
    />
  );
}

export function Hint({ session }: { session: Session }): JSX.Element {
  const { hint, hinting } = session;
  return (
    <Section title={texts.hint.title}>
      <div class="row">
        <AskButton session={session} />
        {hint !== null && <Button onClick={() => session.stopHint()}>{texts.hint.clear}</Button>}
        {hinting && (
          <span class="muted" role="status">
            {fill(texts.hint.thinking, SECONDS)}
          </span>
        )}
      </div>
      {hint !== null && hint.actions.length === 0 && <p>{hint.lines.join(" ")}</p>}
      {hint !== null && (
        <ul class="plain-list">
          {hint.actions.slice(0, MOST).map((thought) => (
            <Row key={thought.text} session={session} thought={thought} />
          ))}
        </ul>
      )}
      {hint !== null &&
        remarks(hint.lines).map((line) => (
          <p key={line} class="muted small">
            {line}
          </p>
        ))}
    </Section>
  );
}
