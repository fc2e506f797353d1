// SPDX-License-Identifier: MIT
// A game at the terminal: people who type and bots, around one Table. Plain sentences on stdout, or
// JSON lines; refusals on stderr. Where the game hides something and people share the screen, it is
// wiped before it is passed on. Rules that are saved meanwhile are swapped in, if so wanted.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments/keep.h"
#include "cli/session/narrator.h"
#include "cli/terminal/exit_code.h"
#include "cli/terminal/json_output.h"
#include "cli/terminal/line_input.h"
#include "cli/terminal/secret_screen.h"
#include "core/table/table.h"
#include "scripting/check/live_rules.h"
#include "scripting/ruleset/ruleset.h"
#include "scripting/table/rules_at_hand.h"

namespace hr::cli {

struct SessionStyle {
  bool json = false;
  bool spoken = false;  // what stands where as sentences, and only when asked for
  // Say what fails in the rules even where it may give something away, and take steps back where
  // something is hidden: those who play are the owner of the table as well.
  bool owner = false;
  bool names_owner = false;  // say that play --owner allows what is refused
};

class Session {
 public:
  // The ruleset, and the live rules if there are any, outlive the session; `players` are those of
  // the seats, in their order. The table takes its rules from what is at hand.
  Session(const scripting::Ruleset& ruleset, Table table, const std::vector<Player>& players,
          SessionStyle style, std::shared_ptr<scripting::RulesAtHand> at_hand,
          scripting::LiveRules* live = nullptr);

  // Plays to the end: ok; or until the input ends before: problems. Who quits leaves with ok.
  Exit run();

  // What is to be done at the start and whenever somebody has played or noted something; and, in
  // passing, now and then while bots play. From the start on it may throw scripting::CannotWrite:
  // the game waits until it can be written, or goes on in memory where nobody can be asked.
  void on_change(Save save) { save_ = std::move(save); }
  // The same for the last time. Throws CannotWrite when it cannot be written.
  void keep_at_last();
  const Table& table() const { return table_; }

 private:
  enum class Answer { changed, unchanged, quit, end_of_input };

  StatusReport status() const { return table_.report(StatusQuery()); }
  const GameReport& game() const;  // the rules in force
  bool secrets() const { return status().secrets; }
  std::string name_of(SeatId seat) const { return status().seats[seat].name; }
  std::string failure() const { return table_.report(OwnerQuery()).failure; }
  // Whether people at one screen have to keep something from each other, under the rules in force
  // or because one of them has made notes.
  bool curtain() const { return persons_ > 1 && (noted_ || status().tells_apart); }

  Report look(SeatId seat, bool arguments = false);
  void introduce() const;
  void bot_acts(SeatId bot);
  Answer come_forward(SeatId seat);
  std::string owners_text(const LogLine& line) const;
  Answer let_read();
  Answer pass_to(const std::string& player);
  std::optional<Answer> read_again();
  std::optional<Answer> await_enter();
  void wipe() const;
  // Whom the lines on the screen are for: where all may read them, that is one and the same.
  int audience() const { return curtain() ? at_screen_ : 0; }
  void show_turn(SeatId seat);
  std::string turn_line(SeatId seat, const Report& report) const;
  void show_board(const Report& report) const;
  void show_scores(const Report& report) const;
  Exit go_through();
  std::optional<Exit> play_on();
  std::optional<Exit> left(Answer answer) const;
  bool reopened();
  void narrate();
  Json line_json(const LogLine& line, SeatId listener) const;
  void finish();
  SeatId listener() const;

  bool keep();
  void keep_in_passing();
  bool await_room();

  Answer ask(SeatId seat);
  Answer obey(SeatId seat, const std::vector<std::string>& words);
  Answer act(SeatId seat, const std::string& typed);
  Answer step_back(SeatId seat);
  Answer step_forth(SeatId seat);
  bool nobody_to_act() const;
  bool may_step() const;
  std::string owners_alone(const Reply& reply) const;
  void announce_part();
  static std::vector<std::string> ready_seats(const Report& report);
  Answer rearranged(const Reply& reply, std::string_view said);
  Answer take_back(SeatId seat);
  Answer start_over(SeatId seat);
  Answer put_instead(SeatId seat, std::span<const std::string> words);
  void type_dice(const std::vector<std::string>& words);
  void show_legal(SeatId seat);
  void show_position(SeatId seat);
  void show_group(SeatId seat, const std::vector<std::string>& words);
  void show_rules() const;
  Answer options(std::span<const std::string> words);
  Answer set_option(const std::string& typed);
  void show_options() const;
  static bool notes_command(std::string_view name);
  std::size_t cell_words(SeatId seat, std::span<const std::string> words) const;
  Answer take_note(SeatId seat, const std::vector<std::string>& words);
  Reply written_note(SeatId seat, const std::string& command, std::span<const std::string> rest);
  void show_notes(SeatId seat) const;
  bool is_command(const std::string& word) const;

  void listen();
  std::optional<std::chrono::milliseconds> patience() const;
  void announce_time();
  static Json clock_json(const ClockReport& clock);
  void show_clock(const ClockReport& clock) const;
  void use_clock(const std::vector<std::string>& words);
  void show_par(SeatId seat);

  bool take_up_rules();
  bool use_saved_rules();
  Answer reload();
  void announce_rules(int before) const;
  std::vector<SeatId> seats_here() const;
  void show_difference();

  void text(const char* type, std::string_view what) const;
  void refuse(std::string_view what) const;
  std::string reason(const std::string& told) const;

  const scripting::Ruleset& ruleset_;
  Table table_;
  mutable std::optional<GameReport> game_;
  mutable int game_of_ = 0;  // which rules these are
  SessionStyle style_;
  int persons_ = 0;
  int person_ = 0;            // the only one, where there is one
  bool described_ = false;    // what stands where has been said once
  int at_screen_ = -1;        // the player who looks at the screen; -1: nobody
  bool noted_ = false;        // notes were typed or shown
  std::set<int> introduced_;  // players who know how to answer when all are asked
  std::vector<int> faces_;
  Narrator narrator_;
  std::string problem_;  // of the rules, as it was told last
  NodeId problem_at_ = NodeId::none;
  bool time_up_ = false;  // that the planning time is up has been said
  Save save_;
  std::chrono::steady_clock::time_point kept_at_;
  std::string unkept_;             // why the game cannot be written; "": it is
  bool gave_up_ = false;           // whoever was asked left without it
  std::vector<std::string> told_;  // what was printed last of what happened
  SecretScreen screen_;
  scripting::LiveRules* live_;
  std::shared_ptr<scripting::RulesAtHand> at_hand_;
  LineInput input_;
};

}  // namespace hr::cli
