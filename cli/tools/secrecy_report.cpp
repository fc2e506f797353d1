// SPDX-License-Identifier: MIT
#include "cli/tools/secrecy_report.h"

#include <fmt/format.h>

#include <algorithm>
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

std::vector<std::string> thin_parts(const SecrecyResult& found) {
  std::vector<std::string> out;
  for (const auto& [what, count] : found.coverage.hidden())
    if (count.thin()) out.push_back(name_of(what));
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
                   {"thin", count.thin()}});
  return out;
}

Json revealed_json(const SecrecyCoverage& coverage) {
  Json out = Json::array();
  for (const auto& [what, times] : coverage.revealed())
    out.push_back({{"event", what.event}, {"seats", what.seats}, {"times", times}});
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

std::string leak_text(const scripting::Ruleset& ruleset, const SecrecyRun& run, const Leak& leak) {
  const Game& game = *ruleset.game();
  std::string channels;
  for (const Difference& difference : leak.differences)
    channels += (channels.empty() ? "" : ", ") + std::string(channel_name(difference.channel));
  std::string out = fmt::format(
      "{}: a leak to {}: {}\nTwo worlds that look alike to {} differ after action {}: {}\n",
      ruleset.id(), seat_text(game, leak.to), channels, seat_text(game, leak.to), leak.action,
      leak.done);
  for (const Difference& difference : leak.differences)
    out += fmt::format("  {}\n    in one world:   {}\n    in the other:   {}\n",
                       channel_name(difference.channel), difference.one, difference.other);
  out += histories_text(leak);
  out += advice(leak);
  return out + fmt::format("\nFound in pair {} of --seed {}; reproduce it with --worlds {}.\n",
                           leak.pair, run.seed, leak.pair);
}

std::string hidden_line(const std::string& name, const HiddenCount& count) {
  if (!count.changes) return fmt::format("  {}: always the same\n", name);
  if (count.no_secret())
    return fmt::format("  {}: no secret, because all seats see what goes in and comes out\n", name);
  return fmt::format("  {}: in {} of {}{}\n", name, count.differed,
                     count_of(count.secret(), "pair", "pairs"), count.thin() ? ", too few" : "");
}

std::string coverage_text(const SecrecyCoverage& coverage) {
  std::string out = "Of what is hidden from somebody, this differed between the two worlds:\n";
  for (const auto& [what, count] : coverage.hidden()) out += hidden_line(name_of(what), count);
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

std::string revealed_text(const Game& game, const SecrecyCoverage& coverage) {
  const std::vector<std::string> to_all = told_to_all(game, coverage);
  std::string out = coverage.revealed().empty() ? "" : "Events marked with reveals:\n";
  for (const auto& [what, times] : coverage.revealed())
    out += fmt::format("  {} told {} of {} seats {}{}\n", what.event, what.seats, game.seats(),
                       count_of(times, "time", "times"),
                       std::ranges::find(to_all, what.event) == to_all.end()
                           ? ""
                           : ", so everybody knows all that it tells");
  return out;
}

std::string ends_text(const Game& game, const SecrecyCoverage& coverage) {
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

std::string no_leak_text(const scripting::Ruleset& ruleset, const SecrecyResult& found) {
  const Game& game = *ruleset.game();
  std::string out = fmt::format(
      "{}: {} in {} of worlds, compared after {}{}.\n"
      "Hidden information differed in {} of them; in {} an event or end that may reveal something "
      "told the worlds apart{}.\n",
      ruleset.id(), tells_enough(found) ? "no leak" : "no leak, but too little compared,",
      count_of(found.pairs, "pair", "pairs"), count_of(found.actions, "action", "actions"),
      condition(game, found.coverage), found.different, found.diverged,
      found.stalled == 0
          ? ""
          : fmt::format("; in {} no action was left that is legal in both worlds", found.stalled));
  if (found.near > 0)
    out += fmt::format(
        "In {}, late worlds are the game itself with a few hidden things changed: what was shown "
        "left room for little else.\n",
        count_of(found.near, "pair", "pairs"));
  if (found.lost > 0)
    out += fmt::format(
        "{} ended early: no other world was found that explains all that was shown, or in which "
        "the same last action is legal, so the end of the game was not compared.\n",
        count_of(found.lost, "pair", "pairs"));
  if (found.mostly_lost())
    out += "What comes late in the game was hardly compared, so this is no result for it.\n";
  out += coverage_text(found.coverage) + revealed_text(game, found.coverage) +
         ends_text(game, found.coverage);
  if (const auto thin = thin_parts(found); !thin.empty())
    out += fmt::format(
        "This is no result for {}: hidden, but it hardly ever differed between worlds that look "
        "alike. Compare more pairs, or longer games; or it follows from what everybody sees.\n",
        list_text(thin));
  return out;
}

}  // namespace

bool tells_enough(const SecrecyResult& found) {
  return found.leak || hides_no_secret(found) ||
         (found.different > 0 && !found.mostly_lost() && thin_parts(found).empty());
}

Json secrecy_json(const scripting::Ruleset& ruleset, const SecrecyRun& run,
                  const SecrecyResult& found) {
  const Game& game = *ruleset.game();
  return {{"ruleset", ruleset.id()},
          {"hides", game.hides()},
          {"seed", run.seed},
          {"pairs", found.pairs},
          {"different", found.different},
          {"parted", found.diverged},
          {"stalled", found.stalled},
          {"near", found.near},
          {"lost", found.lost},
          {"actions", found.actions},
          {"hidden", hidden_json(found.coverage)},
          {"revealed", revealed_json(found.coverage)},
          {"revealing_ends", ends_json(game, found.coverage)},
          {"leak", found.leak ? leak_json(game, *found.leak) : Json()}};
}

std::string secrecy_text(const scripting::Ruleset& ruleset, const SecrecyRun& run,
                         const SecrecyResult& found) {
  if (!ruleset.game()->hides()) return ruleset.id() + ": nothing is hidden, so nothing can leak.\n";
  if (found.leak) return leak_text(ruleset, run, *found.leak);
  if (found.different > 0) return no_leak_text(ruleset, found);
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

}  // namespace hr::cli
