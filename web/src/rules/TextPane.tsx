// SPDX-License-Identifier: MIT
// The text part of the Rules tab: files, the editor, and the line that says which rules the game
// uses. Everything typed is a draft at once; Save puts it in force in the running game.
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Session } from "../app/session";
import type { FirstChange, RuleFile } from "../engine/types";
import { texts } from "../texts";
import { announce, Button } from "../ui";
import { apiWords, type TextSource } from "./code_help";
import { complain } from "./complain";
import { CodeEditor } from "./CodeEditor";
import { DrawingPreview } from "./DrawingPreview";
import { FileDialog, type FileQuestion } from "./FileDialogs";
import { isDrawing } from "./file_names";
import { FileList } from "./FileList";
import { isDone, placeOfWord } from "./first_change";
import { FirstChangeGuide } from "./FirstChangeGuide";
import { changeWord, showWord } from "./guide_word";
import { HelpBox } from "./HelpBox";
import { MeaningLine, useMeaning } from "./Meaning";
import { nextProblem, ProblemList } from "./ProblemList";
import { type Problem, problemOfVerdict } from "./problems";
import type { RulesState } from "./rules_state";
import { Comparison, InForceHead, UndoLines } from "./ShownRules";
import { StatusLine } from "./StatusLine";
import {
  differsInForce,
  fileStates,
  isUnsaved,
  notInForce,
  typedTexts,
} from "./texts";
import { Toolbar } from "./Toolbar";

export interface TextPaneProps {
  session: Session;
  state: RulesState;
  guide: { change: FirstChange; close(): void } | null;
}

/** Since when the game has used its rules: "the start", "move 3". */
function useSince(session: Session): string {
  const [since, setSince] = useState("");
  const { rules, cursor } = session.status;
  useEffect(() => {
    session.engine
      .report("owner", { type: "rules_since" })
      .then(({ text }) => setSince(text))
      .catch(() => {}); // the session has ended
  }, [session, rules, cursor]);
  return since;
}

/** Colours the names of the API once the engine has told them. */
function useApiWords(session: Session, state: RulesState): void {
  useEffect(() => {
    if (state.api.names.size > 0) return;
    void apiWords(session.engine).then((api) => {
      state.api = api;
      state.emit();
    });
  }, [session, state]);
}

/** The problems of the saved files: the engine's verdict first, then what the check has found. */
function problemsOf(session: Session, state: RulesState): Problem[] {
  const { verdict } = session;
  if (verdict === null) return state.found;
  const problem = problemOfVerdict(verdict, session.files);
  return [problem, ...state.found.filter((each) => each.text !== problem.text)];
}

async function saveOnce(session: Session): Promise<void> {
  const edited: RuleFile[] = fileStates(session)
    .filter(isUnsaved)
    .map((file) => ({ name: file.name, text: file.typed }));
  const apart = session.verdict !== null || notInForce(session).length > 0;
  if (edited.length > 0) await session.saveFiles(edited);
  else if (apart) await session.loadSaved();
}

/** Once more afterwards, if somebody asks for it meanwhile: there may be newer text. */
async function saveTyped(session: Session, state: RulesState): Promise<void> {
  state.saveAgain = true;
  if (state.saving) return;
  state.saving = true;
  try {
    while (state.saveAgain) {
      state.saveAgain = false;
      await saveOnce(session);
    }
  } catch (error) {
    complain(session)(error);
  }
  state.saving = false;
  state.emit();
  if (session.verdict === null) announce(texts.rules.uses_these);
}

function useEditing({ session, state, guide }: TextPaneProps) {
  const files = fileStates(session);
  const file = files.find((each) => each.name === state.chosen) ?? files[0];
  const problems = useMemo(
    () => problemsOf(session, state),
    [session.verdict, session.files, state.found],
  );
  const name = file?.name ?? "";
  const here = useMemo(() => problems.filter((each) => each.file === name), [problems, name]);
  const source = useMemo<TextSource>(
    () => ({
      engine: session.engine,
      file: name,
      texts: () => typedTexts(fileStates(session)),
    }),
    [session, name],
  );
  const word =
    guide !== null &&
    file !== undefined &&
    guide.change.file === file.name &&
    !isDone(guide.change, file.inForce ?? "")
      ? placeOfWord(guide.change, file.typed)
      : null;
  return { files, file, problems, here, source, word };
}

