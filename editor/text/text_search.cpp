// SPDX-License-Identifier: MIT
#include "editor/text/text_search.h"

#include <algorithm>
#include <ranges>

#include "core/base/ascii.h"
#include "editor/text/text_moves.h"

namespace hr::editor {

namespace {

bool alone(std::string_view line, std::size_t from, std::size_t to) {
  const bool left = from == 0 || !is_word(line[from]) || !is_word(line[from - 1]);
  const bool right = to == line.size() || !is_word(line[to - 1]) || !is_word(line[to]);
  return left && right;
}

}  // namespace

std::vector<TextRange> found(const TextDocument& document, const SearchQuery& query) {
  std::vector<TextRange> out;
  if (query.text.empty()) return out;
  const auto same = [&](char a, char b) {
    return query.match_case ? a == b : to_lower(a) == to_lower(b);
  };
  for (int i = 0; i < document.size(); ++i) {
    const std::string& line = document.line(i);
    for (auto at = line.begin();;) {
      at = std::search(at, line.end(), query.text.begin(), query.text.end(), same);
      if (at == line.end()) break;
      const std::size_t from = at - line.begin(), to = from + query.text.size();
      const bool taken = !query.whole_word || alone(line, from, to);
      if (taken) out.push_back({{i, static_cast<int>(from)}, {i, static_cast<int>(to)}});
      at += taken ? std::ssize(query.text) : 1;
    }
  }
  return out;
}

int next_found(const std::vector<TextRange>& all, TextAt from) {
  if (all.empty()) return -1;
  const auto it = std::find_if(all.begin(), all.end(),
                               [&](const TextRange& range) { return range.from >= from; });
  return it == all.end() ? 0 : static_cast<int>(it - all.begin());
}

int last_found(const std::vector<TextRange>& all, TextAt before) {
  if (all.empty()) return -1;
  const auto it = std::find_if(all.rbegin(), all.rend(),
                               [&](const TextRange& range) { return range.from < before; });
  return static_cast<int>(it == all.rend() ? all.size() : all.rend() - it) - 1;
}

int replace_all(TextDocument& document, const SearchQuery& query, std::string_view by) {
  const std::vector<TextRange> all = found(document, query);
  if (all.empty()) return 0;
  const TextDocument::Together together(document);
  const TextAt caret = document.caret();
  for (const TextRange& range : all | std::views::reverse) document.replace(range, by);
  document.place(caret);
  return static_cast<int>(all.size());
}

}  // namespace hr::editor
