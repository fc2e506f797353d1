// SPDX-License-Identifier: MIT
// Sets up a new game: number of players, seats, variants, options, dice rolled by hand, and Play.
// The desk reports what the game is like under these settings (Shown::prepared).
#pragma once

#include <string>
#include <vector>

#include "editor/panels/current_notice.h"
#include "editor/panels/options_form.h"
#include "editor/panels/panel.h"

namespace hr::editor {

class StartPanel {
 public:
  const std::string& ruleset() const { return start_.ruleset; }  // "": none
  bool chosen() const { return !start_.ruleset.empty(); }
  // Starts from the options and variants of the last match.
  void choose(const Title& title, Wishes& wishes);
  void leave(Wishes& wishes) { begin({}, wishes); }

  // Fills the room, with Play at the bottom.
  void draw(const Shown& shown, Wishes& wishes);

 private:
  void begin(StartGame start, Wishes& wishes);
  void draw_head(const Title& title, Wishes& wishes);
  void draw_count(const Title& title, const Prepared& game, Wishes& wishes);
  void draw_variants(const Title& title, Wishes& wishes);
  void draw_dice(const Prepared& game);
  void draw_seats(const Prepared& game);
  void draw_seat(const Prepared& game, std::size_t seat);
  void draw_options(const Prepared& game, Wishes& wishes);
  void draw_foot(const Title& title, const Prepared& game, Wishes& wishes);
  void set(const std::string& option, const std::string& value, Wishes& wishes);
  bool set_to(const std::string& option) const;
  static bool play_button(const char* label);
  std::string trouble(const Shown& shown, const Title& title, const Prepared& game);
  bool may_begin(const Title& title, const Prepared& game) const;
  void play(const Title& title, const Prepared& game, Wishes& wishes);

  OptionsForm form_;
  StartGame start_;
  std::vector<Player> players_;  // as typed; may be more than seats
  std::string dice_;
  int to_name_ = -1;    // the seat whose name field gets the focus
  bool named_ = false;  // Enter was pressed in the last name field
  CurrentNotice notice_;
};

// Parses "2+5", "2 5" or "7"; false if invalid.
bool read_dice(const std::string& typed, std::vector<int>& out);

}  // namespace hr::editor
