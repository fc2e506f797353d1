// SPDX-License-Identifier: MIT
#include "core/lab/ladder.h"

#include <optional>
#include <stop_token>
#include <utility>

#include "core/base/error.h"
#include "core/game/teams.h"
#include "core/lab/lab_games.h"
#include "core/lab/ordered_runs.h"
#include "core/statistics/mean_sequence.h"

namespace hr {

namespace {

// Which of two bots a player has in a game: with teams, team mates have the same.
std::vector<bool> sides(const Definition& definition, std::uint64_t game) {
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

struct Result {
  std::int64_t first = 0, second = 0;  // points of all players of either side …
  int firsts = 0, seconds = 0;         // … and how many these are
};

class LadderWorker {
 public:
  LadderWorker(const Version& version, const LadderRun& run, const std::vector<Meeting>& meetings,
               std::stop_token stop)
      : rulebook_(version.open()), run_(run), meetings_(meetings), stop_(std::move(stop)) {}

  Result operator()(std::uint64_t job) {
    const Meeting& meeting = meetings_[job / run_.games];
    const std::uint64_t game = job % run_.games;
    const std::vector<bool> side = sides(rulebook_.game().definition(), game);
    LabPlay how{.bots = {}, .limit = run_.limit};
    for (const bool second : side)
      how.bots.push_back(run_.bots[second ? meeting.second : meeting.first]);
    // Two games, or as many as there are sides, share their dice.
    const std::uint64_t seed = game_seed(run_.seed, game / 2);
    const GameFacts facts = LabGames(rulebook_, how, stop_).play(seed);
    Result out;
    for (std::size_t player = 0; player < side.size(); ++player) {
      (side[player] ? out.second : out.first) += facts.points[player];
      ++(side[player] ? out.seconds : out.firsts);
    }
    return out;
  }

 private:
  Rulebook rulebook_;
  const LadderRun& run_;
  const std::vector<Meeting>& meetings_;
  std::stop_token stop_;
};

// Of what a player of either side got on the average, the share of the first.
double share_of(const Result& game) {
  const double first = static_cast<double>(game.first) / game.firsts;
  const double second = static_cast<double>(game.second) / game.seconds;
  return first + second == 0 ? 0.5 : first / (first + second);
}

std::vector<Meeting> all_meetings(std::size_t bots) {
  std::vector<Meeting> out;
  for (std::size_t second = 0; second < bots; ++second)
    for (std::size_t first = second + 1; first < bots; ++first)
      out.push_back({.first = first, .second = second});
  return out;
}

}  // namespace

std::vector<Meeting> climb(const Version& version, const LadderRun& wanted,
                           const LadderProgress& progress) {
  if (wanted.bots.size() < 2) throw Unmeasurable("A ladder needs at least two bots.");
  const Rulebook rulebook = version.open();
  const Definition& definition = rulebook.game().definition();
  if (team_of(definition, SeatId(0)) == all_seats(rulebook.game().seats()))
    throw Unmeasurable("In " + version.name +
                       " nobody plays against anybody, so bots cannot be compared.");
  LadderRun run = wanted;
  run.games += run.games % 2;
  std::vector<Meeting> meetings = all_meetings(run.bots.size());
  const std::uint64_t jobs = run.games * meetings.size();
  std::uint64_t taken = 0;
  std::stop_source ended;
  std::optional<double> odd;  // of a game whose other half is still to come
  MeanSequence shares(0, 1);
  const auto close = [&](Meeting& meeting) {
    shares.close();
    meeting.points = shares.mean();
    meeting.interval = shares.interval(k_alpha);
    shares = MeanSequence(0, 1);
  };
  const auto tell = [&] {
    if (progress && !progress(taken, jobs)) ended.request_stop();
  };
  const auto count = [&](Meeting& meeting, double share) {
    ++(share > 0.5 ? meeting.won : share < 0.5 ? meeting.lost : meeting.drawn);
    shares.add(share);
    ++meeting.games;
  };
  // Two games count together, once both are there, so that either bot has had either side.
  const auto take = [&](const Result& game) {
    if (ended.stop_requested()) return false;
    Meeting& meeting = meetings[taken / run.games];
    ++taken;
    if (!odd) {
      odd = share_of(game);
    } else {
      count(meeting, *std::exchange(odd, std::nullopt));
      count(meeting, share_of(game));
      if (meeting.games == run.games) close(meeting);
    }
    tell();
    return !ended.stop_requested();
  };
  run_in_order<Result>(
      run.threads, jobs, [&] { return LadderWorker(version, run, meetings, ended.get_token()); },
      take, tell);
  if (taken < jobs) close(meetings[taken / run.games]);
  return meetings;
}

}  // namespace hr
