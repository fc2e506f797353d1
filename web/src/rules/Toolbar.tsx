// SPDX-License-Identifier: MIT
// The commands of the text part: save, help, find, compare, restore, and those about files.
import type { JSX } from "preact";
import type { Session } from "../app/session";
import { fill, texts } from "../texts";
import { Button } from "../ui";
import { complain } from "./complain";
import type { FileQuestion } from "./FileDialogs";
import { isNeeded, isVariant, variantId } from "./file_names";
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

/** Disabled, with the reason, if there is one. */
const unless = (why: string): Pick<MenuItem, "disabled" | "why"> =>
  why === "" ? {} : { disabled: true, why };

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
      ...unless(
        file.typed === file.original && file.saved === file.original
          ? texts.rules.is_original_text
          : "",
      ),
      run: run(() => session.restoreFile(file.name)),
    });
  items.push({
    label: texts.rules.restore_all,
    title: texts.rules.restore_all_help,
    ...unless(
      files.some((each) => isModified(each, session) || isUnsaved(each))
        ? ""
        : texts.rules.are_original,
    ),
    run: run(() => session.restoreAll()),
  });
  return items;
}

/** Why a file can be neither renamed nor deleted: the game uses it. "": it can. */
function whyKept(file: FileState): string {
  if (isNeeded(file.name)) return texts.files.needed;
  if (file.inForce === null || file.saved === null) return "";
  if (!isVariant(file.name)) return texts.files.in_use;
  return fill(texts.files.variant_is_on, `"${variantId(file.name)}"`);
}

function fileItems({ file, onQuestion }: ToolbarProps): MenuItem[] {
  const ask = (question: FileQuestion) => () => onQuestion(question);
  const kept = unless(whyKept(file));
  return [
    { label: texts.files.new_variant_dots, run: ask("variant") },
    { label: texts.files.new_file_dots, run: ask("file") },
    {
      label: `Copy ${file.name}…`,
      run: ask("copy"),
      ...unless(isNeeded(file.name) ? texts.files.one_rules_file : ""),
    },
    { label: fill(texts.files.rename_dots, file.name), run: ask("rename"), ...kept },
    { label: fill(texts.files.delete_dots, file.name), run: ask("delete"), ...kept },
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
