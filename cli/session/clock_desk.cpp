// SPDX-License-Identifier: MIT
#include "cli/session/clock_desk.h"

#include <charconv>
#include <utility>

#include "cli/terminal/output.h"
#include "core/base/words.h"

namespace hr::cli {

namespace {

Moment now() {
  return std::chrono::duration_cast<Moment>(std::chrono::steady_clock::now().time_since_epoch());
}

// Of "+1".
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

ClockDesk::ClockDesk(TableClient& table, const Voice& voice) : table_(table), voice_(voice) {
  table_.keep_time(now);
}

std::optional<std::chrono::milliseconds> ClockDesk::left() const {
  const ClockReport clock = table_.report(ClockQuery());
  if (!clock.running) return {};
  return std::chrono::seconds(clock.left);
}

void ClockDesk::announce() {
  const ClockReport clock = table_.report(ClockQuery());
  if (std::exchange(time_up_, clock.up) || !clock.up) return;
  if (voice_.prompts()) print_line("");
  show(clock);
  if (voice_.prompts()) print("> ");
  flush();
}

void ClockDesk::show(const ClockReport& clock) const {
  if (!voice_.json()) return print_line(clock.text);
  Json out{{"type", "clock"}};
  out.update(clock_json(clock));
  out["text"] = clock.text;
  print_json_line(out);
}

Reply ClockDesk::obey(const std::vector<std::string>& words) {
  if (words.size() == 1) {
    const bool declared = !table_.report(ClockQuery()).text.empty();
    return {declared, declared ? "" : "This game has no planning clock."};
  }
  const std::string what = words.size() == 2 ? lower_case(words[1]) : "";
  if (const std::optional<int> minutes = minutes_in(what))
    return table_.carry_out(UseClock{UseClock::What::add, *minutes});
  if (what == "start") return table_.carry_out(UseClock{UseClock::What::start});
  if (what == "pause") return table_.carry_out(UseClock{UseClock::What::pause});
  if (what == "reset") return table_.carry_out(UseClock{UseClock::What::reset});
  return {false,
          "To use the planning clock, type clock, clock start, clock pause, clock reset or "
          "clock +1 (adds a minute)."};
}

void ClockDesk::use(const std::vector<std::string>& words) {
  if (const Reply reply = obey(words); !reply.ok) return voice_.refuse(reply.text);
  const ClockReport clock = table_.report(ClockQuery());
  time_up_ = clock.up;
  show(clock);
}

}  // namespace hr::cli
