// SPDX-License-Identifier: MIT
// What is in a file of kept games and rules, before anything of it is kept here.
import type { JSX } from "preact";
import { counted, fill, filled, texts } from "../texts";
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
        {offer.made > 0
          ? filled(texts.backup.saved, <strong>{offer.name}</strong>, agoText(offer.made, Date.now()))
          : <strong>{offer.name}</strong>}
      </p>
      <Items
        title={counted(texts.backup.games_listed, offer.games.length)}
        items={offer.games.map(shownItem)}
      />
      <Items
        title={counted(texts.backup.rulesets_listed, offer.rulesets.length)}
        items={offer.rulesets.map(shownItem)}
      />
      {offer.same > 0 && (
        <p>{fill(texts.backup.same, offer.same)}</p>
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
  return one.beside ? fill(texts.backup.beside, one.text) : one.text;
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
      <p>{props.title}</p>
      <List items={props.items} />
    </>
  );
}
