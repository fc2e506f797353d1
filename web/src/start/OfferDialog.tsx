// SPDX-License-Identifier: MIT
// What a game from outside is, before it is played: by whom, how long, what it changes.
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { texts } from "../texts";
import { Button, Dialog, Notice } from "../ui";
import { useFirstFocus } from "./first_focus";
import type { Offer } from "./offer";
import { sentenceOf } from "./workbench";

export function OfferDialog(props: {
  offer: Offer;
  onPlay: () => Promise<void>;
  onSetUp: () => void;
  onRemix: () => Promise<void>;
  onClose: () => void;
}): JSX.Element {
  const { offer } = props;
  const [busy, setBusy] = useState("");
  const [refusal, setRefusal] = useState("");
  useEffect(() => setRefusal(""), [offer]);
  useFirstFocus(".button-primary");

  const run = async (what: string, work: () => Promise<void>): Promise<void> => {
    if (busy !== "") return;
    setBusy(what);
    setRefusal("");
    try {
      await work();
    } catch (error) {
      setRefusal(sentenceOf(error));
    } finally {
      setBusy("");
    }
  };
  return (
    <Dialog
      title={offer.record === "" ? texts.open_game.title : "Open saved game"}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>
            {offer.playable ? texts.common.cancel : texts.common.close}
          </Button>
          {offer.playable && offer.source === "stranger" && (
            <Button
              title="Keeps its rules as your own, so that you can change them; whoever made it is credited"
              onClick={() => void run("remix", props.onRemix)}
            >
              {busy === "remix" ? "Copying…" : "Copy to my rules"}
            </Button>
          )}
          {offer.playable && offer.record === "" && (
            <Button onClick={props.onSetUp}>Choose players…</Button>
          )}
          {offer.playable && (
            <Button
              kind="primary"
              icon="play"
              onClick={() => void run("play", props.onPlay)}
            >
              {busy === "play" ? "Starting…" : texts.common.play}
            </Button>
          )}
        </>
      }
    >
      {/* It can take the focus, so that the arrow keys scroll it. */}
      <div class="offer" role="region" aria-label={offer.title} tabIndex={0}>
        <p>
          <strong>{offer.title}</strong>
        </p>
        {sentencesOf(offer)}
        <p class="muted small">From {offer.from}</p>
        {refusal !== "" && (
          <Notice kind="refused" live>
            {refusal}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

// Sentences that begin with two blanks are items of a list below the one before them.
function sentencesOf(offer: Offer): ComponentChildren[] {
  const out: ComponentChildren[] = [];
  let items: string[] = [];
  const close = () => {
    if (items.length > 0)
      out.push(
        <ul key={out.length}>
          {items.map((item, i) => (
            <li key={i}>{item}</li>
          ))}
        </ul>,
      );
    items = [];
  };
  for (const sentence of offer.sentences) {
    if (sentence.startsWith("  ")) {
      items.push(sentence.trim());
      continue;
    }
    close();
    out.push(<p key={out.length}>{sentence}</p>);
  }
  close();
  return out;
}
