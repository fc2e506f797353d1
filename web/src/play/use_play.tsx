// SPDX-License-Identifier: MIT
// Playing on the board: what a click, a drag or a key on a cell means now, what is marked, and what
// is said of each cell.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { cellLine, type Session } from "../app/session";
import type { BubbleText } from "../board/Bubble";
import type { CellState } from "../board/CellGrid";
import { CellMarks } from "../board/marks";
import type { CellRef } from "../board/ref";
import type { FallWay } from "../board/slides";
import { CellNumbers } from "../board/scene";
import { spoken, withName } from "../board/words";
import type { ActionReport } from "../engine/types";
import { fill, texts } from "../texts";
import { Button, LinkButton } from "../ui";
import { ChoiceList } from "./ChoiceList";
import { groupsWith, isCard } from "./cards";
import { draggedText, falling, fallsTo, fewPlaces, onLink, onlyStart } from "./gestures";
import { bestWay, Picker, type PickerItem, prospects } from "./picker";

interface Choice {
  at: CellRef;
  ready: ActionReport[];
  /** The moves also go on from this cell. */
  onward: boolean;
  items: PickerItem[];
}

interface Refusal {
  at: CellRef;
  text: string;
  place: string;
}

export interface Playing {
  picker: Picker;
  /** Of each board and group of cards. */
  marks: readonly CellMarks[];
  stateOf: (at: CellRef) => CellState;
  badges: readonly string[];
  bubble: BubbleText | null;
  click: (at: CellRef) => void;
  drag: (from: CellRef, to: CellRef) => void;
  /** What is being dragged, so that its targets are marked. */
  carry: (from: CellRef | null) => void;
  /** Which way pieces have fallen until now. */
  falls: FallWay | null;
  take: (item: PickerItem) => void;
  choose: (action: ActionReport) => void;
  putDown: () => void;
}

const NONE: readonly string[] = [];

