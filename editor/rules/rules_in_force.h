// SPDX-License-Identifier: MIT
// The rules that the game uses, file by file, read-only.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "editor/code/text_area.h"
#include "editor/text/api_names.h"

namespace hr::editor {

struct FileText;

// A tab with a file's name. Tabs wrap to the next line and are never cut off. True if clicked.
bool file_tab(const std::string& name, const std::string& state, bool on);

class RulesInForce {
 public:
  void choose(const std::string& file) { chosen_ = file; }
  const std::string& chosen() const { return chosen_; }  // a file of the list, once drawn

  void ask_help() {
    if (area_) area_->ask_help();
  }
  void draw_files(const std::vector<FileText>& files);
  void draw_text(const std::vector<FileText>& files, const Api& api);  // `api` must outlive this

 private:
  std::string chosen_;
  std::string name_, text_;  // what the area shows
  std::unique_ptr<TextArea> area_;
};

}  // namespace hr::editor
