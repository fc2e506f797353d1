// SPDX-License-Identifier: MIT
#include "editor/window/picture_of_window.h"

#include <fmt/format.h>
#include <imgui.h>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "editor/app/app.h"
#include "editor/desk/scratch_folder.h"
#include "editor/window/offscreen.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

void carry_out(App& app, const Command& command) {
  const std::uint64_t before = app.shown().notice.number;
  app.carry_out(command);
  Allowance::look_at_whole();  // the app reported it as a refusal
  const Notice& notice = app.shown().notice;
  if (notice.number != before && notice.kind != Notice::Kind::said) throw Error(notice.text);
}

void sit_down(App& app) {
  if (!app.shown().game->passes_to.empty()) carry_out(app, LiftCurtain{});
}

void play(App& app, int actions) {
  for (int i = 0; i < actions && app.shown().game && !app.shown().game->report.ended; ++i) {
    sit_down(app);
    carry_out(app, BotMove{});
  }
  if (app.shown().game) sit_down(app);
}

void click(Offscreen& screen, App& app, const std::string& name) {
  const Item* const item = screen.screen().find(name);
  if (item == nullptr) throw Error(fmt::format("there is no \"{}\" on screen", name));
  screen.point((item->box.left + item->box.right) / 2, (item->box.top + item->box.bottom) / 2);
  const auto frame = [&] { app.frame(); };
  screen.draw(frame, 2);
  ImGui::GetIO().MouseDown[0] = true;
  screen.draw(frame, 1);
  ImGui::GetIO().MouseDown[0] = false;
  screen.draw(frame, 2);
}

}  // namespace

void save_picture(const PicturePlan& plan, const fs::path& png) {
  const ScratchFolder folder;
  Offscreen screen(plan.width, plan.height, plan.scale, plan.theme);
  App app(folder.folders(), plan.shipped, [] { return Moment(0); });
  for (const Command& command : plan.commands) carry_out(app, command);
  play(app, plan.actions);
  app.turn_to(plan.tab);
  const auto frame = [&] { app.frame(); };
  screen.draw(frame, 4);
  for (const std::string& name : plan.clicks) click(screen, app, name);
  screen.draw(frame, 2);
  screen.save(png);
}

}  // namespace hr::editor
