// SPDX-License-Identifier: MIT
// The screen of a game: the board, and beside it, or one at a time on a phone, what belongs to it.
import type { ComponentChildren, JSX } from "preact";
import { lazy, Suspense } from "preact/compat";
import { useEffect, useRef, useState } from "preact/hooks";
import { BoardPane } from "../play/BoardPane";
import { Curtain } from "../play/Curtain";
import { Entry } from "../play/Entry";
import { GamePanel } from "../play/GamePanel";
import { HintIcon } from "../play/Hint";
import { History } from "../play/History";
import { Log } from "../play/Log";
import { Notes } from "../play/Notes";
import { RulesCard } from "../play/RulesCard";
import { usePlayState } from "../play/play_state";
import { useSpeech } from "../play/use_speech";
import type { Opening } from "../start/opening";
import { texts } from "../texts";
import { Button, Dialog, type IconName, Notice, type TabInfo, Tabs } from "../ui";
import { type Session, useSession } from "./session";
import { Settings } from "./Settings";
import { useMedia } from "./use_media";

// The editor is large, and whoever only plays needs none of it.
const RulesTab = lazy(() => import("../rules").then((part) => part.RulesTab));
const LabTab = lazy(() => import("../lab").then((part) => part.LabTab));
const ShareDialog = lazy(() => import("../share").then((part) => part.ShareDialog));
const PrintDialog = lazy(() => import("../print").then((part) => part.PrintDialog));

type Pane = "board" | "game" | "log" | "history" | "notes" | "card" | "rules" | "lab" | "more";
type Shown = "share" | "print" | "settings" | null;

const BESIDE: readonly TabInfo<Pane>[] = [
  { id: "game", label: texts.tabs.game },
  { id: "rules", label: texts.tabs.rules },
  { id: "lab", label: texts.tabs.lab },
  { id: "history", label: texts.tabs.history },
  { id: "notes", label: texts.tabs.notes },
  { id: "card", label: texts.game.how_to_play },
];
const BELOW: readonly { id: Pane; label: string; icon: IconName }[] = [
  { id: "board", label: texts.tabs.board, icon: "board" },
  { id: "log", label: "Moves", icon: "list" },
  { id: "rules", label: texts.tabs.rules, icon: "rules" },
  { id: "more", label: "More", icon: "menu" },
];
const MORE: readonly TabInfo<Pane>[] = [
  { id: "game", label: texts.tabs.game },
  { id: "notes", label: texts.tabs.notes },
  { id: "lab", label: texts.tabs.lab },
  { id: "card", label: texts.game.how_to_play },
];

const MOVES: readonly TabInfo<Pane>[] = [
  { id: "log", label: texts.tabs.log },
  { id: "history", label: texts.tabs.history },
];

export interface GameScreenProps {
  session: Session;
  onLeave: () => void;
  onOpen: (opening: Opening) => Promise<void>;
}

function editing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName))
  );
}

/** Undo and redo with the usual keys, unless somebody is typing; of notes while they are taken. */
function useKeys(session: Session, notes: boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const chord = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!chord || event.key.toLowerCase() !== "z" || editing(event.target)) return;
      if (document.querySelector("dialog[open]") || session.covered) return;
      event.preventDefault();
      if (notes) void (event.shiftKey ? session.redoNote() : session.undoNote());
      else void (event.shiftKey ? session.redo() : session.undo());
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [session, notes]);
}

