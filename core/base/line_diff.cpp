// SPDX-License-Identifier: MIT
#include "core/base/line_diff.h"

#include <algorithm>
#include <unordered_map>

namespace hr {

namespace {

constexpr int k_max_steps = 1200;

// Lines as numbers: equal ones have equal numbers.
struct Numbered {
  std::vector<int> old_lines, new_lines;
};

Numbered numbered(const TextLines& old_lines, const TextLines& new_lines) {
  std::unordered_map<std::string_view, int> known;
  const auto all = [&](const TextLines& lines) {
    std::vector<int> out;
    out.reserve(lines.size());
    for (const std::string_view line : lines)
      out.push_back(known.try_emplace(line, static_cast<int>(known.size())).first->second);
    return out;
  };
  return {all(old_lines), all(new_lines)};
}

// A part of both texts, and which of its lines are found in both.
class DiffSearch {
 public:
  DiffSearch(const int* a, int n, const int* b, int m) : a_(a), b_(b), n_(n), m_(m) {}

  // Finds the pairs of common lines, last first; false if that takes too many steps.
  bool find(std::vector<std::pair<int, int>>& stays) {
    for (int d = 0; d <= std::min(n_ + m_, k_max_steps); ++d) {
      rows_.emplace_back(2 * d + 1);
      for (int k = -d; k <= d; k += 2) {
        const int x = slid(from(d, k), k);
        reached(d, k) = x;
        if (x < n_ || x - k < m_) continue;
        trace(d, k, stays);
        return true;
      }
    }
    return false;
  }

 private:
  int& reached(int d, int k) { return rows_[d][k + d]; }

  // The line of the old text at which diagonal k is entered with the d-th removed or added line.
  int from(int d, int k) {
    if (d == 0) return 0;
    return puts(d, k) ? reached(d - 1, k + 1) : reached(d - 1, k - 1) + 1;
  }
  bool puts(int d, int k) {
    return k == -d || (k != d && reached(d - 1, k - 1) < reached(d - 1, k + 1));
  }
  int slid(int x, int k) const {
    while (x < n_ && x - k < m_ && x >= 0 && x - k >= 0 && a_[x] == b_[x - k]) ++x;
    return x;
  }
  void trace(int d, int k, std::vector<std::pair<int, int>>& stays) {
    for (; d >= 0; --d) {
      const int begin = from(d, k);
      for (int x = reached(d, k); x > begin; --x) stays.emplace_back(x - 1, x - 1 - k);
      if (d > 0) k += puts(d, k) ? 1 : -1;
    }
  }

  const int *a_, *b_;
  int n_, m_;
  std::vector<std::vector<int>> rows_;
};

}  // namespace

TextLines text_lines(std::string_view text) {
  TextLines out;
  for (;;) {
    const std::size_t end = text.find('\n');
    out.push_back(text.substr(0, end));
    if (out.back().ends_with('\r')) out.back().remove_suffix(1);
    if (end == std::string_view::npos) return out;
    text.remove_prefix(end + 1);
  }
}

std::vector<Hunk> line_diff(const TextLines& old_lines, const TextLines& new_lines) {
  const auto n = static_cast<int>(old_lines.size()), m = static_cast<int>(new_lines.size());
  int head = 0, tail = 0;
  while (head < std::min(n, m) && old_lines[head] == new_lines[head]) ++head;
  while (tail < std::min(n, m) - head && old_lines[n - 1 - tail] == new_lines[m - 1 - tail]) ++tail;
  const TextLines old_part(old_lines.begin() + head, old_lines.end() - tail);
  const TextLines new_part(new_lines.begin() + head, new_lines.end() - tail);
  const auto [a, b] = numbered(old_part, new_part);
  const auto old_size = static_cast<int>(a.size()), new_size = static_cast<int>(b.size());
  std::vector<std::pair<int, int>> stays{{old_size, new_size}};
  if (!DiffSearch(a.data(), old_size, b.data(), new_size).find(stays)) stays.resize(1);
  std::vector<Hunk> out;
  int x = 0, y = 0;
  std::ranges::reverse(stays);
  for (const auto& [i, j] : stays) {
    if (i > x || j > y) out.push_back({head + x, i - x, head + y, j - y});
    x = i + 1;
    y = j + 1;
  }
  return out;
}

std::string put_back(std::string_view old_text, std::string_view new_text, const Hunk& hunk) {
  const TextLines was = text_lines(old_text);
  TextLines lines = text_lines(new_text);
  const auto at =
      lines.erase(lines.begin() + hunk.new_from, lines.begin() + hunk.new_from + hunk.new_count);
  lines.insert(at, was.begin() + hunk.old_from, was.begin() + hunk.old_from + hunk.old_count);
  const std::string_view end = new_text.find("\r\n") == std::string_view::npos ? "\n" : "\r\n";
  std::string out;
  for (std::size_t i = 0; i < lines.size(); ++i) out.append(i == 0 ? "" : end).append(lines[i]);
  return out;
}

}  // namespace hr
