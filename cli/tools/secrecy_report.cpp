// SPDX-License-Identifier: MIT
#include "cli/tools/secrecy_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <vector>

#include "core/trials/endings.h"
#include "core/words/text.h"

namespace hr::cli {

namespace {

std::string count_of(std::uint64_t n, const char* one, const char* many) {
  return fmt::format("{} {}", n, n == 1 ? one : many);
}

// "zone map", "choices of hide", "rolls of draw".
std::string name_of(const HiddenThing& what) {
  switch (what.type) {
    case HiddenType::zone:
      return "zone " + what.name;
    case HiddenType::variable:
      return "variable " + what.name;
    case HiddenType::choice:
      return "choices of " + what.name;
    case HiddenType::roll:
      break;
  }
  return what.name.empty() ? "rolls of the setup" : "rolls of " + what.name;
}

// It changes, but was the same in all of many worlds that look alike: it follows from what
// everybody sees, such as coins that are paid in the open.
bool follows(const HiddenThing& what, const HiddenCount& count) {
  constexpr std::uint64_t k_many = 200;
  const bool part = what.type == HiddenType::zone || what.type == HiddenType::variable;
  return part && count.changes && count.differed == 0 && count.secret() >= k_many;
}

std::vector<std::string> thin_parts(const SecrecyResult& found) {
  std::vector<std::string> out;
  for (const auto& [what, count] : found.coverage.hidden())
    if (count.thin() && !follows(what, count)) out.push_back(name_of(what));
  return out;
}

Json leak_json(const Game& game, const Leak& leak) {
  Json differences = Json::array(), histories = Json::array();
  for (const Difference& difference : leak.differences)
    differences.push_back({{"channel", channel_name(difference.channel)},
                           {"one", difference.one},
                           {"other", difference.other}});
  for (const DifferentStep& step : leak.histories)
    histories.push_back({{"step", step.step}, {"one", step.one}, {"other", step.other}});
  return {{"to", seat_text(game, leak.to)},
          {"pair", leak.pair},
          {"action", leak.action},
          {"done", leak.done},
          {"differences", std::move(differences)},
          {"histories", std::move(histories)},
          {"known", leak.known},
          {"advice", leak.advice}};
}

Json hidden_json(const SecrecyCoverage& coverage) {
  Json out = Json::array();
  for (const auto& [what, count] : coverage.hidden())
    out.push_back({{"type", hidden_type_name(what.type)},
                   {"name", what.name},
                   {"pairs", count.pairs},
                   {"differed", count.differed},
                   {"known", count.known},
                   {"changes", count.changes},
                   {"thin", count.thin() && !follows(what, count)}});
  return out;
}

Json revealed_json(const SecrecyCoverage& coverage) {
  Json out = Json::array();
  for (const auto& [what, times] : coverage.revealed())
    out.push_back({{"event", what.event}, {"seats", what.seats}, {"times", times}});
  return out;
}

Json told_json(const Game& game, const SecrecyCoverage& coverage) {
  Json out = Json::array();
  for (const auto& [event, told] : coverage.told_to()) {
    Json seats = Json::object();
    for (const auto& [seat, times] : told.seats) seats[seat_text(game, seat)] = times;
    out.push_back({{"event", event},
                   {"seats", std::move(seats)},
                   {"holding", told.holding},
                   {"example",
                    {{"to", seat_text(game, told.example_to)},
                     {"holding", told.held},
                     {"text", told.example}}}});
  }
  return out;
}

Json ends_json(const Game& game, const SecrecyCoverage& coverage) {
  Json out = Json::array();
  for (const auto& [end, pairs] : coverage.revealing_ends())
    out.push_back({{"end", ending_text(game, end)}, {"pairs", pairs}});
  return out;
}

std::string histories_text(const Leak& leak) {
  if (leak.histories.empty()) return "";
  std::string out = "How the two worlds came about, where they differ:\n";
  const auto shown = [](const std::string& text) { return text.empty() ? "nothing" : text; };
  for (const DifferentStep& step : leak.histories)
    out += fmt::format("{:4}  {}\n      {}\n", step.step, shown(step.one), shown(step.other));
  return out;
}

std::string advice(const Leak& leak) {
  if (!leak.advice.empty()) return leak.advice;
  const bool at_end = std::ranges::any_of(leak.differences, [](const Difference& difference) {
    return difference.channel == Channel::scores || difference.channel == Channel::outcome;
  });
  if (leak.by_rule)
    return "A function ended the game here, and such an end cannot be marked: before it, tell an "
           "event marked with reveals that says as much; otherwise do not let the end depend on "
           "hidden information.";
  if (at_end)
    return "If the end may reveal it, mark the end, as in reveals(plies(60, \"score\")); otherwise "
           "do not let it depend on hidden information.";
  return "Announce it first with an event marked with reveals, or do not let it depend on hidden "
         "information.";
}

// " --variant fog --option a=1", if it was not found as given.
std::string flags_text(const scripting::Ruleset& ruleset, const std::string& with) {
  std::string out;
  if (with.empty()) return out;
  for (const std::string& variant : ruleset.text().variants) out += " --variant " + variant;
  for (const auto& [name, value] : ruleset.text().settings)
    out += fmt::format(" --option {}={}", name, value);
  return out;
}

// `with`: the options and variants under which it was found, " with option a=1"; "": as given.
std::string leak_text(const scripting::Ruleset& ruleset, const SecrecyRun& run, const Leak& leak,
                      const std::string& with) {
  const Game& game = *ruleset.game();
  if (!leak.known.empty())
    return fmt::format("{}: a leak{}: {}.\n{}\n", ruleset.id(), with, leak.known, leak.advice);
  std::string channels;
  for (const Difference& difference : leak.differences)
    channels += (channels.empty() ? "" : ", ") + std::string(channel_name(difference.channel));
  std::string out = fmt::format(
      "{}: a leak to {}{}: {}\nTwo worlds that look alike to {} differ after action {}: {}\n",
      ruleset.id(), seat_text(game, leak.to), with, channels, seat_text(game, leak.to), leak.action,
      leak.done);
  for (const Difference& difference : leak.differences)
    out += fmt::format("  {}\n    in one world:   {}\n    in the other:   {}\n",
                       channel_name(difference.channel), difference.one, difference.other);
  out += histories_text(leak);
  out += advice(leak);
  return out + fmt::format("\nFound in pair {} of --seed {}; reproduce it with{} --worlds {}.\n",
                           leak.pair, run.seed, flags_text(ruleset, with), leak.pair);
}

std::string hidden_line(const HiddenThing& what, const HiddenCount& count) {
  const std::string name = name_of(what);
  if (follows(what, count))
    return fmt::format(
        "  {}: no secret, because it was the same in all {} pairs: it follows from "
        "what everybody sees\n",
        name, count.secret());
  if (!count.changes) return fmt::format("  {}: always the same\n", name);
  if (count.no_secret())
    return fmt::format("  {}: no secret, because all seats see what goes in and comes out\n", name);
  return fmt::format("  {}: in {} of {}{}\n", name, count.differed,
                     count_of(count.secret(), "pair", "pairs"), count.thin() ? ", too few" : "");
}

std::string coverage_text(const SecrecyCoverage& coverage) {
  std::string out = "Of what is hidden from somebody, this differed between the two worlds:\n";
  for (const auto& [what, count] : coverage.hidden()) out += hidden_line(what, count);
  return out;
}

// The events of the ruleset, cards that its rules show, and passes that may reveal something, that
// were always told to all.
std::vector<std::string> told_to_all(const Game& game, const SecrecyCoverage& coverage) {
  std::map<std::string, bool> all;
  for (const auto& [what, times] : coverage.revealed()) {
    bool& so_far = all.try_emplace(what.event, true).first->second;
    so_far = so_far && what.seats == game.seats();
  }
  std::vector<std::string> out;
  for (const auto& [event, always] : all)
    if (always && (event == "shown" || event == "stuck" ||
                   std::ranges::find(game.definition().events, event, &EventDef::name) !=
                       game.definition().events.end()))
      out.push_back(event);
  return out;
}

// "penny 12, nickel 9": how often each seat was told.
template <class Counts, class Name>
std::string counts_text(const Counts& counts, const Name& name) {
  std::string out;
  for (const auto& [what, times] : counts)
    out += fmt::format("{}{} {}", out.empty() ? "" : ", ", name(what), times);
  return out;
}

// Who was told an event, what those held, and an example.
std::string told_text(const Game& game, const ToldTo& told, bool to_all) {
  constexpr std::size_t k_few = 6;
  const auto seat_name = [&](SeatId seat) { return seat_text(game, seat); };
  std::string out;
  if (!to_all) out += fmt::format("    told to: {}\n", counts_text(told.seats, seat_name));
  if (!to_all && !told.holding.empty() && told.holding.size() <= k_few)
    out += fmt::format("    who then held: {}\n",
                       counts_text(told.holding, [](const std::string& held) { return held; }));
  return out + fmt::format("    for example: {}{} is told \"{}\"\n",
                           to_all ? "everybody" : seat_text(game, told.example_to),
                           to_all || told.held.empty() ? "" : ", who holds " + told.held + ",",
                           told.example);
}

// One event, told to all whom it concerns or to some of them.
std::string event_lines(const Game& game, const SecrecyCoverage& coverage, const std::string& event,
                        bool to_all) {
  std::string out;
  for (const auto& [what, times] : coverage.revealed())
    if (what.event == event)
      out += fmt::format("  {} told {} of {} seats {}{}\n", event, what.seats, game.seats(),
                         count_of(times, "time", "times"),
                         to_all ? ", so everybody knows all that it tells" : "");
  const ToldTo& told = coverage.told_to().at(event);
  return told.seats.empty() ? out : out + told_text(game, told, to_all);
}

// First what only some are told.
std::string revealed_text(const Game& game, const SecrecyCoverage& coverage) {
  const std::vector<std::string> all = told_to_all(game, coverage);
  std::string some_lines, all_lines;
  for (const auto& [event, told] : coverage.told_to()) {
    const bool to_all = std::ranges::find(all, event) != all.end();
    (to_all ? all_lines : some_lines) += event_lines(game, coverage, event, to_all);
  }
  if (coverage.told_to().empty()) return "";
  return "Events marked with reveals, and who is told. A seat that should not be told is a "
         "leak:\n" +
         some_lines + all_lines;
}

std::string endings_text(const Game& game, const SecrecyCoverage& coverage) {
  std::string out = coverage.revealing_ends().empty() ? "" : "Ends marked with reveals:\n";
  for (const auto& [end, pairs] : coverage.revealing_ends())
    out += fmt::format("  {}: ended a game in {}, so everybody knows this and the result\n",
                       ending_text(game, end), count_of(pairs, "pair", "pairs"));
  return out;
}

// What the result takes for granted.
std::string condition(const Game& game, const SecrecyCoverage& coverage) {
  const std::vector<std::string> to_all = told_to_all(game, coverage);
  std::vector<std::string> known, ends;
  if (!to_all.empty())
    known.push_back("what " + list_text(to_all) + (to_all.size() == 1 ? " tells" : " tell"));
  for (const auto& [end, pairs] : coverage.revealing_ends()) ends.push_back(ending_text(game, end));
  if (!ends.empty()) known.push_back("why the game ends (" + list_text(ends, "or") + ")");
  return known.empty() ? "" : ", provided that everybody may know " + list_text(known);
}

// All that is hidden lies face down, and everybody knows what it is.
bool hides_no_secret(const SecrecyResult& found) {
  const auto& hidden = found.coverage.hidden();
  return !hidden.empty() && !found.mostly_lost() &&
         std::ranges::all_of(hidden, [](const auto& thing) { return thing.second.no_secret(); });
}

std::string pairs_text(const SecrecyReport& report) {
  const std::uint64_t enough = enough_pairs(report.run);
  if (report.found.pairs >= enough) return "";
  return fmt::format(
      "Fewer than {} pairs were compared, which is no result. --seconds gives more time.\n",
      enough);
}

// What the first line says of a search without a leak.
const char* verdict(const SecrecyReport& report) {
  if (!tells_enough(report.run, report.found)) return "no leak, but too little compared,";
  return report.others.untried.empty() ? "no leak"
                                       : "no leak, but not all options and variants were tried,";
}

std::string no_leak_text(const scripting::Ruleset& ruleset, const SecrecyReport& report) {
  const SecrecyResult& found = report.found;
  const Game& game = *ruleset.game();
  std::string out = fmt::format(
      "{}: {} in {} of worlds, compared after {}{}.\n"
      "{}{}"
      "Hidden information differed in {} of them; in {} an event or end that may reveal something "
      "told the worlds apart{}.\n",
      ruleset.id(), verdict(report), count_of(found.pairs, "pair", "pairs"),
      count_of(found.actions, "action", "actions"), condition(game, found.coverage),
      pairs_text(report), revealed_text(game, found.coverage), found.different, found.diverged,
      found.stalled == 0
          ? ""
          : fmt::format("; in {} no action was left that is legal in both worlds", found.stalled));
  if (found.near > 0)
    out += fmt::format("In {}, some worlds are the game itself with a few hidden things changed.\n",
                       count_of(found.near, "pair", "pairs"));
  if (found.lost > 0)
    out += fmt::format(
        "{} ended early: no other world was found that explains all that was shown, or in which "
        "the same last action is legal, so the end of the game was not compared.\n",
        count_of(found.lost, "pair", "pairs"));
  if (found.mostly_lost())
    out += "What comes late in the game was hardly compared, so this is no result for it.\n";
  out += coverage_text(found.coverage) + endings_text(game, found.coverage);
  if (const auto thin = thin_parts(found); !thin.empty())
    out += fmt::format(
        "This is no result for {}: hidden, but it hardly ever differed between worlds that look "
        "alike. Compare more pairs, or longer games; or it follows from what everybody sees.\n",
        list_text(thin));
  return out;
}

}  // namespace

std::uint64_t enough_pairs(const SecrecyRun& run) {
  constexpr std::uint64_t k_enough = 200;
  return std::min(k_enough, run.worlds);
}

bool tells_enough(const SecrecyRun& run, const SecrecyResult& found) {
  if (found.leak) return true;
  return found.pairs >= enough_pairs(run) &&
         (hides_no_secret(found) ||
          (found.different > 0 && !found.mostly_lost() && thin_parts(found).empty()));
}

namespace {

// What else was tried, and the time that all shared.
std::string others_text(const SecrecyReport& report) {
  constexpr std::size_t k_max_listed = 12;
  const OtherResults& others = report.others;
  std::string out;
  if (others.tried + others.untried.size() > 0 && (others.hiding > 0 || !others.untried.empty()))
    out += fmt::format(
        "Other options and variants: {} tried, with {} of worlds in all, and no leak. They shared "
        "{:.1f} of {:.1f} seconds of processor time.\n",
        count_of(others.tried, "setting", "settings"), count_of(others.pairs, "pair", "pairs"),
        std::max(0.0, report.used - report.first_seconds), report.seconds);
  if (others.untried.empty()) return out;
  const std::size_t listed = std::min(others.untried.size(), k_max_listed);
  out += fmt::format("Not tried, so this is no result for {}:\n",
                     others.untried.size() == 1 ? "it" : "them");
  for (std::size_t i = 0; i < listed; ++i) out += "  " + others.untried[i] + "\n";
  if (listed < others.untried.size())
    out += fmt::format("  and {} more\n", others.untried.size() - listed);
  return out + "--seconds gives more time.\n";
}

std::string given_text(const scripting::Ruleset& ruleset, const SecrecyReport& report) {
  const SecrecyResult& found = report.found;
  if (!ruleset.game()->hides()) {
    const bool never = report.others.hiding == 0 && report.others.untried.empty();
    return ruleset.id() + (never ? ": nothing is hidden, so nothing can leak.\n"
                                 : ": nothing is hidden with these options and variants, so "
                                   "nothing can leak.\n");
  }
  if (found.different > 0) return no_leak_text(ruleset, report);
  if (hides_no_secret(found))
    return fmt::format(
        "{}: nothing that is hidden is a secret, in {}, so nothing can leak: all seats see what "
        "goes in and comes out.\n{}",
        ruleset.id(), count_of(found.pairs, "pair of worlds", "pairs of worlds"),
        coverage_text(found.coverage));
  return fmt::format(
      "{}: in none of {} pairs of worlds did anything hidden differ, so there is no result.\n"
      "Compare more pairs (--worlds), or longer games (--actions). But perhaps nothing can differ: "
      "a "
      "card of a deck is drawn only when somebody sees it, so a deck from which cards go only "
      "where "
      "all see them keeps no secret, and there is nothing to check.\n",
      ruleset.id(), found.pairs);
}

// The leak that was found, and under which settings.
Json found_json(const scripting::Ruleset& ruleset, const SecrecyReport& report) {
  if (report.found.leak) return leak_json(*ruleset.game(), *report.found.leak);
  if (!report.others.leak) return {};
  const OtherLeak& other = *report.others.leak;
  Json out = leak_json(*other.ruleset->game(), *other.found.leak);
  out["setting"] = other.setting.text;
  return out;
}

}  // namespace

Json secrecy_json(const scripting::Ruleset& ruleset, const SecrecyReport& report) {
  const Game& game = *ruleset.game();
  const SecrecyResult& found = report.found;
  return {{"ruleset", ruleset.id()},
          {"hides", game.hides()},
          {"seed", report.run.seed},
          {"pairs", found.pairs},
          {"different", found.different},
          {"parted", found.diverged},
          {"stalled", found.stalled},
          {"near", found.near},
          {"lost", found.lost},
          {"actions", found.actions},
          {"hidden", hidden_json(found.coverage)},
          {"revealed", revealed_json(found.coverage)},
          {"told", told_json(game, found.coverage)},
          {"revealing_ends", ends_json(game, found.coverage)},
          {"leak", found_json(ruleset, report)},
          {"others",
           {{"tried", report.others.tried},
            {"pairs", report.others.pairs},
            {"untried", report.others.untried}}},
          {"seconds",
           {{"allowed", report.seconds},
            {"given", report.first_seconds},
            {"others", report.used - report.first_seconds}}}};
}

std::string secrecy_text(const scripting::Ruleset& ruleset, const SecrecyReport& report) {
  if (report.found.leak) return leak_text(ruleset, report.run, *report.found.leak, "");
  if (const auto& other = report.others.leak)
    return leak_text(*other->ruleset, other->run, *other->found.leak,
                     " with " + other->setting.text);
  return given_text(ruleset, report) + others_text(report);
}

}  // namespace hr::cli
