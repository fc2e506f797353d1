// SPDX-License-Identifier: MIT
#include "core/lab/shards.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/bots/payoff.h"

namespace hr {

namespace {

using PlanJson = nlohmann::ordered_json;

// Whether bots search games in which nothing is hidden but what others answer at the same time.
bool searches_open_answers(const Game& game, const LabPlay& play) {
  const auto searches = [](const BotSpec& bot) { return bot.type == BotType::search; };
  const auto asked = [](const VerbDef& verb) { return verb.asked; };
  return !game.hides() && std::ranges::any_of(play.bots, searches) &&
         std::ranges::any_of(game.definition().verbs, asked);
}

PlanJson ruleset_text_plan(const RulesVersion& version, const LabPlay& play) {
  const PlayableRules playable = version.open();
  const std::shared_ptr<const RulesetText>& ruleset_text = playable.text;
  if (!ruleset_text) throw Error("results are kept only of rules that come from text");
  PlanJson options = PlanJson::object();
  for (const auto& [name, value] : ruleset_text->settings) options[name] = value;
  PlanJson out{{"ruleset", ruleset_text->ruleset},
               {"hash", ruleset_text->hash()},
               {"variants", ruleset_text->variants},
               {"options", std::move(options)}};
  // Without it are results from when nobody could lose such a game.
  const GameDef& def = playable.game().definition();
  if (one_side(def) && !def.together) out["one side"] = true;
  // Without it are results from when it was not measured how many of such games were won.
  if (counts_solved(def)) out["solved"] = true;
  // Without it are results from when such bots took for proven what such answers decide.
  if (searches_open_answers(playable.game(), play)) out["open answers"] = true;
  return out;
}

std::string plan_text(PlanJson versions, const LabPlay& play, std::uint64_t seed,
                      const char* seeds) {
  PlanJson bots = PlanJson::array();
  for (const BotSpec& bot : play.bots) bots.push_back(text_of(bot));
  const PlanJson plan{{"measuring", k_measuring_version},
                      {"versions", std::move(versions)},
                      {"bots", std::move(bots)},
                      {"limit", play.limit},
                      // Games of bots that think are watched anyway.
                      {"watched", !play.fast()},
                      {"seed", seed},
                      {"seeds", seeds}};
  return plan.dump(-1, ' ', false, PlanJson::error_handler_t::replace);
}

}  // namespace

std::string plan_of_games(const RulesVersion& version, const LabPlay& play, std::uint64_t seed) {
  return plan_text(PlanJson::array({ruleset_text_plan(version, play)}), play, seed, "each");
}

std::string plan_of_pairs(const RulesVersion& first, const RulesVersion& second,
                          const LabPlay& play, std::uint64_t seed, bool independent) {
  std::string seeds = independent ? "independent" : "paired";
  // Without it are results from when each bot kept its seat.
  if (!alike(play.bots)) seeds += ", bots in turn";
  return plan_text(
      PlanJson::array({ruleset_text_plan(first, play), ruleset_text_plan(second, play)}), play,
      seed, seeds.c_str());
}

std::string plan_of_meeting(const RulesVersion& version, const LabPlay& play, std::uint64_t seed) {
  return plan_text(PlanJson::array({ruleset_text_plan(version, play)}), play, seed, "in turn");
}

std::string plan_of_blocks(const RulesVersion& version, const LabPlay& play, std::uint64_t seed) {
  return plan_text(PlanJson::array({ruleset_text_plan(version, play)}), play, seed, "blocks");
}

}  // namespace hr
