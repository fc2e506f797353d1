// SPDX-License-Identifier: MIT
// The common part of all dialogs that ask for a file: a path, a button and an error message. The
// path is left to the desktop's dialog where there is one; asked again meanwhile, this dialog lists
// folders itself instead. A dialog that has more to ask, or to warn of, opens first in any case.
// A dialog that writes asks before it replaces a file, and gives up when the screen is passed on.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "editor/panels/folder_list.h"
#include "editor/panels/panel.h"
#include "editor/panels/pending_command.h"
#include "editor/ui/file_chooser.h"
#include "texts/texts.h"

namespace hr::editor {

class FileDialog : public Panel {
 public:
  // Opened by the action "dialog.ID"; `verb` is on its button, `endings` those of the listed files.
  FileDialog(const char* id, texts::Text title, texts::Text verb, bool writes,
             std::vector<std::string> endings)
      : id_(id), title_(title), verb_(verb), writes_(writes), list_(std::move(endings)) {}

  std::string_view name() const override { return title_; }
  bool open(const std::string& name) override { return name == id_ && (opening_ = true); }
  void draw(const DeskState& state, Requests& requests) override;

 protected:
  virtual void draw_question(const DeskState& state) = 0;
  virtual std::string file_name(const DeskState& state) const = 0;
  virtual DeskCommand command(const DeskState& state, const std::string& path) const = 0;
  virtual void reset(const DeskState&) {}
  virtual bool opens_first(const DeskState&) const { return false; }  // before the desktop's
  void rename(const DeskState& state);

 private:
  // What a question to the desktop is about; if that changes, the question is withdrawn.
  struct Subject {
    std::uint64_t match = 0;
    SeatId viewer = k_owner;
    friend bool operator==(const Subject&, const Subject&) = default;
  };
  static Subject subject_of(const DeskState& state);

  void begin(const DeskState& state);
  void draw_path(const DeskState& state, Requests& requests);
  void draw_button(std::string_view label, bool& wanted);
  void close();
  void forget();
  bool leave_to_desktop(const DeskState& state);
  void ask_desktop(const DeskState& state);
  void forget_desktop();
  void hear_desktop(const DeskState& state, Requests& requests);
  void hear(const FileAnswer& answer, const DeskState& state, Requests& requests);
  void want(const DeskState& state, Requests& requests);

  const char* id_;
  texts::Text title_, verb_;
  bool writes_, opening_ = false;
  bool open_ = false;       // this dialog is
  bool elsewhere_ = false;  // the desktop's dialog is open
  bool here_ = false;       // the path is asked for here
  Subject subject_;
  FolderList list_;
  std::string asked_;    // the path to confirm
  std::string refused_;  // why what was chosen there cannot be opened
  PendingCommand pending_;
};

}  // namespace hr::editor
