// SPDX-License-Identifier: MIT
#include "core/trials/watched_zones.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <string_view>

#include "core/engine/pieces.h"

namespace hr {

WatchedZones::WatchedZones(const Game& game, SeatId viewer) : game_(game), viewer_(viewer) {
  for (const ZoneInstance zone : game.layout().zone_instances()) {
    const ZoneLayout& layout = game.layout().zone(zone);
    const ZoneDef& def = game.definition().zones[layout.zone];
    if (!def.of_cards() || def.faces > 0) continue;
    if ((layout.viewers & seat_bit(viewer)) != 0)
      seen_.push_back(zone);
    else
      hidden_.push_back({.zone = zone, .before = {}});
  }
}

std::vector<int> WatchedZones::places_of(const State& state, const ZoneLayout& zone) const {
  std::vector<int> out;
  const int first = card_cells(game_.board()).first_slot();
  for (int i = 0; i < game_.definition().zones[zone.zone].slots; ++i)
    out.push_back(code_at(state.words(), zone, first + i));
  return out;
}

WatchedZones::Counts WatchedZones::cards_in(const State& state, const ZoneLayout& zone) const {
  Counts out(game_.definition().kinds.size());
  const auto add = [&](int code, int n) { out[nth(zone.pieces[nth(code)].kind)] += n; };
  for (int code = 0; zone.holds == Holds::bag && code < static_cast<int>(zone.pieces.size());
       ++code)
    add(code, count_at(state.words(), zone, code));
  for (const int code : places_of(state, zone))
    if (code >= 0) add(code, 1);
  return out;
}

// How many of each kind the rules put into a zone before the setup.
WatchedZones::Counts WatchedZones::begun_in(const ZoneLayout& zone) const {
  Counts out(game_.definition().kinds.size());
  if (zone.holds != Holds::bag) return out;
  for (std::size_t k = 0; k < out.size(); ++k)
    for (const auto& [where, n] : game_.definition().kinds[KindId(static_cast<int>(k))].begins_in)
      if (where == zone.zone) out[k] += n;
  return out;
}

// A bag is known as long as it contains what the rules put into it, but for cards that the setup
// drew and the seat sees: then no other hidden zone has got any of their kind. So is what is empty.
bool WatchedZones::begins_known(const Hidden& hidden, const State& state) const {
  const ZoneLayout& zone = game_.layout().zone(hidden.zone);
  const Counts begun = begun_in(zone);
  if (zone.holds != Holds::bag) return hidden.before == begun;
  Counts seen(begun.size()), unseen(begun.size());
  const auto add_gain = [&](Counts& to, ZoneInstance of) {
    const Counts now = cards_in(state, game_.layout().zone(of)),
                 was = begun_in(game_.layout().zone(of));
    for (std::size_t k = 0; k < to.size(); ++k) to[k] += std::max(0, now[k] - was[k]);
  };
  for (const ZoneInstance each : seen_) add_gain(seen, each);
  for (const Hidden& each : hidden_)
    if (each.zone != hidden.zone) add_gain(unseen, each.zone);
  for (std::size_t k = 0; k < begun.size(); ++k) {
    const int gone = begun[k] - hidden.before[k];
    if (gone < 0 || (gone > 0 && (gone > seen[k] || unseen[k] > 0))) return false;
  }
  return true;
}

// Adds the cards that an event names: "2 ace, king".
void WatchedZones::name_cards(Counts& seen, const std::vector<Event>& events) const {
  for (const Event& event : events) {
    if ((event.audience & seat_bit(viewer_)) == 0 || event.kind != turned_up_event(game_)) continue;
    const auto* const names = std::get_if<std::string>(&event.arguments.back());
    std::string_view rest;
    if (names != nullptr) rest = *names;
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find(", "), rest.size());
      std::string_view name = rest.substr(0, end);
      rest.remove_prefix(std::min(end + 2, rest.size()));
      int n = 1;
      const auto [after, error] = std::from_chars(name.data(), name.data() + name.size(), n);
      if (error == std::errc() && after < name.data() + name.size() && *after == ' ')
        name.remove_prefix(nth(after - name.data()) + 1);
      else
        n = 1;
      const auto& kinds = game_.definition().kinds;
      const auto found = std::ranges::find(kinds, name, &KindDef::name);
      if (found != kinds.end()) seen[nth(found - kinds.begin())] += n;
    }
  }
}

// `gone`: by kind, how many cards have left what the seat sees; `named`: how many were named to it.
bool WatchedZones::follows(const Hidden& hidden, const Counts& after,
                           const std::vector<int>& places, const Counts& gone,
                           const Counts& named) {
  for (std::size_t k = 0; k < after.size(); ++k) {
    const int more = after[k] - hidden.before[k];
    if (more > 0 && more > gone[k] + named[k]) return false;
    if (more < 0 && -more > std::max(-gone[k], named[k])) return false;
  }
  for (std::size_t i = 0; i < std::min(places.size(), hidden.places.size()); ++i)
    if (hidden.places[i] >= 0 && places[i] >= 0 && places[i] != hidden.places[i]) return false;
  return true;
}

void WatchedZones::see(const State& state, const std::vector<Event>& events) {
  if (hidden_.empty()) return;
  const std::size_t kinds = game_.definition().kinds.size();
  Counts seen(kinds);
  for (const ZoneInstance zone : seen_)
    std::ranges::transform(seen, cards_in(state, game_.layout().zone(zone)), seen.begin(),
                           std::plus());
  Counts gone = begun_ ? seen_before_ : Counts(kinds);
  if (begun_) std::ranges::transform(gone, seen, gone.begin(), std::minus());
  Counts named(kinds);
  name_cards(named, events);
  for (Hidden& hidden : hidden_) {
    const ZoneLayout& zone = game_.layout().zone(hidden.zone);
    Counts after = cards_in(state, zone);
    std::vector<int> places = places_of(state, zone);
    const bool empty = std::ranges::all_of(after, [](int n) { return n == 0; });
    if (!begun_) {
      hidden.before = after;
      hidden.known = empty || begins_known(hidden, state);
    } else {
      hidden.known = empty || (hidden.known && follows(hidden, after, places, gone, named));
    }
    hidden.always = hidden.always && hidden.known;
    hidden.before = std::move(after);
    hidden.places = std::move(places);
  }
  seen_before_ = std::move(seen);
  begun_ = true;
}

bool WatchedZones::known(const std::string& zone) const {
  const auto same = [&](const Hidden& hidden) {
    return game_.definition().zones[game_.layout().zone(hidden.zone).zone].name == zone;
  };
  return std::ranges::any_of(hidden_, same) &&
         std::ranges::all_of(hidden_, [&](const Hidden& h) { return !same(h) || h.always; });
}

}  // namespace hr
