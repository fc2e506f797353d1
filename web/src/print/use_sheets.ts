// SPDX-License-Identifier: MIT
// The pages of a game's sheets, made in a further engine: making them takes a while, and the game
// goes on. Only the latest order counts.
import { useEffect, useRef, useState } from "preact/hooks";
import { startEngine } from "../engine/engine";
import type { Engine } from "../engine/engine";
import type { Game, SeatsOption } from "../engine/types";
import { sentenceOf } from "../start/workbench";
import { forgetPages, pagesOf } from "./pages";
import type { Page } from "./pages";

export type Paper = "a4" | "letter";

export interface MadeSheets {
  pages: Page[];
  width: number;
  height: number;
}

export interface SheetsState {
  made: MadeSheets | null;
  refusal: string;
  busy: boolean;
  seatsOption: SeatsOption | null;
  /** How many there are in the game as it is. */
  seats: number;
}

/** Goes on with the engine that is kept, unless it has failed. */
function working(kept: { current: Engine | null }): Engine {
  if (kept.current === null || kept.current.ended) kept.current = startEngine();
  return kept.current;
}

export function useSheets(game: Game, paper: Paper, in_colour: boolean): SheetsState {
  const engine = useRef<Engine | null>(null);
  const [state, setState] = useState<SheetsState>({
    made: null,
    refusal: "",
    busy: true,
    seatsOption: null,
    seats: 0,
  });
  const shown = useRef<Page[]>([]);

  useEffect(
    () => () => {
      engine.current?.end();
      engine.current = null;
      forgetPages(shown.current);
    },
    [],
  );

  // The option is that of the game as it is when the dialog opens.
  useEffect(() => {
    let gone = false;
    const find = async (): Promise<void> => {
      const current = working(engine);
      const [{ seats }, seatsOption] = await Promise.all([
        current.ask("examine", game),
        current.ask("seats_option", game),
      ]);
      if (!gone) setState((before) => ({ ...before, seatsOption, seats: seats.length }));
    };
    find().catch(() => undefined); // the sheets say what is wrong
    return () => {
      gone = true;
    };
  }, []);

  useEffect(() => {
    let gone = false;
    setState((before) => ({ ...before, busy: true }));
    working(engine).ask("sheets", { ...game, paper, in_colour }).then(
      (made) => {
        if (gone) return;
        forgetPages(shown.current);
        shown.current = pagesOf(made);
        const { width_mm: width, height_mm: height } = made;
        const sheets = { pages: shown.current, width, height };
        setState((before) => ({ ...before, made: sheets, refusal: "", busy: false }));
      },
      (error: unknown) => {
        if (gone) return;
        setState((before) => ({ ...before, refusal: sentenceOf(error), busy: false }));
      },
    );
    return () => {
      gone = true;
    };
  }, [game, paper, in_colour]);
  return state;
}
