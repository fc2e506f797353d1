// SPDX-License-Identifier: MIT
// Whatever comes from outside while the page is open: a link in its address, files and links that
// are dropped or pasted anywhere. Stands once in each screen.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Engine } from "../engine/engine";
import type { Player } from "../engine/types";
import { store } from "../store/store";
import type { OwnRuleset } from "../store/store";
import { Dialog, Notice, ProgressBar, announce } from "../ui";
import { texts } from "../texts";
import { BackupDialog } from "./BackupDialog";
import { isEmptyOffer, lookAtBackup, takeBackup } from "./backup_offer";
import type { BackupOffer } from "./backup_offer";
import { takenIds, unusedId } from "./gallery";
import { watchArriving } from "./arriving";
import { DropHere, takeGiven } from "./GivenElsewhere";
import { linkIn, readLink } from "./incoming";
import { beginLooking } from "./looking";
import type { Incoming } from "./incoming";
import { isSameRules, lookAt, openingOf } from "./offer";
import type { Offer } from "./offer";
import { OfferDialog } from "./OfferDialog";
import type { Opening } from "./opening";
import type { Target } from "./set_up_state";
import { askApart, sentenceOf } from "./workbench";
import type { Workbench } from "./workbench";

/** What a set-up begins with. */
export interface SetUpStart {
  variants: string[];
  settings: Record<string, string>;
  players: Player[];
}

export interface OpenersProps {
  workbench: Workbench;
  onOpen: (opening: Opening) => Promise<void>;
  /** A game is to be set up: from a lesson, or to choose who plays. */
  onSetUp: (target: Target, start: SetUpStart) => void;
  /** Rules were kept as the person's own, or a sentence about what was taken in. */
  onMade: (rules: OwnRuleset, start: SetUpStart) => void;
  onTaken: (sentence: string) => void;
  /** What the screen itself was given, such as a chosen file; null: nothing. */
  given: Incoming | null;
  onGivenTaken: () => void;
}

const LIMIT = 15_000;

