// SPDX-License-Identifier: MIT
// What a game from outside is, before it is played: by whom, how long, what it changes.
import type { ComponentChildren, JSX } from "preact";
import { fill, texts } from "../texts";
import { Button } from "../ui";
import type { Offer } from "./offer";
import { OfferFrame, useOfferWork } from "./OfferFrame";

export function OfferDialog(props: {
  offer: Offer;
  onPlay: () => Promise<void>;
  onSetUp: () => void;
  onRemix: () => Promise<void>;
  onClose: () => void;
}): JSX.Element {
  const { offer } = props;
  const { busy, refusal, run } = useOfferWork(offer);
  return (
    <OfferFrame
      title={offer.record === "" ? texts.open_game.title : "Open saved game"}
      name={offer.title}
      refusal={refusal}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>
            {offer.playable ? texts.common.cancel : texts.common.close}
          </Button>
          {offer.playable && offer.source === "stranger" && (
            <Button
              title="Keeps its rules as your own, so that you can change them; whoever made it is credited"
              onClick={() => run("remix", props.onRemix)}
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
              onClick={() => run("play", props.onPlay)}
            >
              {busy === "play" ? "Starting…" : texts.common.play}
            </Button>
          )}
        </>
      }
    >
      <p>
        <strong>{offer.title}</strong>
      </p>
      {sentencesOf(offer)}
      <p class="muted small">{fill(texts.open_game.from, offer.from)}</p>
    </OfferFrame>
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
