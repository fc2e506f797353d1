// SPDX-License-Identifier: MIT
// The engine as a module for browsers. It imports `page.tell`, which is given each line of
// progress, and `page.text_width` (web/engine/text_width.h), and exports:
//   line_room(size)   where a line of so many bytes is to be written
//   answer()          answers it; returns where the answer is …
//   answer_size()     … and how long
// Texts are UTF-8 without a NUL at their end, and each is valid until the next call.
#include <cstddef>
#include <string>

#include "web/engine/engine.h"
#include "web/engine/text_width.h"

extern "C" [[clang::import_module("page"), clang::import_name("tell")]] void page_tell(
    const char* text, std::size_t size);
extern "C" [[clang::import_module("page"), clang::import_name("text_width")]] double
page_text_width(const char* text, std::size_t size, int bold);

double hr::web::text_width(std::string_view text, bool bold) {
  return page_text_width(text.data(), text.size(), bold ? 1 : 0);
}

namespace {

struct Module {
  hr::web::Engine engine{[](const std::string& line) { page_tell(line.data(), line.size()); }};
  std::string line, answer;
};

Module& module() {
  static Module one;
  return one;
}

}  // namespace

extern "C" [[clang::export_name("line_room")]] char* line_room(std::size_t size) {
  module().line.resize(size);
  return module().line.data();
}

extern "C" [[clang::export_name("answer")]] const char* answer() {
  Module& it = module();
  it.answer = it.engine.answer(it.line);
  return it.answer.data();
}

extern "C" [[clang::export_name("answer_size")]] std::size_t answer_size() {
  return module().answer.size();
}
