// SPDX-License-Identifier: MIT
// Whose turn it is and what to do, in the table's words, with the owner's mark.
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Session } from "../app/session";
import { OwnerMark, ownerColours } from "../board/owners";
import { playerName, sentence, spoken, withName } from "../board/words";
import type { Seat } from "../engine/types";
import { fill, texts } from "../texts";
import { Button, LinkButton, Notice } from "../ui";

function seatOfTurn(session: Session): Seat {
  const { view, looker } = session;
  if (view.win) return view.win.seat;
  if (!view.ended && typeof looker === "number" && view.seats[looker]?.to_act) return looker;
  const found = view.seats.findIndex((seat) => (view.ended ? seat.won : seat.to_act));
  return found < 0 ? null : found;
}

function turnText(session: Session): string {
  const { thinking, view } = session;
  if (thinking === null) return view.turn;
  return withName(session.game.sentences.thinking, sentence(view.seats[thinking]?.called ?? ""));
}

/** `hint`: the list of moves is not beside the board, so the best one is named here. It has no line
    of its own, which would take room from the board and might turn it. */
export function TurnLine(props: { session: Session; hint: boolean }): JSX.Element {
  const { session } = props;
  const best = props.hint ? session.hint?.actions[0] : undefined;
  const colours = useMemo(() => ownerColours(session.game.seats), [session.game]);
  const seat = session.thinking ?? seatOfTurn(session);
  const next = session.curtain;
  const chosen = session.viewpoint.chosen !== "turn";
  return (
    <div class="turn-line">
      <div class="turn-and-hint">
        <h2 class="turn">
          {typeof seat === "number" && <OwnerMark seat={seat} colours={colours} size={26} />}
          <span>{turnText(session)}</span>
        </h2>
        {best !== undefined && (
          <span class="hint-line small muted" role="status">
            Hint: {spoken(best.text)} ({best.prospect})
          </span>
        )}
      </div>
      {session.thinking !== null && (
        <LinkButton onClick={() => session.pauseBots()}>Stop thinking</LinkButton>
      )}
      {session.botsArePaused && session.thinking === null && (
        <Button icon="play" onClick={() => session.letBotsPlay()}>
          Let the bot play
        </Button>
      )}
      {next !== null && (
        <Button kind="primary" onClick={() => void session.passScreen()}>
          {fill(texts.turn.pass_screen_to, playerName(session.status.seats[next]))}
        </Button>
      )}
      {session.status.secrets && !chosen && (
        <span class={session.looker === "owner" ? "warning small" : "muted small"}>
          {session.view.viewing}
        </span>
      )}
    </div>
  );
}

/** What stands over the board while it matters: somebody looks on, or the rules have failed. */
export function Banners({ session }: { session: Session }): JSX.Element | null {
  const chosen = session.viewpoint.chosen !== "turn";
  const { problem, stuck, steps } = session.view;
  const answers = session.looksOn || session.curtain !== null ? [] : steps.answers_draw;
  if (!chosen && problem === "" && stuck === "" && answers.length === 0) return null;
  return (
    <div class="banners">
      {answers.slice(0, 1).map((seat) => (
        <Notice key="draw" kind="info" live>
          {steps.draw}{" "}
          <Button onClick={() => void session.offerDraw(seat)}>{texts.steps.accept_draw}</Button>{" "}
          <Button onClick={() => void session.declineDraw(seat)}>
            {texts.steps.decline_draw}
          </Button>
        </Notice>
      ))}
      {stuck !== "" && (
        <Notice kind="warning" live>
          {stuck}
        </Notice>
      )}
      {problem !== "" && (
        <Notice kind="refused" live>
          {problem}
        </Notice>
      )}
      {chosen && (
        <Notice kind="warning">
          {session.view.viewing}
          {session.looksOn ? ` ${session.game.sentences.until_back}` : ""}{" "}
          <Button kind="primary" onClick={() => void session.viewAs("turn")}>
            {texts.view.as_current}
          </Button>
        </Notice>
      )}
    </div>
  );
}
