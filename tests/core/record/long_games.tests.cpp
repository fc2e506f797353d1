// SPDX-License-Identifier: MIT
// Long games: the cost of every operation depends on that operation and not on the length of the
// game.
#include <catch2/catch.hpp>
#include <numeric>

#include "core/match/log.h"
#include "core/match/random_play.h"
#include "core/record/record_writer.h"
#include "core/trials/secrecy.h"
#include "tests/support/limited.h"
#include "tests/support/walkers.h"

namespace hr::tests {

namespace {

constexpr int k_many = 100'000;

// Played, reported to both seats and the owner line by line, and recorded as it grows.
std::string played_and_written(Match& match, int actions) {
  Random random(1);
  RecordWriter writer;
  std::string record = writer.next(match, {}, {}, RecordWriter::End::open).text;
  std::vector<int> heard(3);
  for (int n = 0; n < actions; ++n) {
    play_at_random(match, match.actors().front(), random);
    for (std::size_t viewer = 0; viewer < heard.size(); ++viewer) {
      constexpr std::array<SeatId, 3> k_viewers{SeatId::owner, SeatId(0), SeatId(1)};
      int size = 0, &from = heard[viewer];
      from += static_cast<int>(log_lines(match, k_viewers.at(viewer), from, size).size());
      if (from != size) return "";
    }
    record += writer.next(match, {}, {}, RecordWriter::End::open).text;
  }
  return record + writer.next(match, {}).text;
}

std::string written(int actions) {
  Match match(walkers_rules(), 1);
  Random random(1);
  for (int n = 0; n < actions; ++n) play_at_random(match, match.actors().front(), random);
  return record_text(match, {});
}

// A tree with many branches and the cursor somewhere in it.
Match bushy_match(std::uint64_t seed) {
  Match match = seed % 2 == 0 ? hunt_match(seed) : Match(walkers_rules(), seed);
  Random random(seed);
  for (int branch = 0; branch < 12; ++branch) {
    wander(match, random, 12);
    match.go_to(
        NodeId(static_cast<int>(random.below(static_cast<std::uint64_t>(match.tree().size())))));
  }
  return match;
}

bool same_entry(const LogEntry& a, const LogEntry& b) {
  return a.node == b.node && a.step == b.step && a.event == b.event && a.action == b.action &&
         a.seat == b.seat && a.whole == b.whole;
}

}  // namespace

TEST_CASE("a hundred thousand actions are played, reported and recorded as they come", "[core]") {
  CHECK(within(2000, 12, [] {
          Match match(walkers_rules(), 1);
          const std::string record = played_and_written(match, k_many);
          return record == record_text(match, {}) ? 0 : 1;
        }) == 0);
}

TEST_CASE("a record of a hundred thousand actions is read and replayed", "[core]") {
  const std::string record = written(k_many);
  CHECK(within(2000, 12, [&] {
          const Match match = replay(read_record(record, "a.rec"), walkers_rules);
          return match.header().ply == k_many && record_text(match, {}) == record ? 0 : 1;
        }) == 0);
}

TEST_CASE("a long game takes little memory: its record as it is read, and each of its steps",
          "[core]") {
  const std::string record = written(k_many);
  const auto replayed = [&] {
    const Match match = replay(read_record(record, "a.rec"), walkers_rules);
    return match.header().ply == k_many ? 0 : 1;
  };
  CHECK(within(30, 12, replayed) == 0);
}

TEST_CASE("repetitions are counted without searching all positions", "[core]") {
  CHECK(within(2000, 12, [] {
          GameDef d = walkers();
          d.ends.push_back(
              {.type = EndType::repeats, .kind = {}, .from = {}, .to = {}, .n = k_many});
          Match match(engine_of(d, std::make_shared<WalkersRules>()), 1);
          Random random(1);
          for (int n = 0; n < k_many; ++n) play_at_random(match, match.actors().front(), random);
          const std::uint64_t end = match.state().hash();
          while (match.undo()) {
          }
          while (match.redo()) {
          }
          return match.state().hash() == end && match.state().keys().size() < 5000 ? 0 : 1;
        }) == 0);
}

TEST_CASE("at the end of a long game undo, redo, branches and earlier states are cheap", "[core]") {
  Match match = replay(read_record(written(k_many), "a.rec"), walkers_rules);
  const NodeId end = match.cursor();
  CHECK(within(500, 4, [&] {
          RecordWriter writer;
          writer.next(match, {});
          Random random(3);
          for (int n = 0; n < 10'000; ++n) {
            match.undo();
            play_at_random(match, match.actors().front(), random);
            const NodeId branch = match.cursor();
            match.go_to(end);
            if (n % 1000 == 0) match.promote(branch);
            if (match.tree().common(branch, end) != match.tree().at_depth(end, k_many - 1) &&
                branch != end)
              return 1;
            if (writer.next(match, {}).text.size() > 2000) return 2;
            if (log_entries(match, SeatId(0), log_size(match, SeatId(0)) - 1).size() != 1) return 3;
            if (rules_of_line(match).size() != 1) return 4;
          }
          return match.cursor() == end ? 0 : 5;
        }) == 0);
}

TEST_CASE("the depth of a node in its line is found from anywhere", "[core]") {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Match match = bushy_match(seed);
    for (int a = 0; a < match.tree().size(); ++a) {
      const std::vector<NodeId> one = match.tree().line(NodeId(a));
      REQUIRE(match.node(NodeId(a)).depth == static_cast<int>(one.size()) - 1);
      for (std::size_t depth = 0; depth < one.size(); ++depth)
        REQUIRE(match.tree().at_depth(NodeId(a), static_cast<int>(depth)) == one[depth]);
      for (int b = 0; b < match.tree().size(); ++b) {
        const std::vector<NodeId> two = match.tree().line(NodeId(b));
        REQUIRE(match.tree().common(NodeId(a), NodeId(b)) ==
                *(std::ranges::mismatch(one, two).in1 - 1));
      }
    }
  }
}