export function usePlaying(
  session: Session,
  faces: () => number[] | undefined,
  showRule: (place: string) => void,
): Playing {
  const { game, view, boards } = session;
  const [picker, setPicker] = useState(() => new Picker());
  const [choice, setChoice] = useState<Choice | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [carried, setCarried] = useState<number | null>(null);
  const bubbleNumber = useRef(0);
  const explaining = useRef(0);
  const numbers = useMemo(() => new CellNumbers(game), [game]);
  const badges = session.cellValues?.badges ?? NONE;

  const here = picker.following(view);
  // After the last move there is none that falls.
  const fell = useRef<FallWay | null>(null);
  const falls = useMemo(() => {
    if (view.legal.length > 0) fell.current = falling(game.board, view);
    return fell.current;
  }, [game, view]);
  const drop = () => {
    setPicker(new Picker());
    setChoice(null);
  };

  // What was picked or said belonged to another position, board or viewer.
  useEffect(() => {
    ++explaining.current;
    setRefusal(null);
    setChoice(null);
    setPicker((old) => old.following(session.view));
  }, [view, game]);
  useEffect(drop, [session.looker, game]);

  // A press beside the board ends what is said or offered on it.
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest(".board-area, dialog")) return;
      setRefusal(null);
      if (choice !== null) drop();
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [choice]);

  const say = (at: CellRef, text: string, place = "") => {
    ++bubbleNumber.current;
    setRefusal({ at, text, place });
  };
  const offer = (next: Choice) => {
    ++bubbleNumber.current;
    setRefusal(null);
    setChoice(next);
  };

  const choose = (action: ActionReport) => {
    drop();
    setRefusal(null);
    void session.choose(action, faces());
  };

  /** Says at the cell what can be done instead, as the table words it. */
  const explain = (at: CellRef, from: Picker, dragged = false) => {
    const asked = ++explaining.current;
    const picked = { verb: from.verb, picked: from.picks };
    void session.cellText({ ...at, ...picked, dragged }).then(
      (found) => {
        if (asked === explaining.current) say(at, found.no_move);
      },
      // The game was closed, or its rules have changed under the click.
      () => {},
    );
  };

  /** Says at the cell why the typed action is not legal; without one, what can be done instead. */
  const refuse = (at: CellRef, typed: string) => {
    if (typed === "") return explain(at, here);
    void session.act(typed, faces()).then((done) => {
      const notice = session.notice;
      if (done || notice === null) return;
      say(at, notice.text, notice.place ?? "");
      session.dismissNotice();
    });
  };

  const offerItems = (next: Picker, at: CellRef) => {
    const items = next.items(view);
    if (items.length > 0) offer({ at, ready: [], onward: false, items });
  };

  const clickWith = (from: Picker, at: CellRef): void => {
    ++explaining.current;
    const card = isCard(game, at.cell);
    if (card && from.onward(view, at.cell).length > 0)
      if (!groupsWith(game, view, boards, from, at.cell).includes(at.board))
        return explain(at, from);
    const picked = from.click(game.board, view, at.cell);
    let next = picked.putDown ? new Picker() : from;
    setPicker(next);
    setChoice(null);
    setRefusal(null);
    const [only] = picked.ready;
    if (picked.ready.length === 1 && only && !picked.onward) return choose(only);
    if (picked.ready.length > 0)
      return offer({ at, ready: picked.ready, onward: picked.onward, items: [] });
    if (picked.onward) {
      next = next.pickUp(at.cell);
      setPicker(next);
      return offerItems(next, at);
    }
    if (picked.putDown) return;
    const falls = from.empty ? fallsTo(game.board, view, at.cell) : null;
    if (falls) return choose(falls);
    refuse(at, picked.typed);
  };

  const click = (at: CellRef) => {
    if (session.looksOn) return say(at, session.game.sentences.looks_on);
    clickWith(here, at);
  };

  const drag = (from: CellRef, to: CellRef) => {
    if (session.looksOn) return say(to, session.game.sentences.looks_on);
    drop();
    const link = onLink(game.board, view, from.cell, to.cell);
    if (link) return choose(link);
    const start = new Picker().click(game.board, view, from.cell);
    if (start.ready.length > 0 && !start.onward) return explain(from, new Picker(), true);
    if (!start.onward) return refuse(to, draggedText(game.board, view, from.cell, to.cell));
    clickWith(new Picker().pickUp(from.cell), to);
  };

  const take = (item: PickerItem) => {
    if (item.complete) return choose(item.action);
    const next = (choice === null ? new Picker() : here).take(item);
    setPicker(next);
    const at = choice?.at ?? { board: 0, cell: next.picked().at(-1) ?? 0 };
    setChoice(null);
    offerItems(next, at);
  };

  const marks = useMemo(
    () => marksOfAll(session, here, carried, numbers),
    [
      session.view,
      session.change,
      session.hint,
      session.boards,
      session.looksOn,
      session.meaning,
      here,
      carried,
    ],
  );
  const next = useMemo(() => new Set(here.next(view)), [here, view]);
  const picked = useMemo(() => new Set(here.picked()), [here]);

  const notes = useMemo(() => {
    const { notes: all, lines } = view.notes;
    return new Map(all.map(({ cell }, at) => [cell, lines[at]?.slice(cell.length + 2) ?? ""]));
  }, [view.notes]);

  // The same function as long as it says the same, so that cells need not be drawn again.
  const stateOf = useCallback(
    (at: CellRef): CellState => {
      const may =
        !session.looksOn &&
        next.has(at.cell) &&
        (!isCard(game, at.cell) ||
          groupsWith(game, view, boards, here, at.cell).includes(at.board));
      const chosen = picked.has(at.cell);
      const words = game.sentences;
      const parts = [cellLine(session, at)];
      const badge = badges[at.cell] ?? "";
      if (badge !== "") parts.push(withName(words.cell_worth, badge));
      const note = notes.get(game.board.cells[at.cell]?.name ?? "");
      if (note !== undefined) parts.push(withName(words.cell_noted, note));
      if (marks[at.board]?.has(at.cell, "gained")) parts.push(words.cell_move_added);
      if (marks[at.board]?.has(at.cell, "lost")) parts.push(words.cell_move_removed);
      if (marks[at.board]?.has(at.cell, "differs")) parts.push(words.cell_differs);
      if (marks[at.board]?.has(at.cell, "shown"))
        parts.push(withName(words.cell_in, session.meaning?.text ?? ""));
      if (marks[at.board]?.best.includes(at.cell)) parts.push(words.cell_suggested);
      if (chosen) parts.push(words.cell_chosen);
      else if (may) parts.push(words.cell_may_be_chosen);
      return { label: parts.join(", "), chosen, mayChoose: may };
    },
    [view, boards, marks, next, picked, badges, session.looksOn],
  );

  return {
    picker: here,
    marks,
    stateOf,
    badges,
    falls,
    bubble: bubbleOf(),
    click,
    drag,
    carry: (from) => {
      setRefusal(null);
      setCarried(from?.cell ?? null);
    },
    take,
    choose,
    putDown: () => {
      ++explaining.current;
      drop();
      setRefusal(null);
    },
  };

  function bubbleOf(): BubbleText | null {
    const number = bubbleNumber.current;
    if (choice !== null)
      return { at: choice.at, number, choice: true, content: <>{choiceContent(choice)}</> };
    if (refusal === null) return null;
    const { place, text } = refusal;
    const content: ComponentChildren = (
      <>
        <p>{text}</p>
        {place !== "" && (
          <LinkButton
            onClick={() => {
              setRefusal(null);
              showRule(place);
            }}
          >
            {place}
          </LinkButton>
        )}
      </>
    );
    return { at: refusal.at, number, choice: false, content };
  }

  function choiceContent({ at, ready, onward, items }: Choice): ComponentChildren {
    const name = game.board.cells[at.cell]?.name ?? "";
    return (
      <>
        {ready.map((action) => (
          <Button key={action.text} onClick={() => choose(action)}>
            {spoken(action.text)}
          </Button>
        ))}
        {onward && (
          <Button
            onClick={() => {
              setPicker(here.pickUp(at.cell));
              setChoice(null);
            }}
          >
            {fill(texts.play.continue_from, name)}
          </Button>
        )}
        {items.length > 0 && <ChoiceList session={session} items={items} onTake={take} />}
        {items.length > 0 && here.next(view).length > 0 && (
          <Button kind="quiet" onClick={() => setChoice(null)}>
            {texts.play.choose_on_board}
          </Button>
        )}
        <Button kind="quiet" onClick={drop}>
          {texts.common.cancel}
        </Button>
      </>
    );
  }
}

