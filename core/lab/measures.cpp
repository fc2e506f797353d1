// SPDX-License-Identifier: MIT
#include "core/lab/measures.h"

#include <algorithm>
#include <map>

#include "core/base/message.h"
#include "core/lab/course.h"
#include "core/trials/endings.h"

namespace hr {

namespace {

int number_of(const Ending& ending) { return static_cast<int>(ending.reason) * 256 + ending.end; }

// Two that read alike are told apart by a number.
void number_equals(std::vector<Measure>& measures) {
  std::map<std::string, int> seen;
  for (Measure& measure : measures)
    if (const int n = ++seen[measure.name]; n > 1)
      measure.name = Message("{name} ({n})", measure.name, n).in_english();
}

std::string won_name(const GameDef& def) {
  return def.seats.size() == 1 ? "games solved" : "games won";
}

// How many players' points are measured: where two play, what one gets the other does not.
int players_measured(const Game& game) {
  const GameDef& def = game.definition();
  if (one_side(def)) return def.score ? 0 : 1;
  return game.seats() == 2 ? 1 : game.seats();
}

}  // namespace

bool counts_solved(const GameDef& definition) {
  const auto wins = [](const EndDef& end) {
    return word_of(end.type).by == EndsBy::rule || result_of(end) == EndResult::wins;
  };
  return one_side(definition) && definition.score && std::ranges::any_of(definition.ends, wins);
}

std::vector<Measure> measures_of(const Game& game, Watched watched) {
  const GameDef& def = game.definition();
  const bool one = one_side(def);
  std::vector<Measure> out;
  const auto add = [&](MeasureType type, std::string name, bool share, int number = 0) {
    out.push_back({type, number, std::move(name), share});
  };
  for (int seat = 0; seat < players_measured(game); ++seat)
    add(MeasureType::points,
        one ? won_name(def)
            : Message("points of {seat}", def.seats[SeatId(seat)].name).in_english(),
        true, seat);
  if (counts_solved(def)) add(MeasureType::solved, won_name(def), true);
  add(MeasureType::length, "actions in a game", false);
  if (!one) {
    add(MeasureType::draws, "games without a winner", true);
    add(MeasureType::shared, "games with several winners", true);
  }
  add(MeasureType::choices, "legal actions at a decision", false);
  if (def.pie) add(MeasureType::swaps, "games in which players change seats", true);
  if (def.score) {
    for (int seat = 0; seat < (one ? 1 : game.seats()); ++seat)
      add(MeasureType::score,
          one ? "score" : Message("score of {seat}", def.seats[SeatId(seat)].name).in_english(),
          false, seat);
    if (!one) add(MeasureType::margin, "winner's margin", false);
  }
  if (watched.outlook) {
    add(MeasureType::decided, "decided after (% of the game)", false);
    add(MeasureType::lead_changes, "changes of the lead", false);
    add(MeasureType::comebacks, "games won from far behind", true);
  }
  add(MeasureType::stopped, "games stopped by the limit", true);
  for (const Ending& ending : endings_of(game))
    add(MeasureType::ending, Message("end: {ending}", ending_text(game, ending)).in_english(), true,
        number_of(ending));
  for (int verb = 0; watched.actions && verb < index(game.ready()); ++verb)
    add(MeasureType::verb, Message("use of {verb}", game.verb_name(VerbId(verb))).in_english(),
        true, verb);
  number_equals(out);
  return out;
}

std::vector<CommonMeasure> common_measures(const Game& first, const Game& second, Watched watched) {
  const std::vector<Measure> others = measures_of(second, watched);
  std::vector<CommonMeasure> out;
  for (const Measure& measure : measures_of(first, watched)) {
    // Players are the same by number, whatever their seats are called.
    const auto same = [&](const Measure& other) {
      const bool player = measure.type == MeasureType::points || measure.type == MeasureType::score;
      return measure.type == other.type &&
             (player ? measure.number == other.number : measure.name == other.name);
    };
    const auto at = std::ranges::find_if(others, same);
    if (at != others.end()) out.push_back({measure, *at});
  }
  return out;
}

std::optional<std::int32_t> share_in(const Measure& measure, const GameFacts& game) {
  const auto whether = [](bool so) { return so ? k_point : 0; };
  switch (measure.type) {
    case MeasureType::points:
      return game.points[nth(measure.number)];
    case MeasureType::solved:
      return whether(game.solved);
    case MeasureType::draws:
      return whether(!game.stopped() && !game.won && !game.shared);
    case MeasureType::shared:
      return whether(game.shared);
    case MeasureType::stopped:
      return whether(game.stopped());
    case MeasureType::swaps:
      return whether(game.swapped);
    case MeasureType::ending:
      return whether(!game.stopped() && number_of({game.reason, game.end}) == measure.number);
    case MeasureType::comebacks:
      if (game.outlook.empty() || !game.won) return std::nullopt;
      return whether(won_from_behind(game.outlook, game.first_won()));
    case MeasureType::verb:
      if (game.verbs.empty()) return std::nullopt;
      return whether(std::ranges::any_of(game.verbs[nth(measure.number)],
                                         [](std::uint32_t times) { return times > 0; }));
    case MeasureType::length:  // these are amounts
    case MeasureType::choices:
    case MeasureType::lead_changes:
    case MeasureType::decided:
    case MeasureType::margin:
    case MeasureType::score:
      return std::nullopt;
  }
  return std::nullopt;
}

std::optional<std::int64_t> amount_in(const Measure& measure, const GameFacts& game) {
  switch (measure.type) {
    case MeasureType::length:
      return game.length;
    case MeasureType::choices:
      if (game.decisions == 0) return std::nullopt;
      return static_cast<std::int64_t>((game.choices + game.decisions / 2) / game.decisions);
    case MeasureType::lead_changes:
      if (game.outlook.empty()) return std::nullopt;
      return lead_changes(game.outlook);
    case MeasureType::decided:
      if (game.outlook.empty() || !game.won) return std::nullopt;
      return decided_after(game.outlook, game.first_won());
    case MeasureType::margin:
      return game.margin;
    case MeasureType::score:
      if (game.stopped() || game.scores.empty()) return std::nullopt;
      return game.scores[nth(measure.number)];
    case MeasureType::points:  // these are shares
    case MeasureType::draws:
    case MeasureType::shared:
    case MeasureType::stopped:
    case MeasureType::swaps:
    case MeasureType::ending:
    case MeasureType::verb:
    case MeasureType::comebacks:
    case MeasureType::solved:
      return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace hr
