// SPDX-License-Identifier: MIT
#include "editor/play/curtain_panel.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

#include "core/base/words.h"
#include "core/table/fixed_sentences.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

class CurtainPanel : public Panel {
 public:
  std::string_view name() const override { return texts::turn::curtain; }

  void draw(const DeskState& state, Requests& requests) override {
    const GameState& game = *state.game;
    const ui::Named named(texts::turn::curtain);
    if (game.passes_to.empty()) return ui::text(fixed_sentences(texts::language()).bot_plays);
    const ImVec2 room = ImGui::GetContentRegionAvail();
    const float width = std::min(room.x, ui::scaled(520));
    ImGui::SetCursorPos({ImGui::GetCursorPosX() + (room.x - width) / 2, room.y * 0.36F});
    const ui::Child middle("middle", {width, 0});
    ui::title(fill(texts::turn::pass_screen, sentence(game.passes_to)));
    ui::muted(fixed_sentences(texts::language()).curtain);
    const bool rests = at_rest(game) < k_rest;
    const ui::Disabled disabled(rests);
    if (ui::primary(fill(texts::turn::i_am, sentence(game.passes_to))) ||
        (!rests && pressed(Key::space)))
      requests.add(LiftCurtain{});
    ui::muted("Click it, or press Space."_text);  // Enter hides the screen
  }

 private:
  // Seconds. A second click, or a key that is still down, does not show what the first one hid.
  static constexpr double k_rest = 0.4;

  // Since the screen was hidden for this player.
  double at_rest(const GameState& game) {
    const int frame = ImGui::GetFrameCount();
    const bool fell = std::exchange(drawn_, frame) < frame - 1 ||
                      std::exchange(for_, game.passes_to) != game.passes_to;
    const double now = ImGui::GetTime();
    if (fell) since_ = now;
    if (now - since_ < k_rest) ui::context().moving = true;
    return now - since_;
  }

  int drawn_ = -2;
  std::string for_;
  double since_ = 0;
};

}  // namespace

std::unique_ptr<Panel> make_curtain_panel() { return std::make_unique<CurtainPanel>(); }

}  // namespace hr::editor
