// SPDX-License-Identifier: MIT
// Rules measured by games of bots, and compared with others, for clients: plain data. The numbers
// are those of `houserules lab` with the same bots, seed and games; intervals hold with 95 %.
// Threads: any; the rules are opened, and the games played, on threads of its own or the caller's.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/bots/bot_spec.h"
#include "core/game/ruleset_text.h"

namespace hr::scripting {

struct LabOrder {
  BotSpec bot;                 // plays every seat; with iterations, not with a time
  std::uint64_t games = 500;   // of one version
  std::uint64_t pairs = 2000;  // when versions are compared, at most
  std::uint64_t seed = 1;
  friend bool operator==(const LabOrder&, const LabOrder&) = default;
};

// A part of games or points, from 0 to 1.
struct LabShare {
  std::string name;
  double value = 0, low = 0, high = 1;
};

struct LabOpening {
  std::string action;
  std::uint64_t games = 0;
  double points = 0, low = 0, high = 1;  // of whoever made it
};

// What was known after so many games, of the first share of points.
struct LabCurvePoint {
  std::uint64_t games = 0;
  double value = 0, low = 0, high = 1;
};

struct LabFacts {
  std::uint64_t games = 0;
  bool together = false;         // all play for one result
  bool alone = false;            // … and there is only one
  bool alike = true;             // the same bot plays every seat
  std::vector<LabShare> points;  // by player; if all play together: games won, if that can be
  std::optional<LabShare> unwon;
  std::map<std::string, double> figures;  // by name of the measure: means of shares, else medians
  double stopped = 0;                     // part of the games that went on for too long
  std::int64_t usual = 0;                 // actions in a game: half are no longer than this …
  std::int64_t long_game = 0;             // … and one of twenty has at least so many
  std::map<std::int64_t, std::uint64_t> lengths;  // how many games had so many actions
  std::vector<LabCurvePoint> curve;               // with the games as they came in
  // In games of two searching bots that were won: after which hundredth half of them were decided,
  // and how many these are.
  std::optional<std::int64_t> decided;
  std::uint64_t decided_games = 0;
  // Of who makes the first action, where that is not always the same player; and an even share.
  std::optional<LabShare> first_turn;
  double even = 0.5;
  // Verbs, kinds, regions and ways to end that never came up: "wall", "region castle".
  std::vector<std::string> unused;
  std::vector<std::string> cells;      // their names; not of links
  std::vector<std::uint64_t> targets;  // by cell: actions that ended there; links come last
  // By cell: of players who have ended an action there, from 0 to 1; none: too few have.
  std::vector<std::optional<double>> target_points;
  std::vector<LabOpening> openings;  // first actions, the most frequent first
};

// A measure that really differs between two versions.
struct LabChange {
  std::string name;
  bool share = true;  // else an amount, and the values are medians
  double before = 0, after = 0;
  bool more = false;
  std::string name_after = {};  // where the second version calls it something else
  // Whether the values, as they are shown, differ in this direction. Both are estimates, so they
  // need not.
  bool visible() const;
};

struct LabDifference {
  std::uint64_t pairs = 0;
  // Of this share: after less before. "": it is none, as all play for one score.
  std::string share = "the points of seat 1";
  double low = -1, high = 1;
  std::vector<LabChange> changes;
};

// Puts what was measured of each version by itself in place of the values of its changes, so that
// whoever reads both finds the same.
void use_figures(LabDifference& difference, const LabFacts& before, const LabFacts& after);

// Called with the games that were played, and all. It may wait; false: end with these.
using LabProgress = std::function<bool(std::uint64_t done, std::uint64_t all)>;

// Called with what is known so far, which is then replaced by more.
using LabFactsSoFar = std::function<void(const LabFacts&)>;

// Throws Error when the rules fail.
LabFacts measure_version(const RulesetText& rules, const LabOrder& order,
                         const LabProgress& progress, const LabFactsSoFar& so_far = {});
// Throws Error also when the versions cannot be compared.
LabDifference compare_versions(const RulesetText& before, const RulesetText& after,
                               const LabOrder& order, const LabProgress& progress);

}  // namespace hr::scripting
