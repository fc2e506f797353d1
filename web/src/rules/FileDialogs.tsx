// SPDX-License-Identifier: MIT
// The dialogs that make, copy, rename and delete files of the open ruleset.
import type { ComponentChildren, JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import type { Session } from "../app/session";
import type { Asks, RuleFile } from "../engine/types";
import { fill, texts } from "../texts";
import { Button, Dialog, Notice } from "../ui";
import { stemOf, variantId } from "./file_names";
import type { RulesState } from "./rules_state";
import { sentence } from "./words";

export type FileQuestion = "variant" | "file" | "copy" | "rename" | "delete";

export interface FileDialogProps {
  question: FileQuestion;
  session: Session;
  state: RulesState;
  file: RuleFile; // the one on screen
  onClose(): void;
}

interface FormProps {
  title: string;
  verb: string;
  danger?: boolean;
  onClose(): void;
  act(): Promise<void>;
  children: ComponentChildren;
}

// Stays open, with the reason, until its command has been carried out.
function FileForm({ title, verb, danger, onClose, act, children }: FormProps): JSX.Element {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const submit = async () => {
    if (busy) return;
    setBusy(true);
    setProblem("");
    try {
      await act();
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setBusy(false);
      form.current?.querySelector<HTMLInputElement>("input[type=text]")?.select();
    }
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.common.cancel}</Button>
          <Button kind={danger ? "danger" : "primary"} disabled={busy} onClick={submit}>
            {verb}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
        {problem !== "" && (
          <Notice kind="refused" live>
            {sentence(problem)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

interface NameFieldProps {
  value: string;
  hint: string;
  onInput(value: string): void;
}

function NameField({ value, hint, onInput }: NameFieldProps): JSX.Element {
  return (
    <label class="field">
      <span class="field-label">{texts.common.name}</span>
      <input
        type="text"
        class="input"
        value={value}
        placeholder={hint}
        autoFocus
        autoComplete="off"
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}

function NewVariant({ session, state, onClose }: FileDialogProps): JSX.Element {
  const [title, setTitle] = useState("");
  const [on, setOn] = useState(true);
  const make = async () => {
    const { files } = await session.engine.ask("new_variant", {
      title: title.trim(),
      ruleset: session.ruleset,
    });
    const known = new Set(session.files.map((file) => file.name));
    const [variant, ...scenarios] = files;
    if (variant === undefined) return;
    await session.addFile(variant.name, variant.text);
    for (const file of scenarios)
      if (!known.has(file.name)) await session.addFile(file.name, file.text);
    state.goTo({ file: variant.name, line: 1, column: 1, letters: 0 });
    if (on) await session.setVariant(variantId(variant.name), true);
  };
  return (
    <FileForm title={texts.files.new_variant} verb={texts.common.create} onClose={onClose} act={make}>
      <p>{fill(texts.files.variant_about, session.game.name)}</p>
      <NameField value={title} hint={texts.files.variant_hint} onInput={setTitle} />
      <label class="check">
        <input type="checkbox" checked={on} onChange={() => setOn(!on)} />
        {texts.files.switch_it_on}
      </label>
      <p class="muted">
        {texts.files.variant_empty}
      </p>
    </FileForm>
  );
}

type FileKind = Asks["new_file"]["in"]["kind"];

const kinds: { kind: FileKind; label: string }[] = [
  { kind: "scenario", label: texts.files.scenario },
  { kind: "module", label: texts.files.module },
  { kind: "drawing", label: texts.files.drawing },
];

function NewFile({ session, state, onClose }: FileDialogProps): JSX.Element {
  const [title, setTitle] = useState("");
  const [kind, setKind] = useState<FileKind>("scenario");
  const make = async () => {
    const { name, text } = await session.engine.ask("new_file", { kind, typed: title });
    await session.addFile(name, text);
    state.goTo({ file: name, line: 1, column: 1, letters: 0 });
  };
  return (
    <FileForm title={texts.files.new_file} verb={texts.common.create} onClose={onClose} act={make}>
      <NameField value={title} hint={texts.files.file_hint} onInput={setTitle} />
      <fieldset class="radio-list">
        <legend class="visually-hidden">Type of file</legend>
        {kinds.map((each) => (
          <label class="check" key={each.kind}>
            <input
              type="radio"
              name="kind"
              checked={kind === each.kind}
              onChange={() => setKind(each.kind)}
            />
            {each.label}
          </label>
        ))}
      </fieldset>
    </FileForm>
  );
}

function CopyFile({ session, state, file, onClose }: FileDialogProps): JSX.Element {
  const [name, setName] = useState(`${stemOf(file.name)}_2`);
  const make = async () => {
    const { name: to } = await session.nameOfFile(file.name, name, []);
    await session.addFile(to, file.text);
    state.goTo({ file: to, line: 1, column: 1, letters: 0 });
  };
  return (
    <FileForm title={`Copy ${file.name}`} verb="Copy" onClose={onClose} act={make}>
      <p>The copy starts with the text on screen, including what is not saved.</p>
      <NameField value={name} hint="" onInput={setName} />
    </FileForm>
  );
}

function RenameFile({ session, state, file, onClose }: FileDialogProps): JSX.Element {
  const [name, setName] = useState(stemOf(file.name));
  const rename = async () => {
    state.change({ chosen: await session.renameFile(file.name, name) });
  };
  return (
    <FileForm
      title={texts.files.rename}
      verb={texts.common.rename}
      onClose={onClose}
      act={rename}
    >
      <p>{fill(texts.files.new_name_for, file.name)}</p>
      <NameField value={name} hint="" onInput={setName} />
    </FileForm>
  );
}

function DeleteFile({ session, state, file, onClose }: FileDialogProps): JSX.Element {
  const remove = async () => {
    await session.deleteFile(file.name);
    state.change({ deleted: file, chosen: "rules.lua" });
  };
  return (
    <FileForm
      title={texts.files.delete_file}
      verb={texts.common.delete_it}
      danger
      onClose={onClose}
      act={remove}
    >
      <p>{fill(texts.files.delete_question, file.name)}</p>
    </FileForm>
  );
}

export function FileDialog(props: FileDialogProps): JSX.Element {
  switch (props.question) {
    case "variant":
      return <NewVariant {...props} />;
    case "file":
      return <NewFile {...props} />;
    case "copy":
      return <CopyFile {...props} />;
    case "rename":
      return <RenameFile {...props} />;
    case "delete":
      return <DeleteFile {...props} />;
  }
}
