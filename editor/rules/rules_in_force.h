// SPDX-License-Identifier: MIT
// The text that a game runs under, file by file, to be read and copied but not edited.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "editor/code/api_names.h"
#include "editor/code/text_area.h"

namespace hr::editor {

struct FileText;

// A tab with a file's name; they go on in the next line where there are many, and are never cut
// off. True when it was clicked.
bool file_tab(const std::string& name, const std::string& shown, bool on);

class RulesInForce {
 public:
  void choose(const std::string& file) { chosen_ = file; }
  const std::string& chosen() const { return chosen_; }  // one of them, once they have been drawn

  void draw_files(const std::vector<FileText>& files);
  void draw_text(const std::vector<FileText>& files, const Api& api);  // the words outlive it

 private:
  std::string chosen_;
  std::string name_, text_;  // of what the area shows
  std::unique_ptr<TextArea> area_;
};

}  // namespace hr::editor
