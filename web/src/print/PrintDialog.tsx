// SPDX-License-Identifier: MIT
// Print: the sheets of the ruleset page by page, and the choices. None of this changes the game.
import type { JSX } from "preact";
import { useEffect, useId, useMemo, useState } from "preact/hooks";
import type { Session } from "../app/session";
import type { Game, PrintedSheet } from "../engine/types";
import { spoken } from "../rules/words";
import { credit } from "../start/credit";
import { gameOf } from "../share/shared_game";
import { store } from "../store/store";
import { fill, texts } from "../texts";
import { Button, Dialog, Notice, ProgressBar } from "../ui";
import { PagePreview } from "./PagePreview";
import type { Page } from "./pages";
import { PrintedPages } from "./PrintedPages";
import { useSheets } from "./use_sheets";
import type { MadeSheets, Paper } from "./use_sheets";

export function PrintDialog(props: { session: Session; onClose: () => void }): JSX.Element {
  const { session, onClose } = props;
  const [game, setGame] = useState<Game>(() => gameOf(session));
  const [paper, setPaper] = useState<Paper>("a4");
  const [inColour, setInColour] = useState(false);
  // Null: nobody has chosen. Answers must not get among the sheets of pupils by accident, nor sheets
  // of a variant that is off.
  const [chosen, setLeftOut] = useState<ReadonlySet<string> | null>(null);
  const [printing, setPrinting] = useState<"sheets" | "card" | null>(null);
  const sheets = useSheets(game, paper, inColour);

  useEffect(() => {
    void store.setting<Paper>("paper").then((kept) => kept && setPaper(kept));
  }, []);

  const all = useMemo(() => sheets.made?.pages ?? [], [sheets.made]);
  const leftOut = useMemo(
    () => chosen ?? new Set(all.filter((page) => isExtra(page.sheet)).map(titleOf)),
    [chosen, all],
  );
  const pages = useMemo(() => all.filter((page) => !leftOut.has(titleOf(page))), [all, leftOut]);
  const ready = !sheets.busy && pages.length > 0 && printing === null;
  return (
    <Dialog
      title={texts.print.title}
      wide
      class="print-dialog"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.common.cancel}</Button>
          <Button onClick={() => setPrinting("card")}>Print the rules card…</Button>
          <Button
            kind="primary"
            icon="print"
            disabled={!ready}
            onClick={() => setPrinting("sheets")}
          >
            {texts.common.print_dots}
          </Button>
        </>
      }
    >
      <div class="print">
        <div class="print-choices">
          <SheetTicks pages={all} leftOut={leftOut} onChange={setLeftOut} />
          <SeatsChoice sheets={sheets} game={game} onChange={setGame} />
          <PaperChoice
            paper={paper}
            onChange={(chosen) => {
              setPaper(chosen);
              void store.setSetting("paper", chosen).catch(() => undefined);
            }}
          />
          <InkChoice inColour={inColour} onChange={setInColour} />
          <p class="muted small">
            {texts.print.about} In your browser's print dialog, choose no margins and actual size.
            There you can also save the pages as a PDF.
          </p>
        </div>
        <div class="print-preview">
          {sheets.refusal !== "" && (
            <Notice kind="refused" live>
              {sheets.refusal}
            </Notice>
          )}
          {sheets.busy && <ProgressBar label={texts.print.making} />}
          {sheets.made !== null && all.length > 0 && pages.length === 0 && (
            <Notice kind="refused">{texts.print.choose_one}</Notice>
          )}
          {sheets.made !== null && pages.length > 0 && (
            <PagePreview pages={pages} width={sheets.made.width} height={sheets.made.height} />
          )}
        </div>
      </div>
      {printing === "sheets" && (
        <PrintedPages size={sizeOf(pages[0], sheets.made)} onDone={() => setPrinting(null)}>
          {pages.map((page) => (
            <div
              key={page.address}
              class={`printed-page ${paper}${page.landscape ? "-landscape" : ""}`}
            >
              <img src={page.address} alt={titleOf(page)} />
            </div>
          ))}
        </PrintedPages>
      )}
      {printing === "card" && (
        <PrintedPages onDone={() => setPrinting(null)}>
          <PrintedCard session={session} />
        </PrintedPages>
      )}
    </Dialog>
  );
}

