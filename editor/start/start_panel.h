// SPDX-License-Identifier: MIT
// A game that is about to begin: who sits where, how many play, variants, options, dice thrown by
// hand, and Play. What the game is like under these settings the desk says (Shown::prepared).
#pragma once

#include <string>
#include <vector>

#include "editor/panels/options_form.h"
#include "editor/panels/panel.h"
#include "editor/panels/standing_notice.h"

namespace hr::editor {

class StartPanel {
 public:
  const std::string& ruleset() const { return start_.ruleset; }  // "": none is chosen
  bool chosen() const { return !start_.ruleset.empty(); }
  // With the options and variants that it was played with last.
  void choose(const Title& title, Wishes& wishes);
  void leave(Wishes& wishes) { begin({}, wishes); }

  // In all the room that there is, with Play at its foot.
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
  std::vector<Player> players_;  // as typed, more than there are seats perhaps
  std::string dice_;
  int to_name_ = -1;    // whose name the keys go to next
  bool named_ = false;  // Enter was pressed in the last name
  StandingNotice notice_;
};

// "2+5", "2 5" or "7" as numbers; false: they are none.
bool read_dice(const std::string& typed, std::vector<int>& out);

}  // namespace hr::editor
