// SPDX-License-Identifier: MIT
// What is in a file of kept games and rules, before anything of it is kept here.
import type { JSX } from "preact";
import { countText } from "../rules/words";
import { fill, texts } from "../texts";
import { Button, Notice } from "../ui";
import { agoText } from "./ago";
import type { BackupOffer } from "./backup_offer";
import { OfferFrame, useOfferWork } from "./OfferFrame";

export function BackupDialog(props: {
  offer: BackupOffer;
  onAdd: () => Promise<void>;
  onClose: () => void;
}): JSX.Element {
  const { offer } = props;
  const { busy, refusal, run } = useOfferWork(offer);
  const some = offer.games.length + offer.rulesets.length > 0;
  const beside = [...offer.games, ...offer.rulesets].some((one) => one.beside);

  return (
    <OfferFrame
      title="Open saved games and rules"
      name={offer.name}
      refusal={refusal}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{some ? texts.common.cancel : texts.common.close}</Button>
          {some && (
            <Button kind="primary" onClick={() => run("add", props.onAdd)}>
              {busy !== "" ? "Adding…" : "Add to this browser"}
            </Button>
          )}
        </>
      }
    >
      <p>
        <strong>{offer.name}</strong>
        {offer.made > 0 && <span class="muted">, saved {agoText(offer.made, Date.now())}</span>}
      </p>
      <Items
        title={countText(offer.games.length, "game", "games")}
        items={offer.games.map(shownItem)}
      />
      <Items
        title={countText(offer.rulesets.length, "ruleset", "rulesets")}
        items={offer.rulesets.map(shownItem)}
      />
      {offer.same > 0 && (
        <p>Already here and unchanged: {offer.same}.</p>
      )}
      {beside && (
        <p>
          Nothing of yours is replaced: where yours is different, the one from the file is kept
          beside it.
        </p>
      )}
      {offer.damaged.length > 0 && (
        <Notice kind="warning">
          Left out, because it cannot be opened:
          <List items={offer.damaged} />
        </Notice>
      )}
      {some && (
        <p class="muted small">
          Anyone can make such a file. Add it only if you know who made it.
        </p>
      )}
    </OfferFrame>
  );
}

function shownItem(one: { text: string; beside: boolean }): string {
  return one.beside ? `${one.text} (kept beside yours)` : one.text;
}

const MOST = 100; // items that are listed: such a file can contain any number

function List({ items }: { items: string[] }): JSX.Element {
  return (
    <ul>
      {items.slice(0, MOST).map((item, i) => (
        <li key={i}>{item}</li>
      ))}
      {items.length > MOST && <li>{fill(texts.common.and_more, items.length - MOST)}</li>}
    </ul>
  );
}

function Items(props: { title: string; items: string[] }): JSX.Element | null {
  if (props.items.length === 0) return null;
  return (
    <>
      <p>{props.title}:</p>
      <List items={props.items} />
    </>
  );
}
