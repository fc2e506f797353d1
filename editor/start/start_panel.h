// SPDX-License-Identifier: MIT
// Sets up a new game: number of players, seats, variants, options, dice rolled by hand, and Play.
// The desk reports what the game is like under these settings (DeskState::preview).
#pragma once

#include <string>
#include <vector>

#include "editor/board/thumbnail.h"
#include "editor/panels/current_notice.h"
#include "editor/panels/options_form.h"
#include "editor/panels/panel.h"
#include "texts/texts.h"

namespace hr::editor {

class StartPanel {
 public:
  const std::string& ruleset() const { return start_.ruleset; }  // "": none
  bool chosen() const { return !start_.ruleset.empty(); }
  // Starts from the options and variants of the last match.
  void choose(const RulesetInfo& info, Requests& requests);
  void begin() { named_ = true; }  // the chosen game, when it is drawn next
  void leave(Requests& requests) { begin({}, requests); }
  // Shows the lesson that was opened last, once.
  void follow(const DeskState& state);

  // Fills the room, with Play at the bottom.
  void draw(const DeskState& state, Requests& requests);

 private:
  void begin(StartGame start, Requests& requests);
  static void draw_problem(const std::string& text, float tall);
  void draw_head(const RulesetInfo& info, Requests& requests);
  void draw_picture(const GamePreview& game);
  void draw_count(const RulesetInfo& info, const GamePreview& game, Requests& requests);
  void draw_variants(const RulesetInfo& info, Requests& requests);
  void draw_dice(const GamePreview& game);
  void draw_seats(const GamePreview& game);
  void draw_seat(const GamePreview& game, std::size_t seat);
  void draw_options(const RulesetInfo& info, const GamePreview& game, Requests& requests);
  void draw_foot(const RulesetInfo& info, const GamePreview& game, Requests& requests);
  void set(const std::string& option, const std::string& value, Requests& requests);
  void draw_lesson(const GamePreview& game, Requests& requests);
  static bool play_button(texts::Text label);
  std::string start_problem(const DeskState& state, const RulesetInfo& info,
                            const GamePreview& game);
  bool may_begin(const RulesetInfo& info, const GamePreview& game) const;
  ById<PlayerId, Player> seated(const GamePreview& game) const;
  void play(const RulesetInfo& info, const GamePreview& game, Requests& requests);

  Thumbnails picture_;
  OptionsForm form_;
  StartGame start_;
  ById<PlayerId, Player> players_;  // as typed; may be more than seats
  std::string dice_;
  std::uint64_t lessons_ = 0;          // how many had been opened
  PlayerId to_name_ = PlayerId::none;  // whose name field gets the focus
  bool popup_ = false;                 // a list or a dialog was open in the last frame
  bool named_ = false;                 // Enter was pressed in the last name field
  CurrentNotice notice_;
};

}  // namespace hr::editor