function sizeOf(page: Page | undefined, made: MadeSheets | null) {
  const { width, height } = made ?? { width: 210, height: 297 };
  return page?.landscape ? { width: height, height: width } : { width, height };
}

function titleOf(page: Page): string {
  return page.sheet?.title ?? "";
}

function isExtra(sheet: PrintedSheet | undefined): boolean {
  return sheet?.extra === true;
}

function SheetTicks(props: {
  pages: readonly Page[];
  leftOut: ReadonlySet<string>;
  onChange: (leftOut: ReadonlySet<string>) => void;
}): JSX.Element | null {
  const { pages, leftOut } = props;
  const sheets = new Map(pages.map((page) => [titleOf(page), page.sheet]));
  if (sheets.size === 0) return null;
  const set = (title: string, on: boolean): void => {
    const next = new Set(leftOut);
    if (on) next.delete(title);
    else next.add(title);
    props.onChange(next);
  };
  return (
    <fieldset>
      <legend>{texts.print.sheets}</legend>
      {[...sheets].map(([title, sheet]) => (
        <label key={title} class="check">
          <input
            type="checkbox"
            checked={!leftOut.has(title)}
            onChange={(event) => set(title, event.currentTarget.checked)}
          />
          <span>
            {title}
            {sheet?.key && <span class="muted"> (answers)</span>}
            {sheet && sheet.off_variant !== "" && (
              <span class="muted">
                {" "}
                {fill(texts.print.off_variant, spoken(sheet.off_variant))}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

// How many seats the sheets are for, where an option says that.
function SeatsChoice(props: {
  sheets: ReturnType<typeof useSheets>;
  game: Game;
  onChange: (game: Game) => void;
}): JSX.Element | null {
  const { game } = props;
  const option = props.sheets.seatsOption;
  const group = useId();
  if (option === null) return null;
  const now = Number(game.settings?.[option.name] ?? props.sheets.seats);
  const counts = Array.from(
    { length: option.most - option.fewest + 1 },
    (_, i) => option.fewest + i,
  );
  const set = (count: number) =>
    props.onChange({ ...game, settings: { ...game.settings, [option.name]: String(count) } });
  return (
    <fieldset>
      <legend>{option.title}</legend>
      <div class="row">
        {counts.map((count) => (
          <label key={count} class="check">
            <input type="radio" name={group} checked={count === now} onChange={() => set(count)} />
            <span>{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function PaperChoice(props: { paper: Paper; onChange: (paper: Paper) => void }): JSX.Element {
  const group = useId();
  const choice = (paper: Paper, name: string) => (
    <label class="check">
      <input
        type="radio"
        name={group}
        checked={paper === props.paper}
        onChange={() => props.onChange(paper)}
      />
      <span>{name}</span>
    </label>
  );
  return (
    <fieldset>
      <legend>{texts.print.paper}</legend>
      <div class="row">
        {choice("a4", "A4")}
        {choice("letter", texts.print.letter)}
      </div>
    </fieldset>
  );
}

function InkChoice(props: {
  inColour: boolean;
  onChange: (inColour: boolean) => void;
}): JSX.Element {
  const group = useId();
  const choice = (inColour: boolean, name: string) => (
    <label class="check">
      <input
        type="radio"
        name={group}
        checked={inColour === props.inColour}
        onChange={() => props.onChange(inColour)}
      />
      <span>{name}</span>
    </label>
  );
  return (
    <fieldset>
      <legend>{texts.print.ink}</legend>
      <div class="row">
        {choice(false, texts.print.black_and_white)}
        {choice(true, texts.print.in_colour)}
      </div>
    </fieldset>
  );
}

function PrintedCard(props: { session: Session }): JSX.Element {
  const { game } = props.session;
  return (
    <article class="printed-card">
      <h1>{game.name}</h1>
      {game.about !== "" && <p>{game.about}</p>}
      {props.session.cardNote !== "" && <p>{props.session.cardNote}</p>}
      <ul>
        {game.card.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
      {game.by !== "" && <p class="printed-by">{credit(game.by)}</p>}
    </article>
  );
}
