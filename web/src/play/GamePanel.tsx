// SPDX-License-Identifier: MIT
// What belongs to the game besides the board: the score, who plays, hints, dice, answers and par.
import type { JSX } from "preact";
import type { Session } from "../app/session";
import { announce, Button } from "../ui";
import { Answers } from "./Answers";
import { Clock } from "./Clock";
import { Dice } from "./Dice";
import { Hint } from "./Hint";
import { LegalMoves } from "./LegalMoves";
import { Par } from "./Par";
import { Players } from "./Players";
import type { PlayState } from "./play_state";
import { Score } from "./Score";
import { Section } from "./Section";
import { Steps } from "./Steps";
import { ViewAs } from "./ViewAs";

function InWords({ session }: { session: Session }): JSX.Element {
  const { spoken } = session.view;
  return (
    <Section title="Position in words" open={false}>
      <div>
        <Button onClick={() => announce(spoken.join(" "))}>Read with a screen reader</Button>
      </div>
      <ul class="plain-list">
        {spoken.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}

export function GamePanel(props: { session: Session; play: PlayState }): JSX.Element {
  const { session, play } = props;
  return (
    <div class="game-panel">
      <Score session={session} />
      <Answers session={session} />
      <Clock session={session} />
      <Hint session={session} />
      <Par
        session={session}
        route={play.route}
        onRoute={play.setRoute}
        open={play.parOpen}
        onOpen={play.setParOpen}
      />
      <Dice session={session} typed={play.dice} read={play.read} onTyped={play.setDice} />
      <LegalMoves
        session={session}
        onChoose={(action) => void session.choose(action, play.faces())}
      />
      <Steps session={session} />
      <Players session={session} />
      <ViewAs session={session} />
      <InWords session={session} />
    </div>
  );
}
