// SPDX-License-Identifier: MIT
// The start page: games to continue, the gallery, and the set-up of the game that was chosen. It
// can be used before the engine has loaded.
import type { JSX } from "preact";
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { Settings } from "../app/Settings";
import { GAME_ELSEWHERE } from "../store/store";
import type { GameSummary, OwnRuleset } from "../store/store";
import { texts } from "../texts";
import { Button, Notice, announce } from "../ui";
import { GameCard } from "./GameCard";
import { shownName } from "./gallery";
import type { Entry } from "./gallery";
import { HowToPlay } from "./HowToPlay";
import type { Incoming } from "./incoming";
import { deleteGame, deleteRules, exportGame, saveAll } from "./keeping";
import { NewRulesetDialog } from "./NewRulesetDialog";
import { OpenDialog } from "./OpenDialog";
import { Openers } from "./Openers";
import type { SetUpStart } from "./Openers";
import type { Opening, StartProps } from "./opening";
import { SavedList } from "./SavedList";
import { SetUp } from "./SetUp";
import { StartHead } from "./StartHead";
import { entryOf, mend, remarkOn } from "./targets";
import { Toast } from "./Toast";
import type { Said } from "./Toast";
import { useGames } from "./use_games";
import { useSetUp } from "./use_set_up";
import { Workbench, sentenceOf } from "./workbench";

/** The dialog that is open. */
type Shown =
  | { what: "new"; like: string }
  | { what: "open" }
  | { what: "settings" }
  | { what: "how"; entry: Entry };

export function StartScreen(props: StartProps): JSX.Element {
  const workbench = useMemo(() => new Workbench(), []);
  const { saved, entries, complete, volatile, complaint } = useGames(workbench);
  const { state, chosen, setUp, choose, leave } = useSetUp(
    workbench,
    entries,
    complete,
    props.onLost,
  );
  const [shown, setShown] = useState<Shown | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const [given, setGiven] = useState<Incoming | null>(null);
  const entry = entries.find((one) => one.key === chosen);
  const closeDialog = (): void => setShown(null);

  useEffect(() => () => workbench.end(), [workbench]);
  useEffect(() => {
    if (state !== null) setSaid(null);
  }, [state]);

  /** Does something, and says what came of it. What can be undone can be tried again. */
  const run = (work: Promise<Said | null | void>, again?: Pick<Said, "label" | "act">): void => {
    work.then(
      (done) => done && setSaid({ ...done, ...repeated(done) }),
      (error: unknown) => setSaid({ kind: "refused", text: sentenceOf(error), ...again }),
    );
  };
  const repeated = ({ label, act }: Said): Pick<Said, "label" | "act"> => {
    if (label === undefined || act === undefined) return {};
    const again = { label, act: async () => run(act(), again) };
    return again;
  };

  // The engine that has loaded meanwhile goes on with the game.
  const onOpen = (opening: Opening): Promise<void> =>
    props.onOpen({ ...opening, engine: workbench.take() });

  const go = async (game: GameSummary, copy = false): Promise<Said | null> => {
    setSaid(null);
    announce("Opening the game.");
    try {
      await onOpen({ kind: "saved", id: game.id, copy });
      return null;
    } catch (error) {
      if (sentenceOf(error) !== GAME_ELSEWHERE) throw error;
      const act = async (): Promise<void> => void (await go(game, true));
      return { kind: "refused", text: GAME_ELSEWHERE, label: "Continue with a copy", act };
    }
  };
  const made = (rules: OwnRuleset, start?: SetUpStart): void => {
    const { id, name, files } = rules;
    closeDialog();
    setUp({ ruleset: id, name, by: "", about: "", source: "own", files }, start);
  };
  const guided = entries.find((one) => one.guided && one.source === "installed");
  const guide = (one: Entry): Promise<void> => {
    const { ruleset, name } = one;
    const plain = { variants: [], settings: {}, players: [], seed: "", dice: [], files: null };
    return onOpen({ kind: "new", ruleset, name, source: "installed", ...plain, guide: true });
  };
  const how = useCallback((one: Entry) => setShown({ what: "how", entry: one }), []);
  const deleteOwn = (own: OwnRuleset, name: string) => (): void => {
    leave();
    run(deleteRules(own, name));
  };

  return (
    <main class={`start ${state === null ? "" : "setting-up"}`} tabIndex={-1}>
      <StartHead
        onGuide={guided ? () => run(guide(guided)) : null}
        onNew={() => setShown({ what: "new", like: "" })}
        onOpen={() => setShown({ what: "open" })}
        onSettings={() => setShown({ what: "settings" })}
      />
      {volatile !== "" && <Notice kind="warning">{volatile}</Notice>}
      {complaint !== "" && <Notice kind="refused">{complaint}</Notice>}
      <div class="start-body">
        <div class={`start-lists ${saved.length > 0 ? "with-saved" : ""}`}>
          {saved.length > 0 && (
            <SavedList
              games={saved}
              onContinue={(game) => run(go(game))}
              onExport={(game) => run(exportGame(game))}
              onDelete={(game) => run(deleteGame(game))}
            />
          )}
          <section class="gallery" aria-labelledby="gallery-heading">
            <h2 id="gallery-heading">
              {saved.length === 0 ? texts.start.choose_a_game : texts.start.start_a_new_game}
            </h2>
            <ul class="game-cards plain-list">
              {entries.map((one) => (
                <GameCard
                  key={one.key}
                  entry={one}
                  chosen={one.key === chosen}
                  onChoose={choose}
                  onHow={how}
                />
              ))}
            </ul>
            <footer class="start-foot">
              <p class="muted small">
                Games and rules are kept in this browser, on this device, and nowhere else.
              </p>
              <Button kind="quiet" icon="save" onClick={() => run(saveAll())}>
                Save all my games and rules to a file
              </Button>
            </footer>
          </section>
        </div>
        {state !== null && (
          <SetUp
            key={chosen}
            state={state}
            workbench={workbench}
            title={entry ? shownName(entry) : (state.examined?.name ?? state.target.name)}
            remark={remarkOn(entry)}
            onOpen={onOpen}
            onLeave={leave}
            onHow={() => how(entryOf(state, entry))}
            onCopy={entry && (() => setShown({ what: "new", like: chosen }))}
            onDelete={entry?.own ? deleteOwn(entry.own, entry.name) : undefined}
            onMend={entry?.own ? () => run(mend(entry, onOpen, workbench)) : undefined}
          />
        )}
      </div>
      {said !== null && <Toast said={said} onDismiss={() => setSaid(null)} />}
      {shown?.what === "new" && (
        <NewRulesetDialog
          workbench={workbench}
          entries={entries}
          like={shown.like}
          onMade={made}
          onClose={closeDialog}
        />
      )}
      {shown?.what === "open" && (
        <OpenDialog
          onIncoming={(incoming) => {
            closeDialog();
            setGiven(incoming);
          }}
          onClose={closeDialog}
        />
      )}
      {shown?.what === "settings" && <Settings onClose={closeDialog} />}
      {shown?.what === "how" && <HowToPlay entry={shown.entry} onClose={closeDialog} />}
      <Openers
        workbench={workbench}
        onOpen={onOpen}
        onSetUp={setUp}
        onMade={made}
        onTaken={(text) => setSaid({ kind: "info", text })}
        given={given}
        onGivenTaken={() => setGiven(null)}
      />
    </main>
  );
}
