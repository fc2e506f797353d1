// SPDX-License-Identifier: MIT
#include "cli/session/time_commands.h"

#include <charconv>

#include "cli/terminal/output.h"
#include "core/base/words.h"

namespace hr::cli {

namespace {

constexpr std::string_view k_time_help = message_text(
    "To use clocks, type time, time 10+5 (10 minutes each, 5 seconds more after each action), time "
    "/30 (30 seconds for each turn), time run, time stop, time off, or time white 60 (60 seconds "
    "more for a seat).");

std::optional<int> number_in(std::string_view word) {
  int number = 0;
  const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || stop != word.data() + word.size()) return {};
  return number;
}

Message shown_clock(const std::string& player, const SeatClockReport& clock) {
  if (clock.up) return Message("{player} {time} (up)", player, clock.text);
  return clock.runs ? Message("{player} {time} (running)", player, clock.text)
                    : Message("{player} {time}", player, clock.text);
}

}  // namespace

Message time_line(const Report& report) {
  std::vector<Message> parts;
  for (std::size_t s = 0; s < report.seat_clocks.seats.size(); ++s)
    if (const SeatClockReport& clock = report.seat_clocks.seats[s]; !clock.text.empty())
      parts.push_back(shown_clock(report.seats[s].called, clock));
  return parts.empty() ? Message()
                       : Message("Time left: {clocks}.", Message::all_of(std::move(parts)));
}

Json times_json(const Report& report) {
  Json out = Json::object();
  for (std::size_t s = 0; s < report.seat_clocks.seats.size(); ++s)
    if (const SeatClockReport& clock = report.seat_clocks.seats[s]; !clock.text.empty())
      out[report.seats[s].name] = {
          {"left", clock.left}, {"turn", clock.turn}, {"runs", clock.runs}, {"up", clock.up}};
  return out;
}

Reply TimeCommands::add_time(const std::string& seat, std::string_view time) {
  const std::optional<int> seconds = number_in(time);
  if (!seconds) return Reply::refused(Message::of(k_time_help, {}));
  for (std::size_t s = 0; s < table_.status().seats.size(); ++s)
    if (lower_case(table_.status().seats[s].name) == seat)
      return table_.give(Issuer::owner(), AddSeatTime{SeatId(s), *seconds});
  return Reply::refused(Message::of(k_time_help, {}));
}

Reply TimeCommands::run_command(const std::vector<std::string>& words) {
  const std::string what = words.size() > 1 ? lower_case(words[1]) : "";
  if (words.size() == 3) return add_time(what, words[2]);
  if (words.size() != 2) return Reply::refused(Message::of(k_time_help, {}));
  if (what == "off") return table_.give(Issuer::owner(), SetSeatClocks{});
  if (what == "run") return table_.give(Issuer::owner(), RunSeatClocks{});
  if (what == "stop") return table_.give(Issuer::owner(), RunSeatClocks{false});
  if (const std::optional<TimeControl> control = read_time_control(what); control && control->any())
    return table_.give(Issuer::owner(), SetSeatClocks{*control});
  return Reply::refused(Message::of(k_time_help, {}));
}

void TimeCommands::use(const std::vector<std::string>& words) {
  std::string said;
  if (words.size() > 1) {
    const Reply reply = run_command(words);
    if (!reply.ok) return output_.refuse(reply);
    said = reply.text.empty() ? "" : reply.text + " ";
  }
  const Report report = table_.report(
      Issuer::owner(), ViewQuery{.log_from = k_no_log, .named = true, .contents = false});
  if (output_.json()) {
    Json out{{"type", "time"}, {"running", report.seat_clocks.running}};
    out["seats"] = times_json(report);
    return print_json_line(out);
  }
  const Message line = time_line(report);
  print_line(said + output_.words(line.empty() ? Message("There are no clocks.") : line));
}

std::optional<std::chrono::milliseconds> TimeCommands::max_wait() const {
  constexpr std::chrono::milliseconds k_often{200};
  if (!table_.report(Issuer::owner(), SeatClocksQuery()).running) return {};
  return k_often;
}

bool TimeCommands::call() {
  if (!table_.report(Issuer::owner(), SeatClocksQuery()).due) return false;
  const int before = table_.status().depth;
  return table_.give(Issuer::owner(), CallTime{}).ok && table_.status().depth != before;
}

}  // namespace hr::cli
