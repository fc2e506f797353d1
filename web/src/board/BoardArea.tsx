// SPDX-License-Identifier: MIT
// Boards and hands of cards, to look at and to play on: with pointers, keys and a screen reader.
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Session } from "../app/session";
import type { DrawnBoard, Rotation, ViewType } from "../engine/types";
import { texts } from "../texts";
import { Button, Tabs } from "../ui";
import { BoardFoot } from "./BoardFoot";
import { BoardSvg, Painted } from "./BoardSvg";
import { Bubble, type BubbleText } from "./Bubble";
import { Carried } from "./Carried";
import { CardGroup, SeatArea } from "./Cards";
import { CellGrid, type CellState } from "./CellGrid";
import { type At, pointsText } from "./geometry";
import { Frame } from "./Ground";
import { ghostAt, GhostMark } from "./LargePieces";
import { Looks } from "./looks";
import { type CellMarks, NO_MARKS } from "./marks";
import { isArrow, neighbourTowards } from "./neighbours";
import { ownerColours } from "./owners";
import { type CellRef, elementOf, refOf, sameRef } from "./ref";
import { regionMarks } from "./regions";
import { CellNumbers, type Scene } from "./scene";
import { type FallWay, LyingPieces, slide } from "./slides";
import { type Room, useLayout } from "./use_layout";
import { useFitCards } from "./use_fit_cards";
import { usePointer } from "./use_pointer";

const DRAG_TURN = 0.008; // radians a pixel
const KEY_TURN = 0.15;
const ZOOM = 1.25;
const MOST_ZOOM = 6;
const NO_ROUTE: number[] = [];

export interface BoardAreaProps {
  session: Session;
  /** Of each board and group of cards. */
  marks: readonly CellMarks[];
  stateOf: (at: CellRef) => CellState;
  badges: readonly string[];
  /** Cells of a line that is drawn over the board. */
  route: number[];
  notes: boolean;
  onClick: (at: CellRef) => void;
  onDrag: (from: CellRef, to: CellRef) => void;
  /** What is being dragged; null: nothing any more. */
  onCarry: (from: CellRef | null) => void;
  onMenu: (at: CellRef) => void;
  /** The way in which pieces fall. */
  falls: FallWay | null;
  /** What is under the mouse, or has the focus. */
  onLook: (at: CellRef | null) => void;
  onEscape: () => void;
  /** Why nothing was done, or a choice, at a cell. */
  bubble: BubbleText | null;
  /** Takes strokes over cells, which write notes instead of playing; null: clicks and drags play. */
  onStroke: ((cells: readonly CellRef[]) => void) | null;
  /** Below the board. */
  children?: ComponentChildren;
}

interface Numbered {
  board: DrawnBoard;
  number: number;
}

function useRoom(): [Room | null, (element: Element | null) => void] {
  const [room, setRoom] = useState<Room | null>(null);
  const observer = useRef<ResizeObserver | null>(null);
  const watch = useMemo(
    () => (element: Element | null) => {
      observer.current?.disconnect();
      if (element === null) return;
      observer.current = new ResizeObserver(([entry]) => {
        if (entry === undefined) return;
        const { width, height } = entry.contentRect;
        // With some room around the board, for lines on its edge.
        setRoom({ width: Math.floor(width) - 8, height: Math.floor(height) - 8 });
      });
      observer.current.observe(element);
    },
    [],
  );
  useEffect(() => () => observer.current?.disconnect(), []);
  return [room, watch];
}

/** The board of the viewer, else of whoever is to act. */
function firstBoard(session: Session, boards: readonly Numbered[]): number {
  const { view } = session;
  const mine = boards.findIndex(({ board }) => board.seat === view.seat && view.seat !== null);
  const next = boards.findIndex(
    ({ board }) => typeof board.seat === "number" && view.seats[board.seat]?.to_act,
  );
  return Math.max(0, mine >= 0 ? mine : next);
}

