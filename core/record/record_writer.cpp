// SPDX-License-Identifier: MIT
#include "core/record/record_writer.h"

#include <algorithm>

#include "core/record/bot_json.h"
#include "core/record/record_notes.h"
#include "core/table/action_json.h"
#include "core/table/table_access.h"
#include "core/words/named_action.h"
#include "core/words/text.h"

namespace hr {

namespace {

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

Json rules_json(int number, const RulesetText& ruleset_text) {
  Json out{{"rules", number}, {"hash", ruleset_text.hash()}};
  out.update(ruleset_text_json(ruleset_text));
  return out;
}

Json action_json(const Game& game, SeatId seat, const Action& action) {
  const NamedAction told = named(game, seat, action);
  return {{"seat", told.seat}, {"verb", told.verb}, {"arguments", arguments_json(told.arguments)}};
}

Json answers_json(const Game& game, const std::vector<SeatAnswers>& parts) {
  Json out = Json::array();
  for (std::size_t seat = 0; seat < parts.size(); ++seat)
    for (const SecretAnswer& answer : parts[seat])
      out.push_back(action_json(game, SeatId(static_cast<int>(seat)), answer.choice.action));
  return out;
}

Json step_json(const Match& match, NodeId id) {
  const Node& node = match.node(id);
  Json out{{"step", static_cast<int>(id)}};
  if (node.type != StepType::start) out["after"] = static_cast<int>(node.parent);
  const Game& game = match.rules(node).game();
  switch (node.type) {
    case StepType::start:
      break;
    case StepType::action:
      out.update(action_json(game, node.seat, node.choice().action));
      break;
    case StepType::answers:
      out["answers"] = answers_json(game, node.parts());
      break;
    case StepType::rules:
      out["swap"] = index(node.rules);
      break;
    case StepType::position:
      out["position"] = hex_of(match.state_at(id).serialise());
      break;
    case StepType::resigned:
    case StepType::offered:
    case StepType::accepted:
    case StepType::declined:
    case StepType::timed_out:
      out["table"] = step_word(node.type);
      out["seat"] = game.definition().seats[node.seat].name;
      break;
  }
  if (!node.faces().empty()) out["dice"] = node.faces();
  out["hash"] = Checksum::hex_digits(node.hash);
  return out;
}

// The children that are not in order of age.
Json children_json(const Match& match) {
  Json out = Json::object();
  for (const NodeId id : match.tree().reordered()) {
    Json& list = out[std::to_string(static_cast<int>(id))] = Json::array();
    for (const NodeId child : match.node(id).children()) list.push_back(static_cast<int>(child));
  }
  return out;
}

Json seats_json(const Match& match, const ById<PlayerId, Player>& players) {
  Json seats = Json::array(), sitting = Json::array();
  for (const SeatDef& seat : match.game().definition().seats) seats.push_back(seat.name);
  for (const Player& player : players)
    sitting.push_back({{"name", player.name}, {"bot", bot_json(player.bot)}});
  return {{"seed", match.seed()}, {"seats", seats}, {"players", sitting}};
}

}  // namespace

// Steps never change and are never removed from a match, so what was written of them stays valid.
bool RecordWriter::goes_on(const Match& match, const std::string& head) const {
  if (steps_ == 0 || head != head_ || steps_ > match.tree().size()) return false;
  if (match.all_rules().front().text != first_) return false;
  const Node& last = match.node(NodeId(steps_ - 1));
  return last.hash == hash_ && last.parent == parent_;
}

void RecordWriter::begin(const Match& match, const Json& seats, std::string head) {
  *this = {};
  head_ = std::move(head);
  first_ = match.all_rules().front().text;
  lines_.add({{"houserules", "record"}, {"format", k_record_format}});
  add_rules(match);
  lines_.add(seats);
}

void RecordWriter::add_rules(const Match& match) {
  for (; rules_ < static_cast<int>(match.all_rules().size()); ++rules_) {
    const auto& ruleset_text = match.all_rules()[RulesId(rules_)].text;
    if (!ruleset_text)
      throw Error("a match whose rules do not come from a ruleset cannot be recorded");
    lines_.add(rules_json(rules_, *ruleset_text));
  }
}

void RecordWriter::add_steps(const Match& match) {
  for (; steps_ < match.tree().size(); ++steps_) {
    const Node& node = match.node(NodeId(steps_));
    lines_.add(step_json(match, node.id));
    hash_ = node.hash;
    parent_ = node.parent;
    cursor_ = NodeId::none;
  }
}

// Groups that are no longer open are written as empty.
void RecordWriter::add_open(const Match& match) {
  const auto add = [&](NodeId node, const Json& answers) {
    lines_.add({{"open", static_cast<int>(node)}, {"answers", answers}});
    cursor_ = NodeId::none;
  };
  std::erase_if(open_, [&](const auto& open) {
    const bool closed = !match.open_answers().all().contains(open.first);
    if (closed) add(open.first, Json::array());
    return closed;
  });
  for (const auto& [node, parts] : match.open_answers().all()) {
    const Json answers = answers_json(match.rules(match.node(node)).game(), parts);
    std::string text = answers.dump();
    if (std::string& written = open_[node]; written != text) {
      add(node, answers);
      written = std::move(text);
    }
  }
}

void RecordWriter::add_notes(const Match& match, const ById<PlayerId, Notes>& notes) {
  for (std::size_t i = 0; i < notes.size(); ++i) {
    const auto player = PlayerId(i);
    if (notes[player].all().empty() && !notes_.contains(player)) continue;
    const Json line = notes_json(match.game().definition().seats[i].name, notes[player]);
    std::string text = line.dump();
    if (std::string& written = notes_[player]; written != text) {
      lines_.add(line);
      written = std::move(text);
      cursor_ = NodeId::none;
    }
  }
}

// Looks are never removed either.
void RecordWriter::add_looks(const Match& match, const std::vector<Look>& looks) {
  for (; looks_ < static_cast<int>(looks.size()); ++looks_) {
    const Look& look = looks[nth(looks_)];
    Json line{{"look", static_cast<int>(look.at)}};
    if (is_seat(look.as)) line["as"] = match.game().definition().seats[look.as].name;
    lines_.add(line);
    cursor_ = NodeId::none;
  }
}

// Clocks that are set anew make what was noted before void.
void RecordWriter::add_clocks(const SeatClocks& clocks) {
  if (settings_ != clocks.settings()) {
    const TimeControl& control = clocks.control();
    lines_.add({{"clocks", {control.main, control.increment, control.turn}}});
    settings_ = clocks.settings();
    times_ = 0;
    cursor_ = NodeId::none;
  }
  for (; times_ < static_cast<int>(clocks.notings().size()); ++times_) {
    const NodeId at = clocks.notings()[nth(times_)];
    Json left = Json::array();
    for (const PlayerTime& time : *clocks.noted(at))
      left.push_back({time.left.count(), time.turn.count()});
    lines_.add({{"times", static_cast<int>(at)}, {"left", left}});
    cursor_ = NodeId::none;
  }
}

void RecordWriter::add_end(const Match& match) {
  const Json children = children_json(match);
  std::string text = children.dump();
  if (cursor_ == match.cursor() && text == children_) return;
  cursor_ = match.cursor();
  Json line{{"cursor", static_cast<int>(cursor_)}};
  if (text != children_) line["children"] = children;
  children_ = std::move(text);
  lines_.add(line);
}

RecordWriter::NewLines RecordWriter::next(const Table& table, End end) {
  return next(match_of(table), players_of(table), notes_of(table), end, looks_of(table),
              seat_clocks_of(table));
}

RecordWriter::NewLines RecordWriter::next(const Match& match, const ById<PlayerId, Player>& players,
                                          const ById<PlayerId, Notes>& notes, End end,
                                          const std::vector<Look>& looks,
                                          const SeatClocks& clocks) {
  const Json seats = seats_json(match, players);
  std::string head = seats.dump();
  const bool same_clocks =
      settings_ != clocks.settings() || times_ <= static_cast<int>(clocks.notings().size());
  const bool whole =
      !goes_on(match, head) || looks_ > static_cast<int>(looks.size()) || !same_clocks;
  if (whole) begin(match, seats, std::move(head));
  add_rules(match);
  add_steps(match);
  add_open(match);
  add_notes(match, notes);
  add_looks(match, looks);
  add_clocks(clocks);
  if (end == End::closed) add_end(match);
  return {whole, lines_.take()};
}

}  // namespace hr
