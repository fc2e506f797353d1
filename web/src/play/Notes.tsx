// SPDX-License-Identifier: MIT
// Private notes of the seat that looks: on cells, with counts of passages, and in general.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Session } from "../app/session";
import { sentence } from "../board/words";
import type { NoteReport } from "../engine/types";
import { countText } from "../rules/words";
import { Button, Notice } from "../ui";
import { Section } from "./Section";

export function noteOn(session: Session, cell: string): NoteReport {
  const found = session.view.notes.notes.find((note) => note.cell === cell);
  return found ?? { cell, text: "", passages: 0, on_board: true };
}

export function NoteFields(props: { session: Session; cell: string }): JSX.Element {
  const { session, cell } = props;
  const note = noteOn(session, cell);
  const write = (text: string) => {
    if (text !== note.text) void session.writeNote(cell, text);
  };
  return (
    <div class="note-fields row">
      <input
        type="text"
        class="grow"
        aria-label={cell === "" ? "General notes" : `Note on ${cell}`}
        placeholder={cell === "" ? "Anything you want to remember" : "No text"}
        value={note.text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") write(event.currentTarget.value);
        }}
      />
      {cell !== "" && (
        <span class="row note-passages" role="group" aria-label={`Passages on ${cell}`}>
          <Button
            icon="minus"
            label="One passage fewer"
            disabled={note.passages === 0}
            onClick={() => void session.markPassage(cell, -1)}
          />
          <span aria-label={countText(note.passages, "passage", "passages")}>{note.passages}</span>
          <Button
            icon="add"
            label="One passage more"
            title="Something passed through here"
            onClick={() => void session.markPassage(cell, 1)}
          />
        </span>
      )}
    </div>
  );
}

function NewNote({ session }: { session: Session }): JSX.Element {
  const [cell, setCell] = useState("");
  const [text, setText] = useState("");
  const add = async () => {
    if (text.trim() === "") return;
    if (!(await session.writeNote(cell.trim(), text.trim()))) return;
    setCell("");
    setText("");
  };
  return (
    <Section title="Add a note">
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <input
          type="text"
          class="note-cell"
          aria-label="Cell"
          placeholder="Cell"
          value={cell}
          onInput={(event) => setCell(event.currentTarget.value)}
        />
        <input
          type="text"
          class="grow"
          aria-label="Note"
          placeholder="Note"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit">Add</Button>
      </form>
      <p class="muted small">You can also right-click or long-press a cell on the board.</p>
    </Section>
  );
}

export function Notes(props: {
  session: Session;
  marking: boolean;
  onMarking: (on: boolean) => void;
}): JSX.Element {
  const { session, marking } = props;
  const { looker } = session;
  if (typeof looker !== "number")
    return <p class="muted">{session.game.sentences.owner_notes}</p>;
  const { notes } = session.view;
  const cells = notes.notes.filter((note) => note.cell !== "");
  return (
    <div class="notes stack">
      <h3>Notes for {sentence(session.view.seats[looker]?.name ?? "")}</h3>
      <p class="muted">{session.game.sentences.own_notes}</p>
      <div class="row">
        <Button
          icon="note"
          pressed={marking}
          title="Clicks on the board write private notes instead of playing"
          onClick={() => props.onMarking(!marking)}
        >
          {marking ? "Back to play" : "Take notes"}
        </Button>
        <Button disabled={!notes.may_undo} onClick={() => void session.undoNote()}>
          Undo note
        </Button>
        <Button disabled={!notes.may_redo} onClick={() => void session.redoNote()}>
          Redo note
        </Button>
      </div>
      <Section title="General notes">
        <NoteFields session={session} cell="" />
      </Section>
      <Section title={`Cell notes (${cells.length})`}>
        {cells.length === 0 && <p class="muted">No cell has a note yet.</p>}
        {cells.map((note) => (
          <div key={note.cell} class="stack">
            <strong>{note.cell}</strong>
            {!note.on_board && (
              <Notice kind="warning">{session.game.sentences.note_off_board}</Notice>
            )}
            <NoteFields session={session} cell={note.cell} />
          </div>
        ))}
      </Section>
      <NewNote session={session} />
      {notes.board !== "" && (
        <Section title="Notes as a board" open={false}>
          <pre>{notes.board}</pre>
        </Section>
      )}
    </div>
  );
}
