// SPDX-License-Identifier: MIT
// The desktop's own dialog for choosing a file, where there is one. Nothing here waits: a question
// is asked in one frame and answered in a later one.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace hr::editor {

struct FileQuestion {
  std::string asker;                 // who wants to know: a name that no other has
  std::string title, button;         // "Open file", "Open"
  std::vector<std::string> endings;  // of the files that are listed first: ".rec"
  std::string folder;                // where to begin
  bool saves = false;     // for a file to write, which the dialog asks before it replaces
  std::string name = {};  // the file's suggested name, where it saves
};

enum class FileAnswerType {
  chosen,
  cancelled,
  unavailable,  // there is no such dialog here, or it ended without an answer
  refused       // something was chosen that is not a file on this computer
};

struct FileAnswer {
  FileAnswerType type = FileAnswerType::cancelled;
  std::string text;  // chosen: the path; refused: why, a sentence
};

class FileChooser {
 public:
  FileChooser() = default;
  virtual ~FileChooser() = default;
  FileChooser(const FileChooser&) = delete;
  FileChooser& operator=(const FileChooser&) = delete;

  virtual bool is_there() const = 0;            // false: it would certainly be unavailable
  virtual void ask(FileQuestion question) = 0;  // closes an earlier question
  virtual std::string asker() const = 0;        // of the question asked last
  virtual void give_up() = 0;                   // closes the dialog; no answer follows
  virtual bool answered() const = 0;            // take() has something
  virtual std::optional<FileAnswer> take() = 0;
};

}  // namespace hr::editor
