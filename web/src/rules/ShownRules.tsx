// SPDX-License-Identifier: MIT
// What is shown in place of the editor (a difference, the rules in force), and what can be brought
// back.
import type { JSX } from "preact";
import type { Session } from "../app/session";
import { fill, texts } from "../texts";
import { Button } from "../ui";
import { complain } from "./complain";
import { DiffView } from "./DiffView";
import type { RulesState } from "./rules_state";
import type { FileState } from "./texts";

interface ShownProps {
  session: Session;
  state: RulesState;
}

/** What can be brought back. */
export function UndoLines({ session, state }: ShownProps): JSX.Element {
  const { deleted } = state;
  const bringBack = async () => {
    if (deleted === null) return;
    await session.addFile(deleted.name, deleted.text);
    state.change({ deleted: null, chosen: deleted.name });
  };
  return (
    <>
      {deleted !== null && (
        <p class="undo-line">
          {fill(texts.files.was_deleted, deleted.name)}{" "}
          <Button icon="undo" onClick={() => void bringBack().catch(complain(session))}>
            {texts.files.undo_delete}
          </Button>
        </p>
      )}
      {session.canUndoRestore && (
        <p class="undo-line">
          Originals were restored.{" "}
          <Button
            icon="undo"
            title={texts.rules.restore_mine_help}
            onClick={() => void session.undoRestore().catch(complain(session))}
          >
            {texts.rules.restore_mine}
          </Button>
        </p>
      )}
    </>
  );
}

export function Comparison(props: ShownProps & { file: FileState }): JSX.Element {
  const { session, state, file } = props;
  const original = state.showing === "original";
  const before = original ? (file.original ?? "") : (file.inForce ?? "");
  return (
    <div class="rules-shown">
      <div class="shown-head">
        <p>
          {original ? "Changes from the original" : "Changes from the rules in force"} in{" "}
          {file.name}
        </p>
        <Button kind="primary" onClick={() => state.change({ showing: "text" })}>
          {texts.rules.back_to_editor}
        </Button>
      </div>
      <DiffView
        before={before}
        now={file.typed}
        onRevert={(text) => void session.setDraft(file.name, text).catch(complain(session))}
      />
    </div>
  );
}

export function InForceHead(props: ShownProps & { since: string }): JSX.Element {
  const { session, state, since } = props;
  const edit = async () => {
    for (const file of session.filesInForce) await session.setDraft(file.name, file.text);
    state.change({ showing: "text" });
  };
  return (
    <div class="shown-head">
      <p>{fill(texts.rules.used_since, since)}</p>
      <Button kind="primary" onClick={() => state.change({ showing: "text" })}>
        {texts.rules.back_to_editor}
      </Button>
      <Button
        title={texts.rules.edit_text_help}
        onClick={() => void edit().catch(complain(session))}
      >
        {texts.rules.edit_text}
      </Button>
    </div>
  );
}
