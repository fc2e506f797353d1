// SPDX-License-Identifier: MIT
#include "cli/session/clock_commands.h"

#include <charconv>
#include <utility>

#include "cli/terminal/output.h"
#include "core/base/words.h"

namespace hr::cli {

namespace {

TimePoint now() {
  return std::chrono::duration_cast<TimePoint>(std::chrono::steady_clock::now().time_since_epoch());
}

// The number in "+1".
std::optional<int> minutes_in(std::string_view word) {
  int minutes = 0;
  if (!word.starts_with('+')) return {};
  word.remove_prefix(1);
  const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), minutes);
  if (error != std::errc() || stop != word.data() + word.size()) return {};
  return minutes;
}

}  // namespace

Json clock_json(const ClockReport& clock) {
  return {{"left", clock.left}, {"running", clock.running}, {"up", clock.up}};
}

ClockCommands::ClockCommands(scripting::TableClient& table, const SessionOutput& output)
    : table_(table), output_(output) {
  table_.keep_time(now);
}

std::optional<std::chrono::milliseconds> ClockCommands::left() const {
  const ClockReport clock = table_.report(Issuer::owner(), ClockQuery());
  if (!clock.running) return {};
  return std::chrono::seconds(clock.left);
}

void ClockCommands::announce() {
  const ClockReport clock = table_.report(Issuer::owner(), ClockQuery());
  if (std::exchange(time_up_, clock.up) || !clock.up) return;
  if (output_.prompts()) print_line("");
  show(clock);
  if (output_.prompts()) print("> ");
  flush();
}

void ClockCommands::show(const ClockReport& clock) const {
  if (!output_.json()) return print_line(clock.text);
  Json out{{"type", "clock"}};
  out.update(clock_json(clock));
  out["text"] = clock.text;
  print_json_line(out);
}

Reply ClockCommands::run_command(const std::vector<std::string>& words) {
  if (words.size() == 1) {
    const bool declared = !table_.report(Issuer::owner(), ClockQuery()).text.empty();
    return declared ? Reply::done() : Reply::refused(Message("This game has no planning clock."));
  }
  const std::string what = words.size() == 2 ? lower_case(words[1]) : "";
  if (const std::optional<int> minutes = minutes_in(what))
    return table_.give(Issuer::owner(), UseClock{UseClock::Operation::add, *minutes});
  if (what == "start") return table_.give(Issuer::owner(), UseClock{UseClock::Operation::start});
  if (what == "pause") return table_.give(Issuer::owner(), UseClock{UseClock::Operation::pause});
  if (what == "reset") return table_.give(Issuer::owner(), UseClock{UseClock::Operation::reset});
  return Reply::refused(
      Message("To use the planning clock, type clock, clock start, clock pause, clock reset or "
              "clock +1 (adds a minute)."));
}

void ClockCommands::use(const std::vector<std::string>& words) {
  if (const Reply reply = run_command(words); !reply.ok) return output_.refuse(reply);
  const ClockReport clock = table_.report(Issuer::owner(), ClockQuery());
  time_up_ = clock.up;
  show(clock);
}

}  // namespace hr::cli
