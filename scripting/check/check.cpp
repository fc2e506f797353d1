// SPDX-License-Identifier: MIT
#include "scripting/check/check.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "core/base/letter_case.h"
#include "core/base/words.h"
#include "core/game/definition_facts.h"
#include "core/scenario/scenario.h"
#include "scripting/check/check_findings.h"
#include "scripting/check/check_games.h"
#include "scripting/check/check_settings.h"
#include "scripting/check/impossible.h"
#include "scripting/check/lint.h"
#include "scripting/check/lint_attributes.h"
#include "scripting/check/lint_dealing.h"
#include "scripting/check/lint_functions.h"
#include "scripting/check/lint_letters.h"
#include "scripting/check/lint_never.h"
#include "scripting/check/lint_seats.h"
#include "scripting/check/lint_secrets.h"
#include "scripting/check/lint_sheets.h"
#include "scripting/check/lint_template_card.h"
#include "scripting/check/open_secrets.h"
#include "scripting/lua/memory.h"
#include "scripting/ruleset/sheets.h"
#include "scripting/source/api_version.h"

namespace hr::scripting {

namespace {

using Severity = Finding::Severity;

// Each failure may have taken a second, so an endless loop must not be run a hundred times.
constexpr int k_max_unloaded = 12, k_max_failed = 5;
constexpr std::uint64_t k_first_listed_actions = 4'000'000,
                        k_listed_actions = 400'000;  // legal actions listed

// A count as text: "1 game", "12 games".
std::string count(std::uint64_t n, const char* what) {
  return fmt::format("{} {}{}", n, what, n == 1 ? "" : "s");
}

// The actions of seats in scenarios, as they are typed there.
std::vector<std::string> actions_in(const std::vector<RuleFile>& tests) {
  std::vector<std::string> out;
  for (const RuleFile& file : tests) {
    if (!file.name.ends_with(".scenario")) continue;
    try {
      for (const Scenario& scenario : read_scenarios(file.name, file.text))
        for (const Statement& statement : scenario.statements)
          if (statement.type == StatementType::play) out.push_back(fold_case(statement.text));
    } catch (const Error&) {  // the test of that file reports it
      continue;
    }
  }
  return out;
}

// "place ant K11" begins with the verb place_ant, as does "place_ant K11".
bool begins_with_verb(const std::string& action, const std::string& verb) {
  return std::ranges::any_of(std::array{verb, spoken(verb)}, [&](const std::string& name) {
    return (action + " ").starts_with(fold_case(name) + " ");
  });
}

class RulesetCheck {
 public:
  RulesetCheck(const RulesetText& ruleset_text, const CheckPlan& plan)
      : ruleset_text_(ruleset_text),
        given_(ruleset_text.settings),
        plan_(plan),
        places_(ruleset_text),
        tested_(actions_in(plan.tests)) {}

  CheckReport run(const std::function<void(std::size_t, std::size_t)>& progress) {
    try {
      const Allowance allowance(plan_.limits);
      look_and_play(progress);
    } catch (const Exhausted&) {
      if (Allowance::unwinding()) throw;
      report_.stopped = true;
    }
    judge_slow();
    report_.findings = findings_.take();
    return report_;
  }

 private:
  void look_and_play(const std::function<void(std::size_t, std::size_t)>& progress) {
    if (const auto first = load(given_)) {
      findings_.add_new(lint_globals(places_, first->api()));
      look_for_unused(*first);
      play_all(settings_to_try(first->options(), given_, plan_.seed), progress);
      judge_endless();
      judge_idle();
      if (failed_ == 0) judge_unseen();
      judge_open_secrets();
    } else {
      findings_.add_new(lint_globals(places_, k_api_version));
    }
  }

  std::unique_ptr<Ruleset> try_to_load(const Settings& settings) {
    RulesetText ruleset_text = ruleset_text_;
    ruleset_text.settings = settings;
    try {
      const Allowance both({.time = std::chrono::milliseconds(750)});
      look_at_sheets(load_sheets(ruleset_text));
      return load_ruleset(ruleset_text);
    } catch (const Exhausted& exhausted) {
      if (Allowance::unwinding()) throw;
      throw Overrun(fmt::format("{}/rules.lua: {}", ruleset_text.ruleset, exhausted.what()));
    }
  }

  void look_at_sheets(const Sheets& sheets) {
    if (!plan_.variants) return;
    for (Finding& found : lint_sheets(places_, sheets, *plan_.variants))
      findings_.add(found.message, found);
  }

