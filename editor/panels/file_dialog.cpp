// SPDX-License-Identifier: MIT
#include "editor/panels/file_dialog.h"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>
#include <utility>

#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

bool curtained(const DeskState& state) {
  if (!state.game && state.preview) return false;
  return !state.game || !state.game->playing || state.game->viewer == k_turn;
}

}  // namespace

FileDialog::Subject FileDialog::subject_of(const DeskState& state) {
  if (!state.game) return {};
  return {state.game->match, state.game->secrets ? state.game->viewer : k_owner};
}

void FileDialog::draw(const DeskState& state, Requests& requests) {
  hear_desktop(state, requests);
  if (opening_ && leave_to_desktop(state)) opening_ = false;
  if (opening_) ImGui::OpenPopup(title_.c_str());
  bool stays = true;
  const ui::Dialog dialog(title_, 620, &stays);
  if (!dialog) {
    if (open_) forget();  // it was closed by its cross
    return;
  }
  open_ = true;
  if (std::exchange(opening_, false)) begin(state);
  const bool gone = writes_ && curtained(state);
  if (pending_.done(state) || gone || pressed(Key::escape)) return close();
  {
    const ui::Disabled asked(elsewhere_);  // the file will be what was asked for
    draw_question(state);
  }
  if (here_) return draw_path(state, requests);
  if (!pending_.complaint().empty()) ui::coloured(ui::colours().bad, pending_.complaint());
  bool wanted = false;
  draw_button(fmt::format("{}…", verb_), wanted);
  if (!wanted) return;
  here_ = elsewhere_;  // it may be out of sight, or hang
  here_ ? forget_desktop() : ask_desktop(state);
}

void FileDialog::draw_path(const DeskState& state, Requests& requests) {
  bool wanted = list_.draw();
  if (list_.path() != asked_) asked_.clear();
  if (!refused_.empty()) ui::coloured(ui::colours().bad, refused_);
  if (!pending_.complaint().empty()) ui::coloured(ui::colours().bad, pending_.complaint());
  if (!asked_.empty())
    ui::coloured(ui::colours().warning,
                 "This file already exists. Replacing it overwrites its contents."_text);
  draw_button(asked_.empty() ? verb_ : "Replace"_text, wanted);
  if (wanted) want(state, requests);
}

void FileDialog::draw_button(std::string_view label, bool& wanted) {
  wanted = ui::primary(label) || wanted;
  ui::flow(ui::button_width(texts::common::cancel));
  if (!ui::button(texts::common::cancel)) return;
  wanted = false;
  close();
}

void FileDialog::close() {
  forget();
  ImGui::CloseCurrentPopup();
}

void FileDialog::forget() {
  open_ = here_ = false;
  forget_desktop();
}

// False if this dialog opens.
bool FileDialog::leave_to_desktop(const DeskState& state) {
  const FileChooser* const chooser = ui::context().chooser.get();
  if (here_) return false;  // opened by what the desktop answered
  refused_.clear();
  here_ = chooser == nullptr || !chooser->is_there() || elsewhere_;
  forget_desktop();
  if (here_ || opens_first(state)) return false;
  ask_desktop(state);
  return true;
}

void FileDialog::ask_desktop(const DeskState& state) {
  pending_.forget();
  subject_ = subject_of(state);
  elsewhere_ = true;
  ui::context().chooser->ask({.asker = id_,
                              .title = title_,
                              .button = verb_,
                              .endings = list_.endings(),
                              .folder = state.folder,
                              .saves = writes_,
                              .name = writes_ ? file_name(state) : std::string()});
}

void FileDialog::forget_desktop() {
  if (std::exchange(elsewhere_, false)) ui::context().chooser->give_up();
}

void FileDialog::hear_desktop(const DeskState& state, Requests& requests) {
  if (!elsewhere_) return;
  FileChooser& chooser = *ui::context().chooser;
  if (chooser.asker() != id_) {  // another dialog has asked since
    elsewhere_ = false;
    return;
  }
  if (writes_ && (curtained(state) || subject_ != subject_of(state))) return forget_desktop();
  const std::optional<FileAnswer> answer = chooser.take();
  if (!answer) return;
  elsewhere_ = false;
  hear(*answer, state, requests);
}

// What does not come from there at all, or is no file here, is asked for in our own dialog.
void FileDialog::hear(const FileAnswer& answer, const DeskState& state, Requests& requests) {
  refused_.clear();
  switch (answer.type) {
    case FileAnswerType::chosen:
      if (open_) return pending_.send(state, requests, command(state, answer.text));
      return requests.add(command(state, answer.text));
    case FileAnswerType::cancelled:
      return;
    case FileAnswerType::refused:
      refused_ = answer.text;
      [[fallthrough]];
    case FileAnswerType::unavailable:
      here_ = true;
      opening_ = !open_;
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
