// SPDX-License-Identifier: MIT
// The moves of a person: actions, with dice typed beforehand, undo and redo, and changes of answers
// that all seats give at once and in secret.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/session/game_display.h"
#include "cli/session/line_result.h"
#include "cli/session/rule_changes.h"
#include "cli/session/session_output.h"
#include "scripting/clients/table_client.h"

namespace hr::cli {

class MoveCommands {
 public:
  // The arguments must outlive this object.
  MoveCommands(scripting::TableClient& table, const SessionOutput& output, GameDisplay& display,
               const RuleChanges& rules)
      : table_(table), output_(output), display_(display), rules_(rules) {}

  LineResult act(SeatId seat, const std::string& typed);
  // If the seat has typed an action that lacks arguments: the line as the next ones; or "cancel".
  // None if it is neither; then act() keeps what was typed, unless the line is an action.
  std::optional<LineResult> go_on(SeatId seat, const std::string& typed);
  // "dice", then the faces for the next action.
  void type_dice(const std::vector<std::string>& words);

  // Goes back to the last point where a person had to act, undoing the bots' moves since then.
  // While all seats are asked, it takes back the seat's own last answer.
  LineResult step_back(SeatId seat);
  LineResult step_forward(SeatId seat);

  // Resign, OfferDraw or DeclineDraw.
  LineResult give_step(SeatId seat, const TableCommand& step);

  LineResult take_back(SeatId seat);
  LineResult start_over(SeatId seat);
  // "B3 C4": the first words name part of an answer, the rest replaces it.
  LineResult replace_answer(SeatId seat, std::span<const std::string> words);

 private:
  Reply attempt(SeatId seat, const std::string& typed);
  Issuer owner_or(SeatId seat, bool Report::*may) const;  // who undoes and redoes
  Issuer answers_for(SeatId seat) const;                  // who takes back and changes answers
  LineResult not_allowed(const Reply& reply, bool owner_could) const;
  LineResult rearranged(const Reply& reply, std::string_view said);
  LineResult stepped(const char* type, std::string_view said, const StatusReport& before);

  scripting::TableClient& table_;
  const SessionOutput& output_;
  GameDisplay& display_;
  const RuleChanges& rules_;
  std::string begun_;     // an action that lacks arguments, as typed by `begun_by_`; or ""
  std::string not_next_;  // why the last line does not continue it
  SeatId begun_by_ = SeatId::none;
  std::vector<int> faces_;  // for the next action; empty: they are rolled
};

}  // namespace hr::cli
