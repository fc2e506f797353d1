// SPDX-License-Identifier: MIT
#include "core/record_writer.h"

#include <algorithm>

#include "core/action_json.h"
#include "core/record_notes.h"
#include "core/text.h"

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

Json rules_json(int number, const Edition& edition) {
  Json out{{"rules", number}, {"hash", edition.hash()}};
  out.update(edition_json(edition));
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

// Of a position: the match is there, as its state is needed.
Json step_json(const Match& match, NodeId id) {
  const Node& node = match.node(id);
  Json out{{"step", static_cast<int>(id)}};
  if (node.type != StepType::start) out["after"] = static_cast<int>(node.parent);
  const Game& game = match.rulebook(node).game();
  if (node.type == StepType::action) out.update(action_json(game, node.seat, node.choice.action));
  if (node.type == StepType::answers) out["answers"] = answers_json(game, node.parts);
  if (node.type == StepType::swap) out["swap"] = node.rulebook;
  if (node.type == StepType::position) out["position"] = hex_of(match.state().serialise());
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

Json seats_json(const Match& match, const std::vector<Player>& players) {
  Json seats = Json::array(), sitting = Json::array();
  for (const SeatDef& seat : match.game().definition().seats) seats.push_back(seat.name);
  for (const Player& player : players)
    sitting.push_back({{"name", player.name}, {"bot", player.bot}});
  return {{"seed", match.seed()}, {"seats", seats}, {"players", sitting}};
}

}  // namespace

// Steps never change and are never taken out of a match, so what was written of them holds.
bool RecordWriter::goes_on(const Match& match, const std::string& head) const {
  if (steps_ == 0 || head != head_ || steps_ > match.nodes()) return false;
  if (match.rulebooks().front().edition != first_) return false;
  const Node& last = match.node(NodeId(steps_ - 1));
  return last.hash == hash_ && last.parent == parent_;
}

void RecordWriter::add_rules(const Match& match) {
  for (; rules_ < static_cast<int>(match.rulebooks().size()); ++rules_) {
    const auto& edition = match.rulebooks()[static_cast<std::size_t>(rules_)].edition;
    if (!edition) throw Error("a match whose rules do not come from a ruleset cannot be recorded");
    body_.add(rules_json(rules_, *edition));
  }
}

void RecordWriter::add_steps(const Match& match) {
  std::optional<Match> walker;
  for (; steps_ < match.nodes(); ++steps_) {
    const NodeId id = NodeId(steps_);
    const Node& node = match.node(id);
    if (node.type == StepType::position) {
      if (!walker) walker = match;
      walker->go_to(id);
    }
    body_.add(step_json(walker ? *walker : match, id));
    hash_ = node.hash;
    parent_ = node.parent;
  }
}

std::string RecordWriter::text(const Match& match, const std::vector<Player>& players,
                               const std::vector<Notes>& notes) {
  const Json seats = seats_json(match, players);
  const std::string head = seats.dump();
  const bool goes_on_from_here = goes_on(match, head);
  if (!goes_on_from_here) {
    *this = {};
    head_ = head;
    first_ = match.rulebooks().front().edition;
    body_.add({{"houserules", "record"}, {"format", k_record_format}});
  }
  add_rules(match);
  if (!goes_on_from_here) body_.add(seats);
  add_steps(match);
  LineWriter out = body_;
  for (const auto& [node, parts] : match.open_parts())
    out.add({{"open", static_cast<int>(node)},
             {"answers", answers_json(match.rulebook(match.node(node)).game(), parts)}});
  for (std::size_t i = 0; i < notes.size(); ++i)
    if (!notes[i].all().empty())
      out.add(notes_json(match.game().definition().seats[i].name, notes[i]));
  out.add({{"cursor", static_cast<int>(match.cursor())}, {"children", children_json(match)}});
  return std::move(out).text();
}

}  // namespace hr
