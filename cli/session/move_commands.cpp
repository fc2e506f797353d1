// SPDX-License-Identifier: MIT
#include "cli/session/move_commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/session/notes.h"
#include "core/base/words.h"
#include "core/table/typed_dice.h"

namespace hr::cli {

namespace {

// The last answer that contains this; the number of answers if none does.
std::size_t answer_naming(const std::vector<ActionReport>& part, const std::string& name) {
  const auto names_it = [&](const NamedArgument& argument) {
    if (const auto* number = std::get_if<std::int64_t>(&argument))
      return std::to_string(*number) == name;
    const auto* word = std::get_if<std::string>(&argument);
    return word != nullptr && lower_case(*word) == lower_case(name);
  };
  for (std::size_t i = part.size(); i-- > 0;)
    if (std::ranges::any_of(part[i].arguments, names_it)) return i;
  return part.size();
}

}  // namespace

LineResult MoveCommands::act(SeatId seat, const std::string& typed) {
  const Reply reply = attempt(seat, typed);
  if (reply.ok) return LineResult::changed;
  const bool keeps = begun_by_ == seat && !begun_.empty() && reply.begun.empty();
  output_.refuse(display_.reason(keeps ? not_next_ : reply.text));
  if (keeps) return LineResult::unchanged;
  begun_ = reply.begun;
  begun_by_ = seat;
  return LineResult::unchanged;
}

std::optional<LineResult> MoveCommands::go_on(SeatId seat, const std::string& typed) {
  if (begun_by_ != seat) begun_.clear();
  if (lower_case(trimmed(typed)) == "cancel" &&
      !table_.game()->begins_with_verb(std::vector<std::string>{"cancel"})) {
    output_.text("text",
                 begun_.empty() ? Message("There is nothing to cancel.") : Message("Cancelled."));
    begun_.clear();
    return LineResult::unchanged;
  }
  if (begun_.empty()) return {};
  const Reply reply = attempt(seat, begun_ + " " + typed);
  if (reply.ok) return LineResult::changed;
  not_next_ = reply.text;
  if (reply.begun.empty() || reply.begun == begun_) return {};
  begun_ = reply.begun;
  output_.refuse(display_.reason(reply.text));
  return LineResult::unchanged;
}

Reply MoveCommands::attempt(SeatId seat, const std::string& typed) {
  const bool by_owner = output_.style().owner && !faces_.empty();  // who may enter any dice
  Reply reply = table_.give(Issuer::of(by_owner ? SeatId::owner : seat),
                            PlayTyped{.text = typed, .faces = faces_});
  if (!reply.ok) return reply;
  if (!reply.text.empty()) output_.text("text", reply.text);
  faces_.clear();
  begun_.clear();
  return reply;
}

void MoveCommands::type_dice(const std::vector<std::string>& words) {
  const std::string typed = joined(std::span(words).subspan(1));
  std::optional<std::vector<int>> faces = read_dice(typed);
  if (!faces)
    return output_.refuse(Message("dice: expected the faces of the dice, such as 2+5, got {words}",
                                  hr::quote(typed)));
  if (!faces->empty() && !table_.game()->rolls)
    return output_.refuse(Message("This game rolls no dice."));
  faces_ = *std::move(faces);
  output_.text("text", faces_.empty() ? Message("The next action rolls its own dice.")
                                      : Message("The next action uses these dice."));
}

LineResult MoveCommands::stepped(const char* type, std::string_view said,
                                 const StatusReport& before) {
  begun_.clear();
  display_.rewind();
  output_.text(type, said);
  rules_.announce(before.rules);
  return LineResult::changed;
}

Issuer MoveCommands::owner_or(SeatId seat, bool Report::*may) const {
  // People at one screen need not ask each other (core/table/undo_request.h).
  const Report report =
      table_.report(Issuer::of(seat), ViewQuery{.log_from = k_no_log, .contents = false});
  return Issuer::of(output_.style().owner || report.*may ? SeatId::owner : seat);
}

// What rules do not let a seat take back, the owner may (core/table/final_steps.h).
Issuer MoveCommands::answers_for(SeatId seat) const {
  return Issuer::of(output_.style().owner ? SeatId::owner : seat);
}

LineResult MoveCommands::not_allowed(const Reply& reply, bool owner_could) const {
  output_.refuse(display_.with_owner_hint(reply.text, owner_could));
  return LineResult::unchanged;
}

LineResult MoveCommands::step_back(SeatId seat) {
  const StatusReport before = table_.status();
  const bool own_only = before.all_asked && !(display_.may_step() && before.may_undo);
  if (own_only || !display_.report_for(seat).part.empty()) return take_back(seat);
  const Reply reply = table_.undo(owner_or(seat, &Report::may_undo));
  if (!reply.ok) return not_allowed(reply, before.may_undo);
  const bool same = table_.status().rules == before.rules;
  return stepped("undone",
                 output_.words(same ? Message("Taken back.")
                                    : Message("Taken back: the previous rules apply again.")),
                 before);
}

LineResult MoveCommands::step_forward(SeatId seat) {
  const StatusReport before = table_.status();
  if (before.all_asked && !(display_.may_step() && before.may_redo)) {
    output_.refuse(Message("Answers taken back in a secret setup cannot be redone."));
    return LineResult::unchanged;
  }
  const Reply reply = table_.redo(owner_or(seat, &Report::may_redo));
  return reply.ok ? stepped("redone", output_.words(Message("Redone.")), before)
                  : not_allowed(reply, before.may_redo);
}

LineResult MoveCommands::give_step(SeatId seat, const TableCommand& step) {
  const Reply reply = table_.give(Issuer::of(seat), step);
  if (reply.ok) return LineResult::changed;
  output_.refuse(display_.reason(reply.text));
  return LineResult::unchanged;
}

LineResult MoveCommands::rearranged(const Reply& reply, std::string_view said) {
  if (!reply.ok) {
    output_.refuse(display_.reason(reply.text));
    return LineResult::unchanged;
  }
  display_.rewind();
  output_.text("undone", said);
  return LineResult::changed;
}

LineResult MoveCommands::take_back(SeatId seat) {
  const std::vector<ActionReport> part = display_.report_for(seat).part;
  return rearranged(
      table_.give(answers_for(seat), TakeBack{seat}),
      part.empty() ? "" : output_.words(Message("Taken back: {action}.", part.back().text)));
}

LineResult MoveCommands::start_over(SeatId seat) {
  return rearranged(table_.give(answers_for(seat), StartOver{seat}),
                    output_.words(Message("Your answers were withdrawn.")));
}

LineResult MoveCommands::replace_answer(SeatId seat, std::span<const std::string> words) {
  if (words.size() < 2) {
    output_.refuse(
        Message("instead needs the old answer and the new one, as in \"instead B3 C4\"."));
    return LineResult::unchanged;
  }
  const std::vector<ActionReport> part = display_.report_for(seat, true).part;
  if (part.empty())
    return rearranged(table_.give(answers_for(seat), TakeBack{seat}), "");  // reports the reason
  const std::size_t n = std::min(cell_words(table_, seat, words), words.size() - 1);
  const std::string old = joined(words.first(n));
  const std::size_t answer = answer_naming(part, old);
  if (answer == part.size()) {
    output_.refuse(Message("None of your answers names {word}.", hr::quote(old)));
    return LineResult::unchanged;
  }
  const Reply reply =
      table_.give(answers_for(seat), ChangeAnswer{.seat = seat,
                                                  .answer = static_cast<int>(answer),
                                                  .text = joined(words.subspan(n))});
  if (!reply.ok) return rearranged(reply, "");
  return rearranged(reply, output_.words(Message("Instead of {old}: {action}.", part[answer].text,
                                                 display_.report_for(seat).part[answer].text)));
}

}  // namespace hr::cli
