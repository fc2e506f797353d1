// SPDX-License-Identifier: MIT
// The screen that the people of a session share. Where they have to keep something from each other
// it has a curtain: what one was shown is gone before another looks, and before anybody leaves.
// It knows who looks at it now and what that one was shown last.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/session/line_result.h"
#include "cli/session/session_output.h"
#include "cli/session/table_client.h"
#include "cli/terminal/line_input.h"
#include "cli/terminal/secret_screen.h"

namespace hr::cli {

class SharedScreen {
 public:
  // The players of the seats, in their order. The others outlive the screen.
  SharedScreen(const TableClient& table, const SessionOutput& voice, LineInput& input,
               const std::vector<Player>& players);

  int persons() const { return persons_; }
  // Whether people at one screen have to keep something from each other, under the rules in force
  // or because one of them has made notes.
  bool curtain() const {
    return persons_ > 1 && (noted_ || table_.status().has_private_information);
  }
  // The player who looks at it; -1: nobody.
  int reader() const { return at_screen_; }
  // Several people share it and nobody looks.
  bool is_unread() const { return persons_ > 1 && at_screen_ < 0; }
  // Whom its lines are for: where all may read them, that is one and the same.
  int audience() const { return curtain() ? at_screen_ : 0; }
  // Who watches: the owner where only bots play, the one person there is, or who is at the screen.
  SeatId listener() const;
  // Those of whoever is at the screen, whose actions may be known there.
  std::vector<SeatId> seats_here() const;

  // Comes before anything secret is shown.
  void guard() { screen_.shows_secrets(curtain()); }
  void unguard() { screen_.shows_secrets(false); }
  // Notes are typed or shown: from now on they have to be wiped before another looks.
  void shows_notes();
  // The player of this seat comes to the screen: unchanged; or somebody left instead.
  LineResult pass_on(const SeatReport& to);
  // What was printed last of what happened, to be told again if it was wiped before it was read.
  void shown_news(std::vector<std::string> lines) { news_ = std::move(lines); }
  void wipe() const;

  // The program was stopped and goes on: see SecretScreen.
  bool stopped() const { return screen_.stopped(); }
  void resume() { screen_.resume(); }
  void turn_away() { at_screen_ = -1; }
  int handle() const { return screen_.handle(); }

 private:
  LineResult let_read();
  std::optional<LineResult> read_again();
  LineResult pass_to(const std::string& player);
  std::optional<LineResult> await_enter();

  const TableClient& table_;
  const SessionOutput& output_;
  LineInput& input_;
  int persons_ = 0;
  int person_ = 0;      // the only one, where there is one
  int at_screen_ = -1;  // the player who looks; -1: nobody
  bool noted_ = false;  // notes were typed or shown
  std::vector<std::string> news_;
  SecretScreen screen_;
};

}  // namespace hr::cli
