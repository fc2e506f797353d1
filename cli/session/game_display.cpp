// SPDX-License-Identifier: MIT
#include "cli/session/game_display.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/session/clock_commands.h"
#include "cli/session/time_commands.h"
#include "cli/terminal/output.h"
#include "core/base/message.h"
#include "core/base/words.h"
#include "core/table/action_json.h"
#include "core/table/action_list.h"

namespace hr::cli {

namespace {

constexpr std::string_view k_how = message_text(
    "Everybody answers in secret. Type back to take back your last answer, instead OLD NEW to "
    "replace one, start over to take back all your answers, and ready when you are done.");

const char* line_type(const LogLine& line) { return line.type ? step_word(*line.type) : "event"; }

std::vector<std::string> ready_seats(const Report& report, bool named) {
  std::vector<std::string> out;
  for (const SeatReport& seat : report.seats)
    if (seat.ready) out.push_back(named ? seat.called : seat.name);
  return out;
}

}  // namespace

Report GameDisplay::report_for(SeatId seat, bool arguments) {
  Report report = table_.report(
      Issuer::of(seat),
      ViewQuery{
          .log_from = k_no_log, .named = names_players(), .arguments = arguments, .text = true});
  if (report.problem.empty()) return report;
  const std::string why = reason(report.problem);
  const NodeId here = table_.status().cursor;
  if (why != problem_ || here != problem_at_) output_.refuse(why);
  problem_ = why;
  problem_at_ = here;
  return report;
}

bool GameDisplay::names_players() const {
  if (output_.json()) return false;
  const StatusReport status = table_.status();
  return std::ranges::any_of(status.seats, [&](const SeatReport& who) {
    return std::ranges::find(status.seats, who.player_name, &SeatReport::name) ==
           status.seats.end();
  });
}

std::string GameDisplay::name_of(const SeatReport& who) const {
  return names_players() ? who.called : who.name;
}

// Without people at the table, the viewer is the owner.
std::string GameDisplay::reason(const std::string& told) const {
  return table_.reason(told, screen_.people() == 0 || output_.style().owner,
                       Message("--owner shows it"));
}

std::string GameDisplay::with_owner_hint(const std::string& refusal, bool owner_could) const {
  const bool hint =
      !output_.style().owner && (owner_could || table_.secrets()) && output_.style().names_owner;
  return hint ? output_.words(Message("{refusal} With play --owner it is allowed here.", refusal))
              : refusal;
}

void GameDisplay::introduce() const {
  const GameReport& definition = *table_.game();
  if (output_.json()) {
    Json seats = Json::array();
    for (const SeatReport& seat : table_.status().seats)
      seats.push_back({{"name", seat.name}, {"player", seat.bot ? text_of(*seat.bot) : "human"}});
    Json start{{"type", "start"},
               {"ruleset", table_.ruleset().id()},
               {"options", options_json(table_.ruleset())},
               {"seats", std::move(seats)}};
    // A player could compute the hidden setup from the seed.
    if (!table_.secrets() || screen_.people() == 0)
      start["seed"] = table_.report(Issuer::owner(), OwnerQuery()).seed;
    print_json_line(start);
    return;
  }
  print_line(definition.name + "." + (definition.about.empty() ? "" : " " + definition.about));
  if (names_players()) {
    std::vector<std::string> players;
    for (const SeatReport& seat : table_.status().seats) players.push_back(seat.called);
    output_.line(Message("Players: {players}.", Message::all_of(players)));
  }
  if (screen_.people() > 0)
    output_.line(Message("Type an action, or help to see what else can be typed."));
}

void GameDisplay::narrate() {
  if (screen_.nobody_is_reading()) return;
  const SeatId seat = screen_.listener();
  std::vector<LogLine> news = narrator_.fresh(table_, seat, screen_.audience(), names_players());
  std::vector<std::string> lines;
  for (LogLine& line : news) {
    if (line.repeats && !output_.json()) continue;
    if (output_.style().owner && line.type == StepType::rules) line.text = owners_text(line);
    lines.push_back(output_.json() ? json_line(line_json(line, seat)) : line.text);
    print_line(lines.back());
  }
  if (!lines.empty()) screen_.shown_news(std::move(lines));
  flush();
}

// Only the owner is shown what new rules have dropped from hidden parts.
std::string GameDisplay::owners_text(const LogLine& line) const {
  for (const LogLine& whole : table_.report(Issuer::owner(), LogQuery()).lines)
    if (whole.step == line.step && whole.type == line.type) return whole.text;
  return line.text;
}

// An action is printed with everything that the listener may know about it.
Json GameDisplay::line_json(const LogLine& line, SeatId listener) const {
  Json out{{"type", line_type(line)}, {"ply", line.ply}};
  if (screen_.curtain()) out["to"] = table_.name_of(listener);
  if (!line.seat.empty()) {
    out["seat"] = line.seat;
    if (line.arguments)
      out["action"] = {{"text", line.typed},
                       {"verb", line.name},
                       {"arguments", arguments_json(*line.arguments)}};
    if (!line.dice.empty()) out["dice"] = line.dice;
  }
  out["text"] = line.text;
  return out;
}

// Printed once for each player who comes to the screen.
void GameDisplay::announce_part() {
  if (table_.status().all_asked && introduced_.insert(screen_.reader()).second)
    output_.text("asked", Message::of(k_how, {}));
}

void GameDisplay::show_turn(SeatId seat) {
  announce_part();
  const Report report = report_for(seat);
  if (output_.json()) return print_json_line(turn_json(seat, report));
  if (!output_.style().spoken || !described_) show_board(report);
  described_ = true;
  for (const SeatReport& each : report.seats)
    if (const std::string line = output_.words(
            Message("{Who} {who:is|are} ready.", Message::name(name_of(each), each.plural)));
        each.ready && narrator_.is_news(table_, screen_.audience(), line))
      print_line(line);
  if (report.clock.begun) print_line(report.clock.text);
  if (const std::string times = output_.words(time_line(report)); !times.empty()) print_line(times);
  print_line(turn_line(seat, report));
  if (!report.steps.answers_draw.empty())
    output_.line(
        Message("{offer} Type draw to accept it, draw no to decline it.", report.steps.draw));
  if (!report.stuck.empty()) print_line(report.stuck);
}

Json GameDisplay::turn_json(SeatId seat, const Report& report) const {
  Json turn{{"type", "turn"}, {"ply", report.ply}, {"seat", table_.name_of(seat)}};
  if (table_.status().all_asked) turn["ready"] = ready_seats(report, false);
  if (!report.stuck.empty()) turn["stuck"] = report.stuck;
  if (report.clock.begun) turn["clock"] = clock_json(report.clock);
  if (report.seat_clocks.control.any()) turn["time"] = times_json(report);
  if (!report.steps.answers_draw.empty()) turn["draw"] = table_.name_of(report.steps.draw_by);
  return turn;
}

std::string GameDisplay::turn_line(SeatId seat, const Report& report) const {
  const SeatReport& me = report.seats[seat];
  const bool asked = table_.status().asked && !report.legal.empty();
  const Message name = Message::name(name_of(me), me.plural);
  Message line = asked ? name : Message("{Seat's} turn", name);
  if (me.player != PlayerId(seat) && !names_players())
    line = screen_.people() == 1
               ? Message("{turn} (you)", line)
               : Message("{turn} (played by the player who began as {seat})", line, me.player_name);
  if (!asked) return sentence(output_.words(Message("{Turn}.", line)));
  Message what = Message::name(may_do_text(report.legal, output_.style().language));
  if (report.legal.front().verb == "ready") what = Message("say {what}", what);
  return sentence(output_.words(
      report.times > 1 ? Message("{Turn}: {what} ({n} left).", line, what, report.times)
                       : Message("{Turn}: {what}.", line, what)));
}

}  // namespace hr::cli
