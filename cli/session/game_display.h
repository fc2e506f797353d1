// SPDX-License-Identifier: MIT
// Prints the game: the position, whose turn it is, what happened, how it ended. Invariant: only
// what the viewing seat may know is printed, and each line of the log only once.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "cli/session/narrator.h"
#include "cli/session/session_output.h"
#include "cli/session/shared_screen.h"
#include "cli/terminal/json_output.h"
#include "scripting/clients/table_client.h"

namespace hr::cli {

class GameDisplay {
 public:
  // The arguments must outlive this object.
  GameDisplay(const scripting::TableClient& table, const SessionOutput& output,
              SharedScreen& screen)
      : table_(table), output_(output), screen_(screen) {}

  // The report for a seat. If rules fail while it is made, the report is incomplete and the failure
  // is printed once; the game can continue, or the last action can be taken back.
  Report report_for(SeatId seat, bool arguments = false);
  // Why something failed: the rules' own message if it may be shown, otherwise `told`, the message
  // for seats.
  std::string reason(const std::string& told) const;
  // Whether the person at the screen may undo, change options and enter dice.
  bool may_step() const { return output_.style().owner || !table_.secrets(); }
  // A refusal with a hint that the owner may do it: where something is hidden, or if `owner_could`.
  std::string with_owner_hint(const std::string& refusal, bool owner_could = false) const;

  void introduce() const;
  void narrate();
  // The table has moved in the history: what happens again is printed again.
  void rewind() { narrator_.rewind(table_); }
  void show_turn(SeatId seat);
  void finish();

  void show_legal(SeatId seat);
  void show_position(SeatId seat);
  void show_scores(const Report& report) const;
  void show_group(SeatId seat, const std::vector<std::string>& words) const;
  void show_rules() const;
  void show_par(SeatId seat) const;
  void show_worth(SeatId seat) const;

 private:
  Json line_json(const LogLine& line, SeatId listener) const;
  std::string owners_text(const LogLine& line) const;
  bool names_players() const;  // some players have names of their own, and people read the text
  std::string name_of(const SeatReport& who) const;
  void announce_part();
  std::string turn_line(SeatId seat, const Report& report) const;
  Json turn_json(SeatId seat, const Report& report) const;
  void show_board(const Report& report) const;

  const scripting::TableClient& table_;
  const SessionOutput& output_;
  SharedScreen& screen_;
  Narrator narrator_;
  std::string problem_;  // the last failure of the rules that was printed
  NodeId problem_at_ = NodeId::none;
  bool described_ = false;         // the position has been described once
  std::set<PlayerId> introduced_;  // players who were told how to answer when all are asked
};

}  // namespace hr::cli
