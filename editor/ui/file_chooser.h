// SPDX-License-Identifier: MIT
// The desktop's own dialog for choosing a file, where there is one. Nothing here waits: a question
// is asked in one frame and answered in a later one.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace hr::editor {

struct FileQuestion {
  std::string title, button;         // "Open file", "Open"
  std::vector<std::string> endings;  // of the files that are listed first: ".rec"
  std::string folder;                // where to begin
};

struct FileAnswer {
  enum class Kind {
    chosen,
    cancelled,
    unavailable,  // there is no such dialog here, or it ended without an answer
    refused       // something was chosen that is not a file on this computer
  };
  Kind kind = Kind::cancelled;
  std::string text;  // chosen: the path; refused: why, a sentence
};

class FileChooser {
 public:
  FileChooser() = default;
  virtual ~FileChooser() = default;
  FileChooser(const FileChooser&) = delete;
  FileChooser& operator=(const FileChooser&) = delete;

  virtual void ask(FileQuestion question) = 0;  // closes an earlier question
  virtual void give_up() = 0;                   // closes the dialog; no answer follows
  virtual bool answered() const = 0;            // take() has something
  virtual std::optional<FileAnswer> take() = 0;
};

}  // namespace hr::editor
