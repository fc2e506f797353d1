// SPDX-License-Identifier: MIT
// Edits the board while the game goes on: closes cells and opens them, links and unlinks them, and
// moves regions. Each edit is in force at once, is kept as variants/NAME.board of these rules, and
// can be undone here. The same operations as in the window's Board tab.
import type { JSX } from "preact";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Session, useSession } from "../app/session";
import { CellMarks } from "../board/marks";
import type { CellRef } from "../board/ref";
import { StrokeBoard } from "../board/StrokeBoard";
import type { BoardEdit, EditedBoard, Region } from "../engine/types";
import { fill, texts } from "../texts";
import { Button, Dialog, Notice } from "../ui";
import { sentence } from "./words";


type Tool = "close" | "link" | "cut" | "region";
const TOOLS: readonly { id: Tool; label: string; hint: string }[] = [
  { id: "close", label: texts.board_edit.close, hint: texts.board_edit.close_hint },
  {
    id: "link",
    label: texts.board_edit.link,
    hint: texts.board_edit.link_hint,
  },
  {
    id: "cut",
    label: texts.board_edit.unlink,
    hint: texts.board_edit.unlink_hint,
  },
  {
    id: "region",
    label: texts.board_edit.region,
    hint: texts.board_edit.region_hint,
  },
];

interface Edit {
  name: string;
  before: string | null;
  after: string | null;
}

/** As the window calls the first board of one's own; no variant is called so either. */
function unusedName(session: Session): string {
  const taken = new Set(session.files.map((file) => file.name));
  for (let number = 1; ; ++number) {
    const name = number === 1 ? "my_board" : `my_board_${number}`;
    if (!taken.has(`variants/${name}.board`) && !taken.has(`variants/${name}.lua`)) return name;
  }
}

function useEdits(session: Session, complain: (sentence: string) => void) {
  const [{ edits, done }, setShown] = useState({ edits: [] as readonly Edit[], done: 0 });
  const now = useRef({ edits, done });
  const queue = useRef(Promise.resolve());
  const show = (next: { edits: readonly Edit[]; done: number }): void => {
    now.current = next;
    setShown(next);
  };
  // One after another: the next edit changes the board that the last one has made.
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    queue.current = queue.current.then(async () => {
      complain("");
      try {
        await work();
      } catch (error) {
        complain(error instanceof Error ? error.message : String(error));
      }
    });
    return queue.current;
  };
  const make = (wanted: BoardEdit): Promise<void> =>
    inTurn(async () => {
      const { name, before, text } = await session.editBoard(wanted);
      const edit = { name: name === "" ? unusedName(session) : name, before, after: text };
      await session.saveBoard(edit.name, edit.after);
      const { edits, done } = now.current;
      show({ edits: [...edits.slice(0, done), edit], done: done + 1 });
    });
  const undo = (): Promise<void> =>
    inTurn(async () => {
      const { edits, done } = now.current;
      const edit = edits[done - 1];
      if (edit === undefined) return;
      await session.saveBoard(edit.name, edit.before);
      show({ edits, done: done - 1 });
    });
  const redo = (): Promise<void> =>
    inTurn(async () => {
      const { edits, done } = now.current;
      const edit = edits[done];
      if (edit === undefined) return;
      await session.saveBoard(edit.name, edit.after);
      show({ edits, done: done + 1 });
    });
  return { make, undo, redo, mayUndo: done > 0, mayRedo: done < edits.length };
}

/** "": all seats, which a region with a part for each seat has not. */
function seatsOf(session: Session, region: Region | undefined): string[] {
  const names = session.game.seats.map((seat) => seat.name);
  return (region?.cells.length ?? 0) <= 1 ? ["", ...names] : names;
}

function useRegion(session: Session) {
  const regions = session.game.regions ?? [];
  const [chosen, setChosen] = useState({ region: 0, seat: 0 });
  const region = regions[Math.min(chosen.region, regions.length - 1)];
  const seats = seatsOf(session, region);
  const seat = Math.min(chosen.seat, seats.length - 1);
  const parts = region?.cells ?? [];
  const cells = (parts.length === 1 ? parts[0] : parts[seat]) ?? [];
  return { regions, region, seats, seat, cells, chosen, setChosen };
}

/** What differs from the board that the rules declare, each with a button that takes it back. */
function Changes(props: {
  edited: EditedBoard | null;
  onEdit: (edit: BoardEdit) => void;
}): JSX.Element {
  const { closed = [], links = [], cuts = [] } = props.edited ?? {};
  const group = (
    title: string,
    operation: NonNullable<BoardEdit["operation"]>,
    all: string[][],
    labelOf: (from: string, to: string) => string,
  ) =>
    all.length > 0 && (
      <div class="row" role="group" aria-label={title}>
        <span>{title}</span>
        {all.map((cells) => (
          <Button key={cells.join(" ")} onClick={() => props.onEdit({ operation, cells })}>
            {labelOf(cells[0] ?? "", cells[1] ?? "")}
          </Button>
        ))}
      </div>
    );
  return (
    <div class="board-changes">
      {group("Closed:", "open", closed.map((cell) => [cell]), (cell) => fill(texts.board_edit.open_cell, cell))}
      {group("Linked:", "cut", links, (from, to) => fill(texts.board_edit.unlink_cells, from, to))}
      {group("Unlinked:", "link", cuts, (from, to) => fill(texts.board_edit.link_cells, from, to))}
    </div>
  );
}

