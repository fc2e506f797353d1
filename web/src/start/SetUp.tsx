// SPDX-License-Identifier: MIT
// Sets up a new game: number of players, seats, variants, dice, options, and Play.
import type { JSX } from "preact";
import { useEffect, useId, useReducer, useRef, useState } from "preact/hooks";
import { OptionsForm } from "../rules/OptionsForm";
import { download } from "../share/download";
import { texts } from "../texts";
import { Button, Notice, announce } from "../ui";
import { credit } from "./credit";
import type { Opening } from "./opening";
import { PlayersForm } from "./PlayersForm";
import type { SetUpState } from "./set_up_state";
import { VariantList } from "./VariantList";
import { sentenceOf } from "./workbench";
import type { Workbench } from "./workbench";

export interface SetUpProps {
  state: SetUpState;
  workbench: Workbench;
  title: string;
  /** Said below the title: "The original rules. …" */
  remark: string;
  onOpen: (opening: Opening) => Promise<void>;
  onLeave: () => void;
  onHow: () => void;
  /** Not of a stranger's rules. */
  onCopy?: (() => void) | undefined;
  /** Only of own rules. */
  onDelete?: (() => void) | undefined;
  /** Own rules that cannot be used are opened all the same, to be mended. */
  onMend?: (() => void) | undefined;
}

export function SetUp(props: SetUpProps): JSX.Element {
  const { state } = props;
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    state.onChange = () => redraw(0);
    redraw(0);
    heading.current?.focus();
    return () => {
      state.onChange = () => undefined;
    };
  }, [state]);

  const about = state.examined?.about ?? state.target.about;
  const by = state.examined?.by ?? state.target.by;
  const problem = state.problem();
  const ready = state.examined !== null && problem === "" && state.readable && !starting;
  const play = async (): Promise<void> => {
    if (!ready) return;
    setStarting(true);
    setFailure("");
    announce("Starting the game.");
    try {
      await state.settled();
      if (state.problem() !== "" || !state.readable || Object.keys(state.refused).length > 0) return;
      await state.remember();
      await props.onOpen(state.opening());
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setStarting(false);
    }
  };

  return (
    <section
      class="set-up"
      aria-label={`New game of ${props.title}`}
      onKeyDown={(event) => {
        const closes = event.key === "Escape" && !event.defaultPrevented;
        if (closes && !(event.target instanceof HTMLSelectElement)) props.onLeave();
      }}
    >
      <div class="set-up-body">
        <header class="set-up-head">
          <Button icon="back" kind="quiet" onClick={props.onLeave}>
            {texts.start.all_games}
          </Button>
          <h2 ref={heading} tabIndex={-1}>
            {props.title}
          </h2>
          {about !== "" && <p>{about}</p>}
          {by !== "" && <p class="muted">{credit(by)}</p>}
          {props.remark !== "" && <p class="muted">{props.remark}</p>}
          <div class="row">
            <Button icon="help" onClick={props.onHow}>
              {texts.game.how_to_play}
            </Button>
            {props.onCopy && (
              <Button icon="copy" onClick={props.onCopy}>
                Make a copy…
              </Button>
            )}
            {props.onDelete && (
              <Button icon="trash" onClick={props.onDelete}>
                Delete these rules
              </Button>
            )}
          </div>
        </header>
        {state.examined === null && state.complaint === "" && (
          <p class="muted" role="status">
            Reading the rules…
          </p>
        )}
        {state.examined !== null && <Form {...props} onDone={() => void play()} />}
      </div>
      <footer class="set-up-foot">
        {(failure || problem) !== "" && (
          <Notice kind="refused" live>
            {failure || problem}
          </Notice>
        )}
        {state.examined === null && state.complaint !== "" && props.onMend ? (
          <Button kind="primary" class="play-button" onClick={props.onMend}>
            {texts.start.open_to_fix}
          </Button>
        ) : (
          <Button
            kind="primary"
            icon="play"
            class="play-button"
            disabled={!ready}
            onClick={() => void play()}
          >
            {starting ? "Starting…" : texts.common.play}
          </Button>
        )}
      </footer>
    </section>
  );
}