  // Returns null and adds a finding if it does not load.
  std::unique_ptr<Ruleset> load(const Settings& settings) {
    try {
      return try_to_load(settings);
    } catch (const Error& error) {
      ++unloaded_;
      const bool off = settings.size() > given_.size();
      const std::string part = off ? "options." + settings.back().first : "";
      const LocatedMessage complaint = places_.take_apart(error.what(), part);
      findings_.add("load",
                    finding(complaint.place, Severity::error, complaint.sentence,
                            off ? "fix the error there, or narrow the option's range" : ""),
                    off ? settings_text(settings) + unreachable(settings) : "");
      return nullptr;
    }
  }

  // For one option with a value under which nothing loads: whether any other settings make it load.
  std::string unreachable(const Settings& settings) {
    const bool alone = settings.size() == given_.size() + 1;
    if (!alone || unloaded_ > 3 || options_.empty()) return "";
    int tried = 0;
    for (const Settings& more : settings_to_try(options_, settings, plan_.seed)) {
      if (more.size() == settings.size()) continue;
      if (++tried > k_combinations || (plan_.time_is_up && plan_.time_is_up())) break;
      try {
        try_to_load(more);
        return "; it loads " + settings_text(more);
      } catch (const Error&) {
        continue;
      }
    }
    return fmt::format("; {} can never be {}", settings.back().first, settings.back().second);
  }

  void look_for_unused(Ruleset& ruleset) {
    options_ = ruleset.options();
    std::vector<std::string> options;
    for (const Option& option : options_) options.push_back(option.name);
    for (Finding& found :
         lint_unused(places_, options, hook_names(ruleset.memory()), ruleset.game()->definition()))
      findings_.add(found.message, found);
    const GameDef& def = ruleset.game()->definition();
    for (auto* lint : {lint_misread, lint_secrets, lint_dealing, lint_never, lint_functions,
                       lint_letters, lint_seats, lint_template_card})
      for (Finding& found : lint(places_, def)) findings_.add(found.message, found);
    if (options_.empty())  // which cards there are may depend on options
      for (Finding& found : lint_attributes(places_, def)) findings_.add(found.message, found);
  }

  void play_all(const std::vector<Settings>& settings,
                const std::function<void(std::size_t, std::size_t)>& progress) {
    const std::uint64_t first = settings.size() == 1 ? plan_.games : (plan_.games + 3) / 4;
    const std::uint64_t others = settings.size() - 1, rest = plan_.games - first;
    report_.all_games = plan_.games;
    report_.all_settings = settings.size();
    for (std::size_t i = 0; i < settings.size(); ++i) {
      report_.stopped = report_.stopped || (plan_.time_is_up && plan_.time_is_up());
      if (report_.stopped) return;
      if (unloaded_ >= k_max_unloaded || failed_ >= k_max_failed) {
        report_.untried = settings.size() - i;
        return;
      }
      const std::uint64_t share = i == 0 ? first : rest / others + (i <= rest % others ? 1 : 0);
      const auto ruleset = load(settings[i]);
      if (ruleset)
        play(*ruleset, settings[i], share, i == 0 ? k_first_listed_actions : k_listed_actions);
      if (progress) progress(i + 1, settings.size());
    }
  }

  void play(Ruleset& ruleset, const Settings& settings, std::uint64_t games,
            std::uint64_t listed_actions) {
    const auto second_copy = load(settings);
    if (!second_copy) return;
    ++report_.settings;
    const RoundResult result = play_round(ruleset, *second_copy,
                                          {.games = games,
                                           .seed = plan_.seed,
                                           .limit = plan_.limit,
                                           .listed_actions = listed_actions,
                                           .time_is_up = plan_.time_is_up});
    report_.stopped = result.broken_off;
    if (result.watched > 0) ++watched_settings_;
    report_.games += result.games;
    report_.actions += result.actions;
    watched_ += result.watched;
    for (const Coverage::CoverageEntry& entry : result.entries) seen_[entry.path] |= entry.seen;
    for (const VerbDef& verb : ruleset.game()->definition().verbs)
      check_verb(verb, ruleset.game()->definition());
    if (result.cut > 0) judge_cut(ruleset, settings, result);
    judge(ruleset, settings, result);
  }

  // Users may choose options that lift the limits of a game; then a game without end is not an
  // error.
  void judge_cut(const Ruleset& ruleset, const Settings& settings, const RoundResult& result) {
    const Settings lifted = lifted_limits(ruleset.options(), settings);
    const std::uint64_t ending =
        lifted.empty() ? 0 : games_ending_without(lifted, settings, result);
    if (report_.stopped) return;
    if (ending < result.games) return endless_.push_back({settings, result});
    if (report_.unlimited++ == 0)
      report_.unlimited_by = lifted, report_.unlimited_after = result.limit;
  }

  // The settings that make an option 0 where that means none or never.
  static Settings lifted_limits(const std::vector<Option>& options, const Settings& settings) {
    const OptionValue zero = std::int64_t{0};
    Settings out;
    for (const auto& setting : settings) {
      const auto option = std::ranges::find(options, setting.first, &Option::name);
      if (option->zero && option->value == zero && option->standard != zero) out.push_back(setting);
    }
    return out;
  }

