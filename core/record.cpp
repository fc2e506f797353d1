// SPDX-License-Identifier: MIT
#include "core/record.h"

#include <algorithm>

#include "core/action_json.h"
#include "core/record_lines.h"
#include "core/record_notes.h"
#include "core/text.h"

namespace hr {

namespace {

constexpr int k_format = 2;  // 2: answers

using Json = RecordJson;

std::string hex_of(const std::string& bytes) {
  std::string out;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    out += "0123456789abcdef"[byte >> 4];
    out += "0123456789abcdef"[byte & 15];
  }
  return out;
}

std::string bytes_of(const std::string& hex) {
  std::string out;
  for (std::size_t i = 0; i + 1 < hex.size(); i += 2)
    out += static_cast<char>(std::stoi(hex.substr(i, 2), nullptr, 16));
  return out;
}

Json rules_json(int number, const Edition& edition) {
  Json out{{"rules", number}, {"hash", edition.hash()}};
  out.update(edition_json(edition));
  return out;
}

Edition edition_of(const Json& line) {
  Edition out;
  out.ruleset = line.at("ruleset");
  out.variants = line.at("variants").get<std::vector<std::string>>();
  for (const auto& [name, value] : line.at("options").items())
    out.settings.emplace_back(name, value.get<std::string>());
  for (const Json& file : line.at("files"))
    out.files.push_back({file.at("name"), take_text(file, "text")});
  return out;
}

Json action_json(const Game& game, SeatId seat, const Action& action) {
  const NamedAction told = named(game, seat, action);
  return {{"seat", told.seat}, {"verb", told.verb}, {"arguments", arguments_json(told.arguments)}};
}

Json answers_json(const Game& game, const std::vector<Part>& parts) {
  Json out = Json::array();
  for (std::size_t seat = 0; seat < parts.size(); ++seat)
    for (const Answer& answer : parts[seat])
      out.push_back(action_json(game, SeatId(static_cast<int>(seat)), answer.choice.action));
  return out;
}

// Needs the state of a position: its steps are gone through on a copy of the match.
Json step_json(Match& match, NodeId id) {
  const Node& node = match.node(id);
  Json out{{"step", static_cast<int>(id)}};
  if (node.type != StepType::start) out["after"] = static_cast<int>(node.parent);
  const Game& game = match.rulebook(node).game();
  if (node.type == StepType::action) out.update(action_json(game, node.seat, node.choice.action));
  if (node.type == StepType::answers) out["answers"] = answers_json(game, node.parts);
  if (node.type == StepType::swap) out["swap"] = node.rulebook;
  if (node.type == StepType::position) {
    match.go_to(id);
    out["position"] = hex_of(match.state().serialise());
  }
  if (!node.faces.empty()) out["dice"] = node.faces;
  out["hash"] = Checksum::hex_digits(node.hash);
  return out;
}

// Children whose order is not that of their age.
Json children_json(const Match& match) {
  Json out = Json::object();
  for (int id = 0; id < match.nodes(); ++id) {
    const auto& children = match.node(NodeId(id)).children;
    if (std::ranges::is_sorted(children)) continue;
    Json& list = out[std::to_string(id)] = Json::array();
    for (const NodeId child : children) list.push_back(static_cast<int>(child));
  }
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
  if (format > k_format)
    reader.complain("this record is of format " + std::to_string(format) +
                    ", made by a later House Rules; this one reads formats up to " +
                    std::to_string(k_format));
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
  LineWriter out;
  out.add({{"houserules", "record"}, {"format", k_format}});
  for (std::size_t i = 0; i < match.rulebooks().size(); ++i) {
    const auto& edition = match.rulebooks()[i].edition;
    if (!edition) throw Error("a match whose rules do not come from a ruleset cannot be recorded");
    out.add(rules_json(static_cast<int>(i), *edition));
  }
  Json seats = Json::array(), sitting = Json::array();
  for (const SeatDef& seat : match.game().definition().seats) seats.push_back(seat.name);
  for (const Player& player : players)
    sitting.push_back({{"name", player.name}, {"bot", player.bot}});
  out.add({{"seed", match.seed()}, {"seats", seats}, {"players", sitting}});
  Match walker = match;
  for (int id = 0; id < match.nodes(); ++id) out.add(step_json(walker, NodeId(id)));
  for (const auto& [node, parts] : match.open_parts())
    out.add({{"open", static_cast<int>(node)},
             {"answers", answers_json(match.rulebook(match.node(node)).game(), parts)}});
  for (std::size_t i = 0; i < notes.size(); ++i)
    if (!notes[i].all().empty()) out.add(notes_json(seats[i], notes[i]));
  out.add({{"cursor", static_cast<int>(match.cursor())}, {"children", children_json(match)}});
  return std::move(out).text();
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