export function GameScreen(props: GameScreenProps): JSX.Element {
  const session = useSession(props.session);
  // Where both fit, the board stays in sight beside what is chosen.
  const wide = useMedia("(min-width: 60rem)");
  const tall = useMedia("(min-width: 40rem) and (min-height: 56rem)");
  const beside = wide || tall;
  const first: Pane = session.guide !== null || session.mending ? "rules" : beside ? "game" : "board";
  const [pane, setPane] = useState<Pane>(first);
  const [shown, setShown] = useState<Shown>(null);
  const play = usePlayState(session);
  useKeys(session, play.marking);
  useSpeech(session);
  // A hint is for the board, which somebody with a phone has left to ask for it.
  const hinted = (session.hint?.actions.length ?? 0) > 0;
  useEffect(() => {
    if (hinted && !beside && pane !== "rules") setPane("board");
  }, [hinted]);

  const showRule = (place: string) => {
    session.showPlace(place);
    setPane("rules");
  };
  const showChange = (file: string) => {
    session.showChange(file);
    setPane("rules");
  };
  const begin = (opening: Opening) => {
    void props
      .onOpen(opening)
      .catch((error: unknown) =>
        session.say("refused", error instanceof Error ? error.message : String(error)),
      );
  };
  // A game that is kept is left without a question, as in the window.
  const [lost, setLost] = useState<{ why: string; go: () => void } | null>(null);
  const leaveFor = async (go: () => void): Promise<void> => {
    const why = await session.whyNotKept();
    if (why === "") go();
    else setLost({ why, go });
  };
  const beginAnew = (opening: Opening) => void leaveFor(() => begin(opening));
  const frame = { ...props, onLeave: () => void leaveFor(props.onLeave) };
  const current: Pane = beside && ["board", "log", "more"].includes(pane) ? "game" : pane;

  const tools = (
    <>
      <Button icon="share" onClick={() => setShown("share")}>
        {texts.share.dots}
      </Button>
      <Button icon="print" label={texts.common.print_dots} onClick={() => setShown("print")} />
      <Button
        icon="restore"
        label={texts.play.restart}
        title={texts.play.restart_help}
        onClick={() => beginAnew(session.newGame())}
      />
      <Button icon="settings" label="Settings and keys" onClick={() => setShown("settings")} />
    </>
  );

  if (session.covered)
    return (
      <Frame {...frame} onChanged={showChange} tools={null} wide={beside}>
        <Curtain session={session} />
        {lost !== null && <LeaveQuestion {...lost} onStay={() => setLost(null)} />}
      </Frame>
    );

  const panel = (which: Pane): ComponentChildren => {
    switch (which) {
      case "board":
        return <BoardPane session={session} play={play} showRule={showRule} alone />;
      case "game":
        return <GamePanel session={session} play={play} />;
      case "log":
      case "history":
        if (beside) return <History session={session} />;
        return (
          <div class="moves-pane">
            <Entry session={session} faces={play.faces} />
            <Tabs
              label="Moves"
              class="moves-tabs"
              tabs={MOVES}
              selected={which === "history" ? "history" : "log"}
              onSelect={setPane}
            >
              {which === "history" ? <History session={session} /> : <Log session={session} />}
            </Tabs>
          </div>
        );
      case "notes":
        return (
          <Notes
            session={session}
            marking={play.marking}
            onMarking={(on) => {
              play.setMarking(on);
              if (on && !beside) setPane("board");
            }}
          />
        );
      case "card":
        return <RulesCard session={session} onChanged={showChange} />;
      case "rules":
        return (
          <Suspense fallback={<Loading />}>
            <RulesTab session={session} onBegin={beginAnew} />
          </Suspense>
        );
      case "lab":
        return (
          <Suspense fallback={<Loading />}>
            <LabTab session={session} />
          </Suspense>
        );
      case "more":
        return null;
    }
  };

  const dialogs = (
    <Suspense fallback={null}>
      {shown === "share" && <ShareDialog session={session} onClose={() => setShown(null)} />}
      {shown === "print" && <PrintDialog session={session} onClose={() => setShown(null)} />}
      {shown === "settings" && <Settings onClose={() => setShown(null)} />}
      {lost !== null && <LeaveQuestion {...lost} onStay={() => setLost(null)} />}
    </Suspense>
  );

  if (beside)
    return (
      <Frame {...frame} onChanged={showChange} tools={tools} wide>
        <div class="game-columns">
          <section class="game-left" aria-label={texts.tabs.board}>
            <BoardPane session={session} play={play} showRule={showRule} alone={false} />
            <Messages session={session} showRule={showRule} onOpen={begin} />
            <div class="log-and-entry">
              <Log session={session} />
              <Entry session={session} faces={play.faces} />
            </div>
          </section>
          <Tabs
            label="Beside the board"
            class="game-right"
            tabs={BESIDE}
            selected={current}
            onSelect={setPane}
          >
            <div class={`pane pane-${current}`}>{panel(current)}</div>
          </Tabs>
        </div>
        {dialogs}
      </Frame>
    );

  // Where the game's panel has a button for a hint, an icon for it would be one too many.
  const hint = pane === "more" || pane === "game" ? null : <HintIcon session={session} />;
  const tab = MORE.some(({ id }) => id === pane) ? "more" : pane === "history" ? "log" : pane;
  return (
    <Frame {...frame} onChanged={showChange} tools={hint} wide={false}>
      <div class={`phone-pane pane-${pane}`}>
        {tab === "more" && (
          <>
            <h2 class="visually-hidden">More</h2>
            <div class="row phone-tools">{tools}</div>
            <Tabs
              label="More"
              class="phone-more"
              tabs={MORE}
              selected={pane === "more" ? "game" : pane}
              onSelect={setPane}
            >
              <div class="pane">{panel(pane === "more" ? "game" : pane)}</div>
            </Tabs>
          </>
        )}
        {tab !== "more" && panel(pane)}
        <Messages session={session} showRule={showRule} onOpen={begin} />
      </div>
      <nav class="phone-tabs" aria-label="Parts of the game">
        {BELOW.map(({ id, label, icon }) => (
          <Button
            key={id}
            icon={icon}
            kind="quiet"
            class={id === tab ? "phone-tab phone-tab-current" : "phone-tab"}
            pressed={id === tab}
            onClick={() => setPane(id)}
          >
            {label}
          </Button>
        ))}
      </nav>
      {dialogs}
    </Frame>
  );
}

