// SPDX-License-Identifier: MIT
// Options and variants of the running game: each change is put in force at once, and undo takes it
// back. What the engine refuses is shown beside what caused it.
import type { ComponentChildren, JSX } from "preact";
import { useId, useState } from "preact/hooks";
import type { Session } from "../app/session";
import type { VariantState } from "../engine/types";
import { counted, texts } from "../texts";
import type { Opening } from "../start/opening";
import { Button } from "../ui";
import { CardNote } from "../play/CardNote";
import { BoardDialog } from "./BoardDialog";
import { ChangeReport } from "./ChangeReport";
import { OptionsForm } from "./OptionsForm";
import { useVariants } from "./use_variants";

interface VariantRowProps {
  variant: VariantState;
  refused: string;
  offer: ComponentChildren;
  onSet(on: boolean): void;
}

function VariantRow({ variant, refused, offer, onSet }: VariantRowProps): JSX.Element {
  const about = useId();
  return (
    <li class="variant-row">
      <label class="check">
        <input
          type="checkbox"
          checked={variant.on}
          disabled={variant.complaint !== "" && !variant.on}
          aria-describedby={about}
          onChange={(event) => {
            const wanted = event.currentTarget.checked;
            event.currentTarget.checked = variant.on; // until the rules have accepted it
            onSet(wanted);
          }}
        />
        {variant.title}
      </label>
      <div id={about}>
        {refused !== "" && (
          <p class="bad" role="alert">
            {refused}
          </p>
        )}
        {offer}
        {variant.complaint !== "" && <p class="bad">{variant.complaint}</p>}
        {variant.about !== "" && <p>{variant.about}</p>}
        {variant.details !== "" && <p class="muted">{variant.details}</p>}
      </div>
    </li>
  );
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function OptionsPane(props: {
  session: Session;
  onBegin: (opening: Opening) => void;
}): JSX.Element {
  const { session } = props;
  const [refused, setRefused] = useState<Record<string, string>>({});
  // What a game in progress refuses because its seats cannot change, a new game can do.
  const [offer, setOffer] = useState<{ about: string; game: Opening } | null>(null);
  const attempt = (
    about: string,
    work: () => Promise<void>,
    anew: () => Promise<Opening | null> = () => Promise.resolve(null),
  ) => {
    setRefused({});
    setOffer(null);
    void work().catch(async (error: unknown) => {
      const game = await anew();
      setRefused({ [about]: reason(error) });
      setOffer(game && { about, game });
    });
  };
  const offerAbout = (about: string) =>
    offer?.about === about && (
      <Button kind="primary" onClick={() => props.onBegin(offer.game)}>
        {texts.options.new_game}
      </Button>
    );
  const [editing, setEditing] = useState(false);
  const { options } = session;
  const hasBoard = session.game.board.cells.some((cell) => cell.stands_for === "cells");
  const variants = useVariants(session);
  const changed = options.filter((option) => option.value !== option.standard);
  const resetAll = async () => {
    for (const option of changed) await session.setOption(option.name, null);
  };
  return (
    <div class="options-pane">
      <div class="options-main stack">
        {variants.length > 0 && (
          <section class="variants-list">
            <h2>{texts.common.variants}</h2>
            <ul class="plain-list stack">
              {variants.map((variant) => (
                <VariantRow
                  key={variant.id}
                  variant={variant}
                  refused={refused[`variant ${variant.id}`] ?? ""}
                  offer={offerAbout(`variant ${variant.id}`)}
                  onSet={(on) =>
                    attempt(
                      `variant ${variant.id}`,
                      () => session.setVariant(variant.id, on),
                      () => session.newGameWith({ variant: { name: variant.id, on } }),
                    )
                  }
                />
              ))}
            </ul>
          </section>
        )}
        {hasBoard && (
          <div class="row">
            <Button icon="board" onClick={() => setEditing(true)}>
              Edit the board…
            </Button>
            <span class="muted">Close cells, link them or change regions while the game goes on.</span>
          </div>
        )}
        {options.length === 0 ? (
          <p>{texts.options.none}</p>
        ) : (
          <>
            <div class="row">
              <Button
                icon="restore"
                disabled={changed.length === 0}
                title={texts.options.reset_all_help}
                onClick={() => attempt("", resetAll)}
              >
                {texts.options.reset_all}
              </Button>
              <span class="muted">
                {changed.length === 0
                  ? texts.options.all_default
                  : counted(texts.options.changed, changed.length)}
              </span>
            </div>
            {refused[""] && <p class="bad">{refused[""]}</p>}
            <OptionsForm
              options={options}
              refused={refused}
              notices={session.notices}
              offer={offerAbout}
              onChange={(name, value) =>
                attempt(
                  name,
                  () => session.setOption(name, value),
                  () => session.newGameWith({ option: { name, value } }),
                )
              }
            />
          </>
        )}
      </div>
      {editing && <BoardDialog session={session} onClose={() => setEditing(false)} />}
      <div class="options-side stack">
        <ChangeReport session={session} />
        <section class="rules-card card">
          <h2>{texts.options.rules_card}</h2>
          <CardNote session={session} onChanged={(file) => session.showChange(file)} />
          <ol>
            {session.game.card.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}
