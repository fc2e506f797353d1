// SPDX-License-Identifier: MIT
#include "cli/session.h"

#include <fmt/format.h>

#include "cli/action_json.h"
#include "cli/output.h"
#include "core/text.h"
#include "core/words.h"

namespace hr::cli {

Session::Session(const scripting::Ruleset& ruleset, Table table, const std::vector<Player>& players,
                 SessionStyle style)
    : ruleset_(ruleset), table_(std::move(table)), style_(style) {
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (players[i].bot) continue;
    ++persons_;
    person_ = static_cast<int>(i);
  }
  curtain_ = game().hides() && persons_ > 1;
}

Exit Session::run() {
  introduce();
  while (!match().ended()) {
    narrate();
    if (const SeatId bot = table_.bot_to_act(); bot != SeatId::none) {
      bot_acts(bot);
      continue;
    }
    const SeatId seat = match().actors().front();
    come_forward(seat);
    show_turn(seat);
    Answer answer = Answer::unchanged;
    while (answer == Answer::unchanged) answer = ask(seat);
    if (answer == Answer::quit) {
      text("text", "The game is left unfinished.");
      return Exit::ok;
    }
    if (answer == Answer::end_of_input) {
      flush();
      message("the input ended before the game did");
      return Exit::problems;
    }
  }
  narrate();
  finish();
  return Exit::ok;
}

void Session::introduce() const {
  const Definition& definition = game().definition();
  if (style_.json) {
    Json seats = Json::array();
    for (const SeatReport& seat : table_.report(SeatId::none).seats)
      seats.push_back({{"name", seat.name}, {"player", seat.bot ? "random" : "human"}});
    print_json_line({{"type", "start"},
                     {"ruleset", ruleset_.id()},
                     {"options", options_json(ruleset_)},
                     {"seed", match().seed()},
                     {"seats", std::move(seats)}});
    return;
  }
  print_line(definition.name + ". " + definition.about);
  if (persons_ > 0) print_line("Type an action, or help to see what else can be typed.");
}

void Session::bot_acts(SeatId bot) {
  const Reply reply = table_.bot_move(bot);
  if (!reply.ok) throw Error(table_.failure().empty() ? reply.text : table_.failure());
}

// Who watches: the owner where only bots play, the one person there is, or who is at the screen.
SeatId Session::listener() const {
  if (persons_ == 0) return SeatId::none;
  return table_.seat_of(persons_ == 1 ? person_ : at_screen_);
}

void Session::come_forward(SeatId seat) {
  const SeatReport who = table_.report(seat).seats[static_cast<std::size_t>(index(seat))];
  if (who.player == at_screen_) return;
  at_screen_ = who.player;
  if (curtain_) {
    clear_screen();
    text("curtain", fmt::format("Pass the device to {}. Press Enter.", who.player_name));
    flush();
    // Input that was written beforehand has nobody to wait for.
    if (input_is_terminal()) static_cast<void>(read_line());
    clear_screen();
  }
  narrate();
}

void Session::narrate() {
  if (persons_ > 1 && at_screen_ < 0) return;
  const SeatId seat = listener();
  for (const LogLine& line : narrator_.fresh(table_, seat, curtain_ ? at_screen_ : 0)) {
    if (style_.json)
      print_json_line(line_json(line, seat));
    else
      print_line(line.text);
  }
  flush();
}

// An action comes with all that the listener may know of it.
Json Session::line_json(const LogLine& line, SeatId listener) const {
  Json out{{"type", line.action ? "action" : "event"}, {"ply", line.ply}};
  if (curtain_) out["to"] = seat_text(game(), listener);
  if (line.action && line.ply < match().line().size()) {
    const Node& node = match().node(match().line()[line.ply]);
    out["seat"] = seat_text(game(), node.seat);
    if (!node.secret || listener == SeatId::none || listener == node.seat)
      out["action"] = action_json(game(), node.choice.action);
    if (!node.faces.empty()) out["dice"] = node.faces;
  }
  out["text"] = line.text;
  return out;
}

void Session::show_turn(SeatId seat) const {
  if (style_.json) {
    print_json_line(
        {{"type", "turn"}, {"ply", match().header().ply}, {"seat", seat_text(game(), seat)}});
    return;
  }
  if (!style_.spoken || match().header().ply == 0) show_board(seat);
  const Report report = table_.report(seat);
  const SeatReport& me = report.seats[static_cast<std::size_t>(index(seat))];
  const std::string since_swap =
      me.player == index(seat) ? "" : fmt::format(", now of who began as {},", me.player_name);
  print_line(sentence(fmt::format("{}{} to act.", me.name, since_swap)));
}

void Session::show_board(SeatId seat) const {
  const Report report = table_.report(seat);
  if (style_.json) return text("board", report.board);
  if (style_.spoken)
    for (const std::string& line : report.spoken) print_line(line);
  else
    print("\n" + report.board + "\n");
  for (const std::string& line : report.vars) print_line(sentence(line) + ".");
  for (const SeatReport& who : report.seats)
    if (who.score) print_line(sentence(fmt::format("{} has {} points.", who.name, *who.score)));
}

void Session::finish() {
  const std::string outcome = outcome_text(game(), match().state());
  if (!style_.json) {
    show_board(listener());
    print_line(outcome);
    return;
  }
  Json winners = Json::array();
  for (const SeatId seat : match().winners()) winners.push_back(seat_text(game(), seat));
  print_json_line({{"type", "end"},
                   {"ply", match().header().ply},
                   {"text", outcome},
                   {"winners", std::move(winners)}});
}

void Session::text(const char* type, std::string_view what) const {
  if (style_.json)
    print_json_line({{"type", type}, {"text", what}});
  else
    print_line(what);
}

void Session::refuse(std::string_view what) const {
  if (style_.json)
    print_json_line({{"type", "refused"}, {"text", what}});
  else
    remark(what);
}

}  // namespace hr::cli
