// SPDX-License-Identifier: MIT
#include "core/record/record.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <unordered_map>
#include <utility>

#include "core/base/allowance.h"
#include "core/base/read_json.h"
#include "core/base/rule_limits.h"
#include "core/base/utf8.h"
#include "core/base/words.h"
#include "core/record/bot_json.h"
#include "core/record/record_limits.h"
#include "core/record/record_lines.h"
#include "core/record/record_notes.h"
#include "core/record/record_writer.h"
#include "core/record/replay.h"
#include "core/table/table_access.h"

namespace hr {

namespace {

constexpr int k_max = std::numeric_limits<int>::max();
constexpr std::size_t k_max_settings = 4096;
constexpr std::size_t k_any = std::numeric_limits<std::size_t>::max();

int digit_of(char c) {
  const std::size_t value = std::string_view("0123456789abcdef").find(c);
  if (value == std::string_view::npos) throw Error("expected bytes as pairs of hexadecimal digits");
  return static_cast<int>(value);
}

std::string bytes_of(const std::string& hex) {
  if (hex.size() % 2 != 0) throw Error("expected bytes as pairs of hexadecimal digits");
  std::string out;
  for (std::size_t i = 0; i < hex.size(); i += 2)
    out += static_cast<char>(16 * digit_of(hex[i]) + digit_of(hex[i + 1]));
  return out;
}

// File names must stay below the ruleset's folder, wherever a record comes from.
std::string inside(const std::string& name, bool folder) {
  const bool one = !folder || name.find('/') == std::string::npos;
  const bool out = name.empty() || name.front() == '/' || name == "." || name == ".." ||
                   name.starts_with("../") || name.find("/../") != std::string::npos ||
                   name.ends_with("/..") || name.size() > (folder ? 255U : 1000U) ||
                   !harmless_length(name);
  if (out || !one)
    throw Error("expected the name of a " + std::string(folder ? "ruleset" : "file in it") +
                ", got " + hr::quote(name));
  return name;
}

std::vector<std::string> texts_of(const Json& line, const char* key, std::size_t max) {
  std::vector<std::string> out;
  for (const Json& item : json_list(line, key, max)) out.push_back(json_text_item(item, key));
  return out;
}
std::vector<int> integers_of(const Json& list, const char* key, int low) {
  std::vector<int> out;
  for (const Json& item : list)
    out.push_back(static_cast<int>(json_integer_item(item, key, low, k_max)));
  return out;
}
int integer_of(const Json& line, const char* key, int low, int high) {
  return static_cast<int>(json_integer(line, key, low, high));
}

void take_file(RulesetText& ruleset_text, const Json& file, std::size_t& bytes) {
  check_json_keys(file, {"name", "text"});
  RuleFile taken{inside(json_text(file, "name"), false), take_text(file, "text")};
  if (ruleset_text.find(taken.name) != nullptr)
    throw Error("the file " + hr::quote(taken.name) + " is listed twice");
  bytes += taken.text.size();
  if (taken.text.size() > k_max_rule_file || bytes > k_max_rule_text)
    throw Error("the rules in this line are larger than those of any ruleset");
  ruleset_text.files.push_back(std::move(taken));
}

RulesetText ruleset_text_of(const Json& line) {
  RulesetText out;
  out.ruleset = inside(json_text(line, "ruleset"), true);
  out.variants = texts_of(line, "variants", k_max_rule_files);
  const Json& options = json_object(line, "options");
  if (options.size() > k_max_settings)
    throw Error("there are more options than a ruleset can have");
  for (const auto& [name, value] : options.items())
    out.settings.emplace_back(name, json_text_item(value, name.c_str()));
  std::size_t bytes = 0;
  for (const Json& file : json_list(line, "files", k_max_rule_files)) take_file(out, file, bytes);
  return out;
}

std::uint64_t hash_of(const std::string& hex) {
  if (hex.size() != 16 || hex.find_first_not_of("0123456789abcdef") != std::string::npos)
    throw Error("expected a hash of 16 digits, got " + hr::quote(hex));
  return std::stoull(hex, nullptr, 16);
}

NamedAction action_of(const Json& line) {
  NamedAction out{
      .seat = json_text(line, "seat"), .verb = json_text(line, "verb"), .arguments = {}};
  for (const Json& value : json_list(line, "arguments", k_max_arguments))
    if (value.is_string())
      out.arguments.emplace_back(value.get<std::string>());
    else
      out.arguments.emplace_back(json_integer_item(value, "arguments", INT64_MIN, INT64_MAX));
  return out;
}

std::vector<NamedAction> answers_of(const Json& line, bool none = false) {
  std::vector<NamedAction> out;
  for (const Json& answer : json_list(line, "answers", k_any)) {
    check_json_keys(answer, {"seat", "verb", "arguments"});
    out.push_back(action_of(answer));
  }
  if (out.empty() && !none) throw Error("expected \"answers\" to have some, got none");
  return out;
}

void take_start(RecordedStep& out, const Json& line) {
  check_json_keys(line, {"step", "dice", "hash"});
  out.type = StepType::start;
}
void take_rules(RecordedStep& out, const Json& line, int ruleset_texts) {
  check_json_keys(line, {"step", "after", "swap", "hash"});
  out.type = StepType::rules;
  out.rules = RulesId(integer_of(line, "swap", 0, ruleset_texts - 1));
}
void take_action(RecordedStep& out, const Json& line) {
  check_json_keys(line, {"step", "after", "seat", "verb", "arguments", "dice", "hash"});
  out.type = StepType::action;
  out.actions.push_back(action_of(line));
}
void take_answers(RecordedStep& out, const Json& line) {
  check_json_keys(line, {"step", "after", "answers", "dice", "hash"});
  out.type = StepType::answers;
  out.actions = answers_of(line);
}
void take_position(RecordedStep& out, const Json& line) {
  check_json_keys(line, {"step", "after", "position", "hash"});
  out.type = StepType::position;
  out.state = bytes_of(json_text(line, "position"));
}

void take_table_step(RecordedStep& out, const Json& line) {
  check_json_keys(line, {"step", "after", "table", "seat", "dice", "hash"});
  const std::string word = json_text(line, "table");
  for (const StepType type : {StepType::resigned, StepType::offered, StepType::accepted,
                              StepType::declined, StepType::timed_out})
    if (word == step_word(type)) out.type = type;
  if (out.type == StepType::start)
    throw Error("expected a step of the table, got " + hr::quote(word));
  if (!changes_play(out.type) && line.contains("dice"))
    throw Error("expected no dice where a draw is spoken of");
  out.actions.push_back({.seat = json_text(line, "seat"), .verb = {}, .arguments = {}});
}

RecordedStep step_of(const Json& line, int number, int ruleset_texts) {
  RecordedStep out;
  if (integer_of(line, "step", 0, k_max) != number)
    throw Error("expected step " + std::to_string(number));
  if (number > 0) out.parent = integer_of(line, "after", 0, number - 1);
  if (number == 0)
    take_start(out, line);
  else if (line.contains("swap"))
    take_rules(out, line, ruleset_texts);
  else if (line.contains("verb"))
    take_action(out, line);
  else if (line.contains("answers"))
    take_answers(out, line);
  else if (line.contains("table"))
    take_table_step(out, line);
  else
    take_position(out, line);
  if (line.contains("dice")) out.faces = integers_of(json_list(line, "dice", k_any), "dice", 1);
  out.hash = hash_of(json_text(line, "hash"));
  return out;
}

int check_head(const Json& head) {
  const auto what = head.find("houserules");
  if (what == head.end() || *what != "record")
    throw Error("expected a House Rules record, got something else");
  const int format = integer_of(head, "format", 1, k_max);
  if (format > k_record_format)
    throw Error("this record is of format " + std::to_string(format) +
                ", made by a newer version of House Rules; this one reads formats up to " +
                std::to_string(k_record_format));
  check_json_keys(head, {"houserules", "format"});
  return format;
}

// Before format 3 a record was written at once: nothing follows its end, and no line replaces
// another.
bool grows(const Record& record) { return record.format >= 3; }

int step_number(const std::string& text) {
  if (text.empty() || text.size() > 9 || text.find_first_not_of("0123456789") != std::string::npos)
    throw Error("expected the number of a step, got " + hr::quote(text));
  return std::stoi(text);
}

// The rules of a record by their key; there may be as many of them as steps.
using RulesByKey = std::unordered_map<std::string, std::size_t>;

// The key of a ruleset text; ruleset texts with different files, variants or options have different
// keys.
std::string key_of(const RulesetText& ruleset_text) {
  std::string out = ruleset_text.hash() + '\0' + ruleset_text.ruleset;
  for (const std::string& variant : ruleset_text.variants) out += '\0' + variant;
  for (const auto& [name, value] : ruleset_text.settings) out += '\1' + name + '\0' + value;
  return out;
}

void take_rules(Record& record, RulesByKey& known, const Json& line) {
  check_json_keys(line, {"rules", "hash", "ruleset", "variants", "options", "files"});
  const auto number = static_cast<int>(record.ruleset_texts.size());
  if (integer_of(line, "rules", 0, k_max) != number)
    throw Error("expected rules number " + std::to_string(number));
  RulesetText ruleset_text = ruleset_text_of(line);
  if (ruleset_text.hash() != json_text(line, "hash"))
    throw Error("the rules in this line do not match their hash");
  const auto [same, added] = known.emplace(key_of(ruleset_text), record.ruleset_texts.size());
  if (!added)
    throw Error("the rules in this line are the same as rules number " +
                std::to_string(same->second));
  record.ruleset_texts.push_back(std::move(ruleset_text));
}

void take_seats(Record& record, const Json& line) {
  check_json_keys(line, {"seed", "seats", "players"});
  if (!record.seats.empty()) throw Error("expected seed and seats once");
  record.seed = json_natural(line, "seed");
  record.seats = texts_of(line, "seats", k_max_seats);
  for (const Json& player : json_list(line, "players", record.seats.size())) {
    check_json_keys(player, {"name", "bot"});
    record.players.push_back({.name = json_text(player, "name"), .bot = json_bot(player)});
  }
}

void take_end(Record& record, const Json& line) {
  check_json_keys(line, {"cursor", "children"});
  record.cursor = integer_of(line, "cursor", 0, k_max);
  if (!line.contains("children") && grows(record)) return;
  record.children.clear();
  for (const auto& [parent, list] : json_object(line, "children").items()) {
    if (!list.is_array()) throw Error("expected the branches of a step as a list");
    record.children[step_number(parent)] = integers_of(list, "children", 0);
  }
}

void take_open(Record& record, const Json& line, int number) {
  check_json_keys(line, {"open", "answers"});
  const int at = integer_of(line, "open", 0, k_max);
  Record::UnfinishedAnswers open{.line = number, .answers = answers_of(line, grows(record))};
  if (!grows(record) && record.open.contains(at))
    throw Error("expected the open answers after step " + std::to_string(at) + " once");
  if (open.answers.empty())
    record.open.erase(at);
  else
    record.open.insert_or_assign(at, std::move(open));
}

// Without "as", everything was looked at.
void take_look(Record& record, const Json& line) {
  check_json_keys(line, {"look", "as"});
  Look look{NodeId(integer_of(line, "look", 0, k_max)), SeatId::owner};
  if (line.contains("as")) {
    const std::string name = json_text(line, "as");
    const auto found = std::ranges::find(record.seats, name);
    if (found == record.seats.end()) throw Error("there is no seat " + hr::quote(name));
    look.as = SeatId(found - record.seats.begin());
  }
  record.looks.push_back(look);
}

void take_clocks(Record& record, const Json& line) {
  check_json_keys(line, {"clocks"});
  const std::vector<int> seconds = integers_of(json_list(line, "clocks", 3), "clocks", 0);
  if (seconds.size() != 3) throw Error("expected three numbers of seconds for clocks");
  const TimeControl control{.main = seconds[0], .increment = seconds[1], .turn = seconds[2]};
  if (const std::string why = time_control_objection(control); !why.empty()) throw Error(why);
  record.times = {.control = control, .times = {}};
}

TimePoint time_item(const Json& item) {
  return TimePoint(json_integer_item(item, "left", 0, k_max_player_time.count()));
}

void take_times(Record& record, const Json& line) {
  check_json_keys(line, {"times", "left"});
  if (!record.times.control.any()) throw Error("expected clocks before the times on them");
  const auto at = NodeId(integer_of(line, "times", 0, k_max));
  PlayerTimes times;
  for (const Json& player : json_list(line, "left", k_max_seats)) {
    if (!player.is_array() || player.size() != 2)
      throw Error("expected two times for each player, of the game and of the turn");
    times.push_back({.left = time_item(player[0]), .turn = time_item(player[1])});
  }
  if (times.size() != record.seats.size()) throw Error("expected the times of all players");
  record.times.times.emplace_back(at, std::move(times));
}

// Reads a line after the head; returns true if it ends the record.
bool take_line(Record& record, RulesByKey& rules, const Json& line, int number) {
  if (line.contains("rules")) {
    take_rules(record, rules, line);
  } else if (line.contains("seed")) {
    take_seats(record, line);
  } else if (line.contains("step")) {
    record.cursor = record.steps.size();
    RecordedStep step = step_of(line, record.cursor, static_cast<int>(record.ruleset_texts.size()));
    step.line = number;
    record.steps.add(step);
  } else if (line.contains("open")) {
    take_open(record, line, number);
  } else if (line.contains("notes")) {
    take_notes(record, line, grows(record));
  } else if (line.contains("look")) {
    take_look(record, line);
  } else if (line.contains("clocks")) {
    take_clocks(record, line);
  } else if (line.contains("times")) {
    take_times(record, line);
  } else if (line.contains("cursor")) {
    take_end(record, line);
    return true;
  } else {
    throw Error("expected rules, players, a step or the end");
  }
  return false;
}

void check_whole(const LineReader& reader, const Record& record) {
  if (record.ruleset_texts.empty() || record.steps.empty() || record.seats.empty())
    reader.complain("expected rules, seats and the setup above this line");
  const auto is_step = [&](int number) { return number >= 0 && number < record.steps.size(); };
  if (!is_step(record.cursor)) reader.complain("expected the cursor at one of the steps");
  for (const auto& [at, open] : record.open)
    if (!is_step(at)) reader.complain("expected open answers to refer to an existing step");
  for (const Look& look : record.looks)
    if (!is_step(static_cast<int>(look.at))) reader.complain("expected looks at existing steps");
  for (const auto& [at, times] : record.times.times)
    if (!is_step(static_cast<int>(at))) reader.complain("expected times at existing steps");
  for (const auto& [parent, list] : record.children)
    if (!is_step(parent)) reader.complain("expected branches of existing steps");
}

}  // namespace

std::string record_text(const Match& match, const ById<PlayerId, Player>& players,
                        const ById<PlayerId, Notes>& notes) {
  return RecordWriter().next(match, players, notes).text;
}

std::string record_text(const Table& table) { return RecordWriter().next(table).text; }

namespace {

NextPiece in_one_piece(std::string_view text) {
  return [text]() mutable { return std::exchange(text, {}); };
}

// With `so_far` the record may be cut off; otherwise that is an error.
Record read(NextPiece text, const std::string& name, bool so_far) {
  LineReader reader(std::move(text), name);
  if (reader.at_end()) throw Error(name + ": expected a House Rules record, got an empty file");
  Record record;
  record.name = name;
  RulesByKey rules;
  bool whole = false;
  while (!so_far || !reader.breaks_off()) {
    const std::optional<Json> line = reader.next();
    if (!line) break;
    Allowance::spend(10'000);  // roughly the least that a line costs
    if (whole && !grows(record)) reader.complain("expected nothing after the end of the record");
    try {
      if (reader.line() == 1)
        record.format = check_head(*line);
      else
        whole = take_line(record, rules, *line, reader.line());
    } catch (const Error& error) {
      reader.complain(error.what());
    }
  }
  try {
    if (reader.breaks_off()) reader.complain("the record is cut off after this line");
    if (!whole) reader.complain("the record ends here without its last line: it was cut off");
  } catch (const Error& error) {
    if (!so_far) throw;
    record.cut = error.what();
  }
  check_whole(reader, record);
  return record;
}

}  // namespace

Record read_record(NextPiece text, const std::string& name) {
  return read(std::move(text), name, false);
}
Record read_record(std::string_view text, const std::string& name) {
  return read(in_one_piece(text), name, false);
}

Record read_record_so_far(NextPiece text, const std::string& name) {
  return read(std::move(text), name, true);
}
Record read_record_so_far(std::string_view text, const std::string& name) {
  return read(in_one_piece(text), name, true);
}

}  // namespace hr
