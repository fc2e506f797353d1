// SPDX-License-Identifier: MIT
// The commands of the text part: save, help, find, compare, restore, and those about files.
import type { JSX } from "preact";
import type { Session } from "../app/session";
import { fill, texts } from "../texts";
import { Button } from "../ui";
import { complain } from "./complain";
import type { FileQuestion } from "./FileDialogs";
import { isNeeded } from "./file_names";
import { FileChoice, type FileListProps } from "./FileList";
import { Menu, type MenuItem } from "./Menu";
import type { RulesState, Showing } from "./rules_state";
import { type FileState, isModified, isUnsaved } from "./texts";

export interface ToolbarProps extends FileListProps {
  state: RulesState;
  file: FileState;
  helping: boolean;
  onHelp(): void;
  onSave(): void;
  onQuestion(question: FileQuestion): void;
}

function compareItems(state: RulesState, file: FileState, session: Session): MenuItem[] {
  const show = (showing: Showing) => () => state.change({ showing });
  const items: MenuItem[] = [];
  if (session.originals !== null)
    items.push({ label: "Compare with the original", run: show("original") });
  if (file.inForce !== null)
    items.push({ label: "Compare with the rules in force", run: show("in force") });
  items.push({ label: texts.rules.show_in_force, run: show("rules in force") });
  return items;
}

function restoreItems(session: Session, file: FileState, files: readonly FileState[]): MenuItem[] {
  const run = (work: () => Promise<void>) => () => void work().catch(complain(session));
  const items: MenuItem[] = [];
  if (isUnsaved(file) && file.saved !== null)
    items.push({
      label: texts.rules.discard_edits,
      title: texts.rules.discard_edits_help,
      run: run(() => session.setDraft(file.name, file.saved ?? "")),
    });
  if (session.originals === null) return items;
  if (file.original !== null)
    items.push({
      label: texts.rules.restore_file,
      title: texts.rules.restore_file_help,
      disabled: file.typed === file.original && file.saved === file.original,
      run: run(() => session.restoreFile(file.name)),
    });
  items.push({
    label: texts.rules.restore_all,
    title: texts.rules.restore_all_help,
    disabled: !files.some((each) => isModified(each, session) || isUnsaved(each)),
    run: run(() => session.restoreAll()),
  });
  return items;
}

function fileItems({ file, onQuestion }: ToolbarProps): MenuItem[] {
  const ask = (question: FileQuestion) => () => onQuestion(question);
  // What the game uses stays.
  const needed = isNeeded(file.name) || (file.inForce !== null && file.saved !== null);
  const title = needed ? "The game uses this file." : "";
  return [
    { label: texts.files.new_variant_dots, run: ask("variant") },
    { label: texts.files.new_file_dots, run: ask("file") },
    { label: `Copy ${file.name}…`, run: ask("copy"), disabled: isNeeded(file.name) },
    { label: fill(texts.files.rename_dots, file.name), run: ask("rename"), disabled: needed, title },
    { label: fill(texts.files.delete_dots, file.name), run: ask("delete"), disabled: needed, title },
  ];
}

// Where there is little room, one menu has everything but Save.
export function Toolbar(props: ToolbarProps): JSX.Element {
  const { session, state, file, files } = props;
  const compare = compareItems(state, file, session);
  const restore = restoreItems(session, file, files);
  const help: MenuItem = { label: texts.help.on_word, run: props.onHelp };
  const find: MenuItem = { label: "Find and replace", run: () => state.code.find() };
  return (
    <div class="rules-bar">
      <FileChoice {...props} />
      <Button
        kind="primary"
        icon="save"
        title={fill(texts.rules.save_help, "Ctrl+S")}
        keyShortcuts="Control+S"
        onClick={props.onSave}
      >
        <span class="only-wide">{texts.rules.save}</span>
        <span class="only-narrow">{texts.common.save}</span>
      </Button>
      <Button
        class="only-wide"
        icon="help"
        pressed={props.helping}
        title={`${texts.help.on_word_help} (Ctrl+I)`}
        onClick={props.onHelp}
      >
        {texts.help.on_word}
      </Button>
      <Button class="only-wide" title="In this text (Ctrl+F)" onClick={find.run}>
        {texts.find.find}
      </Button>
      <Menu class="only-wide" label="Compare" items={compare} />
      <Menu class="only-wide" label="Restore" items={restore} />
      <Menu class="only-wide" label={texts.files.files} items={fileItems(props)} />
      <Menu
        class="only-narrow"
        label="More"
        items={[help, find, ...compare, ...restore, ...fileItems(props)]}
      />
    </div>
  );
}
