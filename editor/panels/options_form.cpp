// SPDX-License-Identifier: MIT
#include "editor/panels/options_form.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/error.h"
#include "core/base/letter_case.h"
#include "core/base/words.h"
#include "editor/ui/paragraphs.h"
#include "editor/ui/ui.h"
#include "scripting/source/option_words.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

using scripting::idle_note;
using scripting::Option;
using scripting::option_note;
using scripting::value_words;

constexpr std::size_t k_max_radios = 4;

bool differs(const Option& option) { return option.value != option.standard; }

// Whether it has this text in its name, title or help, in any letter case.
bool mentions(const Option& option, const std::string& text) {
  const std::string all = option.name + "\n" + scripting::option_title(option) + "\n" +
                          scripting::option_group(option, texts::language()) + "\n" +
                          option_note(option, texts::language());
  return fold_case(all).find(fold_case(text)) != std::string::npos;
}

void set(Settings& settings, const OptionChange& change) {
  std::erase_if(settings, [&](const auto& setting) { return setting.first == change.name; });
  if (!change.standard) settings.emplace_back(change.name, change.value);
}

constexpr texts::Text k_reset = texts::options::reset, k_discard = texts::options::discard;

Paragraph small_print(std::string text, ImU32 colour) {
  return {std::move(text), ui::context().fonts.body, colour, 0};
}

// Of the text below an option, whatever it is.
float foot_height(const Option& option, float width) {
  float out = 0;
  for (const std::string& text :
       {option_note(option, texts::language()), idle_note(option.longest_idle, texts::language())})
    out = std::max(out, height_of(std::vector{small_print(text, 0)}, width));
  return out;
}

// As high as a line of text.
bool flat_button(std::string_view label) {
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {ImGui::GetStyle().FramePadding.x, 0});
  const bool clicked = ui::button(label);
  ImGui::PopStyleVar();
  return clicked;
}

// A bar at the edge of an option that differs from its default.
void mark_changed(float left, float top, float bottom) {
  ImGui::GetWindowDrawList()->AddRectFilled({left, top}, {left + ui::scaled(3), bottom},
                                            ui::colours().accent, ui::scaled(1.5F));
}

}  // namespace

void OptionsForm::refuse(const std::string& option, std::string sentence) {
  refused_[option] = std::move(sentence);
}

void OptionsForm::forget() {
  typed_.forget_all();
  chips_.clear();
  refused_.clear();
  wanted_.clear();
  seen_.clear();
  idle_too_ = false;
}

// Of many options only those that apply, or did since the form was opened, so that none moves when
// another is changed; or all that fit a text that is typed.
bool OptionsForm::shows(const Option& option, bool many) const {
  if (!wanted_.empty()) return mentions(option, wanted_);
  return !many || idle_too_ || option.idle.empty() || differs(option) ||
         seen_.contains(option.name);
}

void OptionsForm::draw_filter(const std::vector<Option>& options) {
  ImGui::SetNextItemWidth(std::min(ui::scaled(190), ImGui::GetContentRegionAvail().x));
  ui::field("##find", wanted_, "Find an option"_text);
  ui::expose_last("find option", "field", wanted_, ImGui::IsItemActive());
  const auto idle = [](const Option& option) { return !option.idle.empty(); };
  if (std::ranges::none_of(options, idle)) return;
  constexpr texts::Text k_idle = "Show those not used"_text;
  ui::flow(ui::button_width(k_idle) + ImGui::GetFrameHeight());
  ui::tick(k_idle, idle_too_);
}

