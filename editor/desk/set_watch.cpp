// SPDX-License-Identifier: MIT
#include "editor/desk/set_watch.h"

#include <algorithm>
#include <utility>

#include "scripting/source/expression_at.h"

namespace hr::editor {

namespace {

constexpr TimePoint k_pause{200};

}  // namespace

void SetWatch::watch(const ShowSet& command) {
  place_ = command;
  due_ = now_() + (command.file.empty() ? TimePoint(0) : k_pause);
}

bool SetWatch::due(std::optional<std::chrono::milliseconds>& next) {
  if (!due_) return false;
  const TimePoint left = *due_ - now_();
  if (left > TimePoint(0)) {
    next = std::min(next.value_or(left), left);
    return false;
  }
  due_.reset();
  const bool some = !text_.empty();
  look_up();
  return some || !text_.empty();
}

// The rules in force with the texts as they are typed.
RulesetText SetWatch::typed() const {
  RulesetText out = *game_.text();
  for (RuleFile& file : out.files)
    if (const RuleFileState* const now = files_.find(file.name))
      file.text = now->draft.value_or(now->text);
  return out;
}

void SetWatch::look_up() {
  text_.clear();
  value_of_.reset();
  if (!game_.on() || place_.file.empty()) return;
  rules_ = typed();
  const std::string* const text = rules_.find(place_.file);
  if (text == nullptr) return;
  auto found = scripting::expression_at(*text, place_.from, place_.to);
  if (!found) return;
  expression_ = {place_.file, found->from, found->size};
  text_ = std::move(found->shown);
}

void SetWatch::show(GameState& out) {
  if (text_.empty() || out.viewer == k_turn) return;
  const SetKey of{game_.rules(), game_.status().cursor, out.viewer, out.drawing};
  if (value_of_ != of)
    value_ =
        game_.report(Issuer::of(out.viewer), SetQuery{.rules = rules_, .expression = expression_});
  value_of_ = of;
  if (value_.value.empty()) return;
  out.set_text = text_;
  out.set = value_;
}

}  // namespace hr::editor
