// SPDX-License-Identifier: MIT
// A game at the terminal: people who type and bots, around one Table. Plain sentences on stdout, or
// JSON lines; refusals on stderr. Where the game hides something and people share the screen, it is
// wiped before it is passed on. Rules that are saved meanwhile are swapped in, if so wanted.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/exit_code.h"
#include "cli/json_output.h"
#include "cli/line_input.h"
#include "cli/live_rules.h"
#include "cli/narrator.h"
#include "core/table.h"
#include "scripting/ruleset.h"

namespace hr::cli {

struct SessionStyle {
  bool json = false;
  bool spoken = false;  // what stands where as sentences, and only when asked for
  bool owner = false;   // say what fails in the rules even where it may give something away
};

class Session {
 public:
  // The ruleset, and the live rules if there are any, outlive the session; `players` are those of
  // the seats, in their order.
  Session(const scripting::Ruleset& ruleset, Table table, const std::vector<Player>& players,
          SessionStyle style, LiveRules* live = nullptr);

  // Plays to the end: ok; or until the input ends before: problems. Who quits leaves with ok.
  Exit run();

  // What is to be done whenever something was played, and at the start.
  void on_change(std::function<void(const Match&)> save) { save_ = std::move(save); }
  const Table& table() const { return table_; }

 private:
  enum class Answer { changed, unchanged, quit, end_of_input };

  const Match& match() const { return table_.match(); }
  const Game& game() const { return match().game(); }
  // Whether people at one screen have to keep something from each other, under the rules in force.
  bool curtain() const { return persons_ > 1 && game().tells_apart(); }

  Report look(SeatId seat);
  void introduce() const;
  void bot_acts(SeatId bot);
  void come_forward(SeatId seat);
  void show_turn(SeatId seat);
  void show_board(const Report& report) const;
  std::optional<Exit> play_on();
  bool reopened();
  void narrate();
  Json line_json(const LogLine& line, SeatId listener) const;
  void finish();
  SeatId listener() const;

  Answer ask(SeatId seat);
  Answer obey(SeatId seat, const std::vector<std::string>& words);
  Answer act(SeatId seat, const std::string& typed);
  Answer step_back();
  Answer step_forth();
  void type_dice(const std::vector<std::string>& words);
  void show_legal(SeatId seat);
  void show_rules() const;
  bool is_command(const std::string& word) const;
  void await_enter();

  bool take_up_rules();
  std::vector<std::string> may_do();
  void show_difference(const std::vector<std::string>& before);

  void text(const char* type, std::string_view what) const;
  void refuse(std::string_view what) const;
  std::string reason(const std::string& told) const;

  const scripting::Ruleset& ruleset_;
  Table table_;
  SessionStyle style_;
  int persons_ = 0;
  int person_ = 0;          // the only one, where there is one
  bool described_ = false;  // what stands where has been said once
  int at_screen_ = -1;      // the player who looks at the screen; -1: nobody yet
  std::vector<int> faces_;
  Narrator narrator_;
  std::string problem_;  // of the rules, as it was told last
  NodeId problem_at_ = NodeId::none;
  std::function<void(const Match&)> save_;
  LiveRules* live_;
  LineInput input_;
};

}  // namespace hr::cli
