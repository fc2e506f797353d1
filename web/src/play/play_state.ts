// SPDX-License-Identifier: MIT
// What the parts of the play screen share and what is no part of the game: real dice as typed,
// whether clicks write notes, which route is drawn.
import { useEffect, useState } from "preact/hooks";
import type { Session } from "../app/session";
import type { ReadDice } from "../engine/types";
import { useReadDice } from "./Dice";
import type { RouteChoice } from "./Par";

export interface PlayState {
  dice: string;
  setDice: (text: string) => void;
  /** What of it was read. */
  read: ReadDice;
  /** Of the next move that rolls; they are used once. */
  faces: () => number[] | undefined;
  marking: boolean;
  setMarking: (on: boolean) => void;
  /** Which of the marks for notes is chosen, and what was typed as one's own. */
  mark: number;
  setMark: (mark: number) => void;
  ownMark: string;
  setOwnMark: (text: string) => void;
  route: RouteChoice;
  setRoute: (route: RouteChoice) => void;
  /** Whether the best run is shown. */
  parOpen: boolean;
  setParOpen: (open: boolean) => void;
}

export function usePlayState(session: Session): PlayState {
  const [dice, setDice] = useState("");
  const read = useReadDice(session, dice);
  const [marking, setMarkingOnly] = useState(false);
  const [mark, setMark] = useState(0);
  const [ownMark, setOwnMark] = useState("");
  const [route, setRoute] = useState<RouteChoice>("whole");
  const [parOpen, setParOpen] = useState(false);
  // What was said about a note is of no use to whoever plays on.
  const setMarking = (on: boolean) => {
    setMarkingOnly(on);
    if (!on && session.notice?.kind === "refused") session.dismissNotice();
  };
  // What one person has typed or begun is nothing to the next.
  useEffect(() => {
    setDice("");
    setMarkingOnly(false);
    setMark(0);
    setOwnMark("");
  }, [session.looker, session.covered]);
  const faces = () => {
    if (dice.trim() === "" || read.dice === null) return undefined;
    setDice("");
    return read.dice;
  };
  const marks = { marking, setMarking, mark, setMark, ownMark, setOwnMark };
  return { dice, setDice, read, faces, ...marks, route, setRoute, parOpen, setParOpen };
}
