// SPDX-License-Identifier: MIT
// Properties of every ruleset: it loads, plays to an end, remembers nothing between calls, and
// credits the game's author.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cctype>
#include <sstream>

#include "core/game/dead_end.h"
#include "core/trials/simulate.h"
#include "tests/support/files.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

using scripting::Option;
using scripting::Settings;

namespace {

constexpr std::uint32_t k_max_length = 20'000;  // actions; no game should need so many

std::vector<std::filesystem::path> all() { return scripting::find_rulesets(rulesets_folder()); }

std::string shown(const Settings& settings) {
  std::string out;
  for (const auto& [name, value] : settings) out += " " + name + "=" + value;
  return out;
}

// The values of an option at its bounds and other than its default.
std::vector<std::string> bounds(const Option& option) {
  const auto even = [&](std::int64_t n, int way) {
    return option.even && n % 2 != 0 ? n + way : n;
  };
  const auto first = [&](auto words, std::int64_t number) {
    return scripting::option_text(std::vector<std::string>(words, words + number));
  };
  switch (option.type()) {
    case scripting::OptionType::flag:
      return {"true", "false"};
    case scripting::OptionType::list:
      return {first(option.words.begin(), option.min), first(option.words.rbegin(), option.max)};
    case scripting::OptionType::word:
      return option.words;
    case scripting::OptionType::number:
      break;
  }
  return {std::to_string(even(option.min, 1)), std::to_string(even(option.max, -1))};
}

std::string any_value(const Option& option, Random& random) {
  const auto values = bounds(option);
  if (!scripting::facts_of(option.type()).steps) return values[random.below(values.size())];
  const std::int64_t step = option.even ? 2 : 1, low = std::stoll(values[0]);
  const auto steps = static_cast<std::uint64_t>((std::stoll(values[1]) - low) / step);
  return std::to_string(low + step * static_cast<std::int64_t>(random.below(steps + 1)));
}

// Every option at each of its bounds, the others at their defaults; then all at random.
std::vector<Settings> off_default(const std::vector<Option>& options, int random_ones) {
  std::vector<Settings> out;
  for (const Option& option : options)
    for (const std::string& value : bounds(option)) out.push_back({{option.name, value}});
  Random random(7);
  for (int i = 0; i < random_ones && !options.empty(); ++i) {
    Settings& settings = out.emplace_back();
    for (const Option& option : options)
      settings.emplace_back(option.name, any_value(option, random));
  }
  return out;
}

// legal() counts what pick() makes, list() lists and find() finds, with the same results twice.
void check_choices(Ready& ready, SeatId seat) {
  const std::uint64_t hash = ready.state.hash();
  const std::uint64_t legal = ready.engine->legal(ready.state, seat);
  const std::vector<Choice> list = ready.engine->list();
  REQUIRE(list.size() == legal);
  for (std::uint64_t n = 0; n < legal; ++n) REQUIRE(ready.engine->pick(n) == list[n]);
  for (const Choice& choice : list) REQUIRE(ready.engine->find(choice.action) == choice);
  std::vector<Action> actions;
  for (const Choice& choice : list) actions.push_back(choice.action);
  std::sort(actions.begin(), actions.end());
  REQUIRE(std::adjacent_find(actions.begin(), actions.end()) == actions.end());
  REQUIRE(ready.engine->legal(ready.state, seat) == legal);
  REQUIRE(ready.engine->list() == list);
  REQUIRE(ready.state.hash() == hash);
}

// One random action, carried out twice from copies: both times the same state and events.
void step(Ready& ready, Random& random) {
  const SeatId seat = actor(ready);
  check_choices(ready, seat);
  const std::uint64_t choices = ready.engine->legal(ready.state, seat);
  if (all_open(ready.state, *ready.game) && !ready.part.go_on(ready.state, *ready.game, choices))
    return;
  const Choice choice = ready.engine->pick(random.below(choices));
  State copy = ready.state;
  REQUIRE(copy == ready.state);
  REQUIRE(copy.hash() == ready.state.hash());
  std::vector<Event> told;
  ActionContext again{.chance = ready.context.chance, .events = &told};
  ready.engine->play(copy, seat, choice, again);
  ready.events.clear();
  ready.engine->play(ready.state, seat, choice, ready.context);
  REQUIRE(copy == ready.state);
  REQUIRE(told == ready.events);
  REQUIRE(State::deserialise(copy.serialise(), ready.game->layout().words()) == ready.state);
}

// Two random games; false if none can be started under these settings.
bool play_two(const std::filesystem::path& folder, const Settings& settings) {
  const auto ready = [&]() -> std::unique_ptr<Ready> {
    try {
      return std::make_unique<Ready>(folder, settings);
    } catch (const ImpossibleSetUp&) {
      return nullptr;
    }
  }();
  if (!ready) return false;
  CHECK_FALSE(ready->game->definition().card.empty());
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    ready->start(seed);
    Random random = random_choices(seed);
    ready->engine->playout(ready->state, random, ready->context, k_max_length);
  }
  return true;
}

