// SPDX-License-Identifier: MIT
#include "core/lab/ladder.h"

#include <algorithm>
#include <optional>
#include <stop_token>
#include <utility>

#include "core/base/error.h"
#include "core/base/message.h"
#include "core/game/teams.h"
#include "core/lab/lab_games.h"
#include "core/lab/run_shards.h"
#include "core/lab/tally_json.h"
#include "core/statistics/mean_sequence.h"
#include "core/statistics/unbounded_mean.h"

namespace hr {

namespace {

// Which of two bots a player has in a game: with teams, team mates have the same.
std::vector<bool> sides(const GameDef& definition, std::uint64_t game) {
  const int seats = static_cast<int>(definition.seats.size());
  std::vector<bool> out(nth(seats));
  std::uint32_t counted = 0;
  std::uint64_t side = game;
  for (int seat = 0; seat < seats; ++seat) {
    if ((counted >> seat & 1) != 0) continue;
    const std::uint32_t team = team_of(definition, SeatId(seat));
    counted |= team;
    for (int s = 0; s < seats; ++s)
      if ((team >> s & 1) != 0) out[nth(s)] = side % 2 == 1;
    ++side;
  }
  return out;
}

// So that no sum of players' scores overflows.
constexpr std::int64_t k_largest_score = INT64_MAX / k_max_seats;

// The points of all players of either side, and how many these are; and their scores, if the game
// has ended and has any.
struct LadderGame {
  std::int64_t first = 0, second = 0;
  int firsts = 0, seconds = 0;
  bool scored = false;
  std::int64_t first_score = 0, second_score = 0;
};

// Games of two bots, in order.
struct ResultList {
  std::vector<LadderGame> games = {};

  ResultList& operator+=(const ResultList& other) {
    games.insert(games.end(), other.games.begin(), other.games.end());
    return *this;
  }
};

std::string tally_text(const ResultList& list) {
  TallyJson out = TallyJson::array();
  for (const LadderGame& game : list.games) {
    out.push_back({game.first, game.second, game.firsts, game.seconds});
    if (!game.scored) continue;
    out.back().push_back(game.first_score);
    out.back().push_back(game.second_score);
  }
  return out.dump();
}

ResultList read_result_list(std::string_view text) {
  return read_tally(text, [](const Json& json) {
    const auto seats = [](const Json& number) {
      return static_cast<int>(read_natural(number, k_max_seats));
    };
    const auto points = [](const Json& number) {
      return static_cast<std::int64_t>(read_natural(number, std::uint64_t{k_max_seats} * k_point));
    };
    ResultList out;
    for (const Json& game : read_list(json)) {
      const bool scored = read_list(game).size() == 6;
      read_list(game, scored ? 6 : 4);
      LadderGame& read =
          out.games.emplace_back(points(game[0]), points(game[1]), seats(game[2]), seats(game[3]));
      if (scored) {
        read.scored = true;
        read.first_score = read_whole(game[4]);
        read.second_score = read_whole(game[5]);
      }
      if (read.firsts < 1 || read.seconds < 1) refuse_results();
    }
    return out;
  });
}
std::uint64_t games_of(const ResultList& list) { return list.games.size(); }

// Plays games of one meeting.
class LadderWorker {
 public:
  LadderWorker(const RulesVersion& version, const LadderRun& run, const Meeting& meeting,
               std::stop_token stop)
      : playable_(version.open()), run_(run), meeting_(meeting), stop_(std::move(stop)) {}

  ResultList operator()(Shard games) {
    ResultList out;
    for (std::uint64_t game = games.from; game < games.to; ++game) out.games.push_back(play(game));
    return out;
  }

 private:
  LadderGame play(std::uint64_t game) {
    const std::vector<bool> side = sides(playable_.game().definition(), game);
    LabPlay how{.bots = {}, .limit = run_.limit};
    for (const bool second : side)
      how.bots.push_back(run_.bots[second ? meeting_.second : meeting_.first]);
    // Two games, or as many as there are sides, share their dice.
    const std::uint64_t seed = game_seed(run_.seed, game / 2);
    const GameFacts facts = LabGames(playable_, how, stop_).play(seed);
    LadderGame out;
    for (std::size_t player = 0; player < side.size(); ++player) {
      (side[player] ? out.second : out.first) += facts.points[player];
      ++(side[player] ? out.seconds : out.firsts);
    }
    out.scored = !facts.stopped() && !facts.scores.empty();
    for (std::size_t player = 0; out.scored && player < side.size(); ++player)
      (side[player] ? out.second_score : out.first_score) +=
          std::clamp(facts.scores[player], -k_largest_score, k_largest_score);
    return out;
  }

