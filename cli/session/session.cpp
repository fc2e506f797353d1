// SPDX-License-Identifier: MIT
#include "cli/session/session.h"

#include <fmt/format.h>

#include "cli/terminal/output.h"
#include "core/base/words.h"
#include "core/table/action_json.h"
#include "core/table/action_list.h"

namespace hr::cli {

namespace {

const char* line_type(const LogLine& line) {
  if (!line.type) return "event";
  if (*line.type == StepType::swap) return "swap";
  return *line.type == StepType::position ? "position" : "action";
}

// What won, and into which parts it cuts the rest of the board.
Json win_json(const WinReport& win) {
  Json parts = Json::array();
  for (const WinReport::Part& part : win.parts)
    parts.push_back({{"cells", part.cells}, {"marks", part.marks}});
  Json out{{"cells", win.cells}};
  if (!win.parts.empty()) out["parts"] = std::move(parts);
  return out;
}

}  // namespace

Session::Session(const scripting::Ruleset& ruleset, Table table, const std::vector<Player>& players,
                 SessionStyle style, std::shared_ptr<scripting::RulesAtHand> at_hand,
                 scripting::LiveRules* live)
    : ruleset_(ruleset),
      table_(std::move(table)),
      style_(style),
      live_(live),
      at_hand_(std::move(at_hand)) {
  listen();
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (players[i].bot) continue;
    ++persons_;
    person_ = static_cast<int>(i);
  }
}

const GameReport& Session::game() const {
  const int rules = status().rules;
  if (!game_ || game_of_ != rules) game_ = table_.report(GameQuery());
  game_of_ = rules;
  return *game_;
}

Exit Session::run() {
  introduce();
  if (save_) save_(table_, Keep::lasting);
  try {
    return go_through();
  } catch (...) {
    wipe();
    throw;
  }
}

Exit Session::go_through() {
  for (;;) {
    const std::optional<Exit> broken_off = play_on();
    if (broken_off) return *broken_off;
    wipe();
    narrate();
    finish();
    screen_.shows_secrets(false);
    if (persons_ == 0) return Exit::ok;
    if (!reopened()) return Exit::ok;
  }
}

// To the end of the game: nothing; or how somebody left before it.
std::optional<Exit> Session::play_on() {
  while (!status().ended) {
    if (live_ != nullptr) take_up_rules();
    if (screen_.stopped()) at_screen_ = -1;
    narrate();
    if (status().ended) break;
    if (const SeatId bot = status().bot_to_act; bot != SeatId::none) {
      bot_acts(bot);
      keep_in_passing();
      continue;
    }
    const SeatId seat = status().to_act.front();
    Answer answer = come_forward(seat);
    if (answer == Answer::unchanged) show_turn(seat);
    while (answer == Answer::unchanged) answer = ask(seat);
    if (answer == Answer::changed && !keep()) answer = Answer::quit;
    if (const std::optional<Exit> code = left(answer)) return code;
  }
  return {};
}

// What was for the eyes of one does not stay behind.
std::optional<Exit> Session::left(Answer answer) const {
  if (answer != Answer::quit && answer != Answer::end_of_input) return {};
  wipe();
  if (answer == Answer::quit) {
    text("text", "Game left unfinished.");
    return Exit::ok;
  }
  flush();
  message("the input ended before the game did");
  return Exit::problems;
}

// The last action may be taken back, and rules may change, when the game is over as well. False
// when nobody wants to.
bool Session::reopened() {
  if (!style_.json && input_is_terminal())
    print_line(secrets() && !style_.owner ? "quit leaves."
                                          : "undo takes back the last action; quit leaves.");
  while (status().ended) {
    const Answer answer = ask(listener());
    if (answer == Answer::quit || answer == Answer::end_of_input) return false;
    if (answer == Answer::changed && !keep()) return false;
    if (screen_.stopped()) screen_.resume();
    narrate();
  }
  return true;
}

void Session::introduce() const {
  const GameReport& definition = game();
  if (style_.json) {
    Json seats = Json::array();
    for (const SeatReport& seat : status().seats)
      seats.push_back({{"name", seat.name}, {"player", seat.bot ? "random" : "human"}});
    Json start{{"type", "start"},
               {"ruleset", ruleset_.id()},
               {"options", options_json(ruleset_)},
               {"seats", std::move(seats)}};
    // From the seed a player could find out what the set-up has hidden.
    if (!secrets() || persons_ == 0) start["seed"] = table_.report(OwnerQuery()).seed;
    print_json_line(start);
    return;
  }
  print_line(definition.name + "." + (definition.about.empty() ? "" : " " + definition.about));
  if (persons_ > 0) print_line("Type an action, or help to see what else can be typed.");
}

// Without people whoever watches is the owner.
void Session::bot_acts(SeatId bot) {
  const Reply reply = table_.carry_out(BotMove{bot});
  if (reply.ok) return;
  throw Error(
      fmt::format("{} (in action {}, by {})", reason(reply.text), status().ply + 1, name_of(bot)));
}

// Why something failed: the rules' own words where they may be known, else what seats are told.
std::string Session::reason(const std::string& told) const {
  const std::string why = failure();
  if (why.empty()) return told;
  if (!secrets() || persons_ == 0 || style_.owner) return why;
  return told + " The error message may reveal a secret; --owner shows it.";
}

