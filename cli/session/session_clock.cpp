// SPDX-License-Identifier: MIT
// What is asked of the table beside the game: the planning clock and par.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "cli/session/session.h"
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

Json run_json(const RunReport& run, const std::string& collects) {
  return {{"score", run.score}, {collects, run.route.size()}, {"route", run.route}};
}

}  // namespace

void Session::listen() {
  table_.keep_time(now);
  input_ = LineInput({.handle = live_ != nullptr ? live_->handle() : -1,
                      .patience = [this] { return patience(); },
                      .attend =
                          [this] {
                            if (screen_.stopped()) return true;
                            announce_time();
                            return live_ != nullptr && take_up_rules();
                          },
                      .wake = screen_.handle()});
}

// How long to wait for a line before something else is due.
std::optional<std::chrono::milliseconds> Session::patience() const {
  std::optional<std::chrono::milliseconds> out;
  if (live_ != nullptr) out = live_->patience();
  const ClockReport clock = table_.report(ClockQuery());
  if (!clock.running) return out;
  const std::chrono::milliseconds left = std::chrono::seconds(clock.left);
  return out ? std::min(*out, left) : left;
}

// Said once, to whoever is at the screen.
void Session::announce_time() {
  const ClockReport clock = table_.report(ClockQuery());
  if (std::exchange(time_up_, clock.up) || !clock.up) return;
  const bool prompted = !style_.json && input_is_terminal();
  if (prompted) print_line("");
  show_clock(clock);
  if (prompted) print("> ");
  flush();
}

Json Session::clock_json(const ClockReport& clock) {
  return {{"left", clock.left}, {"running", clock.running}, {"up", clock.up}};
}

void Session::show_clock(const ClockReport& clock) const {
  if (!style_.json) return print_line(clock.text);
  Json out{{"type", "clock"}};
  out.update(clock_json(clock));
  out["text"] = clock.text;
  print_json_line(out);
}

void Session::use_clock(const std::vector<std::string>& words) {
  const std::string what = words.size() == 2 ? lower_case(words[1]) : "";
  const std::optional<int> minutes = minutes_in(what);
  Reply reply{false,
              "To use the planning clock, type clock, clock start, clock pause, clock reset or "
              "clock +1 (adds a minute)."};
  if (words.size() == 1) {
    const bool declared = !table_.report(ClockQuery()).text.empty();
    reply = {declared, declared ? "" : "This game has no planning clock."};
  } else if (minutes) {
    reply = table_.carry_out(UseClock{UseClock::What::add, *minutes});
  } else if (what == "start") {
    reply = table_.carry_out(UseClock{UseClock::What::start});
  } else if (what == "pause") {
    reply = table_.carry_out(UseClock{UseClock::What::pause});
  } else if (what == "reset") {
    reply = table_.carry_out(UseClock{UseClock::What::reset});
  }
  if (!reply.ok) return refuse(reply.text);
  const ClockReport clock = table_.report(ClockQuery());
  time_up_ = clock.up;
  show_clock(clock);
}

void Session::show_par(SeatId seat) {
  const ParReport par = table_.report(ParQuery{style_.owner ? SeatId::owner : seat});
  if (!par.refusal.empty()) {
    const bool others = game().par && !style_.owner && style_.names_owner && !status().ended;
    return refuse(reason(par.refusal) + (others ? " With play --owner it is shown here." : ""));
  }
  if (!style_.json) {
    print_line(par.whole.text);
    if (par.left) print_line("From here on: " + par.left->text);
    return;
  }
  Json out{{"type", "par"}};
  out.update(run_json(par.whole, par.collects));
  if (par.left) out["left"] = run_json(*par.left, par.collects);
  print_json_line(out);
}

}  // namespace hr::cli
