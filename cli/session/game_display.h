// SPDX-License-Identifier: MIT
// What a session tells of the game: what stands where, whose turn it is, what happened, how it
// ended. Always: nobody is told what the seat they watch from may not know, and each line of the
// log is told once.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "cli/session/narrator.h"
#include "cli/session/session_output.h"
#include "cli/session/shared_screen.h"
#include "cli/session/table_client.h"
#include "cli/terminal/json_output.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::cli {

class GameDisplay {
 public:
  // The ruleset is the one that the game began with. All of these outlive the teller.
  GameDisplay(const scripting::Ruleset& ruleset, const TableClient& table,
              const SessionOutput& voice, SharedScreen& screen)
      : ruleset_(ruleset), table_(table), output_(voice), screen_(screen) {}

  // What a seat may know. Where the rules fail at that, the report lacks a part, which is said
  // once; the game can be gone on with, or the last action taken back.
  Report look(SeatId seat, bool arguments = false);
  // Why something failed: the rules' own words where they may be known, else what seats are told.
  std::string reason(const std::string& told) const;
  // Whether steps may be taken back, and options and dice chosen, by whoever is at the screen.
  bool may_step() const { return output_.style().owner || !table_.secrets(); }
  // A refusal, with a hint that the owner may do it.
  std::string owners_alone(const std::string& refusal) const;

  void introduce() const;
  void narrate();
  // The table went back or forth: what happens again is told again.
  void rewind() { narrator_.rewind(table_); }
  void show_turn(SeatId seat);
  void finish();

  void show_legal(SeatId seat);
  void show_position(SeatId seat);
  void show_scores(const Report& report) const;
  void show_group(SeatId seat, const std::vector<std::string>& words) const;
  void show_rules() const;
  void show_par(SeatId seat) const;

 private:
  Json line_json(const LogLine& line, SeatId listener) const;
  std::string owners_text(const LogLine& line) const;
  void announce_part();
  std::string turn_line(SeatId seat, const Report& report) const;
  Json turn_json(SeatId seat, const Report& report) const;
  void show_board(const Report& report) const;

  const scripting::Ruleset& ruleset_;
  const TableClient& table_;
  const SessionOutput& output_;
  SharedScreen& screen_;
  Narrator narrator_;
  std::string problem_;  // of the rules, as it was told last
  NodeId problem_at_ = NodeId::none;
  bool described_ = false;    // what stands where has been said once
  std::set<int> introduced_;  // players who know how to answer when all are asked
};

}  // namespace hr::cli
