// SPDX-License-Identifier: MIT
// Share this game: as a link with its QR code, or as a file.
import type { JSX } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { Session } from "../app/session";
import type { Asks } from "../engine/types";
import { differsInForce, fileStates, isUnsaved } from "../rules/texts";
import { sentenceOf } from "../start/workbench";
import { fill, texts } from "../texts";
import { Button, Dialog, Notice, ProgressBar, announce } from "../ui";
import { download } from "./download";
import { QrCode } from "./QrCode";
import { fileOf, gameOf, pageAddress } from "./shared_game";
import type { ShareKind } from "./shared_game";
import { isThisComputer } from "./this_computer";

type Link = Asks["link"]["out"];

const KINDS: readonly { kind: ShareKind; name: string; about: string; secret: boolean }[] = [
  {
    kind: "game",
    name: "The game (.houserules)",
    about: texts.share.pack_about,
    secret: false,
  },
  {
    kind: "moves",
    name: "The game with its moves so far (.houserules)",
    about: "Whoever opens it continues this game.",
    secret: true,
  },
  {
    kind: "record",
    name: "A record (.rec)",
    about: texts.share.record_about,
    secret: true,
  },
  {
    kind: "lesson",
    name: "A lesson (.lesson)",
    about: texts.share.lesson_about,
    secret: false,
  },
];

const NAME_SETTING = "share_name";
const MAX_NAME = 64; // as the engine has it

/** What the person has typed as their name; null: not read yet. */
function useShareName(session: Session): [string | null, (name: string) => void] {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    session.store.setting<string>(NAME_SETTING).then(
      (kept) => setName((now) => now ?? kept ?? ""),
      () => setName((now) => now ?? ""),
    );
  }, [session]);
  const change = (typed: string): void => {
    setName(typed);
    // Without it the field is empty the next time.
    void session.store.setSetting(NAME_SETTING, typed.trim()).catch(() => undefined);
  };
  return [name, change];
}

/** The files with changes that the game does not use, so that nobody would get them. */
function leftOut(session: Session): string[] {
  return fileStates(session)
    .filter((file) => isUnsaved(file) || differsInForce(file))
    .map((file) => file.name);
}

export function ShareDialog(props: { session: Session; onClose: () => void }): JSX.Element {
  const [name, setName] = useShareName(props.session);
  const by = name === null ? null : name.trim();
  const missing = leftOut(props.session);
  return (
    <Dialog
      title={texts.share.title}
      wide
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>{texts.common.close}</Button>}
    >
      <div class="share">
        <label class="share-name">
          {texts.share.name}
          <input
            class="input"
            value={name ?? ""}
            maxLength={MAX_NAME}
            autoComplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <span class="muted small">{texts.share.name_help}</span>
        </label>
        {missing.length > 0 && (
          <Notice kind="warning">{fill(texts.share.left_out, missing.join(", "))}</Notice>
        )}
        <LinkPart session={props.session} by={by} />
        <FilePart session={props.session} by={by ?? ""} />
      </div>
    </Dialog>
  );
}

function LinkPart(props: { session: Session; by: string | null }): JSX.Element {
  const { session, by } = props;
  const [made, setMade] = useState<{ link: Link; by: string } | null>(null);
  const [refusal, setRefusal] = useState("");
  useEffect(() => {
    if (by === null) return;
    let gone = false;
    setRefusal("");
    session.engine.ask("link", { ...gameOf(session), page: pageAddress(), by }).then(
      (link) => gone || setMade({ link, by }),
      (error: unknown) => {
        if (gone) return;
        setMade(null);
        setRefusal(sentenceOf(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [session, by]);
  return (
    <section class="share-link" aria-labelledby="share-link-heading">
      <h3 id="share-link-heading">As a link</h3>
      {refusal !== "" && (
        <Notice kind="refused" live>
          {refusal}
        </Notice>
      )}
      {made === null && refusal === "" && <ProgressBar label="Making the link…" />}
      {made !== null && (
        <MadeLink link={made.link} fresh={made.by === by} name={session.game.name} />
      )}
    </section>
  );
}

/** `fresh`: false while another link is being made, with the name as it is now. */
function MadeLink(props: { link: Link; fresh: boolean; name: string }): JSX.Element {
  const { link, fresh, name } = props;
  const [said, setSaid] = useState("");
  useEffect(() => setSaid(""), [link.link]);
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link.link);
      setSaid("Link copied.");
    } catch {
      // The browser forbids it: the person copies what is selected.
      field.current?.focus();
      field.current?.select();
      setSaid("The link is selected: copy it.");
    }
  };
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: name, url: link.link });
    } catch (error) {
      // Closing the system's list of apps is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError"))
        setSaid(sentenceOf(error));
    }
  };
  return (
    <>
      <p>{link.sentence}</p>
      {isThisComputer(link.link) && (
        <Notice kind="warning">{texts.share.this_computer_only}</Notice>
      )}
      <input
        ref={field}
        class="input share-address"
        readOnly
        aria-label="Link"
        value={link.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p class="muted small">
        The game is in the part after #, which browsers do not send to a server.
      </p>
      <div class="row">
        <Button kind="primary" icon="copy" disabled={!fresh} onClick={() => void copy()}>
          {texts.share.copy_link}
        </Button>
        {"share" in navigator && (
          <Button icon="share" disabled={!fresh} onClick={() => void share()}>
            Share link…
          </Button>
        )}
        <p role="status" class="good small share-said">
          {said}
        </p>
      </div>
      {link.qr === null ? (
        <p class="muted">{link.qr_sentence}</p>
      ) : (
        <QrCode code={link.qr} label="QR code of the link" />
      )}
    </>
  );
}

function FilePart(props: { session: Session; by: string }): JSX.Element {
  const { session, by } = props;
  const [kind, setKind] = useState<ShareKind>("game");
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const group = useId();
  const secret = session.status.secrets && KINDS.some((one) => one.kind === kind && one.secret);

  const save = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setRefusal("");
    try {
      const { name, content } = await fileOf(session, kind, by);
      download(name, content);
      announce(fill(texts.common.saved_as, name));
    } catch (error) {
      setRefusal(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section class="share-file" aria-labelledby="share-file-heading">
      <h3 id="share-file-heading">As a file</h3>
      <div role="radiogroup" aria-labelledby="share-file-heading">
        {KINDS.map((one) => (
          <label key={one.kind} class="share-kind">
            <input
              type="radio"
              name={group}
              checked={one.kind === kind}
              onChange={() => setKind(one.kind)}
            />
            <span>
              {one.name}
              <span class="muted small">{one.about}</span>
            </span>
          </label>
        ))}
      </div>
      {secret && <Notice kind="warning">{texts.share.secret}</Notice>}
      <Button icon="save" disabled={busy} onClick={() => void save()}>
        {busy ? "Making the file…" : "Save file"}
      </Button>
      {refusal !== "" && (
        <Notice kind="refused" live>
          {refusal}
        </Notice>
      )}
    </section>
  );
}
