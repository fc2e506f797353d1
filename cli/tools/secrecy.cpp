// SPDX-License-Identifier: MIT
// houserules secrecy: plays pairs of worlds that look alike to a seat, and finds leaks of hidden
// information (core/trials/secrecy.h), first with the options and variants that were chosen, then
// with others. Exit 3 also when something hidden was hardly compared, or settings were not tried.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include "cli/arguments/arguments.h"
#include "cli/arguments/locate.h"
#include "cli/arguments/seconds.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/json_output.h"
#include "cli/terminal/output.h"
#include "cli/terminal/progress.h"
#include "cli/tools/secrecy_report.h"
#include "cli/tools/tools.h"
#include "core/trials/secrecy.h"
#include "scripting/check/check_places.h"
#include "scripting/check/finding.h"
#include "scripting/check/other_settings.h"
#include "scripting/ruleset/open_rules.h"

namespace hr::cli {

namespace {

using scripting::OtherSetting;

// Of the time, while other settings wait: what the chosen one may take once enough pairs are
// compared, and in any case.
constexpr double k_first_share = 0.5, k_max_share = 0.9;

struct SecrecyArguments : RulesetArguments {
  SecrecyRun run;
  double seconds = 10;
  bool given_only = false;
  bool progress = false;
  bool json = false;
};

// "game/rules.lua:7: Bob is asked for …", if the error does not name its place.
std::string with_place(const scripting::Ruleset& ruleset, const RulesFailed& failed) {
  std::string text = failed.what();
  if (text.find(".lua:") != std::string::npos) return text;
  const scripting::SourcePlaces places(ruleset.text());
  const std::string path = failed.verb().empty() ? "setup" : "verbs." + failed.verb();
  const scripting::SourcePlace place = places.of(path);
  return fmt::format("{}: {}: {}", place.text(), path, text);
}

SecrecyResult search(const std::shared_ptr<scripting::Ruleset>& ruleset, const SecrecyRun& run,
                     const std::function<void(std::uint64_t)>& progress) {
  try {
    return secrecy(scripting::make_playable(ruleset), run, progress);
  } catch (const RulesFailed& failed) {
    throw Error(with_place(*ruleset, failed));
  }
}

class SecrecySearch {
 public:
  explicit SecrecySearch(const SecrecyArguments& arguments)
      : arguments_(arguments), ruleset_(open_ruleset(arguments)) {
    run_ = arguments.run;
    run_.limits = work_limits(arguments.seconds);
    run_.limits.time += std::chrono::milliseconds(500);  // for one step that takes long
    if (!arguments.given_only) others_ = scripting::other_settings(*ruleset_, arguments.run.seed);
  }

  Exit run() {
    const Interrupt interrupt;
    SecrecyReport report{.run = arguments_.run, .seconds = arguments_.seconds};
    report.found = first();
    report.first_seconds = used();
    if (!report.found.leak && !Interrupt::requested()) try_others(report);
    report.used = used();
    if (arguments_.json)
      print_json(secrecy_json(*ruleset_, report));
    else
      print(secrecy_text(*ruleset_, report));
    return verdict(report);
  }

 private:
  double used() const { return processor_seconds() - began_; }

  SecrecyResult first() {
    std::uint64_t pairs = 0;
    SecrecyRun run = run_;
    run.stop = [&] {
      const double share = others_.empty()               ? 1
                           : pairs >= enough_pairs(run_) ? k_first_share
                                                         : k_max_share;
      return Interrupt::requested() || used() >= share * arguments_.seconds;
    };
    const bool tells = arguments_.progress || messages_to_terminal();
    Progress told("pairs of worlds played");
    return search(ruleset_, run, [&](std::uint64_t done) {
      pairs = done;
      if (tells) told(done, run_.worlds);
    });
  }

  void try_others(SecrecyReport& report) {
    for (std::size_t i = 0; i < others_.size() && !report.others.leak; ++i) {
      const double left = arguments_.seconds - used();
      if (left <= 0 || Interrupt::requested()) {
        report.others.untried.push_back(others_[i].text);
        continue;
      }
      try_other(report.others, others_[i], used() + left / static_cast<double>(others_.size() - i));
    }
    for (const auto& [variant, why] : unread_)
      if (!read_.contains(variant))
        report.others.untried.push_back(
            fmt::format("variant {} (cannot be read: {})", variant, why));
  }

  std::shared_ptr<scripting::Ruleset> load_with(const OtherSetting& setting) const {
    if (!ruleset_->folder().empty())
      return scripting::load_ruleset(ruleset_->folder(), setting.settings, {}, setting.variants);
    RulesetText ruleset_text = ruleset_->text();  // of a pack, of which no other variants are tried
    ruleset_text.settings = setting.settings;
    return scripting::load_ruleset(ruleset_text);
  }

