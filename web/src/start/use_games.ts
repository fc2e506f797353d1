// SPDX-License-Identifier: MIT
// What the start page lists, kept up to date while it is shown.
import { useEffect, useMemo, useState } from "preact/hooks";
import { store } from "../store/store";
import type { GameSummary, OwnRuleset } from "../store/store";
import { entriesOf, loadGallery } from "./gallery";
import type { Entry, GalleryGame, OwnFacts } from "./gallery";
import { hasLooked } from "./looking";
import { findOwnFacts } from "./own_facts";
import { sentenceOf } from "./workbench";
import type { Workbench } from "./workbench";

export interface StartGames {
  saved: GameSummary[];
  entries: Entry[];
  /** Whether these are all entries there are. */
  complete: boolean;
  /** Why nothing is kept; "". */
  volatile: string;
  /** Why the engine cannot be used; "". */
  complaint: string;
}

export function useGames(workbench: Workbench): StartGames {
  const [saved, setSaved] = useState<GameSummary[]>([]);
  const [own, setOwn] = useState<OwnRuleset[] | null>(null);
  const [games, setGames] = useState<GalleryGame[] | null>(null);
  const [facts, setFacts] = useState<ReadonlyMap<string, OwnFacts>>(new Map());
  const [volatile, setVolatile] = useState("");
  const [complaint, setComplaint] = useState("");

  useEffect(() => {
    const failed = (error: unknown) => setVolatile(sentenceOf(error));
    const readSaved = () => void store.gameList().then(setSaved, failed);
    const readOwn = () =>
      void store.rulesets().then(setOwn, (error: unknown) => {
        setOwn((before) => before ?? []);
        failed(error);
      });
    readSaved();
    readOwn();
    void store.volatile().then(setVolatile);
    return store.onChange((what) => {
      if (what === "games") readSaved();
      if (what === "rulesets") readOwn();
    });
  }, []);

  useEffect(() => {
    let gone = false;
    const read = async (): Promise<void> => {
      await hasLooked();
      if (gone) return;
      workbench.start();
      const built = await loadGallery();
      if (gone) return;
      // Loading all rules takes a while, so it is done only where that file is missing.
      if (built.length > 0) return setGames(built);
      const { games: known } = await workbench.ask("games", {});
      if (!gone) setGames(known.filter((game) => game.complaint === ""));
    };
    read().catch((error: unknown) => {
      if (!gone) setComplaint(sentenceOf(error));
    });
    return () => {
      gone = true;
    };
  }, [workbench]);

  useEffect(() => {
    let gone = false;
    const found = (id: string, what: OwnFacts): void =>
      setFacts((before) => new Map(before).set(id, what));
    void hasLooked().then(() => findOwnFacts(own ?? [], found, () => gone));
    return () => {
      gone = true;
    };
  }, [own]);

  const entries = useMemo(() => entriesOf(games ?? [], own ?? [], facts), [games, own, facts]);
  return { saved, entries, complete: games !== null && own !== null, volatile, complaint };
}
