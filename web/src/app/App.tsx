// SPDX-License-Identifier: MIT
// Which screen is shown: the start page, or a game. The fragment of the address says so too, so
// that the browser's Back leads back: "#play/ID" is a saved game; "#hr1.…", a shared game, and
// "#new/KEY", one to be set up, are the start page's. Anything else is a mistake, which is said.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Patterns } from "../board/Ground";
import { GivenElsewhere, NewVersion, StartScreen } from "../start";
import { forgetFragment, keyInAddress, unknownAddress } from "../start/address";
import { linkIn } from "../start/incoming";
import type { Opening } from "../start/opening";
import { GAME_ELSEWHERE, GAME_GONE, store } from "../store/store";
import { texts } from "../texts";
import { Button, LiveRegion, Notice } from "../ui";
import { GameScreen } from "./GameScreen";
import { keepFocus } from "./keep_focus";
import { Session } from "./session";

const PLAY = "#play/";

function savedId(): string | null {
  const { hash } = location;
  if (!hash.startsWith(PLAY)) return null;
  try {
    return decodeURIComponent(hash.slice(PLAY.length));
  } catch {
    return null; // an address that nobody was given by the page
  }
}

/** What is wrong with the address; "": it leads somewhere, or is the start page's own. */
function complaintOfAddress(): string {
  const { hash } = location;
  const known = hash.length < 2 || savedId() !== null || keyInAddress() !== "";
  return known || linkIn(hash) !== null ? "" : unknownAddress();
}

type Screen =
  | { what: "start"; complaint: string }
  | { what: "opening" }
  | { what: "elsewhere"; id: string }
  | { what: "game"; session: Session };

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function App(): JSX.Element {
  const [screen, setScreen] = useState<Screen>(() =>
    savedId() === null ? { what: "start", complaint: "" } : { what: "opening" },
  );
  const [entering, setEntering] = useState(false);
  const session = useRef<Session | null>(null);
  // Whoever leaves a game with the keys goes on in the start page.
  const before = useRef(screen.what);
  useEffect(keepFocus, []);
  useEffect(() => {
    const left = before.current === "game" && screen.what === "start";
    before.current = screen.what;
    if (left && document.activeElement === document.body)
      document.querySelector("main")?.focus({ preventScroll: true });
  }, [screen.what]);

  const close = () => {
    session.current?.close();
    session.current = null;
  };

  const enter = async (opening: Opening): Promise<void> => {
    setEntering(true);
    const next = await Session.open(opening, store).finally(() => setEntering(false));
    close();
    session.current = next;
    const address = `${PLAY}${encodeURIComponent(next.id)}`;
    if (location.hash !== address) history.pushState(null, "", address);
    document.title = `${next.game.name} – House Rules`;
    setScreen({ what: "game", session: next });
  };

  const toStart = (complaint = "") => {
    close();
    document.title = "House Rules";
    setScreen({ what: "start", complaint });
  };

  const leave = () => {
    history.pushState(null, "", "#");
    toStart();
  };

  const openSaved = async (id: string) => {
    setScreen({ what: "opening" });
    try {
      await enter({ kind: "saved", id });
    } catch (error) {
      const sentence = sentenceOf(error);
      if (sentence === GAME_ELSEWHERE) return setScreen({ what: "elsewhere", id });
      // A game that is nowhere is not there after a reload either.
      if (sentence === GAME_GONE) forgetFragment();
      toStart(sentence);
    }
  };

  useEffect(() => {
    const follow = () => {
      const id = savedId();
      const complaint = complaintOfAddress();
      if (complaint !== "") {
        forgetFragment();
        return toStart(complaint);
      }
      if (id === null) return session.current && toStart();
      if (session.current?.id !== id) void openSaved(id);
    };
    follow();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  return (
    <>
      <Patterns />
      {show()}
      {screen.what === "game" && <GivenElsewhere toStart={leave} />}
      {entering && screen.what === "start" && (
        <p class="app-busy" aria-hidden="true">
          Setting up the game…
        </p>
      )}
      <NewVersion />
      <LiveRegion />
    </>
  );

  function show(): JSX.Element {
    switch (screen.what) {
      case "start":
        return (
          <>
            {screen.complaint !== "" && (
              <div class="app-notice">
                <Notice kind="refused" live onDismiss={() => toStart()}>
                  {screen.complaint}
                </Notice>
              </div>
            )}
            <StartScreen onOpen={enter} onLost={toStart} />
          </>
        );
      case "opening":
        return (
          <main class="app-message" aria-busy="true">
            <p role="status">Opening the game…</p>
          </main>
        );
      case "elsewhere":
        return (
          <main class="app-message stack">
            <p role="alert">{GAME_ELSEWHERE}</p>
            <div class="row">
              <Button
                kind="primary"
                onClick={() =>
                  void enter({ kind: "saved", id: screen.id, copy: true }).catch((error) =>
                    toStart(sentenceOf(error)),
                  )
                }
              >
                Continue with a copy
              </Button>
              <Button onClick={leave}>{texts.start.all_games}</Button>
            </div>
          </main>
        );
      case "game":
        return (
          <GameScreen
            key={screen.session.id}
            session={screen.session}
            onLeave={leave}
            onOpen={enter}
          />
        );
    }
  }
}
