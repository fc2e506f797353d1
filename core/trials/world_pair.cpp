// SPDX-License-Identifier: MIT
#include "core/trials/world_pair.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/engine/cards.h"
#include "core/match/log_entries.h"
#include "core/words/text.h"
#include "core/worlds/shown_match.h"
#include "core/worlds/world_match.h"

namespace hr {

namespace {

WorldsOptions options_of(std::uint64_t seed) {
  return {.seed = seed, .particles = 24, .moves = 1, .rounds = 2, .searches = 400};
}

// Most of the later pairs look for worlds near the game itself, which is quicker by far.
bool is_thorough(std::uint64_t number, int seats) {
  constexpr std::uint64_t k_first = 4, k_each = 16;
  const std::uint64_t round = number / static_cast<std::uint64_t>(seats);
  return round < k_first || round % k_each == 0;
}

// What earlier pairs have not used is left to this one, within limits.
std::uint64_t work_left(std::uint64_t number, std::uint64_t used, bool thorough) {
  constexpr std::uint64_t k_work_per_pair = 30'000, k_max_thorough = 60'000, k_max_quick = 10'000;
  const std::uint64_t left = std::max((number + 1) * k_work_per_pair, used) - used;
  return std::min(left, thorough ? k_max_thorough : k_max_quick);
}

}  // namespace

WorldPair::WorldPair(const PlayableRules& playable, const SecrecyRun& run, std::uint64_t number,
                     SecrecyResult& sum, HeardChoices& heard)
    : playable_(playable),
      run_(run),
      sum_(sum),
      heard_(heard),
      random_(mix(run.seed, number)),
      viewer_(
          SeatId(static_cast<int>(number % static_cast<std::uint64_t>(playable.game().seats())))),
      thorough_(!run.quick && is_thorough(number, playable.game().seats())),
      one_(playable, mix(run.seed, number)),
      worlds_(playable, viewer_, options_of(mix(run.seed, ~number)),
              work_left(number, sum.search_work, thorough_),
              thorough_ ? OtherWorlds::From::shown : OtherWorlds::From::match),
      comparison_(*playable.engine, viewer_, run),
      coverage_(playable.game(), viewer_),
      variants_(*playable.engine, coverage_.parts(), viewer_),
      pair_(number + 1) {}

bool WorldPair::going_on() const { return !sum_.leak && !sum_.stopped && !one_.ended(); }

void WorldPair::play() {
  compare_setups();
  for (std::uint32_t n = 0; going_on() && n < run_.actions; ++n) {
    step();
    sum_.stopped = sum_.stopped || (run_.stop && run_.stop());
  }
  constexpr std::uint64_t k_look_back =
      10;  // and a third of the later pairs, because it takes time
  if (!sum_.leak && two_ && (pair_ <= k_look_back || chance(3))) look_back();
  if (sum_.stopped && !sum_.leak) return;
  ++sum_.pairs;
  sum_.search_work += worlds_.work();
  sum_.plies += one_.header().ply;
  sum_.different += coverage_.differed() ? 1 : 0;
  sum_.diverged += diverged_ ? 1 : 0;
  sum_.stalled += stalled_ > 0 ? 1 : 0;
  const bool lost =
      worlds_.lost() && !worlds_.come_to_light() && 3 * last_compared_ < 2 * one_.header().ply;
  // Or the very last action stalled, although it leaves something hidden.
  const History* const left =
      one_.ended() && stalled_ == one_.header().ply ? worlds_.draw(one_) : nullptr;
  sum_.lost += lost || (left != nullptr && left->state != one_.state()) ? 1 : 0;
  sum_.near += worlds_.near() > 0 ? 1 : 0;
  coverage_.add_end(one_);
  coverage_.finish(sum_.coverage);
}

// The second world begins with dice of its own, except for those that the seat sees.
void WorldPair::compare_setups() {
  const Node& root = one_.node();
  try_rolls({.before = {}, .choice = {}, .faces = root.faces(), .audiences = root.audiences()},
            one_);
  if (sum_.leak) return;
  two_.emplace(playable_, random_.next());
  try {
    while (const auto faces = corrected_faces(two_->node()))
      two_.emplace(playable_, two_->seed(), *faces);
  } catch (const Refusal&) {  // other dice are rolled there
    two_.reset();
  }
  if (two_) compare_rolls(two_->node(), "");
  if (two_) compare(WorldComparison::Extent::whole);
  sum_.coverage.add_beginning(game(), coverage_.parts(), viewer_, one_.state(),
                              comparison_.sight().view(one_.state()), root.events());
  after_step();
  if (!sum_.leak && !thorough_) begin_later();
}

// Of long games most pairs compare a part, which begins anywhere: more games are seen that way.
void WorldPair::begin_later() {
  constexpr std::uint64_t k_long = 60;
  const std::uint64_t usual = sum_.pairs == 0 ? 0 : sum_.plies / sum_.pairs;
  if (usual > k_long && !chance(4)) end_worlds(random_.below(usual));
}

void WorldPair::step() {
  if ((!two_ || same_) && wait_ == 0) draw_world();
  if (sum_.leak) return;
  wait_ -= wait_ > 0 ? 1 : 0;
  if (one_.all_asked()) {
    const NodeId asked = one_.cursor();
    const std::uint64_t divergences = divergences_;
    answer();
    if (!sum_.leak && one_.cursor() != asked && divergences_ != divergences) compare_same_answers();
  } else {
    act();
    sum_.actions += two_ ? 1 : 0;
  }
  if (two_ && !same_) last_compared_ = one_.header().ply;
  ++together_;
  if (!sum_.leak) after_step();
  // Now and then a fresh world, in long games less often, because it has to go through all of it.
  if (two_ && chance(6 + one_.header().ply / (thorough_ ? 4 : 2))) end_worlds(0);
}

// What the step that both worlds have come through showed the seat, and what is different now.
void WorldPair::after_step() {
  if (worlds_.steps().size() == nth(one_.node().depth)) {
    sum_.coverage.add_events(game(), one_.node(), one_.state());
    worlds_.advance(shown_step(one_, viewer_));
  }
  coverage_.add_state(sum_.coverage, one_.state(), one_.node().events());
  if (two_) note_differences();
}

void WorldPair::note_differences() {
  const std::uint32_t now = one_.header().ply + (one_.all_asked() ? 1 : 0);
  if (coverage_.compare_states(one_.state(), two_->state())) last_compared_ = now;
}

// Where it has come as far as what the seat was shown; later dice follow from `seed`.
std::optional<Match> WorldPair::other_world(std::uint64_t seed) {
  const History* const history = worlds_.draw(one_);
  if (history == nullptr) return {};
  return world_match(playable_, viewer_, worlds_.steps(), *history, seed);
}

// While no other is found, the second world begins as the first.
void WorldPair::go_on_alike() {
  if (!two_ || !same_) {
    two_.reset();
    const std::uint64_t seed = random_.next();
    if (const History* const history = worlds_.same(one_))
      two_ = world_match(playable_, viewer_, worlds_.steps(), *history, seed);
    same_ = two_.has_value();
    together_ = 0;
    comparison_.set_heard(log_size(one_, viewer_));
  }
  wait_ = random_.below(++failures_);
}

void WorldPair::draw_world() {
  if (one_.ended()) return;
  try {
    std::optional<Match> found = other_world(random_.next());
    if (!found) return go_on_alike();
    two_ = std::move(found);
  } catch (const Refusal&) {
    two_.reset();
    return;
  }
  same_ = false;
  together_ = 0;
  comparison_.set_heard(log_size(one_, viewer_));
  ++draws_;
  note_differences();
  const bool whole = draws_ < 8 || chance(4);
  compare(whole ? WorldComparison::Extent::whole : WorldComparison::Extent::quick);
}

// A new world is drawn after so many actions.
void WorldPair::end_worlds(std::uint64_t wait) {
  two_.reset();
  wait_ = wait;
  comparison_.set_heard(log_size(one_, viewer_));
}

void WorldPair::compare(WorldComparison::Extent extent) {
  compared(comparison_.compare(one_, *two_, random_, extent));
}

// `other_choice`: a secret choice was another one in the second world.
void WorldPair::compared(Likeness comparison, bool other_choice) {
  if (comparison == Likeness::leaked)
    report(comparison_.differences(), *two_,
           other_choice ? "What was chosen is secret, and this seat sees what it changes. If "
                          "everybody may know it, leave out secret = true; otherwise change only "
                          "what this seat does not see, or tell an event marked with reveals."
                        : "");
  if (comparison != Likeness::diverged) return;
  diverged_ = true;
  ++divergences_;
  coverage_.add_end(*two_);
  constexpr std::uint64_t k_longest = 40;  // in a game that tells much, drawing takes its time
  end_worlds(random_.below(std::min(2 + draws_, k_longest)));
}

void WorldPair::report(std::vector<Difference> differences, const Match& other,
                       std::string advice) {
  sum_.leak = Leak{.to = viewer_,
                   .differences = std::move(differences),
                   .pair = pair_,
                   .action = one_.header().ply,
                   .done = done_.empty() ? "The game is set up." : done_,
                   .by_rule = one_.header().reason == EndReason::rule ||
                              other.header().reason == EndReason::rule,
                   .advice = std::move(advice),
                   .histories = different_steps(one_, other)};
}

// Goes a few steps back and forth again. The lines of the log that were alike before are compared
// once more at the end, all of them.
void WorldPair::look_back() {
  constexpr int k_steps = 4;
  const std::uint64_t seed = random_.next();
  const auto leaked = [&](bool last, bool record) {
    const OutputOptions options{
        .seed = seed, .record = record, .log_from = last ? 0 : comparison_.heard()};
    if (comparison_.compare_outputs(one_, *two_, options) != Likeness::leaked) return false;
    compared(Likeness::leaked);
    return true;
  };
  done_ = "The table goes back and forth.";
  for (const bool back : {true, false})
    for (int i = 0; i < k_steps; ++i) {
      const bool first = i == 0;
      if (leaked(false, first)) return;
      for (Match* match : {&one_, &*two_}) back ? match->undo() : match->redo();
    }
  leaked(true, false);
}

namespace {

bool names_cell(const Game& game, const Action& action, CellId cell) {
  const std::vector<Argument>& arguments = game.arguments(action.verb);
  for (std::size_t i = 0; i < action.count; ++i)
    if (arguments[i].type == ArgumentType::cell && action.arguments[i] == index(cell)) return true;
  return false;
}

}  // namespace

// Whether as many cards lie in other places of a row of which the seat sees the backs, only because
// other places were chosen; where the rules themselves put a card would tell which card it is.
bool WorldPair::places_differ(const Action& in_one, const Action& in_two) const {
  bool out = false;
  for (const ZoneInstance zone : game().layout().zone_instances()) {
    const ZoneLayout& row = game().layout().zone(zone);
    const ZoneDef& def = game().definition().zones[row.zone];
    if (def.slots == 0 || !def.backs || (row.viewers & seat_bit(viewer_)) != 0) continue;
    const std::vector<CellId> one = taken_places(one_.state(), game(), row),
                              two = taken_places(two_->state(), game(), row);
    std::vector<CellId> different;
    std::ranges::set_symmetric_difference(one, two, std::back_inserter(different));
    const auto chosen = [&](CellId place) {
      return names_cell(game(), in_one, place) || names_cell(game(), in_two, place);
    };
    if (one.size() != two.size() || !std::ranges::all_of(different, chosen)) return false;
    out = out || !different.empty();
  }
  return out;
}

bool WorldPair::fog_differs() const {
  const View one = one_.view(viewer_), two = two_->view(viewer_);
  for (const ZoneInstance zone : game().layout().zone_instances()) {
    const ZoneDef& def = game().definition().zones[game().layout().zone(zone).zone];
    for (int c = 0; def.see.who == Visibility::Who::cells && c < game().cells(); ++c)
      if (one.at(zone, CellId(c)) != two.at(zone, CellId(c)) ||
          one.height(zone, CellId(c)) != two.height(zone, CellId(c)))
        return true;
  }
  return false;
}

}  // namespace hr
