// SPDX-License-Identifier: MIT
#include "core/par/par.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/base/message.h"

namespace hr {

namespace {

// The seat to move decides what own, enemy and forward mean.
SeatId runner(const View& view) {
  const SeatId turn = view.state().header().turn;
  return turn == SeatId::none ? SeatId(0) : turn;
}

CellSet cells_of(const View& view, const Set& set, const char* where) {
  return view.cells(view.game().bind(set, ZoneId::none, where), runner(view));
}

ById<CellId, std::vector<CellId>> links_of(const Game& game, const ParDef& par, SeatId seat) {
  ById<CellId, std::vector<CellId>> out(game.cells());
  for (const DirectionId direction : game.directions(par.dirs, seat, "par.dirs"))
    for (std::size_t cell = 0; cell < out.size(); ++cell) {
      const CellId to = game.links(direction)[cell];
      if (to != CellId::none && std::ranges::find(out[cell], to) == out[cell].end())
        out[cell].push_back(to);
    }
  return out;
}

// `field`: the part of `par` that gave it.
std::int64_t within_limits(const View& truth, CellId cell, std::int64_t worth, const char* field) {
  if (worth > k_max_worth || worth < -k_max_worth)
    throw Error(std::string(field) +
                ": expected an integer from -1000000000000 to 1000000000000 for " +
                truth.game().board().name(cell) + ", got " + std::to_string(worth));
  return worth;
}

std::int64_t worth_of(const View& truth, CellId cell) {
  return within_limits(truth, cell, truth.engine().rules().worth(truth, cell), "par.worth");
}

std::int64_t usual_of(const View& truth, CellId cell) {
  return within_limits(truth, cell, truth.engine().rules().usual_worth(truth, cell), "par.usual");
}

}  // namespace

Terrain terrain(const View& truth) {
  const Game& game = truth.game();
  if (!game.definition().par)
    throw Refusal(Message("This game declares no par, so it has no best run."));
  const ParDef& par = *game.definition().par;
  Terrain out;
  out.stops = par.stops;
  out.moves_first = par.moves_first;
  out.toll = par.toll;
  out.links = links_of(game, par, runner(truth));
  out.worth.assign(game.cells(), par.worth ? 0 : 1);
  truth.engine().rules().as_one([&] {
    out.over = cells_of(truth, par.over, "par.over");
    out.from = par.from ? cells_of(truth, par.from, "par.from") : out.over;
    for (CellId c = out.over.next(); par.worth && c != CellId::none; c = out.over.next(c))
      out.worth[c] = worth_of(truth, c);
  });
  return out;
}

ById<CellId, std::int64_t> usual_worths(const View& truth, const CellSet& cells) {
  const ParDef& par = *truth.game().definition().par;
  ById<CellId, std::int64_t> out(truth.game().cells(), par.usual.value_or(1));
  if (!par.usual_rule) return out;
  truth.engine().rules().as_one([&] {
    for (CellId c = cells.next(); c != CellId::none; c = cells.next(c)) out[c] = usual_of(truth, c);
  });
  return out;
}

Run par(const View& truth) { return best_run(terrain(truth)); }
Run par(const Match& match) { return par(match.view(SeatId::owner)); }

namespace {

bool sets_up(const PlayableRules& playable, std::uint64_t seed, const std::vector<int>& faces) {
  try {
    const Match match(playable, seed, faces);
    return true;
  } catch (const Refusal&) {
    return false;
  }
}

// The number of faces of the die that is rolled after these.
int sides(const PlayableRules& playable, std::uint64_t seed, std::vector<int> faces) {
  constexpr int k_max = 100;
  int n = 0;
  for (faces.push_back(1); n < k_max && sets_up(playable, seed, faces); ++faces.back()) ++n;
  return n;
}

struct SetUpDice {
  int first = 0, second = 0;  // their number of sides; 0: there is no such die
};

SetUpDice dice_of(const PlayableRules& playable, std::uint64_t seed) {
  if (Match(playable, seed).node(NodeId::root).faces().empty())
    throw Refusal(Message("The setup of this game rolls no dice, so none can be entered."));
  return {sides(playable, seed, {}), sides(playable, seed, {1})};
}

// All faces with this sum.
std::vector<std::vector<int>> faces_with(SetUpDice dice, int sum) {
  std::vector<std::vector<int>> out;
  for (int a = 1; a <= dice.first; ++a) {
    if (dice.second == 0 && a == sum) out.push_back({a});
    if (sum - a >= 1 && sum - a <= dice.second) out.push_back({a, sum - a});
  }
  return out;
}

std::string typed(const std::vector<int>& faces) {
  return std::to_string(faces[0]) + (faces.size() > 1 ? "+" + std::to_string(faces[1]) : "");
}

}  // namespace

std::vector<int> roll_sums(const PlayableRules& playable, std::uint64_t seed) {
  const SetUpDice dice = dice_of(playable, seed);
  std::vector<int> out;
  for (int sum = dice.second == 0 ? 1 : 2; sum <= dice.first + dice.second; ++sum)
    out.push_back(sum);
  return out;
}

std::vector<std::vector<int>> roll_faces(const PlayableRules& playable, std::uint64_t seed,
                                         int sum) {
  return faces_with(dice_of(playable, seed), sum);
}

// Equal terrains have equal pars, so most are compared without a search.
Match set_up_with_sum(const PlayableRules& playable, std::uint64_t seed, int sum) {
  const SetUpDice dice = dice_of(playable, seed);
  const auto ways = faces_with(dice, sum);
  if (ways.empty())
    throw Refusal(Message("The first dice of the setup show from {least} to {most}, not {sum}.",
                          dice.second == 0 ? 1 : 2, dice.first + dice.second, sum));
  Match first(playable, seed, ways.front());
  const Terrain known = terrain(first.view(SeatId::owner));
  for (const std::vector<int>& faces : ways) {
    const Terrain other = terrain(Match(playable, seed, faces).view(SeatId::owner));
    if (other == known || best_run(other).score == best_run(known).score) continue;
    throw Refusal(
        Message("With a sum of {sum} par depends on the faces: {some} and {others} have different "
                "ones. Enter the faces, as in {others}.",
                sum, typed(ways.front()), typed(faces)));
  }
  return first;
}

}  // namespace hr
