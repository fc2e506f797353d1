// SPDX-License-Identifier: MIT
// A pair of worlds while all are asked at once: the seat that looks answers the same in both, the
// others do not. Any seat may be the one that closes the group.
#include <algorithm>
#include <iterator>
#include <map>
#include <set>

#include "core/engine/pieces.h"
#include "core/match/log_entries.h"
#include "core/match/random_play.h"
#include "core/trials/world_pair.h"
#include "core/words/text.h"

namespace hr {

namespace {

// A seat's answers, whether still open or just closed.
const SeatAnswers& part_of(const Match& match, SeatId seat) {
  if (!match.part(seat).empty()) return match.part(seat);
  return match.node().parts[seat];
}

bool is_legal_in(const Match& match, SeatId seat, const Action& action) {
  return !match.legal(seat).empty() && match.engine().find(action).has_value();
}

// The last that a seat was told, as a sentence.
std::string last_told(const Match& match, SeatId seat) {
  std::string out = "nothing";
  for (const Event& event : match.node().events)
    if ((event.audience & seat_bit(seat)) != 0) out = event_text(match.game(), event);
  return out;
}

// A digest of the marked events of the last step that a seat heard, but for those by which the
// engine names cards that come into sight.
std::uint64_t explained(const Match& match, SeatId seat, const Sight& sight) {
  std::vector<Event> events = match.node().events;
  std::erase_if(events, [&](const Event& event) {
    return (event.audience & seat_bit(seat)) == 0 || !is_marked(match.game(), event.kind) ||
           event.kind == turned_up_event(match.game());
  });
  return sight.add(0, events);
}

std::map<KindId, int> cards_in(const Game& game, const State& state, ZoneInstance zone) {
  const ZoneLayout& layout = game.layout().zone(zone);
  std::map<KindId, int> out;
  if (layout.holds != Holds::bag) return out;
  for (std::size_t code = 0; code < layout.pieces.size(); ++code)
    if (const int n = count_at(state.words(), layout, static_cast<int>(code)); n > 0)
      out[layout.pieces[code].kind] += n;
  return out;
}

// The zones that the seat did not see from which all that now lies in one may have come.
std::set<ZoneInstance> sources(const Game& game, SeatId seat, const State& before,
                               const State& after, ZoneInstance zone) {
  const std::map<KindId, int> now = cards_in(game, after, zone);
  std::set<ZoneInstance> out;
  if (now.size() < 2) return out;
  for (const ZoneInstance from : game.layout().zone_instances()) {
    if ((game.layout().zone(from).viewers & seat_bit(seat)) != 0) continue;
    const std::map<KindId, int> was = cards_in(game, before, from);
    if (std::ranges::all_of(now, [&](const auto& of) {
          const auto found = was.find(of.first);
          return found != was.end() && found->second >= of.second;
        }))
      out.insert(from);
  }
  return out;
}

}  // namespace

void WorldPair::answer() {
  std::vector<SeatId> seats = one_.actors();
  std::rotate(seats.begin(),
              seats.begin() + static_cast<std::ptrdiff_t>(random_.below(seats.size())),
              seats.end());
  for (const SeatId seat : seats) {
    if (sum_.leak) return;
    seat == viewer_ ? answer_alike() : answer_differently(seat);
    sum_.actions += two_ ? 1 : 0;
  }
}

// The rules fail in the first world at an answer of the seat that looks, which fails with it, or at
// what follows when all are ready (`last` none). Whether that is a leak, because they do not fail
// in another world in which that seat answers the same, with the same dice.
bool WorldPair::answers_fail(std::optional<Action> last, const std::string& error) {
  constexpr int k_tries = 20;
  for (int i = 0; i < k_tries; ++i) {
    std::optional<Match> other = other_world(one_.seed());
    if (!other) return false;
    try {
      for (const SecretAnswer& answer : one_.part(viewer_))
        other->play(viewer_, answer.choice.action);
      if (last) other->play(viewer_, *last);
      while (other->all_asked() && (!last || last->verb == game().ready()))
        play_part_at_random(*other, other->actors().front(), random_);
    } catch (const Error&) {
      continue;
    }
    report({{Channel::refusals, error, "carried out"}}, *other, std::string(k_fails));
    return true;
  }
  return false;
}

void WorldPair::answer_differently(SeatId seat) {
  const std::size_t given = one_.part(seat).size();
  done_verb_.clear();
  const bool sets_up = one_.cursor() == NodeId::root;  // or answers later in the game
  done_ = sentence(seat_text(game(), seat) + (sets_up ? " sets up" : " answers") + " in secret.");
  try {
    play_part_at_random(one_, seat, random_);
  } catch (const Refusal&) {
    throw;
  } catch (const Error& error) {
    // That an answer of its own fails is nothing that the others see.
    const std::vector<Choice> left = one_.legal(seat);
    const bool all = left.size() == 1 && left.front().action.verb == game().ready();
    if (!all || !answers_fail({}, error.what())) throw;
    return;
  }
  if (!two_) return;
  const SeatAnswers part = part_of(one_, seat);
  answer_in_two(seat, other_answers(seat, given, part));
  if (!two_) return;
  // What is hidden only until all are ready differs now, if ever.
  if (one_.all_asked() && two_->all_asked()) note_differences();
  const SeatAnswers& other = part_of(*two_, seat);
  for (std::size_t i = 0; i < std::max(part.size(), other.size()); ++i)
    if (i >= part.size() || i >= other.size() || part[i].choice.action != other[i].choice.action) {
      const Action& action = i < part.size() ? part[i].choice.action : other[i].choice.action;
      coverage_.compare(HiddenType::choice, std::string(game().verb_name(action.verb)), true);
    }
  compare(WorldComparison::Extent::whole);
}

// Answers that are the same up to one of those before "ready", or now and then all of them.
std::vector<Action> WorldPair::other_answers(SeatId seat, std::size_t given,
                                             const SeatAnswers& part) {
  const std::size_t open = part.size() - given - 1;
  const std::size_t same = chance(8)   ? part.size()
                           : open == 0 ? given
                                       : given + random_.below(open);
  std::vector<Action> out;
  Match trial = *two_;
  // What the seat holds there may not allow the same answer.
  for (std::size_t i = given; i < same && is_legal_in(trial, seat, part[i].choice.action); ++i) {
    out.push_back(part[i].choice.action);
    trial.play(seat, out.back());
  }
  if (given + out.size() == part.size()) return out;
  play_part_at_random(trial, seat, random_);
  out.clear();
  const SeatAnswers& other = part_of(trial, seat);
  for (std::size_t i = given; i < other.size(); ++i) out.push_back(other[i].choice.action);
  return out;
}

// If these answers close the group, dice that the seat sees are those of the first world. If the
// rules fail there, the second world ends; if it should have told something, another pair will.
void WorldPair::answer_in_two(SeatId seat, const std::vector<Action>& answers) {
  const Match before = *two_;
  const NodeId asked = two_->cursor();
  try {
    for (const Action& action : answers) two_->play(seat, action);
    if (two_->cursor() == asked) return;
    while (const auto faces = corrected_faces(two_->node())) {
      two_ = before;
      for (const Action& action : answers)
        two_->play(seat, action, &action == &answers.back() ? *faces : std::vector<int>());
    }
  } catch (const Error&) {  // also a Refusal: other dice are rolled there
    return end_worlds(0);
  }
  compare_rolls(two_->node(), std::string(game().verb_name(answers.back().verb)));
}

// Everybody answers there as in the first world, if that is legal and the seat sees the same dice.
bool WorldPair::answer_as_one(Match& other) const {
  const NodeId asked = other.cursor();
  try {
    for (const SeatId seat : other.actors())
      for (const SecretAnswer& answer : one_.node().parts[seat]) {
        if (!is_legal_in(other, seat, answer.choice.action)) return false;
        other.play(seat, answer.choice.action);
      }
  } catch (const Error&) {
    return false;
  }
  return other.cursor() != asked && !corrected_faces(other.node());
}

// A marked event told the worlds apart after different answers. With the same answers of all,
// worlds that tell the same marked events must be alike otherwise, and what the seat gets must come
// from the same hand.
void WorldPair::compare_same_answers() {
  constexpr std::uint64_t k_always = 12;
  constexpr int k_tries = 8;
  if (++excused_ > k_always && !chance(excused_)) return;
  const State before = one_.state_at(one_.node().parent);
  for (int i = 0; i < k_tries && !sum_.leak; ++i) {
    std::optional<Match> other = other_world(random_.next());
    if (!other) break;
    const State other_before = other->state();
    const int heard = log_size(*other, viewer_);
    if (!answer_as_one(*other)) continue;
    comparison_.set_heard(heard);
    const Likeness found =
        comparison_.compare(one_, *other, random_, WorldComparison::Extent::quick);
    if (found == Likeness::leaked) report(comparison_.differences(), *other);
    if (found == Likeness::alike) break;
    if (found == Likeness::diverged && comes_from_elsewhere(before, other_before, *other))
      report({{Channel::events, last_told(one_, viewer_), last_told(*other, viewer_)}}, *other,
             "The cards come from another hand in each of these worlds, although everybody chose "
             "the same: where they come from must not depend on hidden information.");
  }
  comparison_.set_heard(log_size(one_, viewer_));
}

// Whether a private zone of the seat now holds the cards of a zone that it did not see, in each of
// the two worlds of another one; and no event of the ruleset explains it.
bool WorldPair::comes_from_elsewhere(const State& one_before, const State& other_before,
                                     const Match& other) const {
  if (explained(one_, viewer_, comparison_.sight()) !=
      explained(other, viewer_, comparison_.sight()))
    return false;
  for (const ZoneInstance zone : game().layout().zone_instances()) {
    const std::uint32_t viewers = game().layout().zone(zone).viewers;
    if (!game().definition().zones[game().layout().zone(zone).zone].of_cards() ||
        (viewers & seat_bit(viewer_)) == 0 || viewers == all_seats(game().seats()))
      continue;
    const std::set<ZoneInstance> here = sources(game(), viewer_, one_before, one_.state(), zone),
                                 there =
                                     sources(game(), viewer_, other_before, other.state(), zone);
    std::vector<ZoneInstance> both;
    std::ranges::set_intersection(here, there, std::back_inserter(both));
    if (!here.empty() && !there.empty() && both.empty()) return true;
  }
  return false;
}

// One answer after another; now and then one is taken back.
void WorldPair::answer_alike() {
  if (!two_) return play_part_at_random(one_, viewer_, random_);
  while (two_ && !sum_.leak) {
    const bool stuck = one_.legal(viewer_).empty();
    if (!stuck && (one_.part(viewer_).empty() || !chance(8))) {
      const Action action = random_choice(one_, viewer_, random_).action;
      done_ = action_sentence(game(), viewer_, action);
      if (!legal_in_two(viewer_, action)) return compare(WorldComparison::Extent::with_record);
      try {
        one_.play(viewer_, action);
      } catch (const Refusal&) {
        throw;
      } catch (const Error& error) {
        if (!answers_fail(action, error.what())) throw;
        return;
      }
      answer_in_two(viewer_, {action});
      if (two_) compare(WorldComparison::Extent::whole);
      if (action.verb == game().ready()) return;
      continue;
    }
    done_ = "Something is taken back.";
    for (Match* match : {&one_, &*two_})
      stuck ? match->start_over(viewer_) : match->take_back(viewer_);
    compare(WorldComparison::Extent::whole);
  }
  if (!sum_.leak && !one_.is_ready(viewer_) && one_.all_asked())
    play_part_at_random(one_, viewer_, random_);
}

}  // namespace hr