  // A few pairs under each, as many in all as under the first.
  void try_other(OtherResults& results, const OtherSetting& setting, double until) {
    constexpr std::uint64_t k_least = 20, k_tried = 5;
    std::shared_ptr<scripting::Ruleset> ruleset;
    try {
      ruleset = load_with(setting);
    } catch (const Error& error) {
      ++results.unloaded;  // nobody can start such a game
      const bool alone = setting.settings.size() == ruleset_->text().settings.size() &&
                         setting.variants.size() == ruleset_->text().variants.size() + 1;
      if (alone) unread_.emplace(setting.variants.back(), error.what());
      return;
    }
    read_.insert(setting.variants.begin(), setting.variants.end());
    if (!ruleset->game()->hides()) return void(++results.tried);
    ++results.hiding;
    SecrecyRun run = run_;
    run.quick = true;
    run.worlds = std::min(run_.worlds, std::max(k_least, run_.worlds / others_.size()));
    run.stop = [&] { return Interrupt::requested() || used() >= until; };
    try {
      SecrecyResult found = search(ruleset, run, {});
      results.pairs += found.pairs;
      if (found.leak) {
        results.leak = OtherLeak{ruleset, setting, std::move(found), run};
        return;
      }
      if (found.pairs >= std::min(k_tried, run.worlds))
        ++results.tried;
      else
        results.untried.push_back(setting.text);
    } catch (const Error& error) {
      results.untried.push_back(fmt::format("{} (the rules fail: {})", setting.text, error.what()));
    }
  }

  Exit verdict(const SecrecyReport& report) const {
    const SecrecyResult& found = report.found;
    if (found.leak || report.others.leak) return Exit::problems;
    if (found.stopped)
      message(fmt::format("secrecy: {}, with {} of {} pairs of worlds compared",
                          Interrupt::requested() ? "stopped" : out_of_time(arguments_.seconds),
                          found.pairs, run_.worlds));
    if (Interrupt::requested()) return Exit::not_enough;
    const bool enough = !ruleset_->game()->hides() || tells_enough(run_, found);
    return enough && report.others.untried.empty() ? Exit::ok : Exit::not_enough;
  }

  const SecrecyArguments& arguments_;
  std::shared_ptr<scripting::Ruleset> ruleset_;
  SecrecyRun run_;
  std::vector<OtherSetting> others_;
  std::set<std::string> read_;                 // variants that were switched on …
  std::map<std::string, std::string> unread_;  // … and those that could not be, and why
  double began_ = processor_seconds();
};

}  // namespace

void add_secrecy(CommandLine& line) {
  const auto arguments = std::make_shared<SecrecyArguments>();
  Command command = line.add_command(
      "secrecy",
      "Find leaks of hidden information: play pairs of worlds that look alike to a seat");
  add_ruleset(command, *arguments);
  command.add("--worlds", arguments->run.worlds, "Number of pairs of worlds (default 1000)")
      .type_name("NUMBER")
      .whole_number(1, 1'000'000'000);
  command
      .add("--actions", arguments->run.actions, "Stop a pair after this many actions (default 300)")
      .type_name("NUMBER")
      .whole_number(1, 1'000'000);
  add_seed(command, arguments->run.seed, "Random seed (default 1)");
  add_seconds(command, arguments->seconds,
              "; pairs compared by then are reported. Other options and variants share what is "
              "left of it");
  command.add_flag("--given-only", arguments->given_only,
                   "Try only the options and variants that are given, not the others");
  add_progress(command, arguments->progress);
  add_json(command, arguments->json);
  command.footer(
      "A game is played at random, and beside it another world that has shown one seat the same "
      "so\n"
      "far: secret actions of others and dice that it does not see differ. Until an event marked\n"
      "with reveals gives the seat different information, all of these must agree: view, legal\n"
      "moves and their descriptions, refusals, events, log, scores, who is asked and who is "
      "ready,\n"
      "undo, what a bot does, the exported record.\n"
      "The report lists what is hidden from somebody, and in how many pairs it differed; and to "
      "whom\n"
      "events marked with reveals were told. Options and variants that are not given are tried as\n"
      "well, as far as the time allows. Ctrl-C shows what was found so far.\n"
      "Exit codes: 0 no leak found, 1 leak found, 2 usage, 3 something hidden never differed or\n"
      "hardly ever, most pairs ended early, fewer than 200 pairs (or --worlds) in time, or "
      "options\n"
      "or variants were not tried, 4 variants in conflict, 5 no such ruleset.");
  command.runs([arguments] { return SecrecySearch(*arguments).run(); });
}

}  // namespace hr::cli
