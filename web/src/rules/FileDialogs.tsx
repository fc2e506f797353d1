// SPDX-License-Identifier: MIT
// The dialogs that make, copy, rename and delete files of the open ruleset.
import type { ComponentChildren, JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import type { Session } from "../app/session";
import type { RuleFile } from "../engine/types";
import { fill, texts } from "../texts";
import { Button, Dialog, Notice } from "../ui";
import { newFileName, renamed, type RuleFileKind, stemOf, variantId } from "./file_names";
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
    newFileName("variant", title); // refuses what cannot be a name
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
      <NameField value={title} hint="Such as Long game" onInput={setTitle} />
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

const kinds: { kind: RuleFileKind; label: string }[] = [
  { kind: "scenario", label: texts.files.scenario },
  { kind: "module", label: texts.files.module },
  { kind: "drawing", label: "A drawing, for pieces or cells" },
];

const firstDrawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <g fill="owner" stroke="outline" stroke-width="3" stroke-linejoin="round">
    <circle cx="32" cy="32" r="24"/>
  </g>
</svg>
`;

function firstText(kind: RuleFileKind, title: string, name: string): string {
  if (kind === "scenario") return fill(texts.files.first_scenario, title.trim());
  if (kind === "drawing") return firstDrawing;
  const stem = stemOf(name);
  return `-- In rules.lua: local ${stem} = require "${stem}"\nreturn {}\n`;
}

function NewFile({ session, state, onClose }: FileDialogProps): JSX.Element {
  const [title, setTitle] = useState("");
  const [kind, setKind] = useState<RuleFileKind>("scenario");
  const make = async () => {
    const name = newFileName(kind, title);
    await session.addFile(name, firstText(kind, title, name));
    state.goTo({ file: name, line: 1, column: 1, letters: 0 });
  };
  return (
    <FileForm title={texts.files.new_file} verb={texts.common.create} onClose={onClose} act={make}>
      <NameField value={title} hint="Such as Captures" onInput={setTitle} />
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
    const to = renamed(file.name, name);
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
    const to = renamed(file.name, name);
    if (to !== file.name) await session.renameFile(file.name, to);
    state.change({ chosen: to });
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
