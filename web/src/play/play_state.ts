// SPDX-License-Identifier: MIT
// What the parts of the play screen share and what is no part of the game: real dice as typed,
// whether clicks write notes, which route is drawn.
import { useEffect, useState } from "preact/hooks";
import type { Session } from "../app/session";
import { readFaces } from "./Dice";
import type { RouteChoice } from "./Par";

export interface PlayState {
  dice: string;
  setDice: (text: string) => void;
  /** Of the next move that rolls; they are used once. */
  faces: () => number[] | undefined;
  marking: boolean;
  setMarking: (on: boolean) => void;
  route: RouteChoice;
  setRoute: (route: RouteChoice) => void;
}

export function usePlayState(session: Session): PlayState {
  const [dice, setDice] = useState("");
  const [marking, setMarking] = useState(false);
  const [route, setRoute] = useState<RouteChoice>("none");
  // What one person has typed or begun is nothing to the next.
  useEffect(() => {
    setDice("");
    setMarking(false);
  }, [session.looker, session.covered]);
  const faces = () => {
    const read = readFaces(dice);
    if (read !== undefined) setDice("");
    return read;
  };
  return { dice, setDice, faces, marking, setMarking, route, setRoute };
}
