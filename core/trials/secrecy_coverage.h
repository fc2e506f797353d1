// SPDX-License-Identifier: MIT
// How much a search for leaks has compared: what is hidden from somebody, in how many pairs of
// worlds it really differed, and what events that may reveal something have told to whom. What
// differed is counted by its values, not by attempts to vary it.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/match/match.h"
#include "core/trials/hidden_parts.h"
#include "core/trials/simulate.h"
#include "core/trials/watched_zones.h"

namespace hr {

enum class HiddenType : std::uint8_t { zone, variable, choice, roll };
std::string_view hidden_type_name(HiddenType type);

// Something that is hidden from a seat: a zone or variable, what others choose with a verb, or
// rolls of an action ("": of the setup).
struct HiddenThing {
  HiddenType type = HiddenType::zone;
  std::string name;
  friend auto operator<=>(const HiddenThing&, const HiddenThing&) = default;
};

struct HiddenCount {
  std::uint64_t pairs = 0;                // in which it was hidden from the seat
  std::uint64_t differed = 0;             // … and differed between the two worlds at some moment
  std::uint64_t known = 0;                // … or was no secret: the seat saw what went in and out
  bool changes = false;                   // whether it ever had two values at all
  std::map<SeatId, std::uint64_t> first;  // by viewer, a digest of the first value
  std::uint64_t secret() const { return pairs - known; }
  bool no_secret() const { return pairs > 0 && known == pairs; }
  // Too little to say anything about it: it never differed though it changes, or hardly ever.
  bool thin() const {
    return changes && !no_secret() &&
           (differed == 0 || (secret() >= 100 && 50 * differed < secret()));
  }
};

struct Revealed {
  std::string event;
  int seats = 0;  // how many it was told to
  friend auto operator<=>(const Revealed&, const Revealed&) = default;
};

// Who was told an event that may reveal something.
struct ToldTo {
  std::map<SeatId, std::uint64_t> seats;  // how often each
  SeatId example_to = SeatId::none;  // one of them, what it was told, and the few cards that it
  std::string example, held;         // alone saw that it held ("": none, or many)
  std::map<std::string, std::uint64_t> holding;  // how often a seat that held such cards was told
};

// How games begin, as one seat sees it: whether what is hidden from it differs between games that
// it could not tell apart but for events that may reveal something.
struct Beginning {
  std::uint64_t games = 0;
  bool varies_unseen = false;
  std::map<std::uint64_t, std::uint64_t> first;  // by what is seen, a digest of what is hidden
  std::map<std::string, std::uint64_t> told;     // marked events, and in how many games
};

// What one zone of cards holds when games begin, if it was dealt, that is, not put there by the
// rules themselves.
struct Deal {
  std::uint64_t games = 0;
  std::uint64_t first = 0;  // a digest
  bool same = true, dealt = true;
};

class SecrecyCoverage {
 public:
  const std::map<HiddenThing, HiddenCount>& hidden() const { return hidden_; }
  // How often events marked with reveals were told, by event and number of seats.
  const std::map<Revealed, std::uint64_t>& revealed() const { return revealed_; }
  // In how many pairs a game came to an end marked with reveals, by end.
  const std::map<Ending, std::uint64_t>& revealing_ends() const { return revealing_ends_; }

  // Who was told the marked events, by event.
  const std::map<std::string, ToldTo>& told_to() const { return told_to_; }
  const std::map<std::pair<HiddenThing, SeatId>, Beginning>& beginnings() const {
    return beginnings_;
  }
  // Zones of cards of seats whose cards at the beginning everybody can know, because every game
  // deals the same ones; by name. None until enough games were seen.
  std::vector<std::string> known_deals(const Game& game) const;

  // What the step that led to a node told; events of a secret answer are told to its seat alone.
  void add_events(const Game& game, const Node& node, const State& state);
  // The state after the setup, as the seat sees it: `seen` is a digest of its view.
  void add_beginning(const Game& game, const HiddenParts& parts, SeatId viewer, const State& state,
                     std::uint64_t seen, const std::vector<Event>& events);

 private:
  friend class PairCoverage;
  void add_event(const Game& game, const Event& event, std::uint32_t audience, const State& state);
  void add_deals(const Game& game, const State& state);

  std::map<HiddenThing, HiddenCount> hidden_;
  std::map<Revealed, std::uint64_t> revealed_;
  std::map<Ending, std::uint64_t> revealing_ends_;
  std::map<std::string, ToldTo> told_to_;
  std::map<std::pair<HiddenThing, SeatId>, Beginning> beginnings_;
  std::map<ZoneInstance, Deal> deals_;
};

// Of one pair of worlds, for one seat.
class PairCoverage {
 public:
  PairCoverage(const Game& game, SeatId viewer)
      : viewer_(viewer), parts_(game, viewer), watched_(game, viewer) {}

  const HiddenParts& parts() const { return parts_; }
  bool differed() const { return differed_; }

  void add_state(SecrecyCoverage& sum, const State& one, const std::vector<Event>& events);
  bool compare_states(const State& one, const State& two);  // whether anything hidden differs
  void compare(HiddenType type, const std::string& name, bool differs);
  void add_end(const Match& match);  // if it has come to one that is marked
  void finish(SecrecyCoverage& sum) const;

 private:
  SeatId viewer_;
  HiddenParts parts_;
  WatchedZones watched_;
  std::map<HiddenThing, bool> seen_;  // and whether it differed
  std::set<Ending> ends_;             // those marked with reveals
  bool differed_ = false;
};

}  // namespace hr
