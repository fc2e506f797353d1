// SPDX-License-Identifier: MIT
#include "cli/session/rule_changes.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/arguments/arguments.h"
#include "cli/terminal/json_output.h"
#include "cli/terminal/output.h"
#include "core/base/suggest.h"
#include "core/base/words.h"
#include "core/table/fixed_sentences.h"
#include "scripting/ruleset/changed_settings.h"
#include "texts/texts.h"

namespace hr::cli {

namespace {

using scripting::Option;
using scripting::option_text;

constexpr std::size_t k_max = 12;

Message unknown_option(const std::vector<Option>& options, const std::string& typed) {
  if (options.empty()) return Message::of(texts::options::none, {});
  std::vector<std::string> names;
  for (const Option& option : options) names.push_back(option.name);
  if (const auto near = nearest_word(typed, names))
    return Message("Unknown option {name}; did you mean {near}?", hr::quote(typed), *near);
  return Message("Unknown option {name}; there {options:is|are} {options}.", hr::quote(typed),
                 Message::all_of(names));
}

// "move A2 B3, move C2 D3 and 4 more"
Message some_of(const std::vector<std::string>& actions) {
  std::vector<Message> out;
  for (const std::string& action : std::span(actions).first(std::min(actions.size(), k_max)))
    out.push_back(Message::name(action));
  if (actions.size() > k_max) out.push_back(Message("{n} more", actions.size() - k_max));
  return Message::all_of(std::move(out));
}

std::vector<std::string> texts(const std::vector<ChangedAction>& actions) {
  std::vector<std::string> out;
  for (const ChangedAction& action : actions) out.push_back(action.text);
  std::ranges::sort(out);
  return out;
}

}  // namespace

// An error of the rules may end without a full stop.
std::string RuleChanges::unchanged_because(const std::string& problem) const {
  return problem + (problem.ends_with('.') ? "" : ".") + "\n" +
         output_.words(Message::of(texts::rules::unchanged, {}));
}

std::optional<std::chrono::milliseconds> RuleChanges::max_wait() const {
  if (live_ == nullptr) return {};
  return live_->max_wait();
}

bool RuleChanges::use_saved() {
  const auto news = live_->use_saved(table_);
  if (!news) return false;
  if (!news->back.empty()) output_.text("text", news->back);
  if (!news->changed) {
    const bool secret =
        news->in_position && table_.secrets() && screen_.people() > 0 && !output_.style().owner;
    const std::string problem =
        secret ? output_.words(Message("The new rules fail in this position.")) : news->problem;
    output_.refuse(news->same ? problem : unchanged_because(problem));
    flush();
    return false;
  }
  display_.narrate();
  show_difference();
  return true;
}

LineResult RuleChanges::reload() {
  if (live_ == nullptr)
    output_.refuse(Message("Rules are reloaded only in a game started with --watch."));
  else if (live_->in_force(table_))
    output_.text("text", Message("The saved rules are already in use."));
  else if (use_saved())
    return LineResult::changed;
  return LineResult::unchanged;
}

void RuleChanges::announce(RulesId before) const {
  if (live_ == nullptr || table_.status().rules == before) return;
  if (!live_->in_force(table_))
    output_.text("text", Message("The saved rules are not in use now. Type reload to use them."));
}

// Compares the rules before their last change with those in force.
void RuleChanges::show_difference() {
  const std::vector<SeatId> here = screen_.seats_here();
  for (const SeatId seat : table_.status().to_act)  // their rules may fail now
    if (std::ranges::find(here, seat) != here.end()) display_.report_for(seat);
  // While nobody is in front of the screen it shows what everybody may know.
  const Issuer issuer = here.empty() ? Issuer::spectator() : Issuer::owner();
  const RuleChangeReport change = table_.report(issuer, RuleChangeQuery{.seats = here});
  const std::vector<std::string> gone = texts(change.removed), come = texts(change.added);
  if (output_.json())
    return print_json_line({{"type", "legal_changes"}, {"gone", gone}, {"new", come}});
  if (screen_.people() == 0 || (screen_.curtain() && screen_.reader() == PlayerId::none)) return;
  if (gone.empty() && come.empty()) return output_.text("text", change.moves);
  if (!gone.empty()) output_.text("text", Message("Moves removed: {moves}.", some_of(gone)));
  if (!come.empty()) output_.text("text", Message("Moves added: {moves}.", some_of(come)));
}

LineResult RuleChanges::options(std::span<const std::string> words) {
  if (words.empty()) return show_options(), LineResult::unchanged;
  if (!display_.may_step()) {
    output_.refuse(
        display_.with_owner_hint(output_.words(owners_alone_message(Message("change options")))));
    return LineResult::unchanged;
  }
  try {
    return set_option(joined(words));
  } catch (const std::exception& error) {
    output_.refuse(error.what());
    return LineResult::unchanged;
  }
}

void RuleChanges::show_options() const {
  const scripting::Ruleset& ruleset = table_.ruleset();
  if (output_.json())
    return print_json_line({{"type", "options"}, {"options", options_json(ruleset)}});
  if (ruleset.options().empty()) return output_.line(Message::of(texts::options::none, {}));
  for (const Option& option : ruleset.options())
    print_line(fmt::format("{}={}", option.name, option_text(option.value)));
  for (const std::string& notice : ruleset.notices()) print_line(full_sentence(notice));
}

LineResult RuleChanges::set_option(const std::string& typed) {
  if (const std::size_t equals = typed.find('='); equals == 0 || equals == std::string::npos) {
    output_.refuse(Message("option: expected name=value, got {words}", hr::quote(typed)));
    return LineResult::unchanged;
  }
  auto [name, value] = parse_settings({typed}, "option").front();
  if (value.size() > 1 && value.front() == '"' && value.back() == '"')  // as show writes words
    value = value.substr(1, value.size() - 2);
  if (scripting::find_option(table_.ruleset(), name) == nullptr) {
    output_.refuse(unknown_option(table_.ruleset().options(), name));
    return LineResult::unchanged;
  }
  const std::shared_ptr<scripting::Ruleset> next = table_.with_option(name, value);
  if (next == nullptr) {
    const Option& option = *scripting::find_option(table_.ruleset(), name);
    output_.refuse(Message("{option} is already {value}.", name, option_text(option.value)));
    return LineResult::unchanged;
  }
  const Reply reply = table_.change_rules(next);
  if (!reply.ok) {
    output_.refuse(unchanged_because(display_.reason(reply.text)));
    return LineResult::unchanged;
  }
  display_.narrate();
  if (const std::string& idle = scripting::find_option(*next, name)->idle; !idle.empty())
    output_.text("notice", Message("Option {option} is not used: {why}.", name, idle));
  show_difference();
  display_.show_scores(display_.report_for(SeatId::owner));
  return LineResult::changed;
}

}  // namespace hr::cli
