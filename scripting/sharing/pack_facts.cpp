// SPDX-License-Identifier: MIT
#include "scripting/sharing/pack_facts.h"

#include <algorithm>
#include <memory>

#include "core/base/error.h"
#include "core/base/letter_case.h"
#include "core/game/game.h"
#include "core/kernel/make_engine.h"
#include "core/record/replay.h"
#include "core/trials/simulate.h"
#include "scripting/pack/pack_files.h"
#include "scripting/ruleset/open_rules.h"
#include "scripting/ruleset/ruleset.h"
#include "scripting/scenarios/test_run.h"
#include "scripting/sharing/change_words.h"
#include "scripting/source/read_ruleset_text.h"

namespace hr::scripting {

namespace {

GameLengths sample_games(const RulesetText& ruleset_text, const FactsPlan& plan) {
  const EngineFactory make = [&] {
    const std::shared_ptr<Ruleset> ruleset = load_ruleset(ruleset_text);
    return EngineInstance{.rules = ruleset,
                          .engine = make_engine(ruleset->game(), ruleset->rules())};
  };
  SimulationRun run{.games = plan.games, .threads = 1, .seed = 1, .limit = plan.limit};
  run.allowance.time = plan.sample;
  GameLengths out;
  try {
    const Tally tally = simulate(make, run);
    out.games = tally.lengths.count();
    out.unfinished = tally.cut;
    out.shortest = tally.lengths.min();
    out.usual = tally.lengths.quantile(50);
    out.longest = tally.lengths.max();
  } catch (const Error& error) {
    out.problem = error.what();
  }
  return out;
}

void add_result(TestFacts& facts, const std::string& problem) {
  if (problem.empty()) {
    ++facts.passed;
    return;
  }
  if (facts.failed++ == 0) facts.first_failure = problem;
}

// Under the pack's rules, every step of a recorded game must lead to the recorded position.
std::string replay_problem(const Pack& pack, const RuleFile& file) {
  try {
    const Record record = read_record(file.text, file.name);
    static_cast<void>(replay(record, [&](const RulesetText& ruleset_text) {
      if (record.ruleset_texts.size() > 1) return open_playable(ruleset_text);
      return open_playable(ruleset_text_of(pack, ruleset_text.variants, ruleset_text.settings));
    }));
    return "";
  } catch (const Error& error) {
    return error.what();
  }
}

TestFacts run_all_tests(const Pack& pack, const FactsPlan& plan) {
  TestFacts out;
  TestTexts texts{.rules = all_rules(pack), .tests = {}};
  std::vector<RuleFile> records;
  for (RuleFile& file : tests_of(pack))
    (file.name.ends_with(".rec") ? records : texts.tests).push_back(std::move(file));
  const auto stop = [&] {
    out.stopped = out.stopped || (plan.time_is_up && plan.time_is_up());
    return out.stopped;
  };
  run_tests(texts, [&](const TestResult& result, std::size_t all) {
    const bool passes = result.verdict == TestVerdict::passes;
    add_result(
        out, passes ? "" : result.file + ":" + std::to_string(result.line) + ": " + result.message);
    return out.passed + out.failed == all || !stop();
  });
  for (const RuleFile& file : records)
    if (!stop()) add_result(out, replay_problem(pack, file));
  return out;
}

// The known game that this one changes, or is called like; null if there is none.
const KnownGame* find_known(const PackFacts& facts, std::span<const KnownGame> known) {
  const auto of = [&](const std::string& ruleset) -> const KnownGame* {
    const auto found = std::ranges::find(known, ruleset, &KnownGame::ruleset);
    return found == known.end() ? nullptr : &*found;
  };
  if (const KnownGame* game = of(facts.ruleset)) return game;
  for (const KnownGame& game : known)
    if (same_word(game.name, facts.name)) return &game;
  for (const Origin& origin : facts.origins)
    if (const KnownGame* game = of(origin.ruleset)) return game;
  return nullptr;
}

void compare(PackFacts& facts, const KnownGame& game, const Pack& pack) {
  // All variants count as files of the game; those in force are listed by what they change.
  const RulesetText was = text_of_files(game.ruleset, game.files);
  const RulesetText is = ruleset_text_of(pack, pack.variants, pack.settings);
  facts.changes = change_phrases(was, is);
  const RulesetText plain = ruleset_text_of(pack, {}, {});
  const bool same_rules = differences(was, plain).empty();
  const bool same_name = game.ruleset == facts.ruleset || same_word(game.name, facts.name);
  facts.claims = same_name && !same_rules;
  facts.changed_copy = facts.claims && is_mostly_same(was, plain);
  facts.original = game.ruleset;
  (facts.changes.empty() && game.ruleset == facts.ruleset ? facts.same_as : facts.like) = game.name;
}

// Of a variant of the known game: what that says of it. Of any other one: what it does to the
// rules, which is true whatever its author says.
void tell_variant(PackFacts& facts, const VariantInfo& variant, const KnownGame* known,
                  const Pack& pack) {
  const auto of_known = [&] {
    const std::string name = "variants/" + variant.id + ".lua";
    const auto in = [&](const std::vector<RuleFile>& files) {
      return std::ranges::find(files, name, &RuleFile::name);
    };
    const auto theirs = in(pack.files), ours = in(known->files);
    return theirs != pack.files.end() && ours != known->files.end() && theirs->text == ours->text;
  };
  const auto switched_on =
      std::ranges::find(facts.changes, "variant " + variant.id + " switched on");
  if (known != nullptr && !facts.claims && !variant.about.empty() &&
      switched_on != facts.changes.end() && of_known()) {
    *switched_on = variant.name + ": " + variant.about;
    return;
  }
  for (const std::string& change : variant.changes)
    facts.changes.push_back("variant " + variant.id + " " + change);
}

bool same_tests(const Pack& pack, const KnownGame& game) {
  return std::ranges::is_permutation(tests_of(pack),
                                     tests_of({.ruleset = game.ruleset, .files = game.files}));
}

}  // namespace

PackFacts pack_facts(const Pack& pack, std::span<const KnownGame> known, const FactsPlan& plan) {
  PackFacts out;
  out.hash = pack_hash(pack);
  out.ruleset = pack.ruleset;
  out.licence = licence_of(pack.files);
  std::unique_ptr<Ruleset> ruleset;
  try {
    ruleset = load_ruleset(ruleset_text_of(pack, pack.variants, pack.settings));
  } catch (const Error& error) {
    out.problem = error.what();
    return out;
  }
  const GameDef& game = ruleset->game()->definition();
  out.name = game.name;
  out.by = game.by;
  out.about = game.about;
  for (const SeatDef& seat : game.seats) out.seats.push_back(seat.name);
  out.origins = origins_of(pack.files);
  const KnownGame* const like = find_known(out, known);
  if (like != nullptr) compare(out, *like, pack);
  for (const VariantInfo& variant : ruleset->variants()) tell_variant(out, variant, like, pack);
  out.tests = run_all_tests(pack, plan);
  if (!out.like.empty()) out.tests.of_original = same_tests(pack, *like);
  out.length = sample_games(ruleset->text(), plan);
  return out;
}

}  // namespace hr::scripting