function Loading(): JSX.Element {
  return <p class="muted pane-loading">Loading…</p>;
}

/** Before a game is left that this browser cannot keep. */
function LeaveQuestion(props: { why: string; go: () => void; onStay: () => void }): JSX.Element {
  return (
    <Dialog
      title="Leave without saving?"
      onClose={props.onStay}
      actions={
        <>
          <Button kind="primary" onClick={props.onStay}>
            Stay
          </Button>
          <Button
            onClick={() => {
              props.onStay();
              props.go();
            }}
          >
            Leave anyway
          </Button>
        </>
      }
    >
      <p>{props.why}</p>
      <p>If you leave this game now, it is lost.</p>
    </Dialog>
  );
}

/** The last message of the table that is not shown at a cell. */
function Messages(props: {
  session: Session;
  showRule: (place: string) => void;
  onOpen: (opening: Opening) => void;
}): JSX.Element | null {
  const { notice } = props.session;
  if (notice === null) return null;
  const { previous } = notice;
  return (
    <div class="messages">
      <Notice
        key={notice.number}
        kind={notice.kind}
        place={notice.place}
        onPlace={props.showRule}
        onDismiss={() => props.session.dismissNotice()}
        live
      >
        {previous === undefined ? (
          notice.text
        ) : (
          <>
            {notice.text}{" "}
            <Button onClick={() => props.onOpen({ kind: "saved", id: previous })}>
              {texts.play.back_to_previous}
            </Button>
          </>
        )}
      </Notice>
    </div>
  );
}

function Frame(
  props: GameScreenProps & {
    tools: ComponentChildren;
    wide: boolean;
    /** The mark of changed rules was pressed. */
    onChanged: (file: string) => void;
    children: ComponentChildren;
  },
): JSX.Element {
  const { session } = props;
  const main = useRef<HTMLElement>(null);
  // Whoever has opened a game, or lifted a curtain, with the keys goes on in it.
  useEffect(() => main.current?.focus({ preventScroll: true }), [session.covered]);
  const { view, changedFile: changed } = session;
  return (
    <div class={props.wide ? "game-screen" : "game-screen game-screen-phone"}>
      <header class="game-head">
        <Button icon="home" kind="quiet" label={texts.start.all_games} onClick={props.onLeave} />
        <h1>{session.game.name}</h1>
        {changed !== null && !session.covered && (
          <Button
            class="game-changed"
            {...(props.wide ? {} : { icon: "note" as const, label: "changed" })}
            title="The rules differ from the original ones: show how"
            onClick={() => props.onChanged(changed)}
          >
            {props.wide ? "changed" : null}
          </Button>
        )}
        <span class="game-head-space" />
        {!session.covered && (
          <span class="row game-undo">
            <Button
              icon="undo"
              kind="quiet"
              label={texts.common.undo}
              keyShortcuts="Control+Z"
              disabled={!view.may_undo}
              onClick={() => void session.undo()}
            />
            <Button
              icon="redo"
              kind="quiet"
              label={texts.common.redo}
              keyShortcuts="Control+Shift+Z"
              disabled={!view.may_redo}
              onClick={() => void session.redo()}
            />
          </span>
        )}
        <span class="row game-tools">{props.tools}</span>
      </header>
      <main
        class="game-main"
        ref={main}
        tabIndex={-1}
      >
        {props.children}
      </main>
    </div>
  );
}
