// SPDX-License-Identifier: MIT
#include "cli/session/bots.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <utility>

#include "cli/terminal/json_output.h"
#include "cli/terminal/output.h"
#include "core/base/words.h"
#include "core/thinking/thought_text.h"
#include "scripting/table/open_table.h"

namespace hr::cli {

namespace {

constexpr std::size_t k_shown_actions = 5;

Json hint_json(const ThoughtReport& thought) {
  Json actions = Json::array();
  for (const ActionThought& each : thought.actions)
    actions.push_back({{"action", each.action.text},
                       {"points", each.points},
                       {"proven", each.proven},
                       {"tries", each.tries}});
  return {{"type", "hint"},
          {"actions", std::move(actions)},
          {"line", thought.line},
          {"tries", thought.tries}};
}

}  // namespace

SessionBots::SessionBots(scripting::TableClient& table, const SessionOutput& output,
                         const GameDisplay& display)
    : table_(table), output_(output), display_(display), hints_(scripting::make_thinker()) {}

void SessionBots::act(SeatId seat) {
  turn_.begin(table_, seat);
  const Reply reply = turn_.act(table_);
  if (reply.ok) return;
  throw Error(
      output_.words(Message("{problem} (in action {n}, by {seat})", display_.reason(reply.text),
                            table_.status().ply + 1, table_.name_of(seat))));
}

void SessionBots::hint(SeatId seat, const std::vector<std::string>& typed) {
  std::chrono::milliseconds time = k_hint_time;
  if (!typed.empty()) {
    constexpr double k_least = 0.1, k_most = 600;
    double seconds = 0;
    const char* const end = typed[0].data() + typed[0].size();
    const auto [stop, error] = std::from_chars(typed[0].data(), end, seconds);
    if (error != std::errc{} || stop != end || !(seconds >= k_least && seconds <= k_most) ||
        typed.size() > 1)
      return output_.refuse(
          Message("hint: expected how many seconds the bot may think, from {low} to {high}, or "
                  "nothing; got {words}.",
                  fmt::format("{}", k_least), fmt::format("{}", k_most), hr::quote(joined(typed))));
    time = std::chrono::milliseconds(static_cast<int>(1000 * seconds));
  }
  hints_.begin(table_.table(), seat, hint_bot(time));
  const ThoughtReport thought = hints_.wait().value_or(ThoughtReport{});
  if (output_.json()) return print_json_line(hint_json(thought));
  for (const std::string& line : thought_lines(thought, k_shown_actions, output_.style().language))
    print_line(line);
}

}  // namespace hr::cli
