// SPDX-License-Identifier: MIT
#include "core/lab/comparison.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/base/message.h"
#include "core/base/suggest.h"
#include "core/base/words.h"
#include "core/lab/pair_judge.h"
#include "core/lab/run_shards.h"
#include "core/statistics/checkpoints.h"
#include "core/statistics/e_bh.h"

namespace hr {

namespace {

std::vector<CommonMeasure> common_measures_of(const RulesVersion& first, const RulesVersion& second,
                                              const LabPlay& play) {
  const PlayableRules a = first.open(), b = second.open();
  if (a.game().seats() != b.game().seats())
    throw Unmeasurable(
        Message("{version} is for {n} {n:player|players}, and {other} for {others}; only versions "
                "for the same number can be compared.",
                first.name, a.game().seats(), second.name, b.game().seats())
            .in_english());
  return common_measures(a.game(), b.game(), play.watches(a.game().seats()));
}

std::size_t find_question(const std::vector<CommonMeasure>& measures, const std::string& name) {
  if (name.empty()) return 0;
  std::vector<std::string> all;
  std::string names;
  for (std::size_t i = 0; i < measures.size(); ++i) {
    if (measures[i].first.name == name) return i;
    all.push_back(measures[i].first.name);
    names += (names.empty() ? "" : ", ") + all.back();
  }
  const auto near = nearest_word(name, all);
  throw Unmeasurable(
      (near ? Message("Nothing that both versions have is called \"{name}\" (did you mean "
                      "\"{near}\"?). Expected one of: {names}.",
                      name, *near, names)
            : Message("Nothing that both versions have is called \"{name}\". Expected one of: "
                      "{names}.",
                      name, names))
          .in_english());
}

bool same_rules(const RulesVersion& first, const RulesVersion& second) {
  const auto a = first.open().text, b = second.open().text;
  return a && b && a->hash() == b->hash() && a->variants == b->variants &&
         a->settings == b->settings;
}

// Both versions, on one thread.
class PairWorker {
 public:
  PairWorker(const RulesVersion& first, const RulesVersion& second, const ComparisonRun& run,
             const std::vector<CommonMeasure>& measures, const std::stop_token& stop)
      : first_{LabGames(first.open(), run.play, stop), prefix(first, second)},
        second_{LabGames(second.open(), run.play, stop), prefix(second, first)},
        run_(run),
        measures_(measures) {}

  PairTally operator()(Shard pairs) {
    PairTally out(measures_);
    for (std::uint64_t pair = pairs.from; pair < pairs.to; ++pair) {
      const std::uint64_t seed = game_seed(run_.seed, pair);
      const bool counted = pair % k_counted_games == 0;
      const std::uint64_t other = run_.independent ? game_seed(~run_.seed, pair) : seed;
      const GameFacts first = play(first_, seed, counted, pair);
      out.add(first, play(second_, other, counted, pair));
    }
    return out;
  }

 private:
  struct ComparedPlayer {
    LabGames games;
    std::string prefix;  // of what its rules complain about
  };
  static std::string prefix(const RulesVersion& version, const RulesVersion& other) {
    return version.name == other.name ? "" : version.name + ": ";
  }
  static GameFacts play(ComparedPlayer& player, std::uint64_t seed, bool counted,
                        std::uint64_t pair) try {
    return player.games.play({seed, seed}, counted, pair);
  } catch (const Error& error) {
    throw Error(player.prefix + error.what());
  }

