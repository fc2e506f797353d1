// SPDX-License-Identifier: MIT
#include "editor/play/curtain_panel.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/words.h"
#include "core/table/fixed_sentences.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

class CurtainPanel : public Panel {
 public:
  const char* name() const override { return texts::turn::curtain; }

  void draw(const DeskState& state, Requests& requests) override {
    const GameState& game = *state.game;
    const ui::Named named(texts::turn::curtain);
    if (game.passes_to.empty()) return ui::text(fixed_sentences().bot_plays);
    const ImVec2 room = ImGui::GetContentRegionAvail();
    const float width = std::min(room.x, ui::scaled(520));
    ImGui::SetCursorPos({ImGui::GetCursorPosX() + (room.x - width) / 2, room.y * 0.36F});
    const ui::Child middle("middle", {width, 0});
    ui::title(fmt::format(texts::turn::pass_screen, sentence(game.passes_to)));
    ui::muted(fixed_sentences().curtain);
    if (ui::primary(fmt::format(texts::turn::i_am, sentence(game.passes_to))) ||
        pressed(Key::enter))
      requests.add(LiftCurtain{});
    ImGui::SetItemDefaultFocus();
  }
};

}  // namespace

std::unique_ptr<Panel> make_curtain_panel() { return std::make_unique<CurtainPanel>(); }

}  // namespace hr::editor
