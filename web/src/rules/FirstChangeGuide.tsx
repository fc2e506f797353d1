// SPDX-License-Identifier: MIT
// Leads somebody who has never changed a rule through one small change: what to type, how to put it
// in force, what it did, and how to take it back. As editor/app/guide.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { GuideStep, Session } from "../app/session";
import type { FirstChange } from "../engine/types";
import { fill, filled, texts } from "../texts";
import { Button } from "../ui";
import { changedLine, isDone, lineOf, placeOfLine, placeOfWord } from "./first_change";
import type { FileState } from "./texts";

export interface FirstChangeGuideProps {
  session: Session;
  change: FirstChange;
  /** That of the change; null: it was deleted. */
  file: FileState | null;
  onShowWord(): void;
  onChangeWord(): void;
  onClose(): void;
}

const steps: GuideStep[] = ["type", "apply", "look"];

/** Where somebody is in the change, given where they were. */
export function stepAfter(
  before: GuideStep,
  change: FirstChange,
  typed: string,
  inForce: string,
): GuideStep {
  if (isDone(change, inForce)) return "look";
  if (before === "look" || before === "undone") return "undone";
  return isDone(change, typed) ? "apply" : "type";
}

/** What to type, also where the line has been changed in another way. */
function TypeText({ change, typed, original }: { change: FirstChange; typed: string; original: string }) {
  const word = placeOfWord(change, typed);
  if (word !== null)
    return (
      <>
        {filled(
          texts.guide.type,
          lineOf(typed, word.from),
          change.file,
          <code>{change.word}</code>,
          <code>{change.to}</code>,
        )}
      </>
    );
  const place = placeOfLine(change, original, typed);
  if (place === null) return <>{fill(texts.guide.rewritten, change.file)}</>;
  const wanted = <code>{changedLine(change, original).trim()}</code>;
  return <>{filled(texts.guide.mend, place.line, change.file, wanted)}</>;
}

function StepText(
  props: FirstChangeGuideProps & { step: GuideStep; typed: string; original: string },
) {
  const { step, session } = props;
  if (step === "type") return <TypeText {...props} />;
  if (step === "apply")
    return (
      <>
        {filled(
          texts.guide.apply,
          <strong>
            <span class="only-wide">{texts.rules.save}</span>
            <span class="only-narrow">{texts.common.save}</span>
          </strong>,
        )}
      </>
    );
  if (step === "look")
    return (
      <>
        {session.change?.moves} {texts.guide.look}
      </>
    );
  return (
    <>{texts.guide.undone}</>
  );
}

export function FirstChangeGuide(props: FirstChangeGuideProps): JSX.Element {
  const { session, change, file } = props;
  const typed = file?.typed ?? "";
  const original = file?.original ?? file?.saved ?? "";
  const known =
    placeOfWord(change, typed) !== null || placeOfLine(change, original, typed) !== null;
  const inForce = session.filesInForce.find((file) => file.name === change.file)?.text ?? "";
  const step = stepAfter(session.guide ?? "type", change, typed, inForce);
  useEffect(() => {
    if (session.guide !== null) session.guideTo(step);
  }, [step]);
  const number = steps.indexOf(step) + 1;
  const box = useRef<HTMLElement>(null);
  // Where there is little height, showing the word scrolls the guide away.
  useEffect(() => {
    const show = () => box.current?.scrollIntoView({ block: "nearest" });
    const frame = requestAnimationFrame(() => requestAnimationFrame(show));
    return () => cancelAnimationFrame(frame);
  }, [step]);
  return (
    <section ref={box} class="guide card" aria-label={fill(texts.guide.title, change.about)}>
      <div class="guide-head">
        <h2>{fill(texts.guide.title, change.about)}</h2>
        <span class="muted">
          {step === "undone" ? texts.common.done : fill(texts.guide.step, number, steps.length)}
        </span>
      </div>
      <p aria-live="polite">
        <StepText {...props} step={step} typed={typed} original={original} />
      </p>
      <div class="row">
        {step === "type" && known && (
          <>
            <Button kind="primary" onClick={props.onChangeWord}>
              Change it for me
            </Button>
            <Button onClick={props.onShowWord}>Show the word</Button>
          </>
        )}
        {step === "look" && session.change !== null && (
          <Button icon="undo" onClick={() => void session.undo()}>
            Undo this change
          </Button>
        )}
        <Button onClick={props.onClose}>{texts.common.close}</Button>
      </div>
    </section>
  );
}

/** The change that the open game offers; null: none, or the guide was closed for good. */
export function useFirstChange(
  session: Session,
): { change: FirstChange | null; closed: boolean; close(): void } {
  const [change, setChange] = useState<FirstChange | null>(null);
  const [closed, setClosed] = useState(true);
  const key = `first_change_closed:${session.ruleset}`;
  useEffect(() => {
    const files = session.originals ?? session.files;
    session.engine
      .ask("first_change", { ruleset: session.ruleset, files })
      .then(setChange)
      .catch(() => setChange(null));
    session.store
      .setting(key)
      .then((value) => setClosed(value === true))
      .catch(() => setClosed(false));
  }, [session, key]);
  const close = () => {
    setClosed(true);
    void session.store.setSetting(key, true).catch(() => {});
  };
  return { change, closed, close };
}
