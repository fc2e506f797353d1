// SPDX-License-Identifier: MIT
// The common part of all dialogs that ask for a file: a path, a button and an error message. A
// dialog that writes asks before it replaces a file, and closes when the screen is passed on. One
// that only reads leaves the question to the desktop's dialog where there is one; asked again
// meanwhile, it opens itself instead.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "editor/panels/folder_list.h"
#include "editor/panels/panel.h"
#include "editor/panels/pending_command.h"

namespace hr::editor {

class FileDialog : public Panel {
 public:
  // Opened by the action "dialog.ID"; `verb` is on its button, `endings` those of the listed files.
  FileDialog(const char* id, const char* title, const char* verb, bool writes,
             std::vector<std::string> endings)
      : id_(id), title_(title), verb_(verb), writes_(writes), list_(std::move(endings)) {}

  const char* name() const override { return title_; }
  bool open(const std::string& name) override { return name == id_ && (opening_ = true); }
  void draw(const DeskState& state, Requests& requests) override;

 protected:
  virtual void draw_question(const DeskState& state) = 0;
  virtual std::string file_name(const DeskState& state) const = 0;
  virtual DeskCommand command(const DeskState& state, const std::string& path) const = 0;
  virtual void reset(const DeskState&) {}
  void rename(const DeskState& state);

 private:
  void begin(const DeskState& state);
  bool leave_to_desktop(const DeskState& state);
  void hear_desktop(const DeskState& state, Requests& requests);
  void want(const DeskState& state, Requests& requests);

  const char *id_, *title_, *verb_;
  bool writes_, opening_ = false;
  bool elsewhere_ = false;  // the desktop's dialog is open
  bool here_ = false;       // it cannot be used this time
  FolderList list_;
  std::string asked_;    // the path to confirm
  std::string refused_;  // why what was chosen there cannot be opened
  PendingCommand pending_;
};

}  // namespace hr::editor
