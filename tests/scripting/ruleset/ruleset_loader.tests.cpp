// SPDX-License-Identifier: MIT
// The loader, the one place that reads and runs rules, can be replaced.
#include "scripting/ruleset/ruleset_loader.h"

#include <catch2/catch.hpp>
#include <memory>
#include <string>
#include <utility>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "scripting/lua/shared_time.h"
#include "tests/scripting/loading.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

using namespace scripting;

namespace {

const std::string k_rules =
    "return { name = 'S', seats = { 'a' }, board = grid{ 2, 2 }, zones = { field = {} },\n"
    "kinds = { cube = {} }, verbs = { put = place{ 'cube' } } }\n";

// Passes on all calls, and counts them.
class Counting final : public RulesetLoader {
 public:
  Counting(std::unique_ptr<RulesetLoader> real, int& asked)
      : real_(std::move(real)), asked_(asked) {}

  std::unique_ptr<Ruleset> load(const RulesetText& ruleset_text,
                                const std::filesystem::path& folder,
                                const LoadExtras& extras) override {
    ++asked_;
    return real_->load(ruleset_text, folder, extras);
  }
  Sheets sheets(const RulesetText& ruleset_text) override {
    return ++asked_, real_->sheets(ruleset_text);
  }
  VariantInfo describe(const RulesetText& ruleset_text, const std::string& variant) override {
    return ++asked_, real_->describe(ruleset_text, variant);
  }

 private:
  std::unique_ptr<RulesetLoader> real_;
  int& asked_;
};

}  // namespace

TEST_CASE("Everything that reads rules uses the loader in place", "[scripting]") {
  const TemporaryRuleset there("t", k_rules);
  int asked = 0;
  auto before = set_ruleset_loader(std::make_unique<Counting>(make_ruleset_loader(), asked));
  const auto ruleset = load_ruleset(there.folder());
  CHECK(asked == 1);
  load_ruleset(ruleset->text());
  load_sheets(ruleset->text());
  CHECK(asked == 3);
  CHECK(describe_variants(there.folder()).empty());
  CHECK(ruleset->game()->cells() == 4);
  set_ruleset_loader(std::move(before));
  load_ruleset(there.folder());
  CHECK(asked == 3);
}

TEST_CASE("A ruleset that uses all the time leaves little for those after it", "[scripting]") {
  const TemporaryRuleset slow("slow",
                              "local n = {} while true do n[#n % 9 + 1] = ('x'):rep(99) end");
  const TemporaryRuleset good("good", k_rules);
  SharedTime time;
  const auto read = [&](const TemporaryRuleset& ruleset, const std::string& name) {
    return time.complaint_of(name, [&] { load_ruleset(ruleset.folder()); });
  };
  CHECK(read(good, "good").empty());
  CHECK_THAT(read(slow, "slow"), Catch::StartsWith("slow/rules.lua:1: ran for too long"));
  CHECK(read(slow, "slow") ==
        "slow: ran for too long (more than 50 ms, because another one had used up the time)");
  CHECK(read(good, "good").empty());
  std::string last;
  for (int i = 0; i < 4; ++i) last = read(slow, "slow");
  CHECK(last == "slow: was not read, because others had used up the time");
  CHECK(read(good, "good") == "good: was not read, because others had used up the time");
}

TEST_CASE(
    "Slow rulesets that still load use up the shared time, unless they fit in the free allowance",
    "[scripting]") {
  const TemporaryRuleset slow("slow",
                              "local n = 0 for i = 1, 4000000 do n = n + i % 3 end\n" + k_rules);
  const auto read = [&](SharedTime& time) {
    int done = 0;
    while (done < 150 && time.complaint_of("slow", [&] { load_ruleset(slow.folder()); }).empty())
      ++done;
    return done;
  };
  SharedTime all, free(std::chrono::milliseconds(100'000));
  const int most = read(all);
  CHECK(most > 0);
  CHECK(most < 150);
  CHECK(read(free) == 150);
}

TEST_CASE("The shared time is used up when the command's own time limit is reached",
          "[scripting]") {
  const TemporaryRuleset slow("slow",
                              "local n = {} while true do n[#n % 9 + 1] = ('x'):rep(99) end");
  const Allowance whole({.time = std::chrono::milliseconds(300), .whole = true});
  SharedTime time;
  const auto read = [&] { return time.complaint_of("slow", [&] { load_ruleset(slow.folder()); }); };
  CHECK_THAT(read(), Catch::StartsWith("slow/rules.lua:1: ran for too long"));
  CHECK(read() == "slow: was not read, because others had used up the time");
  CHECK_FALSE(Allowance::unwinding());
}

TEST_CASE("Rules stopped by the limit of a whole command are reported as such, with their line",
          "[scripting]") {
  const TemporaryRuleset slow("slow",
                              "local n = {}\nwhile true do n[#n % 9 + 1] = ('x'):rep(99) end");
  std::string place, what;
  try {
    const Allowance whole({.time = std::chrono::milliseconds(100), .whole = true});
    load_ruleset(slow.folder());
  } catch (const Exhausted& exhausted) {
    place = exhausted.place(), what = exhausted.what();
  }
  CHECK(place == "slow/rules.lua:2");
  CHECK(what == "ran for too long (more than 100 ms)");
}

}  // namespace hr::tests
