// SPDX-License-Identifier: MIT
// Lua for the editor: colours, brackets and indentation. A small tokenizer of our own, because the
// names of the API are coloured as well, and those come from the engine.
import {
  type IndentContext,
  LanguageSupport,
  StreamLanguage,
  type StringStream,
} from "@codemirror/language";
import { tags } from "@lezer/highlight";

const keywords = new Set(
  (
    "and break do else elseif end false for function goto if in local nil not or repeat return " +
    "then true until while"
  ).split(" "),
);
const opensBlock = new Set(["function", "do", "then", "repeat", "{", "(", "["]);
const closesBlock = new Set(["end", "until", "elseif", "}", ")", "]"]);
const closesFirst = /^\s*(?:end\b|until\b|else\b|elseif\b|[})\]])/;

const hexNumber = /^0[xX][\da-fA-F.]+(?:[pP][+-]?\d+)?/;
const decimalNumber = /^(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/;

interface LuaState {
  // The level of a long string or comment that continues here, and which; null: none.
  long: { level: number; comment: boolean } | null;
  quote: string; // of a string that continues here; "": none
  depth: number; // open blocks and brackets
  before: string; // the token before this one
}

// Which names of the API a ruleset's text may use: on their own, and after a colon.
export interface ApiWords {
  names: ReadonlySet<string>;
  methods: ReadonlySet<string>;
}

function readLong(stream: StringStream, state: LuaState): string {
  const { level, comment } = state.long!;
  const end = "]" + "=".repeat(level) + "]";
  while (!stream.eol()) {
    if (stream.match(end)) {
      state.long = null;
      break;
    }
    stream.next();
  }
  return comment ? "comment" : "string";
}

function readQuoted(stream: StringStream, state: LuaState): string {
  while (!stream.eol()) {
    const letter = stream.next();
    if (letter === "\\") {
      // A backslash at the end of a line, and "\z", continue the string on the next one.
      if (stream.eol() || (stream.match("z") && stream.eol())) return "string";
      stream.next();
    } else if (letter === state.quote) {
      break;
    }
  }
  state.quote = "";
  return "string";
}

function longBracket(stream: StringStream): number | null {
  const found = stream.match(/^\[(=*)\[/) as RegExpMatchArray | null;
  return found ? found[1]!.length : null;
}

function readName(word: string, stream: StringStream, state: LuaState, api: ApiWords) {
  const before = state.before;
  state.before = word;
  if (keywords.has(word)) {
    if (opensBlock.has(word)) ++state.depth;
    if (closesBlock.has(word)) --state.depth;
    return "keyword";
  }
  if (before === ":") return api.methods.has(word) ? "apiWord" : null;
  if (before === ".") return null;
  const key = stream.match(/^\s*=(?!=)/, false) !== null;
  return !key && api.names.has(word) ? "apiWord" : null;
}

function readToken(stream: StringStream, state: LuaState, api: ApiWords): string | null {
  if (state.long) return readLong(stream, state);
  if (state.quote) return readQuoted(stream, state);
  if (stream.eatSpace()) return null;
  if (stream.match("--")) {
    const level = longBracket(stream);
    if (level === null) {
      stream.skipToEnd();
      return "comment";
    }
    state.long = { level, comment: true };
    return readLong(stream, state);
  }
  const level = longBracket(stream);
  if (level !== null) {
    state.long = { level, comment: false };
    state.before = "string";
    return readLong(stream, state);
  }
  if (stream.match(hexNumber) || stream.match(decimalNumber)) {
    state.before = "number";
    return "number";
  }
  const word = stream.match(/^[A-Za-z_]\w*/) as RegExpMatchArray | null;
  if (word) return readName(word[0], stream, state, api);
  const letter = stream.next()!;
  if (letter === '"' || letter === "'") {
    state.quote = letter;
    state.before = "string";
    return readQuoted(stream, state);
  }
  if (opensBlock.has(letter)) ++state.depth;
  if (closesBlock.has(letter)) --state.depth;
  state.before = letter;
  return null;
}

function indentation(state: LuaState, textAfter: string, context: IndentContext): number | null {
  if (state.long !== null || state.quote !== "") return null; // it would be part of the string
  const depth = state.depth - (closesFirst.test(textAfter) ? 1 : 0);
  return Math.max(0, depth) * context.unit;
}

// "else" closes one block and opens another one; the tokenizer does not count it at all, and
// "elseif … then" is counted by both of its words.
export function luaLanguage(api: ApiWords): LanguageSupport {
  return new LanguageSupport(
    StreamLanguage.define<LuaState>({
      name: "lua",
      startState: () => ({ long: null, quote: "", depth: 0, before: "" }),
      copyState: (state) => ({ ...state }),
      token: (stream, state) => readToken(stream, state, api),
      indent: indentation,
      languageData: {
        commentTokens: { line: "--", block: { open: "--[[", close: "]]" } },
        indentOnInput: /^\s*(?:end|until|else|elseif|[})\]])$/,
      },
      tokenTable: { apiWord: tags.standard(tags.variableName) },
    }),
  );
}

// Scenarios and boards: a keyword before a colon, and remarks.
export function scenarioLanguage(): LanguageSupport {
  return new LanguageSupport(
    StreamLanguage.define<Record<string, never>>({
      name: "scenario",
      startState: () => ({}),
      token: (stream) => {
        if (stream.sol() && stream.match(/^\s*#/)) {
          stream.skipToEnd();
          return "comment";
        }
        if (stream.sol() && stream.match(/^\s*[^:]*?:/)) return "keyword";
        if (stream.match(/^"[^"]*"/)) return "string";
        if (stream.match(/^\d+/)) return "number";
        stream.next();
        return null;
      },
      languageData: { commentTokens: { line: "#" } },
    }),
  );
}
