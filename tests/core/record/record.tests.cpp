// SPDX-License-Identifier: MIT
#include "core/record/replay.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <ctime>
#include <tuple>

#include "core/base/allowance.h"
#include "tests/support/recorded.h"

namespace hr::tests {

namespace {

double processor_seconds() {
  return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

void check_same(const Match& a, const Match& b) {
  REQUIRE(a.tree().size() == b.tree().size());
  CHECK(a.cursor() == b.cursor());
  CHECK(a.seed() == b.seed());
  CHECK(a.state() == b.state());
  CHECK(a.tree().main_line() == b.tree().main_line());
  for (int id = 0; id < a.tree().size(); ++id) {
    const Node &x = a.node(NodeId(id)), &y = b.node(NodeId(id));
    CHECK(x.hash == y.hash);
    CHECK(x.parent == y.parent);
    CHECK(x.children() == y.children());
    CHECK(x.choice() == y.choice());
    CHECK(x.faces() == y.faces());
    CHECK(x.events() == y.events());
    CHECK(x.type == y.type);
    CHECK(*a.rules(x).text == *b.rules(y).text);
  }
}

}  // namespace

TEST_CASE("a record contains all of a match: tree, changes of rules, positions, cursor and players",
          "[core]") {
  const Match match = rich_match();
  const std::string text = record_text(match, {{.name = "Ann"}, {.name = "Bob", .bot = BotSpec{}}});
  const Record record = read_record(text, "a.rec");
  CHECK(record.players.at(0).name == "Ann");
  CHECK(record.players.at(1).bot);
  CHECK(record.seats == std::vector<std::string>{"white", "black"});
  CHECK(record.ruleset_texts.size() == 2);
  const Match again = replay(record, open_recorded);
  check_same(match, again);
  CHECK(record_text(again, record.players) == text);
}

TEST_CASE("a record contains what seats said of a draw, and who has resigned", "[core]") {
  Match match(rules("8"), 7);
  Random random(1);
  wander(match, random, 3);
  match.talk_of_draw(k_first, StepType::offered);
  match.talk_of_draw(k_second, StepType::declined);
  match.talk_of_draw(k_second, StepType::offered);
  match.talk_of_draw(k_first, StepType::accepted);
  match.undo();
  match.resign(k_first);
  const std::string text = record_text(match, {});
  CHECK(text.find(R"({"step":4,"after":3,"table":"offer draw","seat":"white")") !=
        std::string::npos);
  const Match again = replay(read_record(text, "a.rec"), open_recorded);
  check_same(match, again);
  CHECK(again.winners() == std::vector{k_second});
  CHECK(record_text(again, {}) == text);

  // As a forger would have it.
  const std::vector<std::string> lines = lines_of(text);
  const auto with = [&](const char* what, const char* by) {
    std::vector<std::string> changed = lines;
    for (std::string& line : changed)
      if (line.find(what) != std::string::npos) {
        line = replaced(line, what, by);
        return complaint(sealed(changed));
      }
    return std::string("not found");
  };
  CHECK(with("\"accept draw\"", "\"demand draw\"") ==
        "a.rec:11: expected a step of the table, got \"demand draw\"");
  CHECK(with("\"decline draw\"", "\"accept draw\"") ==
        "a.rec:9: this step does not match the recorded position");
  CHECK(with("\"decline draw\",\"seat\":\"black\"", "\"decline draw\",\"seat\":\"white\"") ==
        "a.rec:9: You have agreed to a draw already.");
  CHECK(with("\"table\":\"decline draw\"", "\"dice\":[1],\"table\":\"decline draw\"") ==
        "a.rec:9: expected no dice where a draw is spoken of");
}

TEST_CASE("all rules of a record share one limit of time", "[core]") {
  const auto version = [](int number) {
    return open_recorded({.ruleset = "t",
                          .files = {{"rules.lua", "8"}},
                          .variants = {},
                          .settings = {{"n", std::to_string(number)}}});
  };
  Match match(version(0), 7);
  for (int number = 1; number < 40; ++number) match.change_rules(version(number));
  const Record record = read_record(record_text(match, {}), "a.rec");
  REQUIRE(record.ruleset_texts.size() == 40);
  check_same(match, replay(record, open_recorded));
  int opened = 0;
  const auto slowly = [&](const RulesetText& ruleset_text) {
    const double end = processor_seconds() + 0.2;  // a third of it counts under sanitizers
    while (processor_seconds() < end) Allowance::check_clock();
    ++opened;
    return open_recorded(ruleset_text);
  };
  CHECK_THROWS_WITH(replay(record, slowly, std::chrono::seconds(1)),
                    Catch::StartsWith("a.rec:") &&
                        Catch::Contains(": the rules in this record take too long to load: of 40 "
                                        "versions, ") &&
                        Catch::EndsWith(" could be loaded within 1 seconds of processor time"));
  CHECK(opened > 0);
  CHECK(opened < 20);
}

TEST_CASE("dice, including typed ones, and secret answers are restored", "[core]") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Match match(rules("hunt"), seed);
    Random random(seed);
    wander(match, random, 12);
    if (match.actors().size() == 1 && match.header().asks == 0)
      match.play(match.actors().front(), {match.game().verb("throw"), 0, {}}, std::vector<int>{6});
    check_same(match, replay(read_record(record_text(match, {}), "a.rec"), open_recorded));
  }
}