std::optional<OptionChange> OptionsForm::draw(const std::vector<Option>& options) {
  constexpr std::size_t k_many = 10;
  const bool many = options.size() > k_many;
  if (many) draw_filter(options);
  std::optional<OptionChange> out;
  std::vector<std::string> groups;
  for (const Option& option : options)
    if (const std::string group = scripting::option_group(option, texts::language());
        shows(option, many) && std::ranges::find(groups, group) == groups.end())
      groups.push_back(group);
  const auto changed = [&](const std::string& group) {
    return std::ranges::any_of(options, [&](const Option& option) {
      return differs(option) && scripting::option_group(option, texts::language()) == group;
    });
  };
  for (const std::string& group : groups) {
    std::optional<ui::Section> section;  // not needed for a single group
    const bool open = !many || group == groups.front() || changed(group);
    if (groups.size() > 1 && wanted_.empty()) section.emplace(group, open);
    if (section && !*section) continue;
    if (!wanted_.empty()) ui::muted(group);
    for (const Option& option : options)
      if (scripting::option_group(option, texts::language()) == group && shows(option, many))
        if (auto change = draw_option(option)) out = std::move(change);
  }
  if (groups.empty() && !wanted_.empty()) ui::muted("No option has this text."_text);
  return out;
}

bool OptionsForm::draw_settings(std::vector<Option> options, Settings& chosen) {
  const Settings before = chosen;
  Settings kept;
  for (Option& option : options) {
    const auto setting = std::ranges::find(chosen, option.name, &Settings::value_type::first);
    if (setting == chosen.end()) continue;
    try {
      option.value = scripting::parse_option(option, setting->second);
      kept.push_back(*setting);
    } catch (const Error&) {
      // The declaration has changed since.
    }
  }
  chosen = std::move(kept);
  if (const auto change = draw(options)) set(chosen, *change);
  return chosen != before;
}

// The control is to the right of the name if there is room, else below it.
std::optional<OptionChange> OptionsForm::draw_option(const Option& option) {
  const ui::Named named(option.name);
  if (option.idle.empty()) seen_.insert(option.name);
  const float edge = ImGui::GetCursorScreenPos().x, top = ImGui::GetCursorScreenPos().y;
  ImGui::Indent(ui::scaled(10));
  const float room = ImGui::GetContentRegionAvail().x, left = ImGui::GetCursorPosX();
  ImGui::AlignTextToFramePadding();
  ui::strong(scripting::option_title(option));
  const float right = left + room * 0.42F;
  const bool beside = room > ui::scaled(340) &&
                      ImGui::GetItemRectSize().x < room * 0.42F - ui::scaled(8) &&
                      option.type() != scripting::OptionType::list;
  if (beside) ImGui::SameLine(right);
  ImGui::BeginGroup();
  auto out = draw_control(option);
  ImGui::EndGroup();
  if (auto back = draw_foot(option)) out = std::move(back);
  ImGui::Unindent(ui::scaled(10));
  if (differs(option)) mark_changed(edge, top, ImGui::GetItemRectMax().y);
  ImGui::Dummy({0, ui::scaled(2)});
  return out;
}

std::optional<OptionChange> OptionsForm::draw_control(const Option& option) {
  using scripting::OptionType;
  switch (option.type()) {
    case OptionType::number:
      return draw_number(option);
    case OptionType::flag: {
      bool on = std::get<bool>(option.value);
      if (!ui::tick(on ? "on##flag" : "off##flag", on)) return {};
      return take(option, on ? "true" : "false");
    }
    case OptionType::word:
      return draw_word(option);
    case OptionType::list:
      if (const auto words = chips_[option.name].draw(option))
        return take(option, scripting::option_text(*words));
      break;
  }
  return {};
}

std::optional<OptionChange> OptionsForm::draw_number(const Option& option) {
  const std::int64_t now = std::get<std::int64_t>(option.value);
  std::optional<OptionChange> out;
  const auto click = [&](const char* label, std::optional<std::int64_t> to) {
    const ui::Disabled disabled(!to);
    if (ui::button(label) && to) out = take(option, std::to_string(*to));
  };
  ImGui::PushButtonRepeat(true);
  click("-", scripting::one_step_less(option));
  ImGui::PopButtonRepeat();
  ui::same_line(4);
  ImGui::SetNextItemWidth(ui::scaled(72));
  if (const auto typed = typed_.field(option.name, "value", std::to_string(now)))
    out = take(option, *typed);
  ui::same_line(4);
  ImGui::PushButtonRepeat(true);
  click("+", scripting::one_step_more(option));
  ImGui::PopButtonRepeat();
  return out;
}

