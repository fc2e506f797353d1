// SPDX-License-Identifier: MIT
#include "editor/panels/file_dialog.h"

#include <filesystem>
#include <system_error>
#include <utility>

#include "editor/ui/keys.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

bool curtained(const DeskState& state) {
  if (!state.game && state.preview) return false;
  return !state.game || !state.game->playing || state.game->viewer == k_turn;
}

}  // namespace

void FileDialog::draw(const DeskState& state, Requests& requests) {
  if (opening_) ImGui::OpenPopup(title_);
  bool stays = true;
  const ui::Dialog dialog(title_, 620, &stays);
  if (!dialog) return;
  if (std::exchange(opening_, false)) begin(state);
  const bool gone = writes_ && curtained(state);
  if (pending_.done(state) || gone || pressed(Key::escape)) return ImGui::CloseCurrentPopup();
  draw_question(state);
  bool wanted = list_.draw();
  if (list_.path() != asked_) asked_.clear();
  if (!pending_.complaint().empty()) ui::coloured(ui::colours().bad, pending_.complaint());
  if (!asked_.empty())
    ui::coloured(ui::colours().warning,
                 "This file already exists. Replacing it overwrites its contents.");
  wanted = ui::primary(asked_.empty() ? verb_ : "Replace") || wanted;
  ui::flow(ui::button_width("Cancel"));
  if (ui::button("Cancel")) return ImGui::CloseCurrentPopup();
  if (wanted) want(state, requests);
}

void FileDialog::rename(const DeskState& state) {
  list_.begin(fs::path(list_.path()).parent_path(), file_name(state));
}

void FileDialog::begin(const DeskState& state) {
  pending_.forget();
  asked_.clear();
  reset(state);
  list_.begin(state.folder, file_name(state));
}

// An existing file is replaced only after confirmation.
void FileDialog::want(const DeskState& state, Requests& requests) {
  const std::string& path = list_.path();
  std::error_code ignored;
  const bool there = writes_ && fs::exists(path, ignored) && !fs::is_directory(path, ignored);
  if (there && asked_ != path) {
    asked_ = path;
    return;
  }
  pending_.send(state, requests, command(state, path));
}

}  // namespace hr::editor