  ComparedPlayer first_, second_;
  const ComparisonRun& run_;
  const std::vector<CommonMeasure>& measures_;
};

// How the pairs are divided, and where they are kept.
ShardRun shards_of(const RulesVersion& first, const RulesVersion& second, const ComparisonRun& run,
                   const std::stop_token& stop) {
  return {.from = 0,
          .to = run.max_pairs,
          .shard = k_pairs_of_a_shard,
          .job = run.play.fast() ? k_games_of_a_job : 1,
          .threads = run.threads,
          .store = run.store,
          .plan = run.store == nullptr
                      ? ""
                      : plan_of_pairs(first, second, run.play, run.seed, run.independent),
          .part = run.part,
          .stop = stop};
}

}  // namespace

Comparison compare(const RulesVersion& first, const RulesVersion& second, const ComparisonRun& run,
                   const ComparisonProgress& progress) {
  const std::vector<CommonMeasure> measures = common_measures_of(first, second, run.play);
  Comparison out{.first = first.name, .second = second.name};
  out.question = find_question(measures, run.question);
  out.same_rules = same_rules(first, second);
  PairJudge judge(measures, out.question, run.together);
  PairTally batch(measures);
  Interval difference{-1, 1};
  std::stop_source ended;
  const auto tell = [&] {
    if (progress && !progress(judge.all().pairs() + batch.pairs(), difference))
      ended.request_stop();
  };
  const auto look = [&] {
    judge.look(batch);
    batch = PairTally(measures);
    difference = judge.difference();
    out.answer = judge.answer(run.target_width);
  };
  std::uint64_t next = std::min(next_checkpoint(0), run.max_pairs);
  const auto take = [&](const PairTally& job) {
    if (ended.stop_requested()) return false;
    batch += job;
    const std::uint64_t pairs = judge.all().pairs() + batch.pairs();
    if (pairs < next || run.part != nullptr) return true;
    look();
    tell();
    next = std::min(next_checkpoint(pairs), run.max_pairs);
    return !ended.stop_requested() && out.answer == Answer::unknown;
  };
  const auto work = [&] { return PairWorker(first, second, run, measures, ended.get_token()); };
  const auto read = [&](const std::string& text) { return read_pair_tally(text, measures); };
  run_shards<PairTally>(shards_of(first, second, run, ended.get_token()), work, read, take, tell);
  if (judge.all().pairs() == 0 && batch.pairs() > 0) look();
  out.measures = judge.measures();
  out.pairs = judge.all().pairs();
  out.actions = judge.all().actions();
  if (out.answer == Answer::unknown) out.more_pairs = judge.more_pairs(run.target_width);
  return out;
}

namespace {

// Marks the rows whose question is answered with "it differs", judged together.
void mark_rows(std::vector<ComparisonRow>& rows) {
  std::vector<double> evidence;
  for (const ComparisonRow& row : rows)
    evidence.push_back(row.found.pairs == 0 ? 0
                                            : row.found.measures[row.found.question].log_evidence);
  const std::vector<bool> differs = e_bh(evidence, k_alpha / 2);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    rows[i].differs = differs[i];
    if (differs[i]) rows[i].found.answer = Answer::differs;
  }
}

}  // namespace

std::vector<ComparisonRow> compare_each(const RulesVersion& first,
                                        std::span<const RulesVersion> others, ComparisonRun run,
                                        const RowsProgress& progress) {
  run.together = others.size();
  std::vector<ComparisonRow> out;
  std::uint64_t before = 0;
  bool ended = false;
  for (const RulesVersion& other : others) {
    ComparisonRow& row = out.emplace_back();
    row.found = {.first = first.name, .second = other.name};
    if (ended) continue;
    const auto tell = [&](std::uint64_t pairs, const Interval&) {
      const RowsDone done{out.size() - 1, others.size(), before + pairs,
                          run.max_pairs * others.size()};
      const RowsNext next = progress ? progress(done) : RowsNext::pair;
      ended = ended || next == RowsNext::end;
      return next == RowsNext::pair;
    };
    try {
      row.found = compare(first, other, run, tell);
    } catch (const Error& error) {
      const std::string_view reason = error.what(), name = other.name;
      const bool named = reason.starts_with(name) && reason.substr(name.size()).starts_with(": ");
      row.reason = reason.substr(named ? name.size() + 2 : 0);
    }
    before += run.max_pairs;
  }
  mark_rows(out);
  return out;
}

}  // namespace hr