TEST_CASE("any bytes in a ruleset survive", "[core]") {
  std::string odd = "8 -- ";
  for (int c = 0; c < 256; ++c) odd += static_cast<char>(c);
  const Match match(rules(odd), 1);
  const Record record = read_record(record_text(match, {}), "a.rec");
  CHECK(*record.ruleset_texts.front().find("rules.lua") == odd);
}

TEST_CASE("an incomplete or modified record is refused with the line", "[core]") {
  const std::string text = record_text(rich_match(), {});
  const std::vector<std::string> lines = lines_of(text);
  const int count = static_cast<int>(lines.size());
  CHECK(complaint("") == "a.rec: expected a House Rules record, got an empty file");
  std::string rewritten = text;
  rewritten.insert(rewritten.find('\n'), "\r");
  CHECK_THAT(
      complaint(rewritten),
      Catch::StartsWith("a.rec:1: expected lines that end in line feeds alone, found carriage"));
  CHECK(complaint("hello\n") ==
        "a.rec:1: expected a line of a House Rules record, got something else");
  CHECK(complaint("{}\n") == "a.rec:1: this line has been altered: its checksum does not match");
  CHECK(complaint(text.substr(0, text.size() - 1)) ==
        "a.rec:" + std::to_string(count) + ": the record is cut off in this line");
  CHECK(complaint(joined({lines.begin(), lines.end() - 1})) ==
        "a.rec:" + std::to_string(count - 1) +
            ": the record ends here without its last line: it was cut off");
  CHECK(complaint(replaced(text, "\"seed\":7", "\"seed\":8")) ==
        "a.rec:4: this line, or one above it, has been altered: its checksum does not match");
  std::vector<std::string> swapped = lines;
  std::swap(swapped[5], swapped[6]);
  CHECK_THAT(complaint(joined(swapped)), Catch::StartsWith("a.rec:6: this line, or one above it"));
  CHECK_THAT(complaint(text + lines.back()),
             Catch::StartsWith("a.rec:" + std::to_string(count + 1)));
  CHECK(complaint("PK\x03\x04 a zip file\n") ==
        "a.rec:1: expected a line of a House Rules record, got something else");
}

TEST_CASE("a record that comes in pieces is read like one that comes at once", "[core]") {
  const std::string text = record_text(rich_match(), {});
  // The record, or why there is none.
  const auto outcome = [](const auto& read) {
    try {
      return record_text(replay(read(), open_recorded), {});
    } catch (const Error& error) {
      return std::string(error.what());
    }
  };
  const auto in_pieces = [](std::string_view rest, std::size_t size) -> NextPiece {
    return [rest, size, piece = std::string()]() mutable -> std::string_view {
      piece = rest.substr(0, size);
      rest.remove_prefix(piece.size());
      return piece;
    };
  };
  for (const std::string& some :
       {text, text.substr(0, text.size() - 1), text.substr(0, text.size() / 2),
        replaced(text, "\"seed\":7", "\"seed\":8"), std::string(), std::string("{}\n")})
    for (const std::size_t size : {1, 7, 100, 1'000'000}) {
      CHECK(outcome([&] { return read_record(in_pieces(some, size), "a.rec"); }) ==
            outcome([&] { return read_record(some, "a.rec"); }));
      CHECK(outcome([&] { return read_record_so_far(in_pieces(some, size), "a.rec"); }) ==
            outcome([&] { return read_record_so_far(some, "a.rec"); }));
    }
  const std::string piece(std::size_t{1} << 24, ' ');
  CHECK_THROWS_WITH(read_record([&] { return std::string_view(piece); }, "a.rec"),
                    "a.rec: a record is at most 256 MB");
}