// What a seat may know. Where the rules fail at that, the report lacks a part, which is said once;
// the game can be gone on with, or the last action taken back.
Report Session::look(SeatId seat, bool arguments) {
  Report report =
      table_.report(ViewQuery{.seat = seat, .log_from = k_no_log, .arguments = arguments});
  if (report.problem.empty()) return report;
  const std::string why = reason(report.problem);
  const NodeId here = status().cursor;
  if (why != problem_ || here != problem_at_) refuse(why);
  problem_ = why;
  problem_at_ = here;
  return report;
}

// Who watches: the owner where only bots play, the one person there is, or who is at the screen.
SeatId Session::listener() const {
  if (persons_ == 0) return SeatId::none;
  return seat_of(status().seats, persons_ == 1 ? person_ : at_screen_);
}

void Session::narrate() {
  if (persons_ > 1 && at_screen_ < 0) return;
  const SeatId seat = listener();
  std::vector<LogLine> news = narrator_.fresh(table_, seat, audience());
  if (!news.empty()) told_.clear();
  for (LogLine& line : news) {
    if (style_.owner && line.type == StepType::swap) line.text = owners_text(line);
    told_.push_back(style_.json
                        ? line_json(line, seat).dump(-1, ' ', false, Json::error_handler_t::replace)
                        : line.text);
    print_line(told_.back());
  }
  flush();
}

// Only the owner is told what new rules have left behind of what is hidden.
std::string Session::owners_text(const LogLine& line) const {
  for (const LogLine& whole : table_.report(LogQuery{SeatId::owner}).lines)
    if (whole.step == line.step && whole.type == line.type) return whole.text;
  return line.text;
}

// An action comes with all that the listener may know of it.
Json Session::line_json(const LogLine& line, SeatId listener) const {
  Json out{{"type", line_type(line)}, {"ply", line.ply}};
  if (curtain()) out["to"] = name_of(listener);
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

void Session::show_turn(SeatId seat) {
  announce_part();
  const Report report = look(seat);
  const std::vector<std::string> ready = ready_seats(report);
  if (style_.json) {
    Json turn{{"type", "turn"}, {"ply", report.ply}, {"seat", name_of(seat)}};
    if (status().all_asked) turn["ready"] = ready;
    if (!report.stuck.empty()) turn["stuck"] = report.stuck;
    if (report.clock.begun) turn["clock"] = clock_json(report.clock);
    return print_json_line(turn);
  }
  if (!style_.spoken || !described_) show_board(report);
  described_ = true;
  for (const std::string& name : ready)
    if (const std::string line = sentence(name + " is ready.");
        narrator_.is_news(table_, audience(), line))
      print_line(line);
  if (report.clock.begun) print_line(report.clock.text);
  print_line(turn_line(seat, report));
  if (!report.stuck.empty()) print_line(report.stuck);
}

std::string Session::turn_line(SeatId seat, const Report& report) const {
  const SeatReport& me = report.seats[seat];
  const bool asked = status().asked && !report.legal.empty();
  std::string line = me.name + (asked ? "" : "'s turn");
  if (me.player != index(seat))
    line +=
        persons_ == 1 ? " (you)" : " (played by the player who began as " + me.player_name + ")";
  if (asked) {
    const bool ready = report.legal.front().verb == "ready";
    line += (ready ? ": say " : ": ") + may_do_text(report.legal) +
            (report.times > 1 ? fmt::format(" ({} left)", report.times) : "");
  }
  return sentence(line + ".");
}

void Session::show_board(const Report& report) const {
  if (style_.json) return text("board", report.board);
  if (style_.spoken)
    for (const std::string& line : report.spoken) print_line(line);
  else if (!report.board.empty())
    print("\n" + report.board + "\n");
  for (const std::string& line : report.vars) print_line(sentence(line) + ".");
  show_scores(report);
}

void Session::show_scores(const Report& report) const {
  Json scores = Json::object();
  for (const SeatReport& who : report.seats) {
    if (!who.score) continue;
    scores[who.name] = *who.score;
    if (!style_.json)
      print_line(sentence(fmt::format("{} has {} {}.", who.name, *who.score,
                                      *who.score == 1 ? "point" : "points")));
  }
  if (style_.json && !scores.empty()) print_json_line({{"type", "scores"}, {"scores", scores}});
}

// At the end all is shown to all, as people at a table would turn it over.
void Session::finish() {
  const StatusReport over = status();
  if (!style_.json) {
    const Report report = look(SeatId::none);
    show_board(report);
    print_line(over.outcome);
    if (style_.spoken && report.win)
      for (const std::string& line : report.win->sentences) print_line(line);
    return;
  }
  Json winners = Json::array();
  for (const SeatReport& seat : over.seats)
    if (seat.won) winners.push_back(seat.name);
  Json end{
      {"type", "end"}, {"ply", over.ply}, {"text", over.outcome}, {"winners", std::move(winners)}};
  const Report report = look(SeatId::none);
  if (over.secrets) end["board"] = report.board;
  if (report.win) end["win"] = win_json(*report.win);
  print_json_line(end);
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
