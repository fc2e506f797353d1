// SPDX-License-Identifier: MIT
// A ruleset of one's own: from a small example, or as a copy of a game.
import type { JSX } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import { store } from "../store/store";
import type { OwnRuleset } from "../store/store";
import { fill, texts } from "../texts";
import { Button, Dialog, Notice, ProgressBar } from "../ui";
import { idOf, shownName, takenIds } from "./gallery";
import type { Entry } from "./gallery";
import { sentenceOf } from "./workbench";
import type { Workbench } from "./workbench";

interface Template {
  id: string;
  about: string;
}
type Beginning = { template: string } | { copy: string };

export function NewRulesetDialog(props: {
  workbench: Workbench;
  entries: readonly Entry[];
  /** The key of the entry that is to be copied; "": not chosen yet. */
  like: string;
  onMade: (rules: OwnRuleset) => void;
  onClose: () => void;
}): JSX.Element {
  const { entries, workbench } = props;
  const [title, setTitle] = useState("");
  const [templates, setTemplates] = useState<readonly Template[]>([]);
  const [chosen, setFrom] = useState<Beginning | null>(
    props.like === "" ? null : { copy: props.like },
  );
  // The first example, unless something was chosen.
  const from: Beginning = chosen ?? { template: templates[0]?.id ?? "" };
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const group = useId();

  useEffect(() => {
    workbench.ask("games", {}).then(
      (known) => setTemplates(known.templates),
      (error: unknown) => setRefusal(sentenceOf(error)),
    );
  }, [workbench]);

  const create = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setRefusal("");
    try {
      props.onMade(await makeRuleset(workbench, title.trim(), from, entries));
    } catch (error) {
      setRefusal(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      firstFocus=".new-name"
      title={texts.new_ruleset.title}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{texts.common.cancel}</Button>
          <Button kind="primary" disabled={busy} onClick={() => void create()}>
            {busy ? "Creating…" : texts.common.create}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <label class="field">
          <strong>{texts.common.name}</strong>
          <input
            class="input new-name"
            value={title}
            maxLength={60}
            autocomplete="off"
            placeholder={texts.new_ruleset.name_hint}
            onInput={(event) => setTitle(event.currentTarget.value)}
          />
        </label>
        <fieldset class="beginnings">
          <legend>{texts.new_ruleset.start_from}</legend>
          <p class="muted small">{texts.new_ruleset.small_example}</p>
          {templates.length === 0 && refusal === "" && <ProgressBar label="Loading…" />}
          {templates.map((template) => (
            <label class="check" key={template.id}>
              <input
                type="radio"
                name={group}
                checked={"template" in from && from.template === template.id}
                onChange={() => setFrom({ template: template.id })}
              />
              <span>{template.about}</span>
            </label>
          ))}
          <p class="muted small">{texts.new_ruleset.copy}</p>
          {entries.map((entry) => (
            <label class="check" key={entry.key}>
              <input
                type="radio"
                name={group}
                checked={"copy" in from && from.copy === entry.key}
                onChange={() => setFrom({ copy: entry.key })}
              />
              <span>{shownName(entry)}</span>
            </label>
          ))}
        </fieldset>
        <p class="muted small">
          {texts.new_ruleset.about}
        </p>
        {refusal !== "" && (
          <Notice kind="refused" live>
            {refusal}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

async function makeRuleset(
  workbench: Workbench,
  title: string,
  from: Beginning,
  entries: readonly Entry[],
): Promise<OwnRuleset> {
  const id = idOf(title);
  if ((await takenIds()).has(id)) throw new Error(fill(texts.new_ruleset.exists, id));
  const rules: OwnRuleset = {
    id,
    name: title,
    files: await filesFor(workbench, title, id, from, entries),
    original: null,
    drafts: {},
    set_aside: null,
  };
  await store.saveRuleset(rules);
  store.releaseRules(id);
  return rules;
}

async function filesFor(
  workbench: Workbench,
  title: string,
  id: string,
  from: Beginning,
  entries: readonly Entry[],
) {
  if ("template" in from && from.template === "") throw new Error("Choose what to start from.");
  if ("template" in from)
    return (await workbench.ask("new_game", { template: from.template, title })).files;
  const entry = entries.find((one) => one.key === from.copy);
  if (entry === undefined) throw new Error("Choose what to start from.");
  const like = { ruleset: entry.ruleset, ...(entry.files === null ? {} : { files: entry.files }) };
  const { files } = await workbench.ask("remix", { ...like, id });
  // A copy gets its new name, if the original's appears literally in its text.
  return files.map((file) => {
    if (file.name !== "rules.lua") return file;
    const named = `name = "${title.replace(/["\\\n]/g, "")}"`;
    return { ...file, text: file.text.replace(`name = "${entry.name}"`, () => named) };
  });
}
