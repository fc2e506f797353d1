// SPDX-License-Identifier: MIT
// What a page asks of the workshop: games, rules, checks, the lab and sharing; each with its
// fields, as in core/protocol/fields.h. docs/web.md lists the answers.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/protocol/fields.h"
#include "editor/rule_files/rules_status.h"

namespace hr::web {

// A game under a choice of options and variants. Without files: the game of that name that comes
// with House Rules. Settings are as typed.
struct GameChoice {
  std::string ruleset;
  std::optional<std::vector<RuleFile>> files;
  std::vector<std::string> variants;
  std::map<std::string, std::string> settings;
};

struct Games {};
struct Files {
  std::string ruleset;
};
struct Examine {
  GameChoice game;
};
struct Begin {
  GameChoice game;
  std::optional<std::uint64_t> seed;  // none: a random one
  std::vector<int> dice;
  ById<PlayerId, Player> players;
};
// What was typed as dice that somebody rolled by hand.
struct ReadDice {
  std::string typed;
  bool sum = false;  // of a setup: their sum will do
};
struct Resume {
  std::string record;
};
struct GetRecord {};
struct Rules {};
// Changes the board of the open table on paper: nothing is in force before Change.
struct EditBoard {
  std::string operation;           // close, open, link, cut or region; "": nothing is changed
  std::vector<std::string> cells;  // link and cut: two
  std::string region, seat;        // "": all seats
};
// The line beside the rules, as editor/rule_files/rules_status.h describes it.
struct GetRulesStatus {
  editor::RulesStatus status;
};
struct OptionChange {
  std::string name;
  std::optional<std::string> value;  // none: its default
};
struct VariantChange {
  std::string name;
  bool on = true;
  std::optional<RuleFile> file;  // none: that of the files
};
struct BoardChange {
  std::string name;
  std::optional<std::string> text;  // of the board file; none: the declared board
};
// Changes the rules of the open table: one of the four.
struct Change {
  std::optional<OptionChange> option;
  std::optional<VariantChange> variant;
  std::optional<BoardChange> board;
  std::optional<std::vector<RuleFile>> files;  // all of the game, as saved
};
struct Check {
  GameChoice game;
  int games = 500, seconds = 60;
};
struct Test {
  GameChoice game;
};
struct Measure {
  GameChoice game;
  BotSpec bot;
  int games = 500;
  std::uint64_t seed = 1;
};
struct Compare {
  GameChoice before, after;
  BotSpec bot;
  int pairs = 1000;
  std::uint64_t seed = 1;
};
// For a seat that is to act. Without a bot: a hint.
struct Think {
  SeatId seat = SeatId::to_act;
  std::optional<BotSpec> bot;
  int seconds = 5;  // of a hint
};
struct MakePack {
  GameChoice game;
  std::string record, lesson;
  std::string by;  // who gives it away
};
struct MakeLink {
  GameChoice game;
  std::string page;  // the address before the #
  std::string by;
};
// One of the two.
struct Unpack {
  std::string bytes;  // in base64
  std::string name;   // of the file
  std::string link;
};
struct Remix {
  GameChoice game;
  std::string sender;  // of the pack that the game came in
  std::string id;      // the name of its folder
};
struct NewGameFiles {
  std::string game_template, title;
};
struct NewVariant {
  std::string title, ruleset;
};
struct NewFile {
  std::string kind, typed;  // kind: module, scenario or drawing
};
struct RenamedFile {
  std::string file, typed;
  std::vector<RuleFile> files;
};
struct GetFirstChange {
  GameChoice game;
};
struct GetSeatsOption {
  GameChoice game;
};
// `at`: UTF-16 units from the beginning of the file's text.
struct Complete {
  std::string file;
  std::vector<RuleFile> files;
  int at = 0;
  bool asked = false;
};
struct Help {
  std::string file;
  std::vector<RuleFile> files;
  int at = 0;
};
// The expression around a place of a file, or the selection, for the table's query "set", which
// tells what it means.
struct GetExpression {
  std::string file;
  std::vector<RuleFile> files;
  int from = 0, to = 0;
};
struct ReadLesson {
  std::string text;
};
struct MakeLesson {
  GameChoice game;
  ById<PlayerId, Player> players;
};

struct MakeSheets {
  GameChoice game;
  std::string paper = "a4";  // or "letter"
  bool key = true;           // with the answers, for the game leader only
  bool in_colour = false;
};

using Ask =
    std::variant<Games, Files, Examine, ReadDice, Begin, Resume, GetRecord, Rules, EditBoard,
                 GetRulesStatus, Change, Check, Test, Measure, Compare, Think, MakePack, MakeLink,
                 Unpack, Remix, NewGameFiles, NewVariant, NewFile, RenamedFile, GetFirstChange,
                 GetSeatsOption, Complete, Help, GetExpression, ReadLesson, MakeLesson, MakeSheets>;

// In the order of Ask.
inline constexpr std::array<std::string_view, std::variant_size_v<Ask>> k_asks{
    "games",        "files",        "examine",  "dice",         "begin",      "resume",
    "record",       "rules",        "board",    "rules_status", "change",     "check",
    "test",         "measure",      "compare",  "think",        "pack",       "link",
    "unpack",       "remix",        "new_game", "new_variant",  "new_file",   "file_name",
    "first_change", "seats_option", "complete", "help",         "expression", "lesson",
    "lesson_text",  "sheets"};

using protocol::Is;

void each_field(Is<GameChoice> auto& it, auto&& f) {
  auto& [ruleset, files, variants, settings] = it;
  f("ruleset", ruleset, "the name of its folder");
  f("files", files, "all of its files; null: those that come with House Rules");
  f("variants", variants, "those switched on");
  f("settings", settings, "options, as typed");
}
void each_field(Is<Games> auto&, auto&&) {}
void each_field(Is<Files> auto& it, auto&& f) { f("ruleset", it.ruleset, ""); }
void each_field(Is<Examine> auto& it, auto&& f) { each_field(it.game, f); }
void each_field(Is<Begin> auto& it, auto&& f) {
  auto& [game, seed, dice, players] = it;
  each_field(game, f);
  f("seed", seed, "null: a random one");
  f("dice", dice, "of the setup: their sum, or their faces");
  f("players", players, "");
}
void each_field(Is<ReadDice> auto& it, auto&& f) {
  auto& [typed, sum] = it;
  f("typed", typed, "");
  f("sum", sum, "of a setup: their sum will do");
}
void each_field(Is<Resume> auto& it, auto&& f) { f("record", it.record, ""); }
void each_field(Is<GetRecord> auto&, auto&&) {}
void each_field(Is<Rules> auto&, auto&&) {}
void each_field(Is<EditBoard> auto& it, auto&& f) {
  auto& [operation, cells, region, seat] = it;
  f("operation", operation, R"("close", "open", "link", "cut" or "region"; "": none)");
  f("cells", cells, "by name");
  f("region", region, "its name; cells are removed from it if the first one is in it, else added");
  f("seat", seat, "whose part of the region; \"\": all seats");
}
void each_field(Is<GetRulesStatus> auto& it, auto&& f) {
  auto& [playing, errors, in_force, since, news, shown, shown_used, unsaved, differ] = it.status;
  f("playing", playing, "a game is running");
  f("errors", errors, "in the saved rules");
  f("in_force", in_force, "the game uses the saved rules");
  f("since", since, "as the table's query \"rules_since\" words it");
  f("news", news, "what the last change of a text did; \"\"");
  f("shown", shown, "the file on screen");
  f("shown_used", shown_used, "it is a part of the rules in force");
  f("unsaved", unsaved, "files with unsaved edits");
  f("differ", differ, "files of which the game does not use the saved text");
}
void each_field(Is<OptionChange> auto& it, auto&& f) {
  auto& [name, value] = it;
  f("name", name, "");
  f("value", value, "as typed; null: its default");
}
void each_field(Is<VariantChange> auto& it, auto&& f) {
  auto& [name, on, file] = it;
  f("name", name, "");
  f("on", on, "");
  f("file", file, "null: that of the game");
}
void each_field(Is<BoardChange> auto& it, auto&& f) {
  auto& [name, text] = it;
  f("name", name, "of its file, variants/NAME.board");
  f("text", text, "null: the board that the rules declare");
}
void each_field(Is<Change> auto& it, auto&& f) {
  auto& [option, variant, board, files] = it;
  f("option", option, "");
  f("variant", variant, "");
  f("board", board, "in place of any other");
  f("files", files, "all files of the game, as saved");
}
void each_field(Is<Check> auto& it, auto&& f) {
  auto& [game, games, seconds] = it;
  each_field(game, f);
  f("games", games, "");
  f("seconds", seconds, "at most");
}
void each_field(Is<Test> auto& it, auto&& f) { each_field(it.game, f); }
void each_field(Is<Measure> auto& it, auto&& f) {
  auto& [game, bot, games, seed] = it;
  each_field(game, f);
  f("bot", bot, "");
  f("games", games, "");
  f("seed", seed, "");
}
void each_field(Is<Compare> auto& it, auto&& f) {
  auto& [before, after, bot, pairs, seed] = it;
  f("before", before, "");
  f("after", after, "");
  f("bot", bot, "");
  f("pairs", pairs, "");
  f("seed", seed, "");
}
void each_field(Is<Think> auto& it, auto&& f) {
  auto& [seat, bot, seconds] = it;
  f("seat", seat, "");
  f("bot", bot, "null: the strongest, for a hint");
  f("seconds", seconds, "of a hint");
}
void each_field(Is<MakePack> auto& it, auto&& f) {
  auto& [game, record, lesson, by] = it;
  each_field(game, f);
  f("record", record, "");
  f("lesson", lesson, "");
  f("by", by, "the name of whoever gives it away");
}
void each_field(Is<MakeLink> auto& it, auto&& f) {
  auto& [game, page, by] = it;
  each_field(game, f);
  f("page", page, "the address before the #");
  f("by", by, "the name of whoever gives it away");
}
void each_field(Is<Unpack> auto& it, auto&& f) {
  auto& [bytes, name, link] = it;
  f("bytes", bytes, "in base64");
  f("name", name, "of the file");
  f("link", link, "");
}
void each_field(Is<Remix> auto& it, auto&& f) {
  auto& [game, sender, id] = it;
  each_field(game, f);
  f("sender", sender, "of the pack that the game came in");
  f("id", id, "the name of the new folder");
}
void each_field(Is<NewGameFiles> auto& it, auto&& f) {
  auto& [game_template, title] = it;
  f("template", game_template, "");
  f("title", title, "");
}
void each_field(Is<NewVariant> auto& it, auto&& f) {
  auto& [title, ruleset] = it;
  f("title", title, "");
  f("ruleset", ruleset, "");
}
void each_field(Is<NewFile> auto& it, auto&& f) {
  auto& [kind, typed] = it;
  f("kind", kind, R"("module", "scenario" or "drawing")");
  f("typed", typed, "what it is to be called");
}
void each_field(Is<RenamedFile> auto& it, auto&& f) {
  auto& [file, typed, files] = it;
  f("file", file, "its name");
  f("typed", typed, "the new one, without folder and ending");
  f("files", files, "those that may name it");
}
void each_field(Is<GetFirstChange> auto& it, auto&& f) { each_field(it.game, f); }
void each_field(Is<GetSeatsOption> auto& it, auto&& f) { each_field(it.game, f); }
void each_field(Is<Complete> auto& it, auto&& f) {
  auto& [file, files, at, asked] = it;
  f("file", file, "its name");
  f("files", files, "");
  f("at", at, "in UTF-16 units from the beginning of the file");
  f("asked", asked, "somebody asks for it");
}
void each_field(Is<Help> auto& it, auto&& f) {
  auto& [file, files, at] = it;
  f("file", file, "its name");
  f("files", files, "");
  f("at", at, "in UTF-16 units from the beginning of the file");
}
void each_field(Is<GetExpression> auto& it, auto&& f) {
  auto& [file, files, from, to] = it;
  f("file", file, "its name");
  f("files", files, "");
  f("from", from, "in UTF-16 units from the beginning of the file");
  f("to", to, "the other end of the selection, or the same");
}
void each_field(Is<ReadLesson> auto& it, auto&& f) { f("text", it.text, ""); }
void each_field(Is<MakeLesson> auto& it, auto&& f) {
  auto& [game, players] = it;
  each_field(game, f);
  f("players", players, "");
}

void each_field(Is<MakeSheets> auto& it, auto&& f) {
  auto& [game, paper, key, in_colour] = it;
  each_field(game, f);
  f("paper", paper, "\"a4\" or \"letter\"");
  f("key", key, "with the answers, for the game leader only");
  f("in_colour", in_colour, "else in black and white");
}

}  // namespace hr::web
