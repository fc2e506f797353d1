// SPDX-License-Identifier: MIT
#include "core/record.h"

#include <algorithm>

#include "core/action_json.h"
#include "core/record_lines.h"
#include "core/record_notes.h"
#include "core/record_writer.h"
#include "core/text.h"

namespace hr {

namespace {

using Json = RecordJson;

std::string bytes_of(const std::string& hex) {
  std::string out;
  for (std::size_t i = 0; i + 1 < hex.size(); i += 2)
    out += static_cast<char>(std::stoi(hex.substr(i, 2), nullptr, 16));
  return out;
}

// Names of files lead nowhere else than below the ruleset's folder, wherever a record comes from.
std::string inside(const std::string& name, bool folder) {
  const bool one = !folder || name.find('/') == std::string::npos;
  const bool out = name.empty() || name.front() == '/' || name == "." || name == ".." ||
                   name.starts_with("../") || name.find("/../") != std::string::npos ||
                   name.ends_with("/..") || name.find('\0') != std::string::npos;
  if (out || !one)
    throw Error("expected the name of a " + std::string(folder ? "ruleset" : "file in it") +
                ", got " + hr::quoted(name));
  return name;
}

Edition edition_of(const Json& line) {
  Edition out;
  out.ruleset = inside(line.at("ruleset"), true);
  out.variants = line.at("variants").get<std::vector<std::string>>();
  for (const auto& [name, value] : line.at("options").items())
    out.settings.emplace_back(name, value.get<std::string>());
  for (const Json& file : line.at("files"))
    out.files.push_back({inside(file.at("name"), false), take_text(file, "text")});
  return out;
}

std::uint64_t hash_of(const std::string& hex) {
  if (hex.size() != 16 || hex.find_first_not_of("0123456789abcdef") != std::string::npos)
    throw Error("expected a hash of 16 digits, got " + hr::quoted(hex));
  return std::stoull(hex, nullptr, 16);
}

NamedAction action_of(const Json& line) {
  NamedAction out{.seat = line.at("seat"), .verb = line.at("verb"), .arguments = {}};
  for (const Json& value : line.at("arguments"))
    if (value.is_number_integer())
      out.arguments.emplace_back(value.get<std::int64_t>());
    else
      out.arguments.emplace_back(value.get<std::string>());
  return out;
}

std::vector<NamedAction> answers_of(const Json& line) {
  std::vector<NamedAction> out;
  for (const Json& answer : line.at("answers")) out.push_back(action_of(answer));
  return out;
}

StepType type_of(const Json& line, int number) {
  if (number == 0) return StepType::start;
  if (line.contains("swap")) return StepType::swap;
  if (line.contains("verb")) return StepType::action;
  return line.contains("answers") ? StepType::answers : StepType::position;
}

RecordedStep step_of(const Json& line, int number) {
  RecordedStep out;
  if (line.at("step") != number) throw Error("expected step " + std::to_string(number));
  if (number > 0) {
    out.parent = line.at("after");
    if (out.parent < 0 || out.parent >= number)
      throw Error("expected it to follow an earlier step");
  }
  out.type = type_of(line, number);
  if (out.type == StepType::swap) out.rulebook = line.at("swap");
  if (out.type == StepType::position) out.state = bytes_of(line.at("position"));
  if (out.type == StepType::action) out.actions.push_back(action_of(line));
  if (out.type == StepType::answers) out.actions = answers_of(line);
  if (line.contains("dice")) out.faces = line.at("dice").get<std::vector<int>>();
  out.hash = hash_of(line.at("hash"));
  return out;
}

void check_head(const LineReader& reader, const std::optional<Json>& head) {
  if (!head || !head->contains("houserules") || (*head)["houserules"] != "record")
    reader.complain("expected a House Rules record, got something else");
  if (!head->at("format").is_number_unsigned()) reader.complain("expected the number of a format");
  const int format = head->at("format");
  if (format > k_record_format)
    reader.complain("this record is of format " + std::to_string(format) +
                    ", made by a later House Rules; this one reads formats up to " +
                    std::to_string(k_record_format));
}

int step_number(const std::string& text) {
  if (text.empty() || text.size() > 9 || text.find_first_not_of("0123456789") != std::string::npos)
    throw Error("expected the number of a step, got " + hr::quoted(text));
  return std::stoi(text);
}

// The lines behind the head, up to the last one.
bool take_line(Record& record, const Json& line, int number) {
  if (line.contains("rules")) {
    if (line.at("rules") != static_cast<int>(record.editions.size()))
      throw Error("expected rules number " + std::to_string(record.editions.size()));
    record.editions.push_back(edition_of(line));
    if (record.editions.back().hash() != line.at("hash"))
      throw Error("the rules in this line are not those that its hash speaks of");
  } else if (line.contains("seed")) {
    if (!record.seats.empty()) throw Error("expected seed and seats once");
    if (!line.at("seed").is_number_unsigned()) throw Error("expected a seed from 0 on");
    record.seed = line.at("seed");
    record.seats = line.at("seats");
    for (const Json& player : line.at("players"))
      record.players.push_back({.name = player.at("name"), .bot = player.at("bot")});
  } else if (line.contains("step")) {
    record.steps.push_back(step_of(line, static_cast<int>(record.steps.size())));
    record.steps.back().line = number;
  } else if (line.contains("open")) {
    record.open.push_back({.line = number, .at = line.at("open"), .answers = answers_of(line)});
  } else if (line.contains("notes")) {
    take_notes(record, line);
  } else if (line.contains("cursor")) {
    record.cursor = line.at("cursor");
    for (const auto& [parent, list] : line.at("children").items())
      record.children[step_number(parent)] = list.get<std::vector<int>>();
    return true;
  } else {
    throw Error("expected rules, players, a step or the end");
  }
  return false;
}

void check_whole(const LineReader& reader, const Record& record) {
  if (record.editions.empty() || record.steps.empty() || record.seats.empty())
    reader.complain("expected rules, seats and the set-up above this line");
  const auto is_step = [&](int number) {
    return number >= 0 && number < static_cast<int>(record.steps.size());
  };
  if (!is_step(record.cursor)) reader.complain("expected the cursor at one of the steps");
  for (const Record::Open& open : record.open)
    if (!is_step(open.at)) reader.complain("expected what is open behind one of the steps");
  for (const auto& [parent, list] : record.children)
    if (!is_step(parent)) reader.complain("expected branches of the steps that there are");
}

}  // namespace

std::string record_text(const Match& match, const std::vector<Player>& players,
                        const std::vector<Notes>& notes) {
  return RecordWriter().text(match, players, notes);
}

std::string record_text(const Table& table) {
  return record_text(table.match(), table.players(), table.notes());
}

Record read_record(std::string_view text, const std::string& name) {
  if (text.empty()) throw Error(name + ": expected a House Rules record, got an empty file");
  LineReader reader(text, name);
  Record record;
  record.name = name;
  bool whole = false;
  try {
    check_head(reader, reader.next());
    while (const auto line = reader.next()) {
      if (whole) reader.complain("expected nothing behind the end of the record");
      try {
        whole = take_line(record, *line, reader.line());
      } catch (const Error& error) {
        reader.complain(error.what());
      }
    }
  } catch (const Json::exception&) {
    reader.complain("this line does not hold what belongs there");
  } catch (const std::logic_error&) {  // of a text that should have been a number
    reader.complain("this line does not hold what belongs there");
  }
  if (!whole) reader.complain("the record ends here without its last line: it was cut off");
  check_whole(reader, record);
  return record;
}

}  // namespace hr
