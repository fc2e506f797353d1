// SPDX-License-Identifier: MIT
// The screen that the people of a session share. While it has a curtain
// (scripting/clients/people.h), what one was shown is cleared before another looks, and before
// anybody leaves. It knows what the reader was shown last.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/session/line_result.h"
#include "cli/session/session_output.h"
#include "cli/terminal/line_input.h"
#include "cli/terminal/secret_screen.h"
#include "scripting/clients/people.h"
#include "scripting/clients/table_client.h"

namespace hr::cli {

class SharedScreen {
 public:
  // The arguments must outlive the screen.
  SharedScreen(const scripting::TableClient& table, const SessionOutput& output, LineInput& input)
      : table_(table), output_(output), input_(input) {}

  int people() const { return scripting::people(table_.status()); }
  bool curtain() const { return curtain_.needed(table_.status()); }
  // The player at the screen; none: nobody.
  PlayerId reader() const { return curtain_.reader(); }
  // Several people share the screen and nobody is looking.
  bool nobody_is_reading() const { return people() > 1 && reader() == PlayerId::none; }
  // Who its lines are for: without a curtain everybody may read them, which counts as one reader.
  PlayerId audience() const { return curtain() ? reader() : PlayerId(0); }
  // The seat of the person who acts next. Somebody must be to act, and no bot.
  SeatId next_seat() const { return curtain_.person_to_act(table_.status()); }
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
  void lower_curtain() { curtain_.lower(); }
  int handle() const { return screen_.handle(); }

 private:
  LineResult await_reading();
  std::optional<LineResult> repeat_news();
  LineResult pass_to(const std::string& player);
  std::optional<LineResult> await_enter();

  const scripting::TableClient& table_;
  const SessionOutput& output_;
  LineInput& input_;
  scripting::Curtain curtain_;
  std::vector<std::string> news_;
  SecretScreen screen_;
};

}  // namespace hr::cli