TEST_CASE("the steps of a record are packed and read again", "[core]") {
  std::vector<RecordedStep> steps;
  RecordedSteps packed;
  Random random(1);
  const auto number = [&](std::uint64_t n) { return static_cast<int>(random.below(n)); };
  const auto name = [&] { return "name " + std::to_string(number(9)); };
  CHECK(packed.empty());
  for (int n = 0; n < 300; ++n) {
    RecordedStep step;
    step.line = n + number(20);
    step.parent = n == 0 ? 0 : number(static_cast<std::uint64_t>(n));
    step.type = StepType(number(9));
    step.rules = RulesId(number(3));
    step.hash = random.below(~0ULL);
    for (int faces = number(4); faces > 0; --faces) step.faces.push_back(number(2000) - 1000);
    for (int bytes = number(30); bytes > 0; --bytes) step.state += static_cast<char>(number(256));
    for (int actions = number(4); actions > 0; --actions) {
      NamedAction& action = step.actions.emplace_back(NamedAction{name(), name(), {}});
      for (int arguments = number(4); arguments > 0; --arguments)
        if (number(2) == 0)
          action.arguments.emplace_back(name());
        else
          action.arguments.emplace_back(std::int64_t{number(1000)} - 500);
    }
    packed.add(step);
    steps.push_back(step);
  }
  REQUIRE(packed.size() == 300);
  for (int n = 299; n >= 0; --n) {
    const RecordedStep &was = steps[nth(n)], is = packed[n];
    REQUIRE(std::tie(is.line, is.parent, is.type, is.faces, is.rules, is.state, is.hash) ==
            std::tie(was.line, was.parent, was.type, was.faces, was.rules, was.state, was.hash));
    REQUIRE(std::ranges::equal(is.actions, was.actions, [](const auto& a, const auto& b) {
      return a.seat == b.seat && a.verb == b.verb && a.arguments == b.arguments;
    }));
  }
}

TEST_CASE("a record contains who has run out of time, and what time each player had", "[core]") {
  Match match(rules("8"), 7);
  Random random(1);
  wander(match, random, 2);
  match.time_out(k_first);
  const std::string text = record_text(match, {});
  CHECK(text.find(R"({"step":3,"after":2,"table":"time out","seat":"white")") != std::string::npos);
  check_same(match, replay(read_record(text, "a.rec"), open_recorded));

  const auto with_line = [&](const std::string& line) {
    std::vector<std::string> changed = lines_of(text);
    changed.insert(changed.end() - 1, line);
    return complaint(sealed(changed));
  };
  const std::string set = R"({"clocks":[60,5,0],"check":""})";
  CHECK(with_line(set).empty());
  CHECK(with_line(R"({"clocks":[60,5],"check":""})") ==
        "a.rec:8: expected three numbers of seconds for clocks");
  CHECK(with_line(R"({"clocks":[0,5,0],"check":""})") ==
        "a.rec:8: Time can only be added after each action if there is time for the whole game.");
  CHECK(with_line(R"({"times":1,"left":[[1,0],[2,0]],"check":""})") ==
        "a.rec:8: expected clocks before the times on them");
}

