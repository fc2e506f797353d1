// SPDX-License-Identifier: MIT
// The ruleset's options while the game is on: how they stand, and other ones from here on. That is
// a change of rules like any other: the position stays, undo takes it back, a record keeps it.
#include <fmt/format.h>

#include <algorithm>

#include "cli/arguments/arguments.h"
#include "cli/session/session.h"
#include "core/base/words.h"
#include "scripting/ruleset/edition_settings.h"

namespace hr::cli {

namespace {

using scripting::Option;
using scripting::option_text;

}  // namespace

Session::Answer Session::options(std::span<const std::string> words) {
  if (words.empty()) return show_options(), Answer::unchanged;
  if (!may_step()) {
    refuse(owners_alone(
        {false, "In a game with hidden information only the table's owner may change options."}));
    return Answer::unchanged;
  }
  try {
    return set_option(joined(words));
  } catch (const std::exception& error) {
    refuse(error.what());
    return Answer::unchanged;
  }
}

void Session::show_options() const {
  const auto ruleset = scripting::load_ruleset(table_.report(EditionQuery()).edition.value());
  if (style_.json)
    return print_json_line({{"type", "options"}, {"options", options_json(*ruleset)}});
  if (ruleset->options().empty()) return print_line("This ruleset has no options.");
  for (const Option& option : ruleset->options())
    print_line(fmt::format("{}={}", option.name, option_text(option.value)));
  for (const std::string& notice : ruleset->notices()) print_line(sentence(notice + "."));
}

Session::Answer Session::set_option(const std::string& typed) {
  auto [name, value] = parse_settings({typed}, "option").front();
  if (value.size() > 1 && value.front() == '"' && value.back() == '"')  // as show writes words
    value = value.substr(1, value.size() - 2);
  const Edition edition = table_.report(EditionQuery()).edition.value();
  const std::shared_ptr<scripting::Ruleset> next = scripting::with_setting(edition, name, value);
  const auto now = scripting::load_ruleset(edition);
  const std::string chosen = option_text(scripting::find_option(*next, name)->value);
  if (option_text(scripting::find_option(*now, name)->value) == chosen) {
    refuse(fmt::format("{} is already {}.", name, chosen));
    return Answer::unchanged;
  }
  at_hand_->keep(next);
  const Reply reply = table_.carry_out(ChangeRules{next->edition()});
  if (!reply.ok) {
    refuse(reason(reply.text) + "\nThe rules are unchanged.");
    return Answer::unchanged;
  }
  narrate();
  if (const std::string& idle = scripting::find_option(*next, name)->idle; !idle.empty())
    text("notice", fmt::format("Option {} is not used: {}.", name, idle));
  show_difference();
  show_scores(look(SeatId::none));
  return Answer::changed;
}

}  // namespace hr::cli