/** Where something can be put: if that is asked for, or if the places are so few that marking them
    helps. */
function placesToMark({ game, view }: Session): number[] {
  const asked = view.legal.length > 0 && view.legal.every((action) => action.asked);
  return asked ? new Picker().next(view) : fewPlaces(game.board, view);
}

/** The marks of each board and group of cards. */
function marksOfAll(
  session: Session,
  picker: Picker,
  carried: number | null,
  numbers: CellNumbers,
): CellMarks[] {
  const { game, view, boards } = session;
  const out = boards.boards.map(() => new CellMarks());
  const onBoards = (cell: number | undefined | null, what: Parameters<CellMarks["add"]>[1]) => {
    if (cell === undefined || cell === null) return;
    boards.boards.forEach((board, at) => {
      if (board.place === "board") out[at]?.add(cell, what);
    });
  };
  onBoards(boards.last.from, "from");
  onBoards(boards.last.to, "to");
  for (const { cells } of session.change?.removed ?? [])
    onBoards(numbers.of(cells.at(-1) ?? ""), "lost");
  for (const { cells } of session.change?.added ?? [])
    onBoards(numbers.of(cells.at(-1) ?? ""), "gained");
  for (const { cell } of view.comparison?.cells ?? []) onBoards(numbers.of(cell), "differs");
  for (const cell of session.meaning?.cells ?? []) onBoards(numbers.of(cell), "shown");
  for (const cell of picker.picked()) onBoards(cell, "chosen");
  let from = picker;
  if (carried !== null) {
    from = new Picker().pickUp(carried);
  } else if (picker.empty && !session.looksOn) {
    const only = onlyStart(view);
    if (only !== null) from = picker.pickUp(only);
  }
  for (const cell of from.next(view)) {
    if (!isCard(game, cell)) {
      if (!from.empty) onBoards(cell, "target");
    } else if (!session.looksOn) {
      for (const group of groupsWith(game, view, boards, from, cell))
        out[group]?.add(cell, "target");
    }
  }
  if (from.empty && !session.looksOn)
    for (const cell of placesToMark(session)) onBoards(cell, "target");
  for (const [cell, value] of prospects(session.hint, view, picker.picked()))
    boards.boards.forEach((board, at) => {
      if (board.place === "board") out[at]?.prospects.set(cell, value);
    });
  const best = bestWay(session.hint, view, picker.picked());
  boards.boards.forEach((board, at) => {
    const there = out[at];
    if (board.place === "board" && there !== undefined) there.best = best;
  });
  return out;
}
