// SPDX-License-Identifier: MIT
#include "core/record.h"

#include <algorithm>

#include "core/record_lines.h"
#include "core/text.h"

namespace hr {

namespace {

constexpr int k_format = 1;

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

Json edition_json(int number, const Edition& edition) {
  Json files = Json::array();
  for (const RuleFile& file : edition.files) {
    Json entry{{"name", file.name}};
    put_text(entry, "text", file.text);
    files.push_back(std::move(entry));
  }
  Json options = Json::object();
  for (const auto& [name, value] : edition.settings) options[name] = value;
  return {{"rules", number},
          {"ruleset", edition.ruleset},
          {"hash", edition.hash()},
          {"variants", edition.variants},
          {"options", std::move(options)},
          {"files", std::move(files)}};
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

Json argument_json(const Game& game, const PatternDef& pattern, std::int64_t value) {
  if (pattern.type == PatternType::choice) return pattern.words[static_cast<std::size_t>(value)];
  if (pattern.type == PatternType::number) return value;
  return game.board().name(CellId(value));
}

Json action_json(const Game& game, const Node& node) {
  const Action& action = node.choice.action;
  Json arguments = Json::array();
  for (std::size_t i = 0; i < action.count; ++i)
    arguments.push_back(
        argument_json(game, game.verb_def(action.verb).patterns.front(), action.arguments[i]));
  return {{"seat", game.definition().seats[static_cast<std::size_t>(index(node.seat))].name},
          {"verb", game.verb_name(action.verb)},
          {"arguments", std::move(arguments)}};
}

// Needs the state of a position: its steps are gone through on a copy of the match.
Json step_json(Match& match, NodeId id) {
  const Node& node = match.node(id);
  Json out{{"step", static_cast<int>(id)}};
  if (node.type != StepType::start) out["after"] = static_cast<int>(node.parent);
  if (node.type == StepType::action) out.update(action_json(match.rulebook(node).game(), node));
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

RecordedStep step_of(const Json& line, int number) {
  RecordedStep out;
  if (line.at("step") != number) throw Error("expected step " + std::to_string(number));
  if (number > 0) {
    out.parent = line.at("after");
    if (out.parent < 0 || out.parent >= number)
      throw Error("expected it to follow an earlier step");
  }
  out.type = number == 0             ? StepType::start
             : line.contains("swap") ? StepType::swap
             : line.contains("verb") ? StepType::action
                                     : StepType::position;
  if (out.type == StepType::swap) out.rulebook = line.at("swap");
  if (out.type == StepType::position) out.state = bytes_of(line.at("position"));
  if (out.type == StepType::action) {
    out.seat = line.at("seat");
    out.verb = line.at("verb");
    for (const Json& value : line.at("arguments"))
      if (value.is_number_integer())
        out.arguments.emplace_back(value.get<std::int64_t>());
      else
        out.arguments.emplace_back(value.get<std::string>());
  }
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
  for (const auto& [parent, list] : record.children)
    if (!is_step(parent)) reader.complain("expected branches of the steps that there are");
}

}  // namespace

std::string record_text(const Match& match, const std::vector<Player>& players) {
  LineWriter out;
  out.add({{"houserules", "record"}, {"format", k_format}});
  for (std::size_t i = 0; i < match.rulebooks().size(); ++i) {
    const auto& edition = match.rulebooks()[i].edition;
    if (!edition) throw Error("a match whose rules do not come from a ruleset cannot be recorded");
    out.add(edition_json(static_cast<int>(i), *edition));
  }
  Json seats = Json::array(), sitting = Json::array();
  for (const SeatDef& seat : match.game().definition().seats) seats.push_back(seat.name);
  for (const Player& player : players)
    sitting.push_back({{"name", player.name}, {"bot", player.bot}});
  out.add({{"seed", match.seed()}, {"seats", seats}, {"players", sitting}});
  Match walker = match;
  for (int id = 0; id < match.nodes(); ++id) out.add(step_json(walker, NodeId(id)));
  out.add({{"cursor", static_cast<int>(match.cursor())}, {"children", children_json(match)}});
  return std::move(out).text();
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
