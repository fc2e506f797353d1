// SPDX-License-Identifier: MIT
// The files of the ruleset, each with what is to be known about it. A list where there is room
// beside the text, else a list to choose from.
import type { Session } from "../app/session";
import { texts } from "../texts";
import { folderOf, groupOf } from "./file_names";
import type { Problem } from "./problems";
import { type FileMark, type FileState, marksOf } from "./texts";

export interface FileListProps {
  session: Session;
  files: readonly FileState[];
  problems: readonly Problem[];
  chosen: string;
  onChoose(name: string): void;
}

interface MarkWords {
  sign: string;
  name: string;
  help: string;
}
const MARKS: Record<FileMark, MarkWords> = {
  error: { sign: "✕", name: "error", help: "This file has an error" },
  warning: { sign: "!", name: "warning", help: "The check has a warning about this file" },
  unsaved: {
    sign: "●",
    name: texts.files.unsaved,
    help: "It has changes that are not saved yet",
  },
  modified: { sign: "≠", name: texts.files.modified, help: "Differs from the original" },
  new: { sign: "+", name: "new", help: "You added this file" },
  deleted: {
    sign: "−",
    name: texts.files.deleted,
    help: "This file was deleted; saving writes it again",
  },
  "not-in-force": {
    sign: "◌",
    name: "not in force",
    help: "The game uses a different version of this file",
  },
  off: { sign: "○", name: "off", help: "This variant is switched off" },
};

function grouped(files: readonly FileState[]): [string, FileState[]][] {
  const groups = new Map<string, FileState[]>();
  for (const file of files) {
    const name = groupOf(file.name);
    groups.set(name, [...(groups.get(name) ?? []), file]);
  }
  return [...groups];
}

export function FileList({ session, files, problems, chosen, onChoose }: FileListProps) {
  return (
    <nav class="file-list" aria-label={texts.files.files}>
      {grouped(files).map(([group, members]) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {members.map((file) => (
              <li key={file.name}>
                <button
                  type="button"
                  class="file-row"
                  aria-current={file.name === chosen}
                  title={file.name}
                  onClick={() => onChoose(file.name)}
                >
                  <span class="file-name">{file.name.slice(folderOf(file.name).length)}</span>
                  {marksOf(file, session, problems).map((mark) => (
                    <span key={mark} class={`file-mark mark-${mark}`}>
                      <span title={MARKS[mark].help} aria-hidden="true">
                        {MARKS[mark].sign}
                      </span>
                      <span class="visually-hidden">, {MARKS[mark].name}</span>
                    </span>
                  ))}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** The same as a list to choose from, for where there is no room beside the text. */
export function FileChoice({ session, files, problems, chosen, onChoose }: FileListProps) {
  const title = (file: FileState) => {
    const marks = marksOf(file, session, problems).map((mark) => MARKS[mark].name);
    return marks.length === 0 ? file.name : `${file.name} (${marks.join(", ")})`;
  };
  return (
    <label class="file-choice">
      <span class="visually-hidden">File</span>
      <select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        {grouped(files).map(([group, members]) => (
          <optgroup key={group} label={group}>
            {members.map((file) => (
              <option key={file.name} value={file.name}>
                {title(file)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
