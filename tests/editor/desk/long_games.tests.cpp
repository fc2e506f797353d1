// SPDX-License-Identifier: MIT
// Matches of many actions on the desk: the time to show and save depends on what has happened since
// the last time, not on everything before. Times are CPU times.
#include <catch2/catch.hpp>

#include "core/match/match.h"
#include "editor/desk/desk.h"
#include "editor/desk/history_cache.h"
#include "scripting/source/files.h"
#include "tests/editor/app_driver.h"
#include "tests/support/folder.h"
#include "tests/support/limited.h"
#include "tests/support/walkers.h"
#include "tests/support/walking.h"

namespace hr::tests {

namespace {

using namespace editor;

struct LongMatch {
  Folder folder{k_walking, Folder::On::memory};
  Desk desk{{folder.root() / "data", folder.root() / "config", folder.root() / "state"}, {}, [] {
              return TimePoint(0);
            }};
  Random random{1};

  LongMatch() {
    StartGame start = game_of("t");
    start.players = {{.name = "Anna"}};
    start.folder = folder.path();
    desk.carry_out(start);
    REQUIRE(desk.state().game);
  }
  const GameState& game() const { return *desk.state().game; }
  bool act() {
    const auto& legal = game().report.legal;
    const ActionReport& any = legal[random.below(legal.size())];
    const std::uint32_t ply = game().report.ply;
    desk.carry_out(PlayChosen{any.seat, any.action});
    return desk.state().save_problem.empty() && game().report.ply == ply + 1;
  }
};

bool alike(const HistorySteps& a, const HistorySteps& b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i)
    if (a[i].node != b[i].node || a[i].parent != b[i].parent || a[i].text != b[i].text ||
        a[i].events != b[i].events || a[i].on_line != b[i].on_line || a[i].main != b[i].main)
      return false;
  return true;
}

void wander_about(Match& match, Random& random) {
  const auto any = [&] {
    return NodeId(static_cast<int>(random.below(static_cast<std::uint64_t>(match.tree().size()))));
  };
  switch (random.below(5)) {
    case 0:
      match.go_to(any());
      break;
    case 1:
      match.undo();
      break;
    default:
      wander(match, random, 3);
  }
}

}  // namespace