export function TextPane(props: TextPaneProps): JSX.Element {
  const { session, state, guide } = props;
  const { files, file, problems, here, source, word } = useEditing(props);
  const since = useSince(session);
  const [helping, setHelping] = useState(false);
  const [{ caret, anchor }, setCaret] = useState({ caret: 0, anchor: 0 });
  const [question, setQuestion] = useState<FileQuestion | null>(null);
  useApiWords(session, state);

  useEffect(() => {
    if (state.goal === null || state.showing !== "text" || state.goal.file !== file?.name) return;
    const { line, column, letters, focus } = state.goal;
    state.goal = null;
    state.code.goTo(line, column, letters, focus);
  });
  useEffect(() => {
    if (guide === null || state.guideShown) return;
    state.guideShown = true;
    // A finger that has not asked for it gets no keyboard.
    const focus = !matchMedia("(pointer: coarse)").matches;
    showWord(state, fileStates(session), guide.change, focus);
  }, [guide?.change]);

  const looked = state.showing === "text" ? (file ?? null) : null;
  useMeaning(session, looked, anchor, caret);

  if (file === undefined) return <p class="muted">{texts.files.none}</p>;
  const save = () => void saveTyped(session, state);
  const inForce = state.showing === "rules in force";
  const comparing = state.showing === "original" || state.showing === "in force";
  const go = (problem: Problem) =>
    state.goTo({ file: problem.file, line: problem.line, column: problem.column, letters: 0 });
  const caretLine = file.typed.slice(0, caret).split("\n").length;
  const next = nextProblem(problems, file.name, caretLine);
  const shownText = inForce ? (file.inForce ?? "") : file.typed;

  return (
    <div class="text-pane">
      {guide !== null && (
        <FirstChangeGuide
          session={session}
          change={guide.change}
          file={files.find((each) => each.name === guide.change.file) ?? null}
          onShowWord={() => showWord(state, files, guide.change)}
          onChangeWord={() => changeWord(session, state, files, guide.change)}
          onClose={guide.close}
        />
      )}
      <div class="text-columns">
        <FileList
          session={session}
          files={files}
          problems={problems}
          chosen={file.name}
          onChoose={(chosen) => state.change({ chosen })}
        />
        <div class="text-main">
          <Toolbar
            session={session}
            state={state}
            files={files}
            problems={problems}
            chosen={file.name}
            onChoose={(chosen) => state.change({ chosen })}
            file={file}
            helping={helping}
            onHelp={() => setHelping(!helping)}
            onSave={save}
            onQuestion={setQuestion}
          />
          <StatusLine
            session={session}
            files={files}
            chosen={file}
            since={since}
            saving={state.saving}
          >
            {session.change !== null && session.verdict === null && guide === null && (
              <Button
                icon="undo"
                title="The game goes back to the previous rules; the files stay as they are."
                onClick={() => void session.undo()}
              >
                Undo this change
              </Button>
            )}
            {differsInForce(file) && !inForce && (
              <Button onClick={() => state.change({ showing: "rules in force" })}>
                {texts.rules.show_in_force}
              </Button>
            )}
            {session.verdict === null && notInForce(session).length > 0 && !inForce && (
              <Button
                title={texts.rules.apply_help}
                onClick={save}
              >
                {texts.rules.apply}
              </Button>
            )}
          </StatusLine>
          <UndoLines session={session} state={state} />
          {inForce && <InForceHead session={session} state={state} since={since} />}
          {isDrawing(file.name) && <DrawingPreview text={shownText} />}
          {comparing ? (
            <Comparison session={session} state={state} file={file} />
          ) : (
            <CodeEditor
              view={state.code}
              file={file.name}
              text={shownText}
              readOnly={inForce}
              marks={{
                problems: inForce ? [] : here,
                original: inForce ? null : (file.original ?? file.saved),
                word: inForce ? null : word,
              }}
              api={state.api}
              source={source}
              onChange={(name, text) =>
                void session.setDraft(name, text).catch(complain(session))
              }
              onSave={save}
              onHelp={() => setHelping(true)}
              onCaret={(at, other) => setCaret({ caret: at, anchor: other })}
            />
          )}
          {!comparing && <MeaningLine session={session} />}
          {helping && !comparing && (
            <HelpBox
              source={source}
              text={shownText}
              at={caret}
              onClose={() => {
                setHelping(false);
                state.code.focus();
              }}
            />
          )}
          {problems.length > 0 && (
            <div class="problems" role="region" aria-label="What is wrong">
              <ProblemList
                problems={problems}
                textOf={(name) => files.find((each) => each.name === name)?.typed ?? ""}
                onGo={go}
              />
              {next !== null && <Button onClick={() => go(next)}>Next problem</Button>}
            </div>
          )}
        </div>
      </div>
      {question !== null && (
        <FileDialog
          question={question}
          session={session}
          state={state}
          file={{ name: file.name, text: file.typed }}
          onClose={() => setQuestion(null)}
        />
      )}
    </div>
  );
}
