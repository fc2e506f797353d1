// SPDX-License-Identifier: MIT
#include "editor/lab_tab/option_view.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "core/base/error.h"
#include "core/base/words.h"
#include "editor/desk/command.h"
#include "editor/lab_tab/lab_plots.h"
#include "editor/ui/ui.h"
#include "scripting/lab/low_priority.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

using scripting::Option;

constexpr texts::Text k_about =
    "Bots play the rules in force with each value of an option, so that you see what depends on "
    "it."_text;

std::string title_of(const Option& option) {
  return option.title.empty() ? sentence(spoken(option.name)) : option.title;
}

// What is the same whatever the value of the option is.
RulesetText without(RulesetText rules, const std::string& option) {
  std::erase_if(rules.settings, [&](const auto& set) { return set.first == option; });
  return rules;
}

}  // namespace

bool OptionView::tick() {
  if (!job_.tick()) return false;
  report_ = job_.report();
  problem_ = job_.problem();
  return true;
}

void OptionView::forget() {
  job_.cancel();
  seen_ = nullptr;
  option_.clear();
  rules_ = nullptr;
  report_ = {};
  problem_.clear();
}

void OptionView::draw(const GameState& game, const scripting::LabOrder& order, Requests& requests) {
  ui::muted(k_about);
  if (game.in_force == nullptr) return;
  follow(game);
  const Option* const option = draw_choice(game.options);
  if (option == nullptr) return;
  draw_values(*option);
  draw_start(*option, game, order);
  const ui::Child list("Values");
  draw_found(game, requests);
  ui::keep_scroll();
}

// Texts of rules are long, so they are compared only when others come into force.
void OptionView::follow(const GameState& game) {
  if (std::exchange(seen_, game.in_force) == game.in_force) return;
  places_.clear();
  titles_.clear();
  for (std::size_t i = 0; i < game.options.size(); ++i)
    if (game.options[i].idle.empty() && !scripting::values_to_try(game.options[i]).empty()) {
      places_.push_back(i);
      titles_.push_back(title_of(game.options[i]));
    }
  changed_ = rules_ != nullptr &&
             without(*rules_, trial_.option) != without(*game.in_force, trial_.option);
}

// The option that is chosen; null: there is none to choose.
const Option* OptionView::draw_choice(const std::vector<Option>& options) {
  if (places_.empty()) {
    ui::text("These rules have no option with values to try."_text);
    return nullptr;
  }
  const auto found =
      std::ranges::find(places_, option_, [&](std::size_t i) { return options[i].name; });
  int chosen = found == places_.end() ? 0 : static_cast<int>(found - places_.begin());
  ImGui::SetNextItemWidth(std::min(ui::scaled(260), ImGui::GetContentRegionAvail().x));
  ui::choose("##option", chosen, titles_);
  const Option* const out = &options[places_[static_cast<std::size_t>(chosen)]];
  if (!out->help.empty()) ui::tip(out->help);
  if (option_ != out->name) {
    option_ = out->name;
    values_ = fmt::format("{}", fmt::join(scripting::values_to_try(*out), ", "));
    refused_.clear();
  }
  return out;
}

void OptionView::draw_values(const Option& option) {
  ImGui::AlignTextToFramePadding();
  ui::text("Values"_text);
  ImGui::SameLine();
  ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x);
  if (ui::field("##values", values_, "such as 4, 5, 6"_text)) refused_.clear();
  ui::tip(fill("{}, separated by commas: {}", title_of(option), option_range(option)));
  if (!refused_.empty()) ui::coloured(ui::colours().bad, refused_);
}

void OptionView::draw_start(const Option& option, const GameState& game,
                            const scripting::LabOrder& order) {
  if (game.report.seats.size() > 1) {
    ui::tick("Look for the fairest value"_text, fairest_);
    ui::tip("Games go to where it is not clear yet which value gives the most even chances."_text);
  } else {
    fairest_ = false;
  }
  if (busy()) {
    if (ui::button(std::string(texts::common::stop) + "##values")) job_.cancel();
    ImGui::SameLine();
    ImGui::AlignTextToFramePadding();
    ui::muted(report_.all == 0 ? std::string("Playing…"_text)
                               : fill("Playing: {} of {} games", report_.done, report_.all));
    return;
  }
  if (!ui::primary("Try these values"_text)) return;
  try {
    begin(game, order, scripting::read_values(option, values_));
  } catch (const Error& error) {
    refused_ = error.what();
  }
}

void OptionView::begin(const GameState& game, const scripting::LabOrder& order,
                       std::vector<std::string> values) {
  rules_ = game.in_force;
  changed_ = false;
  trial_ = {.option = option_, .values = std::move(values), .fairest = fairest_};
  report_ = {};
  problem_.clear();
  ui::context().moving = true;
  job_.begin([rules = rules_, trial = trial_, order](Job<Report>::Task& task) {
    scripting::work_at_low_priority();
    const auto so_far = [&](const scripting::OptionCurve& curve) {
      task.update([&](Report& report) { report.curve = curve; });
    };
    so_far(scripting::try_option(
        *rules, trial, order,
        [&](std::uint64_t done, std::uint64_t all) {
          task.update([&](Report& report) { report.done = done, report.all = all; });
          return task.go_on();
        },
        so_far));
  });
}

void OptionView::draw_found(const GameState& game, Requests& requests) const {
  if (rules_ == nullptr) return;
  if (!problem_.empty()) return ui::coloured(ui::colours().bad, problem_);
  const auto option = std::ranges::find(game.options, trial_.option, &Option::name);
  if (changed_ || option == game.options.end())
    ui::coloured(ui::colours().warning,
                 "The rules have changed since these games were played."_text);
  const scripting::OptionCurve& curve = report_.curve;
  if (curve.values.empty()) return;
  if (const std::string found = scripting::found_text(curve); !found.empty()) ui::text(found);
  draw_trial(curve, spoken(trial_.option));
  const bool told = !curve.aims || std::ranges::all_of(curve.values, &scripting::TriedValue::open);
  for (std::size_t i = 0; i < curve.values.size(); ++i) {
    const scripting::TriedValue& value = curve.values[i];
    const ui::Named named("value " + value.value);
    const bool now =
        option != game.options.end() && scripting::option_text(option->value) == value.value;
    const bool nearest = curve.nearest == i, open = !told && value.open;
    ImGui::Separator();
    const std::string mark = nearest && curve.settled() ? fill("{}: the fairest", value.value)
                             : nearest                  ? fill("{}: the best guess", value.value)
                             : open                     ? fill("{}: may be as fair", value.value)
                                                        : value.value;
    if (ui::row(now ? fill("{} (in force)", mark) : mark, now) && !now &&
        option != game.options.end() && value.problem.empty())
      requests.add(SetOption{trial_.option, value.value});
    if (!now) ui::tip("Click to set the option to this value"_text);
    value.problem.empty() ? ui::text(scripting::tried_text(value))
                          : ui::coloured(ui::colours().bad, value.problem);
  }
}

}  // namespace hr::editor