TEST_CASE("ten thousand actions on the desk are shown and saved one by one", "[editor]") {
  CHECK(within(1500, 40, [] {
          LongMatch match;
          for (int n = 0; n < 10'000; ++n)
            if (!match.act()) return 1;
          const GameState& game = match.game();
          if (game.steps.size() != 10'001 || !game.steps.back().on_line) return 2;
          if (game.report.log_size != 10'000 || game.report.log.back().number != 9'999) return 3;
          for (int n = 0; n < 1000; ++n) match.desk.carry_out(Undo{});
          if (match.game().report.ply != 9'000) return 4;
          match.desk.carry_out(GoToStep{});
          const std::string file = match.game().file;
          const Record record = read_record(scripting::read_whole(file, 1U << 24), file);
          return record.steps.size() == 10'001 && record.cursor == 10'000 ? 0 : 5;
        }) == 0);
}

TEST_CASE("the history of a long match is laid out only from where it has changed", "[editor]") {
  CHECK(within(1500, 18, [] {
          const Folder folder{k_walking};
          AppDriver window;
          StartGame start = game_of("t");
          start.folder = folder.path();
          window.send(start);
          const auto act = [&] {
            const ActionReport any = window.report().legal.front();
            window.app().carry_out(PlayChosen{any.seat, any.action});
          };
          for (int n = 0; n < 6'000; ++n) act();
          window.app().act("tab.history");
          window.frame(3);
          for (int n = 0; n < 1500; ++n) {
            act();
            window.frame(1);
          }
          window.frame(3);
          for (const Item& item : window.screen().items())
            if (item.kind == "row" && item.text.starts_with("7500. ")) return 0;
          return 1;
        }) == 0);
}

TEST_CASE("a saved match grows in its file, and one that was cut off is continued", "[editor]") {
  LongMatch match;
  const std::string file = match.game().file;
  const auto text = [&] { return scripting::read_whole(file, 1U << 20); };
  const auto first = scripting::stamp_of(file);
  for (int n = 0; n < 6; ++n) {
    const std::string before = text();
    REQUIRE(match.act());
    CHECK(text().starts_with(before));
    CHECK(text().size() < before.size() + 260);
  }
  CHECK(first->file == scripting::stamp_of(file)->file);
  match.desk.carry_out(LeaveGame{});
  const std::string whole = text();
  scripting::write_whole(file, whole.substr(0, whole.find("{\"step\":6,") + 30));
  match.desk.carry_out(OpenRecord{file});
  CHECK(match.game().report.ply == 5);
  CHECK_THAT(match.desk.state().notice.text,
             Catch::Contains("the record is cut off after this line; the match continues "
                             "from the last complete action."));
  REQUIRE(match.act());
  CHECK(match.game().file == file);
  CHECK(read_record(text(), file).steps.size() == 7);
}

TEST_CASE("cached steps equal those that are read afresh", "[editor]") {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Match match = seed % 2 == 0 ? Match(rules("hunt"), seed) : Match(walkers_rules(), seed);
    Random random(seed);
    std::vector<HistoryCache> keepers(3);
    for (int n = 0; n < 40; ++n) {
      wander_about(match, random);
      if (n % 10 == 9) {
        match.promote(match.cursor());
        for (HistoryCache& keeper : keepers) keeper = HistoryCache();
      }
      const Table table(match);
      for (std::size_t v = 0; v < keepers.size(); ++v) {
        constexpr std::array<SeatId, 3> k_viewers{SeatId::owner, SeatId(0), SeatId(1)};
        const SeatId viewer = k_viewers.at(v);
        const HistorySteps& kept = keepers[v].follow(table, viewer);
        REQUIRE(alike(kept, HistoryCache().follow(table, viewer)));
        const bool line = is_seat(viewer) && match.game().hides();
        REQUIRE(kept.size() == (line ? match.tree().line().size() : nth(match.tree().size())));
      }
    }
  }
}

TEST_CASE("cached lines of the log equal those that are read afresh", "[editor]") {
  const auto same = [](const LogLine& a, const LogLine& b) {
    return a.number == b.number && a.step == b.step && a.text == b.text && a.rules == b.rules;
  };
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Match match = seed % 2 == 0 ? Match(rules("hunt"), seed) : Match(walkers_rules(), seed);
    Random random(seed);
    std::vector<LogCache> caches(2);
    int kept = 0;
    for (int n = 0; n < 120; ++n) {
      random.below(3) == 0 ? wander_about(match, random) : wander(match, random, 1);
      const Table table(match);
      const auto viewer = SeatId(static_cast<int>(random.below(2)));
      LogCache& cache = caches[nth(viewer)];
      HistoryCache steps;
      const NodeId cursor = table.report(Issuer::owner(), StatusQuery()).cursor;
      const int from = cache.first_new(cursor, steps.follow(table, viewer));
      kept += from > 0 ? 1 : 0;
      Report report = table.report(
          Issuer::owner(),
          ViewQuery{
              .seat = viewer, .log_from = from, .log_last = LogCache::k_lines, .named = true});
      cache.complete(report, cursor);
      const Report fresh = table.report(
          Issuer::owner(), ViewQuery{.seat = viewer, .log_last = LogCache::k_lines, .named = true});
      REQUIRE(report.log_size == fresh.log_size);
      REQUIRE(std::ranges::equal(report.log, fresh.log, same));
    }
    CHECK(kept > 10);
  }
}

TEST_CASE("copies of a long list share equal blocks, and changes affect only one copy",
          "[editor]") {
  SharedList<int> list;
  for (int i = 0; i < 1000; ++i) list.push_back(i);
  const SharedList<int> before = list;
  list.change(300) = -1;
  list.cut(700);
  list.push_back(7);
  CHECK(before.size() == 1000);
  CHECK(before[300] == 300);
  CHECK(before[700] == 700);
  CHECK(list.size() == 701);
  CHECK(list[300] == -1);
  CHECK(list.back() == 7);
  CHECK(&before[0] == &list[0]);
  list.cut(256);
  CHECK(list.back() == 255);
  list.cut(0);
  CHECK(list.empty());
  int sum = 0;
  for (const int value : before) sum += value;
  CHECK(sum == 499500);
}

}  // namespace hr::tests