TEST_CASE("records of other types or later versions are refused", "[core]") {
  const std::vector<std::string> lines = lines_of(record_text(rich_match(), {}));
  const auto with = [&](std::size_t line, const std::string& what, const std::string& by) {
    std::vector<std::string> changed = lines;
    changed[line] = replaced(changed[line], what, by);
    return complaint(sealed(changed));
  };
  CHECK(complaint(sealed(lines)).empty());
  CHECK(with(0, "\"format\":6", "\"format\":7") ==
        "a.rec:1: this record is of format 7, made by a newer version of House Rules; this one "
        "reads formats up to 6");
  CHECK(with(0, "\"record\"", "\"song\"") ==
        "a.rec:1: expected a House Rules record, got something else");
  CHECK(with(1, "\"text\":\"8\"", "\"text\":\"10\"") ==
        "a.rec:2: the rules in this line do not match their hash");
  CHECK(with(3, "\"white\"", "\"green\"") ==
        "a.rec: the recorded seats do not match the recorded rules");
  CHECK_THAT(with(4, "\"hash\":\"", "\"hash\":\"0"),
             Catch::StartsWith("a.rec:5: expected a hash of 16 digits, got \"0"));
  const std::string hash = lines[4].substr(lines[4].find("hash") + 7, 16);
  CHECK(with(4, hash, "0123456789abcdef") == "a.rec:5: the setup does not match the record");
  CHECK(with(5, "\"white\"", "\"green\"") == "a.rec:6: there is no seat \"green\" in this game");
  CHECK(with(5, "\"move\"", "\"jump\"") == "a.rec:6: there is no action \"jump\"");
  CHECK(with(5, "\"after\":0", "\"after\":5") ==
        "a.rec:6: expected \"after\" to be an integer from 0 to 0, got 5");
  CHECK(with(5, "\"step\":1", "\"step\":4") == "a.rec:6: expected step 1");
  CHECK(with(5, "\"arguments\":[\"", "\"arguments\":[\"Z") ==
        "a.rec:6: there is no cell \"Z" + lines[5].substr(lines[5].find("[\"") + 2, 2) +
            "\" on this board");
  CHECK(with(5, "\"after\":0", "\"after\":\"x\"") ==
        "a.rec:6: expected \"after\" to be an integer from 0 to 0, got \"x\"");
  CHECK(with(5, "\"arguments\":[", "\"arguments\":[1,2,3,4,") ==
        "a.rec:6: expected \"arguments\" to have at most 4 entries, got 6");
  CHECK(with(lines.size() - 1, "\"cursor\":", "\"cursor\":9") ==
        "a.rec:" + std::to_string(lines.size()) + ": expected the cursor at one of the steps");
}

TEST_CASE("a position that is invalid for the game is refused, whatever its bytes", "[core]") {
  for (const auto* which : {"8", "hunt"}) {
    Match match(rules(which), 3);
    const State sound = match.state();
    Random random(5);
    int refused = 0;
    for (int n = 0; n < 600; ++n) {
      State state = sound;
      const auto at = random.below(static_cast<std::uint64_t>(match.game().layout().words()));
      Word& word = state.words()[at];
      const Word before = word;
      word = n % 3 == 0 ? random.next() : n % 3 == 1 ? word ^ (Word{1} << random.below(64)) : ~word;
      if (word == before) continue;
      try {
        match.arrange(state);
        match.undo();
      } catch (const Error&) {
        ++refused;
      }
    }
    CHECK(refused > 500);  // counts such as plies and idle actions may be anything
    CHECK(match.state() == sound);
  }
  Match match(rules("8"), 3);
  State nonsense = match.state();
  for (std::size_t i = 0; i < nonsense.size(); ++i) nonsense.words()[i] = 0x00ff00ff00ff00ffU;
  CHECK_THROWS_WITH(match.arrange(nonsense),
                    Catch::StartsWith("This is not a valid position of this game: "));
}

TEST_CASE("a damaged record is refused, never misread", "[core]") {
  const Match match = rich_match();
  const std::string text = record_text(match, {});
  Random random(11);
  for (int n = 0; n < 300; ++n) {
    std::string damaged = text;
    const std::size_t place = random.below(damaged.size());
    switch (random.below(3)) {
      case 0:
        damaged[place] = static_cast<char>(damaged[place] ^ (1 << random.below(8)));
        break;
      case 1:
        damaged.erase(place, 1 + random.below(40));
        break;
      default:
        damaged.resize(place);
    }
    CAPTURE(n, place);
    CHECK_FALSE(complaint(damaged).empty());
  }
}

TEST_CASE("rules that have changed are not taken for those recorded", "[core]") {
  const Match match = rich_match();
  const Record record = read_record(record_text(match, {}), "a.rec");
  const auto other = [](const RulesetText& ruleset_text) {
    PlayableRules book = rules("8");
    book.engine = engine_of(cube_wars(8, 8, 0), std::make_shared<CubeWarsRules>());
    book.text = std::make_shared<const RulesetText>(ruleset_text);
    return book;
  };
  CHECK_THROWS_WITH(replay(record, other), "a.rec:5: the setup does not match the record");
  CHECK_THROWS_WITH(record_text(breakthrough_match(), {}),
                    "a match whose rules do not come from a ruleset cannot be recorded");
}

}  // namespace hr::tests