  // How many of the same games end if those options have their defaults.
  std::uint64_t games_ending_without(const Settings& lifted, Settings settings,
                                     const RoundResult& result) {
    std::erase_if(settings,
                  [&](const auto& setting) { return std::ranges::count(lifted, setting) > 0; });
    const auto ruleset = load(settings), second_copy = load(settings);
    if (!ruleset || !second_copy) return 0;
    const RoundResult again = play_round(*ruleset, *second_copy,
                                         {.games = result.games,
                                          .seed = plan_.seed,
                                          .limit = plan_.limit,
                                          .time_is_up = plan_.time_is_up});
    report_.stopped = again.broken_off;
    return again.problem ? 0 : again.games - again.cut;
  }

  // Rules that remember something make games differ, so only the cause is reported.
  void judge(const Ruleset& ruleset, const Settings& settings, const RoundResult& result) {
    const bool refused = result.problem && result.problem->type == ProblemType::refused;
    if (refused && settings != given_) {  // nobody can start such a game, so it is not an error
      ++report_.refused;
      return;
    }
    for (const MemoryChange& change : result.changes)
      findings_.add("memory", memory_finding(places_, change), settings_text(settings));
    if (!result.compared)
      findings_.add("memory",
                    finding(places_.of(""), Finding::Severity::warning,
                            "the tables of the rules are too large or too deeply nested to compare",
                            "keep file-level tables small: they are rebuilt at every load"),
                    settings_text(settings));
    const bool explained =
        !result.changes.empty() && result.problem && result.problem->type == ProblemType::unequal;
    if (!result.changes.empty() || result.problem) ++failed_;
    if (!result.problem || explained) return;
    const Game& game = *ruleset.game();
    findings_.add("play", problem_finding(places_, *result.problem, game),
                  fmt::format("{}, seed {}, {}", settings_text(settings), result.problem_seed,
                              problem_moment(*result.problem, game)));
  }

  // Under the default options a game must end; other settings may have been chosen deliberately.
  void judge_endless() {
    if (endless_.empty()) return;
    const auto& [settings, result] = endless_.front();
    const bool always = settings == given_;
    const std::string example =
        fmt::format("{}, seed {}", settings_text(settings), result.first_cut);
    const std::string more =
        endless_.size() == 1
            ? ""
            : fmt::format("; and under {}", count(endless_.size() - 1, "more setting"));
    const Finding found =
        finding(places_.of("ends"), always ? Severity::error : Severity::warning,
                fmt::format("ends: {} of {} did not end within {} actions ({}{})", result.cut,
                            count(result.games, "game"), result.limit, example, more),
                "add an end that is always reached, such as plies(1000), idle(100) or repeats(3)");
    findings_.add("endless", found);
  }

  // Not even one game for each setting could be finished in time.
  void judge_slow() {
    if (!report_.stopped || report_.all_games == 0 || failed_ > 0) return;
    if (report_.games >= std::min(report_.all_games, report_.all_settings)) return;
    const std::string played = report_.games == 0 ? "none" : fmt::format("only {}", report_.games);
    const std::string actions =
        report_.actions == 0 ? "" : fmt::format(" ({})", count(report_.actions, "action"));
    findings_.add("slow",
                  finding(places_.of(""), Severity::warning,
                          fmt::format("{} of {} could be finished in the time of the check{}: the "
                                      "rules are slow, or the games are long",
                                      played, count(report_.all_games, "game"), actions),
                          "houserules bench measures how fast the rules are; give the check more "
                          "time if they cannot be faster"));
  }

  // A game in which nobody can ever act.
  void judge_idle() {
    if (report_.games == 0 || report_.actions > 0 || failed_ > 0) return;
    findings_.add("idle",
                  finding(places_.of("verbs"), Severity::error,
                          fmt::format("verbs: nobody could act in any of {}: there was no "
                                      "legal action at the start",
                                      count(report_.games, "game")),
                          "fix the patterns and conditions of the verbs, or what the setup does"));
  }

  // Whether it can be proved under this setting as well that nobody can do this.
  void check_verb(const VerbDef& verb, const GameDef& def) {
    const std::string path = "verbs." + verb.name;
    if (verb.asked) asked_.insert(path);
    const std::string reason =
        verb.asked && !asks_for(def, verb.name) && !may_be_asked(places_, verb.name)
            ? "it is declared asked = true, but nothing asks for it"
            : impossible_patterns(verb, def);
    const auto known = impossible_.try_emplace(path, reason).first;
    if (reason.empty()) known->second.clear();
    const ZoneDef* const open = seen_anyway(verb, def);
    const auto secret = open_secrets_.try_emplace(path, open ? open->name : "").first;
    if (open == nullptr) secret->second.clear();
  }