export function Openers(props: OpenersProps): JSX.Element {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [backup, setBackup] = useState<BackupOffer | null>(null);
  const [looking, setLooking] = useState("");
  const [far, setFar] = useState<{ done: number; all: number } | null>(null);
  const [refusal, setRefusal] = useState("");
  const [dragging, setDragging] = useState(false);
  // Stops what is being looked at; what was asked before is of no more interest.
  const looked = useRef(new AbortController());
  const handlers = useRef(props);
  handlers.current = props;

  const receive = async (reading: Promise<Incoming>): Promise<void> => {
    looked.current.abort();
    looked.current = new AbortController();
    const { signal } = looked.current;
    setOffer(null);
    setBackup(null);
    setRefusal("");
    setFar(null);
    setLooking("Opening…");
    try {
      const incoming = await reading;
      setLooking("Checking the game…");
      await take(incoming, signal);
    } catch (error) {
      if (signal.aborted) return;
      setRefusal(sentenceOf(error));
      forgetAddress();
    } finally {
      if (!signal.aborted) setLooking("");
    }
  };

  const take = async (incoming: Incoming, signal: AbortSignal): Promise<void> => {
    const { onTaken, onSetUp, onOpen } = handlers.current;
    if (incoming.kind === "backup") {
      const { name, text } = incoming;
      const tell = (done: number, all: number): void => setFar({ done, all });
      const seen = await lookAtBackup(name, text, tell, signal);
      if (signal.aborted) return;
      if (isEmptyOffer(seen)) return onTaken(`You already have everything in ${name}.`);
      setLooking(""); // its dialog gives the focus back as it goes, so it goes first
      return setBackup(seen);
    }
    if (incoming.kind === "lesson") {
      const { target, start } = await lessonTarget(incoming.text);
      if (!signal.aborted) onSetUp(target, start);
      return;
    }
    const keep = (engine: Engine): boolean => handlers.current.workbench.adopt(engine);
    const seen = await lookAt(incoming, keep, signal);
    if (signal.aborted) return;
    // Nothing of a stranger's: a record under rules that are here opens as it is.
    if (incoming.kind === "record" && (await isSameRules(seen)))
      return await onOpen(openingOf(seen));
    setLooking("");
    setOffer(seen);
    announce(seen.title);
  };

  useEffect(() => {
    const fromAddress = (): void => {
      const link = linkIn(location.hash);
      if (link !== null) beginLooking(receive(Promise.resolve(link).then(readLink)));
    };
    const elsewhere = takeGiven();
    if (elsewhere === null) fromAddress();
    else beginLooking(receive(elsewhere));
    window.addEventListener("hashchange", fromAddress);
    const end = watchArriving((reading) => void receive(reading), setDragging);
    return () => {
      looked.current.abort();
      window.removeEventListener("hashchange", fromAddress);
      end();
    };
  }, []);

  useEffect(() => {
    if (props.given === null) return;
    void receive(Promise.resolve(props.given));
    props.onGivenTaken();
  }, [props.given]);

  const close = (): void => {
    looked.current.abort();
    setOffer(null);
    setBackup(null);
    setLooking("");
    setRefusal("");
    forgetAddress();
  };
  return (
    <>
      {dragging && <DropHere />}
      {looking !== "" && (
        <Dialog title={texts.common.open} onClose={close}>
          <ProgressBar label={looking} done={far?.done} all={far?.all} onStop={close} />
        </Dialog>
      )}
      {refusal !== "" && (
        <Dialog title={texts.common.open} onClose={close}>
          <Notice kind="refused" live>
            {withStop(refusal)}
          </Notice>
        </Dialog>
      )}
      {backup !== null && (
        <BackupDialog
          offer={backup}
          onAdd={async () => {
            const sentence = await takeBackup(backup);
            close();
            props.onTaken(sentence);
          }}
          onClose={close}
        />
      )}
      {offer !== null && (
        <OfferDialog
          offer={offer}
          onPlay={async () => {
            forgetAddress(); // or Back would lead to this offer again
            await props.onOpen(openingOf(offer));
            close();
          }}
          onSetUp={() => {
            close();
            props.onSetUp(targetOf(offer), offer);
          }}
          onRemix={async () => {
            const rules = await remixed(offer);
            close();
            props.onMade(rules, offer);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

// Some refusals of the engine are made to be followed by something, and some begin with "the link".
function withStop(refusal: string): string {
  const sentence = refusal.replace(/^the /, "The ");
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}

// The link stays in the address until the person has decided, so that it survives a reload.
function forgetAddress(): void {
  if (linkIn(location.hash) !== null)
    history.replaceState(history.state, "", location.pathname + location.search);
}

function targetOf(offer: Offer): Target {
  const opening = openingOf({ ...offer, record: "" });
  if (opening.kind !== "new") throw new Error("A game was expected.");
  const { ruleset, name, source, files, originals } = opening;
  return { ruleset, name, by: "", about: offer.title, source, files, originals: originals ?? null };
}

async function remixed(offer: Offer): Promise<OwnRuleset> {
  const id = unusedId(offer.ruleset, await takenIds());
  const { ruleset, files, sender } = offer;
  const made = await askApart("remix", { ruleset, files, id, sender }, LIMIT);
  const rules: OwnRuleset = {
    id,
    name: offer.name,
    files: made.files,
    original: null,
    drafts: {},
    set_aside: null,
  };
  await store.saveRuleset(rules);
  store.releaseRules(id);
  return rules;
}

// A lesson names a game; one of the person's own of that name is meant first.
async function lessonTarget(text: string): Promise<{ target: Target; start: SetUpStart }> {
  const lesson = await askApart("lesson", { text }, LIMIT);
  const own = await store.ruleset(lesson.ruleset);
  const files = own?.files ?? lesson.files ?? null;
  return {
    target: {
      ruleset: lesson.ruleset,
      name: own?.name ?? lesson.ruleset,
      by: "",
      about: "",
      source: own === null ? "installed" : "own",
      files,
    },
    start: {
      variants: lesson.variants ?? [],
      settings: lesson.settings ?? {},
      players: lesson.players ?? [],
    },
  };
}
