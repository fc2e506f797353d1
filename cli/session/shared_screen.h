// SPDX-License-Identifier: MIT
// The screen that the people of a session share. If they must not see each other's secrets it has a
// curtain: what one was shown is cleared before another looks, and before anybody leaves. It knows
// who is looking and what they were shown last.
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
  // All arguments but `players` must outlive the screen.
  SharedScreen(const TableClient& table, const SessionOutput& output, LineInput& input,
               const ById<PlayerId, Player>& players);

  int people() const { return people_; }
  // Whether people at one screen must not see each other's secrets, under the rules in force or
  // because one of them has written notes.
  bool curtain() const {
    return people_ > 1 && (noted_ || table_.status().has_private_information);
  }
  // The player at the screen; none: nobody.
  PlayerId reader() const { return at_screen_; }
  // Several people share the screen and nobody is looking.
  bool nobody_is_reading() const { return people_ > 1 && at_screen_ == PlayerId::none; }
  // Who its lines are for: without a curtain everybody may read them, which counts as one reader.
  PlayerId audience() const { return curtain() ? at_screen_ : PlayerId(0); }
  // The seat that is watching: the owner if only bots play, the only person, or the one at the
  // screen.
  SeatId listener() const;
  // The seats of the person at the screen, whose actions may be shown there.
  std::vector<SeatId> seats_here() const;

  // Must be called before anything secret is shown.
  void guard() { screen_.shows_secrets(curtain()); }
  void unguard() { screen_.shows_secrets(false); }
  // Notes were typed or shown: from now on the screen is cleared before another person looks.
  void shows_notes();
  // Brings the player of this seat to the screen. `unchanged` if that worked, or how somebody left.
  LineResult pass_on(const SeatReport& to);
  // The news that was printed last, to be repeated if it was cleared before it was read.
  void shown_news(std::vector<std::string> lines) { news_ = std::move(lines); }
  void wipe() const;

  // The program was suspended and has resumed: see SecretScreen.
  bool stopped() const { return screen_.stopped(); }
  void resume() { screen_.resume(); }
  void lower_curtain() { at_screen_ = PlayerId::none; }
  int handle() const { return screen_.handle(); }

 private:
  LineResult await_reading();
  std::optional<LineResult> repeat_news();
  LineResult pass_to(const std::string& player);
  std::optional<LineResult> await_enter();

  const TableClient& table_;
  const SessionOutput& output_;
  LineInput& input_;
  int people_ = 0;
  PlayerId person_ = PlayerId::none;     // the only person, if there is exactly one
  PlayerId at_screen_ = PlayerId::none;  // the player at the screen; none: nobody
  bool noted_ = false;                   // notes were typed or shown
  std::vector<std::string> news_;
  SecretScreen screen_;
};

}  // namespace hr::cli
