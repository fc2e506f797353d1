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
  hear_desktop(state, requests);
  if (opening_ && leave_to_desktop(state)) opening_ = false;
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
  if (!refused_.empty()) ui::coloured(ui::colours().bad, refused_);
  if (!pending_.complaint().empty()) ui::coloured(ui::colours().bad, pending_.complaint());
  if (!asked_.empty())
    ui::coloured(ui::colours().warning,
                 "This file already exists. Replacing it overwrites its contents.");
  wanted = ui::primary(asked_.empty() ? verb_ : "Replace") || wanted;
  ui::flow(ui::button_width("Cancel"));
  if (ui::button("Cancel")) return ImGui::CloseCurrentPopup();
  if (wanted) want(state, requests);
}

bool FileDialog::leave_to_desktop(const DeskState& state) {
  FileChooser* const chooser = ui::context().chooser.get();
  if (chooser == nullptr || writes_ || std::exchange(here_, false)) return false;
  refused_.clear();
  if (std::exchange(elsewhere_, false)) {  // it may be out of sight, or hang
    chooser->give_up();
    return false;
  }
  chooser->ask({title_, verb_, list_.endings(), state.folder});
  return elsewhere_ = true;
}

// What does not come from there at all, or is no file here, is asked for in our own dialog.
void FileDialog::hear_desktop(const DeskState& state, Requests& requests) {
  if (!elsewhere_) return;
  const std::optional<FileAnswer> answer = ui::context().chooser->take();
  if (!answer) return;
  elsewhere_ = false;
  refused_.clear();
  switch (answer->kind) {
    case FileAnswer::Kind::chosen:
      return requests.add(command(state, answer->text));
    case FileAnswer::Kind::cancelled:
      return;
    case FileAnswer::Kind::refused:
      refused_ = answer->text;
      [[fallthrough]];
    case FileAnswer::Kind::unavailable:
      opening_ = here_ = true;
  }
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
  refused_.clear();
  pending_.send(state, requests, command(state, path));
}

}  // namespace hr::editor
