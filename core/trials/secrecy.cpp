// SPDX-License-Identifier: MIT
#include "core/trials/secrecy.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/message.h"
#include "core/trials/world_pair.h"
#include "core/words/text.h"

namespace hr {

namespace {

// A seat that is told all that is hidden from it, from the beginning, by events that may reveal
// something: in games that it could not tell apart otherwise this differs, but never in worlds that
// look alike to it.
std::optional<Leak> told_too_much(const Game& game, const SecrecyCoverage& coverage) {
  constexpr std::uint64_t k_games = 10;
  for (const auto& [of, beginning] : coverage.beginnings()) {
    const auto& [what, viewer] = of;
    const auto count = coverage.hidden().find(what);
    if (count == coverage.hidden().end() || count->second.differed > 0 ||
        count->second.no_secret() || !beginning.varies_unseen || beginning.games < k_games)
      continue;
    std::vector<std::string> events;
    for (const auto& [event, games] : beginning.told)
      if (games == beginning.games) events.push_back(event);
    if (events.empty()) continue;
    const Message hidden("{type} {name}", hidden_type_name(what.type), what.name);
    const ToldTo& told = coverage.told_to().at(events.front());
    Leak out;
    out.to = viewer;
    out.done = "The game is set up.";
    out.differences = {{Channel::events, told.example, "nothing is told"}};
    const Message tell = Message::all_of(events);
    out.known = Message(
                    "{seat} always knows what the {hidden} holds, although it is hidden from "
                    "that seat: {events} {events:tells|tell} it, in every game",
                    seat_text(game, viewer), hidden, tell)
                    .in_english();
    out.advice = Message(
                     "Tell {events} only to those who may see the {hidden}, or let everybody "
                     "see it.",
                     tell, hidden)
                     .in_english();
    return out;
  }
  return {};
}

std::optional<Leak> dealt_in_the_open(const Game& game, const SecrecyCoverage& coverage) {
  const std::vector<std::string> zones = coverage.known_deals(game);
  if (zones.empty()) return {};
  Leak out;
  out.to = SeatId(0);
  out.done = "The game is set up.";
  out.known = Message(
                  "everybody can know what is in {zones} when the game begins, because every "
                  "game deals the same cards",
                  Message::all_of(zones))
                  .in_english();
  out.differences = {{Channel::view, "the same cards in every game", "the same cards"}};
  out.advice =
      "Cards are drawn from a row in the order in which they lie there: shuffle it first, as in "
      "shuffle \"deck\", or draw them from a bag.";
  return out;
}

// "…, in pair 3 of --seed 1 after action 12: Bob doubts."
std::string place_of(const std::string& error, const WorldPair* pair, std::uint64_t number,
                     const SecrecyRun& run) {
  const std::string seed = std::to_string(run.seed);  // up to the highest of 64 bits
  const Message text = pair == nullptr || pair->done().empty()
                           ? Message("(pair {n} of --seed {seed}, in the setup)", number + 1, seed)
                           : Message("(pair {n} of --seed {seed}, at action {ply}: {done})",
                                     number + 1, seed, pair->ply(), pair->done());
  return error + " " + text.in_english();
}

struct RulesFailure {
  std::string text;  // of the first; "": none
  std::string verb;
};

// A leak says more than a failure, so other pairs are still played after one.
void play_pairs(const PlayableRules& playable, const SecrecyRun& run,
                const std::function<void(std::uint64_t)>& progress, SecrecyResult& sum,
                RulesFailure& failure) {
  HeardChoices heard;
  for (std::uint64_t number = 0; number < run.worlds && !sum.leak && !sum.stopped; ++number) {
    std::optional<WorldPair> pair;
    try {
      pair.emplace(playable, run, number, sum, heard);
      pair->play();
    } catch (const Error& error) {
      if (failure.text.empty())
        failure = {place_of(error.what(), pair ? &*pair : nullptr, number, run),
                   pair ? pair->done_verb() : ""};
    }
    if (progress && !sum.stopped) progress(number + 1);
  }
}

}  // namespace

SecrecyResult secrecy(const PlayableRules& playable, const SecrecyRun& run,
                      const std::function<void(std::uint64_t)>& progress) {
  SecrecyResult sum;
  try {
    const Allowance allowance(run.limits);
    // Nothing to compare; but a game whose setup fails is not one that keeps its secrets.
    if (!playable.game().hides()) {
      const Match set_up(playable, mix(run.seed, 0));
      return sum;
    }
    RulesFailure failure;
    play_pairs(playable, run, progress, sum, failure);
    if (!failure.text.empty() && !sum.leak)
      throw RulesFailed(sum.pairs == 0
                            ? failure.text
                            : failure.text +
                                  "; in other games it does not fail, which tells something "
                                  "if that depends on what is hidden",
                        failure.verb);
  } catch (const Exhausted&) {
    if (Allowance::unwinding()) throw;
    sum.stopped = true;
  }
  if (!sum.leak) sum.leak = told_too_much(playable.game(), sum.coverage);
  if (!sum.leak) sum.leak = dealt_in_the_open(playable.game(), sum.coverage);
  return sum;
}

}  // namespace hr