  PlayableRules playable_;
  const LadderRun& run_;
  const Meeting& meeting_;
  std::stop_token stop_;
};

// Of what a player of either side got on the average, the share of the first.
double share_of(const LadderGame& game) {
  const double first = static_cast<double>(game.first) / game.firsts;
  const double second = static_cast<double>(game.second) / game.seconds;
  return first + second == 0 ? 0.5 : first / (first + second);
}

// Adds up a meeting. Two games count together, once both are there, so that either bot has had
// either side.
class MeetingCount {
 public:
  explicit MeetingCount(Meeting& meeting) : meeting_(meeting) {}

  void add(const LadderGame& game) {
    if (!odd_) {
      odd_ = game;
      return;
    }
    const LadderGame before = *std::exchange(odd_, std::nullopt);
    count(share_of(before));
    count(share_of(game));
    if (before.scored && game.scored) count_scores(before, game);
  }
  void close() {
    shares_.close();
    meeting_.points = shares_.mean();
    meeting_.interval = shares_.interval(k_alpha);
    if (leads_.count() > 0)
      meeting_.scores = {first_scores_.mean(), second_scores_.mean(), leads_.interval(k_alpha)};
  }

 private:
  // Two games with the same dice depend on each other, so they are one value.
  void count_scores(const LadderGame& a, const LadderGame& b) {
    const auto mean = [](std::int64_t score, int players) {
      return static_cast<double>(score) / players;
    };
    const double first = (mean(a.first_score, a.firsts) + mean(b.first_score, b.firsts)) / 2;
    const double second = (mean(a.second_score, a.seconds) + mean(b.second_score, b.seconds)) / 2;
    first_scores_.add(first);
    second_scores_.add(second);
    leads_.add(first - second);
  }
  void count(double share) {
    ++(share > 0.5 ? meeting_.won : share < 0.5 ? meeting_.lost : meeting_.drawn);
    shares_.add(share);
    ++meeting_.games;
  }

  Meeting& meeting_;
  MeanSequence shares_{0, 1};
  UnboundedMean first_scores_, second_scores_, leads_;
  std::optional<LadderGame> odd_;  // of a game whose other half is still to come
};

std::string plan_of(const RulesVersion& version, const LadderRun& run, const Meeting& meeting) {
  if (run.store == nullptr) return "";
  return plan_of_meeting(
      version, {.bots = {run.bots[meeting.first], run.bots[meeting.second]}, .limit = run.limit},
      run.seed);
}

std::vector<Meeting> all_meetings(std::size_t bots) {
  std::vector<Meeting> out;
  for (std::size_t second = 0; second < bots; ++second)
    for (std::size_t first = second + 1; first < bots; ++first)
      out.push_back({.first = first, .second = second});
  return out;
}

}  // namespace

void check_result_list(std::string_view text, Shard shard) {
  if (games_of(read_result_list(text)) != shard.to - shard.from) refuse_results();
}

std::vector<Meeting> climb(const RulesVersion& version, const LadderRun& wanted,
                           const LadderProgress& progress) {
  if (wanted.bots.size() < 2) throw Unmeasurable("A ladder needs at least two bots.");
  const PlayableRules playable = version.open();
  const GameDef& definition = playable.game().definition();
  if (one_side(definition))
    throw Unmeasurable(
        Message("In {version} nobody plays against anybody, so bots cannot be compared.",
                version.name)
            .in_english());
  LadderRun run = wanted;
  run.games += run.games % 2;
  std::vector<Meeting> meetings = all_meetings(run.bots.size());
  const std::uint64_t all = run.games * meetings.size();
  std::uint64_t taken = 0;
  std::stop_source ended;
  const auto tell = [&] {
    if (progress && !progress(taken, all)) ended.request_stop();
  };
  for (Meeting& meeting : meetings) {
    MeetingCount count(meeting);
    const auto take = [&](const ResultList& list) {
      if (ended.stop_requested()) return false;
      for (const LadderGame& game : list.games) count.add(game);
      taken += list.games.size();
      tell();
      return !ended.stop_requested();
    };
    run_shards<ResultList>(
        {.from = 0,
         .to = run.games,
         .shard = k_games_of_a_ladder_shard,
         .threads = run.threads,
         .store = run.store,
         .plan = plan_of(version, run, meeting),
         .part = run.part,
         .stop = ended.get_token()},
        [&] { return LadderWorker(version, run, meeting, ended.get_token()); }, read_result_list,
        take, tell);
    count.close();
    if (ended.stop_requested()) break;
  }
  return meetings;
}

}  // namespace hr