TEST_CASE("the log of a seat can be read from any line on", "[core]") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Match match = bushy_match(seed);
    for (int id = 0; id < match.tree().size(); ++id) {
      match.go_to(NodeId(id));
      for (const SeatId seat : {SeatId::owner, SeatId::none, SeatId(0), SeatId(1)}) {
        const std::vector<LogEntry> all = log_entries(match, seat);
        REQUIRE(log_size(match, seat) == static_cast<int>(all.size()));
        for (std::size_t from = 0; from <= all.size() + 1; ++from) {
          const std::vector<LogEntry> rest = log_entries(match, seat, static_cast<int>(from));
          REQUIRE(std::ranges::equal(rest, std::span(all).subspan(std::min(from, all.size())),
                                     same_entry));
          const int most = static_cast<int>(from % 5);
          const auto some = log_entries(match, seat, static_cast<int>(from), most);
          REQUIRE(std::ranges::equal(
              some, std::span(rest).first(std::min<std::size_t>(from % 5, rest.size())),
              same_entry));
        }
      }
    }
  }
}

TEST_CASE("the log of a long game can be read in parts", "[core]") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Match match = bushy_match(seed);
    for (const SeatId seat : {SeatId::owner, SeatId::none, SeatId(0), SeatId(1)})
      for (const int steps : {1, 2, 5, 1000}) {
        int size = 0;
        const std::vector<LogLine> all = log_lines(match, seat, 0, size);
        std::vector<LogLine> parts;
        for (int first = 0; first <= match.node().depth + 1; first += steps)
          for (LogLine& line : log_lines_between(match, seat, first, first + steps - 1))
            parts.push_back(std::move(line));
        REQUIRE(std::ranges::equal(all, parts, [](const LogLine& a, const LogLine& b) {
          return a.number == b.number && a.step == b.step && a.text == b.text &&
                 a.repeats == b.repeats && a.type == b.type;
        }));
      }
  }
}

TEST_CASE("the state of any node can be computed without going there", "[core]") {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Match match = bushy_match(seed);
    for (int id = 0; id < match.tree().size(); ++id)
      CHECK(match.state_at(NodeId(id)).hash() == match.node(NodeId(id)).hash);
  }
}

TEST_CASE("secrets are tested in long games as in short ones", "[core]") {
  GameDef d = hunt();  // after the treasures are hidden, both only walk
  std::erase_if(d.verbs, [](const VerbDef& verb) { return verb.effect; });
  const PlayableRules book = playable_of(d, std::make_shared<HuntRules>());
  CHECK(within(500, 45, [&] {
          const SecrecyResult found = secrecy(book, {.worlds = 2, .seed = 1, .actions = 2'000});
          return !found.leak && found.actions > 3'600 ? 0 : 1;
        }) == 0);
}

}  // namespace hr::tests