export function BoardArea(props: BoardAreaProps): JSX.Element {
  const { session } = props;
  const { game, view } = session;
  const area = useRef<HTMLDivElement>(null);
  const [room, watchRoom] = useRoom();
  const [viewType, setViewType] = useState<ViewType>(game.views[0] ?? "flat");
  const [turn, setTurn] = useState<Rotation>({ yaw: 0.62, pitch: 0.52 });
  const [zoom, setZoom] = useState(1);
  const [cursor, setCursor] = useState<CellRef | null>(null);
  const [focused, setFocused] = useState(false);
  const [carried, setCarried] = useState<{ from: CellRef; at: At } | null>(null);
  // Under the pointer, if something on several cells would be put there.
  const [pointed, setPointed] = useState<CellRef | null>(null);
  const [stroke, setStroke] = useState<readonly CellRef[]>([]);
  const [onlyBoard, setOnlyBoard] = useState<number | null>(null);
  const dropped = useRef<CellRef | null>(null);

  const looks = useMemo(() => new Looks(game), [game]);
  const numbers = useMemo(() => new CellNumbers(game), [game]);
  const colours = useMemo(() => ownerColours(game.seats), [game]);
  const all = session.boards.boards.map((board, number) => ({ board, number }));
  // A game without a board, such as one of bids, still has an empty one.
  const cells = useMemo(() => game.board.cells.some((cell) => cell.stands_for === "cells"), [game]);
  const boards = all.filter(({ board }) => board.place === "board" && cells);
  const cards = all.filter(({ board }) => board.place !== "board");

  const type = game.views.includes(viewType) ? viewType : (game.views[0] ?? "flat");
  const solid = type === "solid";
  const layout = useLayout(
    session.engine,
    session.issuer(),
    session.status.rules,
    boards.map(({ board }) => board),
    { type, turn },
    room,
    game.board.cells.length,
  );
  const regions = useMemo(
    () => (layout ? regionMarks(game, layout.picture) : { lines: [], signs: [], names: [] }),
    [game, layout?.picture],
  );
  const first = firstBoard(session, boards);
  const only = layout?.tabbed ? Math.min(onlyBoard ?? first, boards.length - 1) : null;
  const shown = only === null ? boards : boards.filter((_, i) => i === only);
  const scale = (layout?.scale ?? 1) * zoom;

  // One cell can be reached with the Tab key: the one where the keys were last.
  const valid = cursor !== null && all.some(({ number }) => number === cursor.board);
  const start = shown[0] ?? cards.find(({ board }) => board.cards.length > 0);
  const startCell = layout?.picture.tiles[0]?.cell ?? start?.board.cards[0] ?? 0;
  const at = valid ? cursor : start ? { board: start.number, cell: startCell } : null;

  // What the last player looked at could reveal what was done in secret.
  useEffect(() => {
    if (session.status.secrets) {
      setCursor(null);
      setZoom(1);
      setOnlyBoard(null);
    }
  }, [session.looker]);

  const lying = useRef(new LyingPieces());
  const before = useRef(session.looker);
  useLayoutEffect(() => {
    // Of another seat, it is another view, not a move.
    const alike = before.current === session.looker || !session.status.secrets;
    before.current = session.looker;
    const way = props.falls;
    const slides = lying.current.follow(view, session.boards, game.board, alike, way);
    if (area.current) slide(area.current, slides, dropped.current);
    dropped.current = null;
  }, [view]);

  // A board that was replaced by another one must not take the focus with it.
  useLayoutEffect(() => {
    if (!focused || at === null || area.current === null) return;
    if (!area.current.contains(document.activeElement)) focusCell(at);
  });

  // After a choice among moves at a cell, the keys go on from there.
  const choiceAt = useRef<CellRef | null>(null);
  useLayoutEffect(() => {
    const was = choiceAt.current;
    choiceAt.current = props.bubble?.choice ? props.bubble.at : null;
    if (was === null || choiceAt.current !== null) return;
    if (document.activeElement === null || document.activeElement === document.body) focusCell(was);
  });

  useFitCards(area, cards.length > 0, [view, session.boards, room]);

  // The hand is what matters most to whoever looks.
  useEffect(() => {
    if (area.current && boards.length === 0) area.current.scrollTop = area.current.scrollHeight;
  }, [session.looker, boards.length]);

  function focusCell(to: CellRef): void {
    const element = area.current && elementOf(area.current, to);
    if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
  }

  const turnBy = (yaw: number, pitch: number) =>
    setTurn((old) => ({
      yaw: old.yaw + yaw,
      pitch: Math.min(Math.max(old.pitch + pitch, -1.45), 1.45),
    }));

  const pointer = usePointer({
    click: (to) => {
      setCursor(to);
      props.onClick(to);
    },
    carry: (from, point) => {
      if ((from === null) !== (carried === null)) props.onCarry(from);
      setCarried(from === null ? null : { from, at: point });
    },
    drop: (from, to) => {
      dropped.current = to;
      setCursor(to);
      props.onDrag(from, to);
    },
    menu: (to) => {
      setCursor(to);
      props.onMenu(to);
    },
    stroke:
      props.onStroke &&
      ((cells, done) => {
        setStroke(done ? [] : cells);
        const last = cells.at(-1);
        if (done && last !== undefined) {
          setCursor(last);
          props.onStroke?.(cells);
        }
      }),
    turn: solid ? (by) => turnBy(by.x * DRAG_TURN, by.y * DRAG_TURN) : null,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (key === "Escape") return props.onEscape();
    const here = refOf(event.target);
    if (here === null || area.current === null) return;
    if (isArrow(key)) {
      event.preventDefault();
      if (event.shiftKey && solid) {
        const by = key === "ArrowLeft" || key === "ArrowUp" ? KEY_TURN : -KEY_TURN;
        return key === "ArrowLeft" || key === "ArrowRight" ? turnBy(by, 0) : turnBy(0, by);
      }
      const next = neighbourTowards(area.current, here, key);
      if (next === null) return;
      setCursor(next);
      return focusCell(next);
    }
    if (key === "Enter" || key === " ") {
      event.preventDefault();
      return props.onStroke ? props.onStroke([here]) : props.onClick(here);
    }
    if (key === "+" || key === "=") setZoom((old) => Math.min(MOST_ZOOM, old * ZOOM));
    if (key === "-") setZoom((old) => Math.max(1, old / ZOOM));
    if (key === "0") setZoom(1);
  };

  const look = (to: CellRef | null) => {
    props.onLook(to);
    if (game.footprints.length > 0) setPointed(to);
  };
  const ghost =
    pointed === null || carried !== null || props.onStroke || session.looksOn
      ? null
      : ghostAt(game, view, pointed.cell);

  // The same scenes as long as they show the same, so that they need not be painted again.
  const scenes = useMemo(
    () =>
      session.boards.boards.map((board, number): Scene | null =>
        layout === null
          ? null
          : {
              game,
              view,
              board,
              picture: layout.picture,
              scale,
              looks,
              regions,
              colours,
              marks: props.marks[number] ?? NO_MARKS,
              badges: props.badges,
              notes: props.notes,
            },
      ),
    [
      session.boards,
      layout,
      game,
      view,
      scale,
      looks,
      regions,
      colours,
      props.marks,
      props.badges,
      props.notes,
    ],
  );

  const groups = (places: DrawnBoard["place"][]) => {
    const some = cards.filter(({ board }) => places.includes(board.place));
    if (some.length === 0) return null;
    const others = [...new Set(some.map(({ board }) => board.seat))];
    const group = ({ board, number }: (typeof cards)[number]) => (
      <CardGroup
        key={number}
        game={game}
        view={view}
        board={board}
        number={number}
        inks={{ looks, colours }}
        marks={props.marks[number] ?? NO_MARKS}
        cursor={at}
        stateOf={props.stateOf}
        inArea={board.place === "others" && others.length > 1}
      />
    );
    return (
      <div class={`card-table card-table-${places[0]}`}>
        {places[0] === "others" && others.length > 1
          ? others.map((seat) => (
              <SeatArea key={seat} view={view} seat={seat} colours={colours}>
                {some.filter(({ board }) => board.seat === seat).map(group)}
              </SeatArea>
            ))
          : some.map(group)}
      </div>
    );
  };

  const svgBoards = shown.flatMap((each) => {
    const scene = scenes[each.number] ?? null;
    if (scene === null) return [];
    const { board, number } = each;
    const ring = focused && at?.board === number ? at.cell : null;
    return {
      key: `${number}`,
      title: only === null ? board.title : "",
      content: (
        <>
          <g data-painted={number}>
            <Painted
              scene={scene}
              numbers={numbers}
              route={number === 0 ? props.route : NO_ROUTE}
            />
          </g>
          {ghost && pointed?.board === number && <GhostMark scene={scene} ghost={ghost} />}
          <g class="cursor-ring" aria-hidden="true">
            {scene.picture.tiles
              .filter((tile) => tile.cell === ring && ring !== null)
              .map((tile, i) => (
                <g key={i}>
                  <Frame tile={tile} scene={scene} colour="var(--panel)" width={5} />
                  <Frame tile={tile} scene={scene} colour="var(--cursor)" width={2.5} inset={1} />
                </g>
              ))}
          </g>
          <g class="stroke" aria-hidden="true">
            {scene.picture.tiles
              .filter(({ cell }) => stroke.some((at) => at.board === number && at.cell === cell))
              .map((tile, i) => (
                <polygon key={i} points={pointsText(tile.outline, scene.scale)} />
              ))}
          </g>
          <CellGrid
            scene={scene}
            number={number}
            label={board.title === "" ? texts.tabs.board : board.title}
            cursor={at?.board === number ? at.cell : null}
            stateOf={props.stateOf}
          />
        </>
      ),
    };
  });

  const classes = [
    "board-area",
    boards.length > 0 ? "" : cards.length > 0 ? "board-area-cards" : "board-area-none",
    props.onStroke ? "board-area-marking" : "",
    zoom > 1 ? "board-area-zoomed" : "",
    carried ? "board-area-carrying" : "",
  ];
  return (
    <div
      class={classes.filter(Boolean).join(" ")}
      ref={area}
      {...pointer}
      onKeyDown={onKeyDown}
      onPointerOver={(event) => {
        if (event.pointerType === "mouse") look(refOf(event.target));
      }}
      onPointerLeave={() => look(null)}
      onFocusIn={(event) => {
        const to = refOf(event.target);
        if (to === null) return setFocused(false);
        setFocused(event.target instanceof Element && event.target.matches(":focus-visible"));
        if (!sameRef(to, cursor)) setCursor(to);
        look(to);
      }}
      onFocusOut={(event) => {
        if (refOf(event.relatedTarget) === null && event.relatedTarget !== null) setFocused(false);
      }}
    >
      {groups(["others"])}
      {boards.length > 0 && (
        <div class="board-and-tabs">
          {only !== null && (
            <Tabs
              label="Boards"
              class="board-tabs"
              tabs={boards.map(({ board, number }) => ({
                id: `${number}`,
                label: board.title.replace(/'s? board$/, ""),
              }))}
              selected={`${boards[only]?.number ?? 0}`}
              onSelect={(id) => setOnlyBoard(boards.findIndex(({ number }) => `${number}` === id))}
            />
          )}
          <div class="board-room" ref={watchRoom}>
            <div class="board-scroll">
              {layout === null && <p class="board-waiting muted">Setting up the board…</p>}
              {layout && (
                <BoardSvg
                  picture={layout.picture}
                  scale={scale}
                  columns={only === null ? layout.columns : 1}
                  heading={only === null ? layout.heading : 0}
                  boards={svgBoards}
                />
              )}
            </div>
          </div>
        </div>
      )}
      {groups(["common"])}
      {groups(["own", "hand"])}
      <BoardFoot
        session={session}
        regions={regions.names}
        looks={looks}
        colours={colours}
        tools={
          boards.length === 0 ? null : (
            <div class={game.views.length > 1 ? "board-tools row" : "board-tools zoom-tools row"}>
              {game.views.length > 1 &&
                game.views.map((each) => (
                  <Button
                    key={each}
                    kind="quiet"
                    pressed={each === type}
                    onClick={() => setViewType(each)}
                  >
                    {viewName(session, each)}
                  </Button>
                ))}
              {solid && (
                <>
                  <Button
                    icon="back"
                    kind="quiet"
                    label="Turn left"
                    onClick={() => turnBy(KEY_TURN * 2, 0)}
                  />
                  <Button
                    icon="next"
                    kind="quiet"
                    label="Turn right"
                    onClick={() => turnBy(-KEY_TURN * 2, 0)}
                  />
                </>
              )}
              <Button
                icon="minus"
                kind="quiet"
                label={texts.common.zoom_out}
                disabled={zoom <= 1}
                onClick={() => setZoom(Math.max(1, zoom / ZOOM))}
              />
              <Button
                icon="add"
                kind="quiet"
                label={texts.common.zoom_in}
                onClick={() => setZoom(Math.min(MOST_ZOOM, zoom * ZOOM))}
              />
            </div>
          )
        }
      />
      {props.children}
      {carried && layout && (
        <Carried
          session={session}
          from={carried.from}
          at={carried.at}
          looks={looks}
          colours={colours}
          scale={scale}
        />
      )}
      {props.bubble && area.current && <Bubble root={area.current} text={props.bubble} />}
    </div>
  );
}

function viewName(session: Session, type: ViewType): string {
  switch (session.game.board.shape) {
    case "cube":
      return type === "solid" ? "Cube" : "Net";
    case "grid":
    case "hex":
    case "graph":
      return type === "stacked" ? "Stacked" : "Side by side";
  }
}