std::optional<OptionChange> OptionsForm::draw_word(const Option& option) {
  const auto& now = std::get<std::string>(option.value);
  if (option.words.size() > k_max_radios) {
    auto chosen = static_cast<int>(std::ranges::find(option.words, now) - option.words.begin());
    ImGui::SetNextItemWidth(std::min(ui::scaled(190), ImGui::GetContentRegionAvail().x));
    if (!ui::choose("##words", chosen, option.words)) return {};
    return take(option, option.words[chosen]);
  }
  const ImGuiStyle& style = ImGui::GetStyle();
  float all = 0;  // side by side if there is room for all of them, else below each other
  for (const std::string& word : option.words)
    all += ImGui::CalcTextSize(word.c_str()).x + ImGui::GetFrameHeight() +
           style.ItemInnerSpacing.x + style.ItemSpacing.x;
  const bool beside = all - style.ItemSpacing.x <= ImGui::GetContentRegionAvail().x;
  std::optional<OptionChange> out;
  for (const std::string& word : option.words) {
    if (&word != option.words.data() && beside) ImGui::SameLine();
    if (ui::radio(word, word == now) && word != now) out = take(option, word);
  }
  return out;
}

// The note or a message, and on the right a button that resets the option. Their room is the same
// whatever is shown, so that no option moves.
std::optional<OptionChange> OptionsForm::draw_foot(const Option& option) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float whole = ImGui::GetContentRegionAvail().x;
  const float button = std::max(ui::button_width(k_reset), ui::button_width(k_discard));
  const float width = whole - button - ImGui::GetStyle().ItemSpacing.x;
  draw_message(option, width);
  ImGui::SetCursorScreenPos({at.x + whole - button, at.y});
  auto out = draw_back(option);
  ImGui::SetCursorScreenPos(at);
  ImGui::Dummy({whole, foot_height(option, width)});
  return out;
}

// Why the option was not changed lies over what follows, if it is long.
void OptionsForm::draw_message(const Option& option, float width) {
  const Colours& c = ui::colours();
  const auto refused = refused_.find(option.name);
  if (refused != refused_.end()) {
    const std::vector text{small_print(refused->second, c.bad)};
    ImGui::PushStyleColor(ImGuiCol_ChildBg, c.panel);
    const ui::Child over("message", {width, height_of(text, width)}, false,
                         ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoInputs);
    ImGui::PopStyleColor();
    return ui::coloured(c.bad, refused->second);
  }
  const std::vector text{option.idle.empty()
                             ? small_print(option_note(option, texts::language()), c.muted)
                             : small_print(idle_note(option.idle, texts::language()), c.text)};
  editor::draw(*ImGui::GetWindowDrawList(), ImGui::GetCursorScreenPos(), text, width);
}

// A refused text is replaced by the value in force; otherwise that by the default.
std::optional<OptionChange> OptionsForm::draw_back(const Option& option) {
  const bool refused = refused_.contains(option.name);
  if (!refused && !differs(option)) return {};
  const bool clicked = flat_button(refused ? k_discard : k_reset);
  ui::tip(refused
              ? fill(texts::options::discard_help, value_words(option.value, texts::language()))
              : fill(texts::options::reset_help, value_words(option.standard, texts::language())));
  if (!clicked) return {};
  typed_.forget(option.name);
  refused_.erase(option.name);
  if (refused) return {};
  return OptionChange{.name = option.name, .value = {}, .standard = true};
}

std::optional<OptionChange> OptionsForm::take(const Option& option, std::string typed) {
  refused_.erase(option.name);
  typed_.forget(option.name);
  try {
    const scripting::OptionValue value = scripting::parse_option(option, typed);
    if (value == option.value) return {};
    return OptionChange{
        .name = option.name, .value = std::move(typed), .standard = value == option.standard};
  } catch (const std::exception& error) {
    refuse(option.name, error.what());
    typed_.hold(option.name, std::move(typed));
    return {};
  }
}

}  // namespace hr::editor
