// SPDX-License-Identifier: MIT
#include "core/trials/secrecy_coverage.h"

#include <array>
#include <bit>

#include "core/base/mix.h"
#include "core/engine/pieces.h"
#include "core/trials/seat_lines.h"
#include "core/words/text.h"

namespace hr {

std::string_view hidden_type_name(HiddenType type) {
  static constexpr std::array<std::string_view, 4> names{"zone", "variable", "choice", "roll"};
  return names[static_cast<std::size_t>(type)];
}

namespace {

bool sees(const Game& game, ZoneInstance zone, SeatId seat) {
  return (game.layout().zone(zone).viewers & seat_bit(seat)) != 0;
}

// How many cards of each kind lie in a zone, in the order of the kinds; of a row also where.
std::vector<int> cards_of(const Game& game, const State& state, ZoneInstance zone) {
  const ZoneLayout& layout = game.layout().zone(zone);
  std::vector<int> out(layout.pieces.size());
  if (layout.holds == Holds::bag) {
    for (std::size_t code = 0; code < out.size(); ++code)
      out[code] = count_at(state.words(), layout, static_cast<int>(code));
    return out;
  }
  const int first = card_cells(game.board()).first_slot();
  for (int i = 0; i < game.definition().zones[layout.zone].slots; ++i)
    if (const int code = code_at(state.words(), layout, first + i); code >= 0) ++out[nth(code)];
  return out;
}

// "villager": the cards that the seat holds unseen by others, if they are few.
std::string few_cards(const Game& game, const State& state, SeatId seat) {
  constexpr int k_few = 2;
  const std::uint32_t others = all_seats(game.seats()) & ~seat_bit(seat);
  std::string out;
  int total = 0;
  for (const ZoneInstance zone : game.layout().zone_instances()) {
    const ZoneLayout& layout = game.layout().zone(zone);
    const ZoneDef& def = game.definition().zones[layout.zone];
    if (layout.seat != seat || !def.of_cards() || def.faces > 0 || !sees(game, zone, seat) ||
        (layout.viewers & others) != 0)
      continue;
    const std::vector<int> cards = cards_of(game, state, zone);
    for (std::size_t code = 0; code < cards.size(); ++code)
      for (int n = 0; n < cards[code] && total <= k_few; ++n, ++total)
        out +=
            (out.empty() ? "" : " and ") + game.definition().kinds[layout.pieces[code].kind].name;
  }
  return total <= k_few ? out : "";
}

}  // namespace

void SecrecyCoverage::add_event(const Game& game, const Event& event, std::uint32_t audience,
                                const State& state) {
  if (!is_marked(game, event.kind)) return;
  const std::string& name = game.event_def(event.kind).name;
  ++revealed_[{name, std::popcount(audience)}];
  ToldTo& told = told_to_[name];
  for (int s = 0; s < game.seats(); ++s) {
    if ((audience & seat_bit(SeatId(s))) == 0) continue;
    ++told.seats[SeatId(s)];
    const std::string held = few_cards(game, state, SeatId(s));
    if (!held.empty()) ++told.holding[held];
    if (told.example_to != SeatId::none) continue;
    told.example_to = SeatId(s);
    told.example = event_text(game, event);
    told.held = held;
  }
}

void SecrecyCoverage::add_events(const Game& game, const Node& node, const State& state) {
  for (const Event& event : node.events()) add_event(game, event, event.audience, state);
  for (int seat = 0; seat < static_cast<int>(node.parts().size()); ++seat)
    for (const SecretAnswer& answer : node.parts()[SeatId(seat)])
      for (const Event& event : answer.events)
        add_event(game, event, seat_bit(SeatId(seat)), state);
}

void SecrecyCoverage::add_deals(const Game& game, const State& state) {
  for (const ZoneInstance zone : game.layout().zone_instances()) {
    const ZoneLayout& layout = game.layout().zone(zone);
    const ZoneDef& def = game.definition().zones[layout.zone];
    if (!def.of_cards() || def.faces > 0 || !def.per_seat ||
        layout.viewers == all_seats(game.seats()))
      continue;
    const std::vector<int> cards = cards_of(game, state, zone);
    std::uint64_t digest = 1;
    bool any = false, begun = true;
    for (std::size_t code = 0; code < cards.size(); ++code) {
      digest = mix(digest, static_cast<std::uint64_t>(cards[code]));
      any = any || cards[code] > 0;
      int put = 0;
      for (const auto& [where, n] : game.definition().kinds[layout.pieces[code].kind].begins_in)
        put += where == layout.zone ? n : 0;
      begun = begun && put == cards[code];
    }
    Deal& deal = deals_[zone];
    if (deal.games++ == 0) deal.first = digest;
    deal.same = deal.same && deal.first == digest;
    deal.dealt = deal.dealt && any && !begun;
  }
}

void SecrecyCoverage::add_beginning(const Game& game, const HiddenParts& parts, SeatId viewer,
                                    const State& state, std::uint64_t seen,
                                    const std::vector<Event>& events) {
  add_deals(game, state);
  for (const HiddenPart& part : parts.parts()) {
    const HiddenThing what{part.zone ? HiddenType::zone : HiddenType::variable, part.name};
    Beginning& beginning = beginnings_[{what, viewer}];
    ++beginning.games;
    const std::uint64_t digest = HiddenParts::digest(part, state);
    const std::uint64_t first = beginning.first.try_emplace(seen, digest).first->second;
    beginning.varies_unseen = beginning.varies_unseen || first != digest;
    std::set<std::string> told;
    for (const Event& event : events)
      if ((event.audience & seat_bit(viewer)) != 0 && is_marked(game, event.kind))
        told.insert(game.event_def(event.kind).name);
    for (const std::string& name : told) ++beginning.told[name];
  }
}

// Every seat that has such a zone is dealt the same cards in every game, and not all the same.
std::vector<std::string> SecrecyCoverage::known_deals(const Game& game) const {
  constexpr std::uint64_t k_games = 10;
  std::map<std::string, std::set<std::uint64_t>> hands;
  std::set<std::string> others;
  for (const auto& [zone, deal] : deals_) {
    const std::string& name = game.definition().zones[game.layout().zone(zone).zone].name;
    if (deal.games >= k_games && deal.same && deal.dealt)
      hands[name].insert(deal.first);
    else
      others.insert(name);
  }
  std::vector<std::string> out;
  for (const auto& [name, digests] : hands)
    if (digests.size() > 1 && !others.contains(name)) out.push_back(name);
  return out;
}

namespace {

HiddenThing thing(const HiddenPart& part) {
  return {part.zone ? HiddenType::zone : HiddenType::variable, part.name};
}

}  // namespace

void PairCoverage::add_state(SecrecyCoverage& sum, const State& one,
                             const std::vector<Event>& events) {
  watched_.see(one, events);
  for (const HiddenPart& part : parts_.parts()) {
    HiddenCount& count = sum.hidden_[thing(part)];
    const std::uint64_t digest = HiddenParts::digest(part, one);
    const std::uint64_t first = count.first.try_emplace(viewer_, digest).first->second;
    count.changes = count.changes || first != digest;
  }
}

bool PairCoverage::compare_states(const State& one, const State& two) {
  bool out = false;
  for (const HiddenPart& part : parts_.parts()) {
    const bool differs = HiddenParts::digest(part, one) != HiddenParts::digest(part, two);
    compare(thing(part).type, part.name, differs);
    out = out || differs;
  }
  return out;
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