function Form(props: SetUpProps & { onDone: () => void }): JSX.Element {
  const { state } = props;
  const options = state.options();
  const changed = options.some((option) => option.value !== option.standard);
  return (
    <>
      <SeatCount state={state} />
      <PlayersForm state={state} onDone={props.onDone} />
      <VariantList
        variants={state.examined?.variants ?? []}
        chosen={state.choices.variants}
        refused={state.refused}
        onChange={(id, on) => void state.setVariant(id, on)}
      />
      {state.examined?.rolls && <Dice state={state} />}
      {(state.examined?.notices ?? []).map((notice) => (
        <Notice key={notice} kind="info">
          {notice}
        </Notice>
      ))}
      {options.length > 0 && (
        <details class="section" open={changed || Object.keys(state.refused).length > 0}>
          <summary>{texts.common.options}</summary>
          <OptionsForm
            options={options}
            refused={state.refused}
            onChange={(name, value) => state.setOption(name, value)}
          />
        </details>
      )}
      <details class="section">
        <summary>More</summary>
        <Seed state={state} />
        <LessonButton {...props} />
      </details>
    </>
  );
}

function SeatCount(props: { state: SetUpState }): JSX.Element | null {
  const { state } = props;
  const option = state.seatsOption;
  const name = useId();
  if (option === null) return null;
  const now = state.examined?.seats.length ?? 0;
  const counts = Array.from(
    { length: option.most - option.fewest + 1 },
    (_, i) => option.fewest + i,
  );
  return (
    <fieldset class="seat-count">
      <legend>{texts.start.number_of_players}</legend>
      <div class="segments">
        {counts.map((count) => (
          <label key={count} class="segment">
            <input
              type="radio"
              name={name}
              checked={count === now}
              onChange={() => void state.setOption(option.name, String(count))}
            />
            <span>{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Dice(props: { state: SetUpState }): JSX.Element {
  const { state } = props;
  const help = useId();
  const wrong = !state.readable;
  useEffect(() => void state.setDice(state.dice), [state]);
  return (
    <div class="field">
      <label class="field">
        <strong>{texts.start.dice}</strong>
        <input
          class="input"
          value={state.dice}
          placeholder={texts.start.dice_empty}
          title={texts.start.dice_why}
          inputMode="text"
          autocomplete="off"
          aria-invalid={wrong}
          aria-describedby={help}
          onInput={(event) => {
            void state.setDice(event.currentTarget.value);
          }}
        />
      </label>
      <p id={help} class={wrong ? "bad small" : "muted small"}>
        {state.rolled.help}
      </p>
    </div>
  );
}

function Seed(props: { state: SetUpState }): JSX.Element {
  const { state } = props;
  const help = useId();
  return (
    <div class="field">
      <label class="field">
        <strong>Seed</strong>
        <input
          class="input"
          value={state.seed}
          placeholder="Leave empty for a random one"
          inputMode="numeric"
          autocomplete="off"
          aria-describedby={help}
          onInput={(event) => {
            state.seed = event.currentTarget.value;
            state.onChange();
          }}
        />
      </label>
      <p id={help} class="muted small">
        The same seed gives the same dice and cards.
      </p>
    </div>
  );
}

function LessonButton(props: SetUpProps): JSX.Element {
  const { state, workbench } = props;
  const [failure, setFailure] = useState("");
  const about = useId();
  const save = async (): Promise<void> => {
    setFailure("");
    try {
      const asked = { ...state.game(), players: state.seated() };
      const { text } = await workbench.ask("lesson_text", asked);
      download(`${state.target.ruleset}.lesson`, text);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  };
  return (
    <div class="field">
      <Button icon="save" describedBy={about} onClick={() => void save()}>
        {texts.start.save_as_lesson}
      </Button>
      <p id={about} class="muted small">
        {texts.start.lesson_about}
      </p>
      {failure !== "" && (
        <Notice kind="refused" live>
          {failure}
        </Notice>
      )}
    </div>
  );
}
