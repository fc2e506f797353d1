// SPDX-License-Identifier: MIT
#include "core/trials/secrecy_coverage.h"

#include <array>
#include <bit>

#include "core/trials/seat_lines.h"

namespace hr {

std::string_view hidden_type_name(HiddenType type) {
  static constexpr std::array<std::string_view, 4> names{"zone", "variable", "choice", "roll"};
  return names[static_cast<std::size_t>(type)];
}

void SecrecyCoverage::add_event(const Game& game, const Event& event, std::uint32_t audience) {
  if (is_marked(game, event.kind))
    ++revealed_[{game.event_def(event.kind).name, std::popcount(audience)}];
}

void SecrecyCoverage::add_events(const Game& game, const Node& node) {
  for (const Event& event : node.events) add_event(game, event, event.audience);
  for (int seat = 0; seat < static_cast<int>(node.parts.size()); ++seat)
    for (const SecretAnswer& answer : node.parts[SeatId(seat)])
      for (const Event& event : answer.events) add_event(game, event, seat_bit(SeatId(seat)));
}

namespace {

HiddenThing thing(const HiddenParts::Part& part) {
  return {part.zone ? HiddenType::zone : HiddenType::variable, part.name};
}

}  // namespace

void PairCoverage::add_state(SecrecyCoverage& sum, const State& one,
                             const std::vector<Event>& events) {
  watched_.see(one, events);
  for (const HiddenParts::Part& part : parts_.parts()) {
    HiddenCount& count = sum.hidden_[thing(part)];
    const std::uint64_t digest = HiddenParts::digest(part, one);
    const std::uint64_t first = count.first.try_emplace(viewer_, digest).first->second;
    count.changes = count.changes || first != digest;
  }
}

void PairCoverage::compare_states(const State& one, const State& two) {
  for (const HiddenParts::Part& part : parts_.parts())
    compare(thing(part).type, part.name,
            HiddenParts::digest(part, one) != HiddenParts::digest(part, two));
}

void PairCoverage::compare(HiddenType type, const std::string& name, bool differs) {
  bool& differed = seen_[{type, name}];
  differed = differed || differs;
  differed_ = differed_ || differs;
}

void PairCoverage::add_end(const Match& match) {
  if (end_reveals(match)) ends_.insert({match.header().reason, match.header().end});
}

void PairCoverage::finish(SecrecyCoverage& sum) const {
  for (const auto& [what, differed] : seen_) {
    HiddenCount& count = sum.hidden_[what];
    ++count.pairs;
    count.differed += differed ? 1 : 0;
    count.known += !differed && what.type == HiddenType::zone && watched_.known(what.name) ? 1 : 0;
    if (what.type == HiddenType::choice || what.type == HiddenType::roll) count.changes = true;
  }
  for (const Ending& end : ends_) ++sum.revealing_ends_[end];
}

}  // namespace hr