// The names in a credit: its capitalised words, or all of it if there are none.
std::vector<std::string> names_in(const std::string& by) {
  std::vector<std::string> out;
  std::istringstream words(by);
  for (std::string word; words >> word;) {
    while (!word.empty() && std::ispunct(static_cast<unsigned char>(word.back()))) word.pop_back();
    if (!word.empty() && std::isupper(static_cast<unsigned char>(word.front())))
      out.push_back(word);
  }
  return out.empty() ? std::vector{by} : out;
}

}  // namespace

TEST_CASE("There are rulesets", "[rulesets]") { CHECK_FALSE(all().empty()); }

TEST_CASE("Every ruleset loads with a name, a credit, a sentence and a card", "[rulesets]") {
  for (const auto& folder : all()) {
    INFO(folder.filename());
    const Ready ready(folder);
    const GameDef& def = ready.game->definition();
    CHECK_FALSE(def.name.empty());
    CHECK_FALSE(def.by.empty());
    CHECK_FALSE(def.about.empty());
    CHECK_FALSE(def.card.empty());
    for (const Option& option : ready.ruleset->options()) {
      INFO(option.name);
      CHECK_FALSE(option.help.empty());
    }
  }
}

TEST_CASE("Every ruleset has a README that credits the game's author", "[rulesets]") {
  for (const auto& folder : all()) {
    INFO(folder.filename());
    const std::string readme = text_of(folder / "README.md");
    CHECK_FALSE(readme.empty());
    for (const std::string& name : names_in(Ready(folder).game->definition().by)) {
      INFO(name);
      CHECK(readme.find(name) != std::string::npos);
    }
  }
}

TEST_CASE("Random games of every ruleset come to an end", "[rulesets]") {
  for (const auto& folder : all()) {
    INFO(folder.filename());
    Ready ready(folder);
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      ready.start(seed);
      Random random = random_choices(seed);
      const Playout playout =
          ready.engine->playout(ready.state, random, ready.context, k_max_length);
      INFO(seed);
      CHECK_FALSE(playout.cut);
      CHECK(ready.header().ended);
    }
  }
}

TEST_CASE("Every ruleset loads and plays with its options at their bounds and at random",
          "[rulesets]") {
  int tried = 0, played = 0;
  for (const auto& folder : all())
    for (const Settings& settings : off_default(Ready(folder).ruleset->options(), 8)) {
      INFO(folder.filename() << shown(settings));
      CHECK_NOTHROW(played += play_two(folder, settings));
      ++tried;
    }
  CHECK(played > tried * 9 / 10);
}

TEST_CASE("Every rule answers the same when asked twice, and does not change the state",
          "[rulesets]") {
  for (const auto& folder : all()) {
    INFO(folder.filename());
    Ready ready(folder);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      ready.start(seed);
      const State first = ready.state;
      ready.start(seed);
      REQUIRE(ready.state == first);
      Random random = random_choices(seed);
      for (int n = 0; n < 150 && !ready.header().ended; ++n) step(ready, random);
    }
  }
}

TEST_CASE("A ruleset loaded twice plays the same game", "[rulesets]") {
  for (const auto& folder : all()) {
    INFO(folder.filename());
    Ready one(folder), other(folder);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      for (Ready* ready : {&one, &other}) {
        ready->start(seed);
        Random random = random_choices(seed);
        ready->engine->playout(ready->state, random, ready->context, k_max_length);
      }
      CHECK(one.state == other.state);
      CHECK(one.events == other.events);
    }
  }
}

}  // namespace hr::tests
