// SPDX-License-Identifier: MIT
#include "editor/window/picture_of_window.h"

#include <fmt/format.h>
#include <imgui.h>

#include <chrono>
#include <thread>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "editor/app/app.h"
#include "editor/desk/scratch_user_folders.h"
#include "editor/window/offscreen.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

void carry_out(App& app, const DeskCommand& command) {
  const std::uint64_t before = app.state().notice.number;
  app.carry_out(command);
  Allowance::check_whole();  // the app reported it as a refusal
  const Notice& notice = app.state().notice;
  if (notice.number != before && notice.type != NoticeType::info) throw Error(notice.text);
}

void replace_player(App& app) {
  if (!app.state().game->passes_to.empty()) carry_out(app, LiftCurtain{});
}

void play(App& app, int actions) {
  for (int i = 0; i < actions && app.state().game && !app.state().game->report.ended; ++i) {
    replace_player(app);
    carry_out(app, BotMove{});
  }
  if (app.state().game) replace_player(app);
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

// Waits for what goes on in the background.
void finish_work(App& app) {
  while (app.busy()) {
    Allowance::check_whole();
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    app.tick();
  }
}

}  // namespace

std::string picture_of_window(const PicturePlan& plan) {
  const ScratchUserFolders folder;
  Offscreen screen(plan.width, plan.height, plan.scale, plan.theme);
  App app(folder.folders(), plan.shipped, [] { return TimePoint(0); });
  app.set_slides(false);
  app.set_language(plan.language);
  for (const DeskCommand& command : plan.commands) carry_out(app, command);
  play(app, plan.actions);
  app.turn_to(plan.tab);
  const auto frame = [&] {
    app.tick();  // one picture of a game at a time
    app.frame();
  };
  screen.draw(frame, 4);
  for (const std::string& name : plan.clicks) {
    finish_work(app);
    screen.draw(frame, 2);
    click(screen, app, name);
  }
  finish_work(app);
  screen.draw(frame, 2 + static_cast<int>(app.state().rulesets.size()));
  return screen.png();
}

}  // namespace hr::editor
