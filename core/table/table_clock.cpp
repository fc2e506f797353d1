// SPDX-License-Identifier: MIT
// The planning clock of a table, which is not part of the match.
#include "core/base/message.h"
#include "core/base/words.h"
#include "core/table/table_data.h"

namespace hr {

namespace {

constexpr int k_max_minutes = 600;

Message start(TableData& table, int length) {
  const ClockReport before = answer(table, ClockQuery());
  if (before.running) return Message("The planning clock is already running.");
  if (length == 0 && before.up) return Message("This game no longer has a planning clock.");
  table.clock.start(table.now(), length);
  return {};
}

Message pause(TableData& table) {
  if (!table.clock.running()) return Message("The planning clock is not running.");
  table.clock.pause(table.now());
  return {};
}

Message add(TableData& table, int length, int minutes) {
  if (minutes < 1 || minutes > k_max_minutes)
    return Message("Expected 1 to {max} more minutes, got {n}.", k_max_minutes, minutes);
  if (table.clock.left(table.now(), length) > std::chrono::hours(24))
    return Message("The planning clock already has more than a day left.");
  table.clock.add(table.now(), length, minutes * 60);
  return {};
}

// Why the operation is impossible, or nothing.
Message use(TableData& table, const UseClock& command, int length) {
  switch (command.operation) {
    case UseClock::Operation::start:
      return start(table, length);
    case UseClock::Operation::pause:
      return pause(table);
    case UseClock::Operation::reset:
      table.clock.reset();
      return length == 0 ? Message("This game no longer has a planning clock.") : Message();
    case UseClock::Operation::add:
      return add(table, length, command.minutes);
  }
  return {};
}

}  // namespace

ClockReport answer(TableData& table, const ClockQuery&, Language language) {
  return table.clock.report(table.now(), table.match.game().definition().clock, language);
}

Reply apply(TableData& table, const UseClock& command) {
  const int length = table.match.game().definition().clock;
  if (length == 0 && !table.clock.begun())
    return Reply::refused(Message("This game has no planning clock."));
  const Message refusal = use(table, command, length);
  return refusal.empty() ? Reply::done(answer(table, ClockQuery()).text) : Reply::refused(refusal);
}

}  // namespace hr
