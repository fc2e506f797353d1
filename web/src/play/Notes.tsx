// SPDX-License-Identifier: MIT
// Private notes of the seat that looks: on cells, with counts of passages, and in general.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Session } from "../app/session";
import { sentence } from "../board/words";
import type { NoteReport } from "../engine/types";
import { counted, fill, texts } from "../texts";
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
        aria-label={cell === "" ? texts.notes.general : `Note on ${cell}`}
        placeholder={cell === "" ? texts.notes.general_empty : texts.notes.no_text}
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
            label={texts.notes.passage_fewer}
            disabled={note.passages === 0}
            onClick={() => void session.markPassage(cell, -1)}
          />
          <span aria-label={counted(texts.notes.passages, note.passages)}>{note.passages}</span>
          <Button
            icon="add"
            label="One passage more"
            title={texts.notes.passage_more}
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
    <Section title={texts.notes.add}>
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
          aria-label={texts.notes.cell}
          placeholder={texts.notes.cell}
          value={cell}
          onInput={(event) => setCell(event.currentTarget.value)}
        />
        <input
          type="text"
          class="grow"
          aria-label={texts.notes.note}
          placeholder={texts.notes.note}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit">{texts.notes.add_button}</Button>
      </form>
      <p class="muted small">
        {texts.notes.from_board} On a touchscreen, press the cell for a moment.
      </p>
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
      <h3>{fill(texts.notes.for_player, sentence(session.view.seats[looker]?.name ?? ""))}</h3>
      <p class="muted">{session.game.sentences.own_notes}</p>
      <div class="row">
        <Button
          icon="note"
          pressed={marking}
          title={texts.notes.take_help}
          onClick={() => props.onMarking(!marking)}
        >
          {marking ? texts.play.back_to_play : texts.notes.take}
        </Button>
        <Button disabled={!notes.may_undo} onClick={() => void session.undoNote()}>
          {texts.notes.undo}
        </Button>
        <Button disabled={!notes.may_redo} onClick={() => void session.redoNote()}>
          {texts.notes.redo}
        </Button>
      </div>
      <Section title={texts.notes.general}>
        <NoteFields session={session} cell="" />
      </Section>
      <Section title={fill(texts.notes.of_cells, cells.length)}>
        {cells.length === 0 && <p class="muted">{texts.notes.of_cells_none}</p>}
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
        <Section title={texts.notes.as_board} open={false}>
          <pre>{notes.board}</pre>
        </Section>
      )}
    </div>
  );
}