  void judge_open_secrets() {
    if (report_.settings < report_.all_settings) return;
    for (const auto& [path, zone] : open_secrets_)
      if (!zone.empty())
        findings_.add(path + ".secret",
                      finding(places_.of(path), Severity::warning,
                              fmt::format("{}: secret = true hides nothing here, because everybody "
                                          "sees the zone \"{}\"",
                                          path, zone),
                              "leave it out; or say in the zone who may see it, as in per = "
                              "\"seat\", see = \"owner\""));
  }

  void judge_unseen() {
    const bool whole = watched_settings_ == report_.all_settings;
    const std::string where = fmt::format("in {} under {}{}", count(watched_, "game"),
                                          whole ? "" : std::to_string(watched_settings_) + " of ",
                                          count(report_.all_settings, "setting"));
    for (const auto& [path, seen] : seen_) {
      if (seen || watched_ == 0) continue;
      if (path.starts_with("verbs."))
        judge_pattern(path, where);
      else if (path.starts_with("kinds."))
        warn(path, "no piece of this kind was ever on the board " + where);
      else if (path.starts_with("zones."))
        warn(path, "no die was ever here " + where);
      else
        warn(path, "this event never occurred " + where);
    }
  }

  void warn(const std::string& path, const std::string& sentence) {
    findings_.add(path, finding(places_.of(path), Severity::warning, path + ": " + sentence,
                                "remove it, or fix what should lead to it"));
  }

  // Something that random players never did may be rare; something impossible is an error.
  void judge_pattern(const std::string& path, const std::string& where) {
    const std::string verb = path.substr(0, path.rfind('.'));
    const bool usable = std::any_of(seen_.begin(), seen_.end(), [&](const auto& other) {
      return other.second && other.first.substr(0, other.first.rfind('.')) == verb;
    });
    // Of equal actions the first pattern's counts, so a later one may be hidden by it.
    const bool first = path.ends_with(".1");
    if (usable)
      return warn(path, "this pattern never offered an action " +
                            (first ? "" : std::string("that no earlier pattern offers ")) + where);
    if (asked_.contains(verb) && asks_whether(places_, verb.substr(verb.find('.') + 1))) return;
    const bool all_read = report_.settings == report_.all_settings;
    if (const std::string& reason = impossible_[verb]; all_read && !reason.empty()) {
      findings_.add(verb, finding(places_.of(verb), Severity::error,
                                  fmt::format("{}: no seat can ever do this: {}", verb, reason),
                                  asked_.contains(verb)
                                      ? "ask for it with g:ask, g:offer or g:all, or remove it"
                                      : "fix its pattern, or remove it"));
      return;
    }
    if (is_tested(verb.substr(verb.find('.') + 1))) return;
    findings_.add(verb, finding(places_.of(verb), Severity::warning,
                                fmt::format("{}: no seat ever did this {}", verb, where),
                                "random players may rarely reach it: write a scenario for it, or "
                                "fix what should lead to it"));
  }

  bool is_tested(const std::string& verb) const {
    return std::ranges::any_of(
        tested_, [&](const std::string& action) { return begins_with_verb(action, verb); });
  }

  static constexpr int k_combinations = 8;

  struct Endless {
    Settings settings;
    RoundResult result;
  };

  const RulesetText& ruleset_text_;
  const Settings& given_;
  const CheckPlan& plan_;
  SourcePlaces places_;
  const std::vector<std::string> tested_;  // actions that scenarios play
  Findings findings_;
  CheckReport report_;
  std::vector<Option> options_;
  std::vector<Endless> endless_;
  std::map<std::string, bool> seen_;                 // by path, under any setting
  std::set<std::string> asked_;                      // verbs that must be asked for
  std::map<std::string, std::string> impossible_;    // why a verb is, under all settings; else ""
  std::map<std::string, std::string> open_secrets_;  // likewise the zone that shows its actions
  std::uint64_t watched_ = 0, watched_settings_ = 0;
  int unloaded_ = 0, failed_ = 0;
};

}  // namespace

bool CheckReport::has_no_errors() const {
  return std::none_of(findings.begin(), findings.end(),
                      [](const Finding& found) { return found.severity == Severity::error; });
}

CheckReport check(const RulesetText& ruleset_text, const CheckPlan& plan,
                  const std::function<void(std::size_t, std::size_t)>& progress) {
  return RulesetCheck(ruleset_text, plan).run(progress);
}

CheckReport unreadable(const std::string& id, const Error& error) {
  RulesetText nothing;
  nothing.ruleset = id;
  const LocatedMessage complaint = SourcePlaces(nothing).take_apart(error.what());
  CheckReport out;
  out.findings.push_back(finding(complaint.place, Severity::error, complaint.sentence));
  return out;
}

}  // namespace hr::scripting