export function BoardDialog(props: { session: Session; onClose: () => void }): JSX.Element {
  const session = useSession(props.session);
  const { game, boards } = session;
  const [tool, setTool] = useState<Tool>("close");
  const [first, setFirst] = useState<number | null>(null);
  const [edited, setEdited] = useState<EditedBoard | null>(null);
  const [complaint, setComplaint] = useState("");
  const { make, undo, redo, mayUndo, mayRedo } = useEdits(session, setComplaint);
  const { regions, region, seats, seat, cells, chosen, setChosen } = useRegion(session);
  // Otherwise they would move between two edits.
  useEffect(() => session.pauseBots(), []);
  useEffect(() => {
    session.editBoard({}).then(setEdited, () => setEdited(null));
  }, [game]);

  const nameOf = (cell: number): string => game.board.cells[cell]?.name ?? "";
  const pairsOf = (pairs: readonly [string, string][] = []): [number, number][] =>
    pairs.flatMap((pair) => {
      const [a, b] = pair.map((name) => game.board.cells.findIndex((cell) => cell.name === name));
      return a === undefined || b === undefined || a < 0 || b < 0 ? [] : [[a, b]];
    });
  const use = (stroke: readonly CellRef[]): void => {
    const numbers = stroke.map((at) => at.cell);
    const names = numbers.map(nameOf);
    if (tool === "close") return void make({ operation: "close", cells: names });
    if (tool === "region")
      return void make({
        operation: "region",
        cells: names,
        region: region?.name ?? "",
        seat: seats[seat] ?? "",
      });
    const from = numbers.length > 1 ? numbers[0] : first;
    const to = numbers.at(-1);
    if (to === undefined) return;
    if (from === null || from === undefined) return setFirst(to);
    setFirst(null);
    if (from !== to) void make({ operation: tool, cells: [nameOf(from), nameOf(to)] });
  };

  const marks = useMemo(
    () =>
      boards.boards.map(() => {
        const out = new CellMarks();
        if (tool === "region") for (const cell of cells) out.add(cell, "shown");
        if (first !== null) out.add(first, "chosen");
        out.links.push(...pairsOf(edited?.links));
        out.cuts.push(...pairsOf(edited?.cuts));
        return out;
      }),
    [boards, tool, first, region, seat, edited],
  );
  // The same function as long as it says the same, so that cells need not be drawn again.
  const stateOf = useCallback(
    (at: CellRef) => {
      const line = boards.boards[at.board]?.lines[at.cell] ?? nameOf(at.cell);
      const inside = marks[at.board]?.has(at.cell, "shown") ? ", in the region" : "";
      const label = `${line}${inside}`;
      return { label, chosen: first === at.cell, mayChoose: true };
    },
    [boards, marks, first],
  );
  const hint =
    first === null
      ? (TOOLS.find((each) => each.id === tool)?.hint ?? "")
      : fill(
          tool === "link" ? texts.board_edit.link_to : texts.board_edit.unlink_from,
          nameOf(first),
        );
  return (
    <Dialog
      title="Edit the board"
      wide
      class="board-dialog"
      onClose={props.onClose}
      actions={
        <>
          <Button icon="undo" disabled={!mayUndo} onClick={() => void undo()}>
            {texts.common.undo}
          </Button>
          <Button icon="redo" disabled={!mayRedo} onClick={() => void redo()}>
            {texts.common.redo}
          </Button>
          <Button kind="primary" onClick={props.onClose}>
            {texts.common.done}
          </Button>
        </>
      }
    >
      <div class="setup-position">
        <div class="row" role="group" aria-label={texts.board_edit.tools}>
          {TOOLS.filter(({ id }) => id !== "region" || regions.length > 0).map(({ id, label }) => (
            <Button
              key={id}
              pressed={id === tool}
              onClick={() => {
                setTool(id);
                setFirst(null);
                setComplaint("");
              }}
            >
              {label}
            </Button>
          ))}
        </div>
        {tool === "region" && (
          <div class="row">
            <label class="row">
              {texts.board_edit.which_region}
              <select
                class="input"
                value={chosen.region}
                onChange={(event) =>
                  setChosen({ region: Number(event.currentTarget.value), seat: 0 })
                }
              >
                {regions.map((each, i) => (
                  <option key={each.name} value={i}>
                    {sentence(each.title)}
                  </option>
                ))}
              </select>
            </label>
            <label class="row">
              {texts.board_edit.player}
              <select
                class="input"
                value={seat}
                onChange={(event) =>
                  setChosen({ ...chosen, seat: Number(event.currentTarget.value) })
                }
              >
                {seats.map((name, i) => (
                  <option key={name} value={i}>
                    {name === "" ? texts.board_edit.all_players : sentence(name)}
                  </option>
                ))}
              </select>
            </label>
          </div>
        )}
        <p class="muted setup-hint" role="status">
          {hint}
        </p>
        <StrokeBoard
          session={session}
          marks={marks}
          stateOf={stateOf}
          onStroke={use}
          onEscape={() => setFirst(null)}
        />
        {complaint !== "" && (
          <Notice kind="refused" live>
            {complaint}
          </Notice>
        )}
        <Changes edited={edited} onEdit={(edit) => void make(edit)} />
      </div>
    </Dialog>
  );
}
