// SPDX-License-Identifier: MIT
#include "core/lab/game_tally.h"

#include <algorithm>

#include "core/lab/tally_json.h"

namespace hr {

namespace {

using UseList = std::vector<GameTally::Use>;
using Players = std::vector<PointCounts>;

void add_counts(PointCounts& to, const PointCounts& from) {
  for (const auto& [value, n] : from) to[value] += n;
}
void add_players(Players& to, const Players& from) {
  to.resize(std::max(to.size(), from.size()));
  for (std::size_t i = 0; i < from.size(); ++i) add_counts(to[i], from[i]);
}

void add_use(GameTally::Use& to, const UseCount& use, std::size_t players, const GameFacts& game) {
  std::uint64_t times = 0;
  for (const std::uint32_t each : use) times += each;
  if (times == 0) return;
  ++to.games;
  to.times += times;
  if (!game.valued) return;
  to.players.resize(players);
  for (std::size_t player = 0; player < players; ++player)
    if (use[player] > 0) ++to.players[player][game.points[player]];
}
void add_uses(UseList& to, const std::vector<UseCount>& uses, std::size_t players,
              const GameFacts& game) {
  to.resize(std::max(to.size(), uses.size()));
  for (std::size_t i = 0; i < uses.size(); ++i) add_use(to[i], uses[i], players, game);
}
void add_uses(UseList& to, const UseList& from) {
  to.resize(std::max(to.size(), from.size()));
  for (std::size_t i = 0; i < from.size(); ++i) {
    to[i].games += from[i].games;
    to[i].times += from[i].times;
    add_players(to[i].players, from[i].players);
  }
}

TallyJson players_json(const Players& players) {
  TallyJson out = TallyJson::array();
  for (const PointCounts& counts : players) out.push_back(counts_json(counts));
  return out;
}
Players read_players(const Json& json, std::uint64_t games) {
  Players out;
  for (const Json& counts : read_list(json)) out.push_back(read_shares(counts, games));
  return out;
}

TallyJson uses_json(const UseList& uses) {
  TallyJson out = TallyJson::array();
  for (const GameTally::Use& use : uses)
    out.push_back({use.games, use.times, players_json(use.players)});
  return out;
}
UseList read_uses(const Json& json, std::uint64_t games) {
  UseList out;
  for (const Json& use : read_list(json))
    out.push_back({read_natural(read_list(use, 3)[0], games),
                   read_natural(use[1], k_max_counted_actions), read_players(use[2], games)});
  return out;
}

TallyJson opening_json(const Action& action, const GameTally::FirstAction& opening) {
  const auto arguments = std::span(action.arguments).first(action.count);
  return {index(action.verb),
          TallyJson(std::vector<std::int64_t>(arguments.begin(), arguments.end())),
          opening.games,
          counts_json(opening.points[0]),
          counts_json(opening.points[1]),
          counts_json(opening.side)};
}

std::pair<Action, GameTally::FirstAction> read_opening(const Json& json, std::uint64_t games) {
  const std::int64_t verb = read_whole(read_list(json, 6)[0]);
  if (verb < 0 || verb > INT16_MAX) refuse_results();
  Action action{.verb = VerbId(static_cast<int>(verb))};
  const Json& arguments = read_list(json[1]);
  if (arguments.size() > action.arguments.size()) refuse_results();
  action.count = static_cast<std::uint8_t>(arguments.size());
  for (std::size_t i = 0; i < arguments.size(); ++i) action.arguments[i] = read_whole(arguments[i]);
  const auto counts = [&](std::size_t at) { return read_shares(json[at], games); };
  return {action, {read_natural(json[2], games), {counts(3), counts(4)}, counts(5)}};
}

}  // namespace

void GameTally::add(const std::vector<Measure>& measures, std::size_t seats, const GameFacts& game,
                    std::uint64_t number) {
  shares.resize(measures.size());
  amounts.resize(measures.size());
  ++games;
  actions += game.length;
  unwon += game.won || game.shared ? 0 : 1;
  for (std::size_t i = 0; i < measures.size(); ++i) {
    if (const auto share = share_in(measures[i], game)) ++shares[i][*share];
    if (const auto amount = amount_in(measures[i], game)) amounts[i].add(*amount);
  }
  if (game.opening) {
    FirstAction& opening = openings[*game.opening];
    ++opening.games;
    if (game.valued) {
      ++opening.points[number % 2][game.points[game.opener]];
      ++opening.side[game.points[game.swapped ? 1 - game.opener : game.opener]];
    }
  }
  add_uses(verbs, game.verbs, seats, game);
  add_uses(kinds, game.kinds, seats, game);
  add_uses(places, game.places, seats, game);
  add_uses(targets, game.targets, seats, game);
  if (game.verbs.empty() || !game.valued) return;
  players.resize(seats);
  for (std::size_t i = 0; i < seats; ++i) ++players[i][game.points[i]];
}

GameTally& GameTally::operator+=(const GameTally& other) {
  games += other.games;
  actions += other.actions;
  unwon += other.unwon;
  shares.resize(std::max(shares.size(), other.shares.size()));
  amounts.resize(std::max(amounts.size(), other.amounts.size()));
  for (std::size_t i = 0; i < other.shares.size(); ++i) {
    add_counts(shares[i], other.shares[i]);
    amounts[i] += other.amounts[i];
  }
  for (const auto& [action, opening] : other.openings) {
    FirstAction& to = openings[action];
    to.games += opening.games;
    for (std::size_t half = 0; half < 2; ++half) add_counts(to.points[half], opening.points[half]);
    add_counts(to.side, opening.side);
  }
  add_uses(verbs, other.verbs);
  add_uses(kinds, other.kinds);
  add_uses(places, other.places);
  add_uses(targets, other.targets);
  add_players(players, other.players);
  return *this;
}

std::string tally_text(const GameTally& tally) {
  TallyJson shares = TallyJson::array(), amounts = shares, openings = shares;
  for (const auto& counts : tally.shares) shares.push_back(counts_json(counts));
  for (const Histogram& counts : tally.amounts) amounts.push_back(counts_json(counts.counts()));
  for (const auto& [action, opening] : tally.openings)
    openings.push_back(opening_json(action, opening));
  return TallyJson{{"games", tally.games},
                   {"actions", tally.actions},
                   {"unwon", tally.unwon},
                   {"shares", std::move(shares)},
                   {"amounts", std::move(amounts)},
                   {"openings", std::move(openings)},
                   {"verbs", uses_json(tally.verbs)},
                   {"kinds", uses_json(tally.kinds)},
                   {"places", uses_json(tally.places)},
                   {"targets", uses_json(tally.targets)},
                   {"players", players_json(tally.players)}}
      .dump();
}

GameTally read_game_tally(std::string_view text, std::optional<std::size_t> measures) {
  GameTally out = read_tally(text, [](const Json& json) {
    GameTally tally;
    const std::uint64_t games = read_natural(json.at("games"), k_max_games_of_a_shard);
    tally.games = games;
    tally.actions = read_natural(json.at("actions"), k_max_counted_actions);
    tally.unwon = read_natural(json.at("unwon"), games);
    for (const Json& each : read_list(json.at("shares")))
      tally.shares.push_back(read_shares(each, games));
    for (const Json& each : read_list(json.at("amounts")))
      tally.amounts.push_back(read_histogram(each, games));
    for (const Json& each : read_list(json.at("openings")))
      tally.openings.insert(read_opening(each, games));
    tally.verbs = read_uses(json.at("verbs"), games);
    tally.kinds = read_uses(json.at("kinds"), games);
    tally.places = read_uses(json.at("places"), games);
    tally.targets = read_uses(json.at("targets"), games);
    tally.players = read_players(json.at("players"), games);
    return tally;
  });
  const std::size_t expected = measures.value_or(out.shares.size());
  if (out.shares.size() != expected || out.amounts.size() != expected) refuse_results();
  return out;
}

}  // namespace hr
