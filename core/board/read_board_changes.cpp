// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cassert>

#include "core/base/located_error.h"
#include "core/base/suggest.h"
#include "core/base/utf8.h"
#include "core/base/words.h"
#include "core/board/board_changes.h"

namespace hr {

namespace {

const std::vector<std::string> k_changes{"size", "closed", "cut", "link", "name", "region"};

struct Sentence {
  BoardWords words;
  std::string comment;  // including its "--"; or ""
};

class ChangesReader {
 public:
  BoardChanges read(std::string_view text) {
    out_.text = text;
    for (int number = 1; !text.empty(); ++number) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      std::string_view line = text.substr(0, end);
      if (line.ends_with('\r')) line.remove_suffix(1);
      read_line(line, number);
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    // Comments that no change follows go to the end; in a file of comments only, to the top.
    const auto last = started_ ? BoardChanges::end : BoardChanges::top;
    out_.comments[last] = std::move(comments_);
    return std::move(out_);
  }

 private:
  [[noreturn]] static void fail(const BoardWord& word, const std::string& sentence) {
    throw LocatedError(word.line, word.column, sentence);
  }

  static Sentence split(std::string_view line, int number) {
    Sentence out;
    for (std::size_t i = 0; i < line.size();) {
      if (static_cast<unsigned char>(line[i]) <= ' ') {
        ++i;
        continue;
      }
      if (line.substr(i).starts_with("--")) {
        out.comment = line.substr(i);
        while (static_cast<unsigned char>(out.comment.back()) <= ' ') out.comment.pop_back();
        break;
      }
      BoardWord& word = out.words.emplace_back();
      word.line = number;
      word.column = static_cast<int>(i) + 1;
      i = line[i] == '"' ? take_quoted(line, i + 1, word) : take_plain(line, i, word);
    }
    return out;
  }
  static std::size_t take_plain(std::string_view line, std::size_t i, BoardWord& word) {
    for (; i < line.size() && static_cast<unsigned char>(line[i]) > ' '; ++i) word.text += line[i];
    return i;
  }
  // A quotation mark within is doubled.
  static std::size_t take_quoted(std::string_view line, std::size_t i, BoardWord& word) {
    for (; i < line.size(); ++i) {
      if (line[i] == '"' && (i + 1 == line.size() || line[i + 1] != '"')) return i + 1;
      if (line[i] == '"') ++i;
      word.text += line[i];
    }
    fail(word, "expected a closing quotation mark after " + quote(word.text) +
                   ", got the end of the line");
  }

  void read_line(std::string_view line, int number) {
    Sentence said = split(line, number);
    if (!said.comment.empty() || said.words.empty()) comments_.push_back(said.comment);
    if (said.words.empty()) return;
    for (const BoardWord& word : said.words)
      if (const std::string problem = name_problem(word.text); !problem.empty())
        fail(word, "expected " + problem + ", got " + quote(word.text));
    const BoardWord change = said.words.front();
    said.words.erase(said.words.begin());
    const auto known = std::ranges::find(k_changes, change.text);
    if (known == k_changes.end())
      fail(change, "expected " + list_text(k_changes, "or") + ", got " + quote(change.text) +
                       did_you_mean(change.text, k_changes));
    const auto section =
        static_cast<BoardChanges::ChangeSection>(BoardChanges::sizes + (known - k_changes.begin()));
    // Comments above the first change belong to the file.
    auto& above = out_.comments[started_ ? section : BoardChanges::top];
    above.insert(above.end(), comments_.begin(), comments_.end());
    comments_.clear();
    started_ = true;
    add(section, change, std::move(said.words));
  }

  void add(BoardChanges::ChangeSection section, const BoardWord& change, BoardWords words) {
    switch (section) {
      case BoardChanges::sizes:
        return add_size(change, std::move(words));
      case BoardChanges::closings:
        if (words.empty()) fail(change, "closed: expected names of cells, got nothing");
        out_.closed.insert(out_.closed.end(), words.begin(), words.end());
        return;
      case BoardChanges::cuttings:
        return add_pair(out_.cuts, change, words, "two cells, such as \"cut A1 B1\"");
      case BoardChanges::linkings:
        return add_pair(out_.links, change, words, "two cells, such as \"link A1 E5\"");
      case BoardChanges::namings:
        return add_pair(out_.names, change, words,
                        "a cell and its new name, such as \"name A1 Gate\"");
      case BoardChanges::markings:
        return add_region(change, std::move(words));
      case BoardChanges::top:
      case BoardChanges::end:
        assert(false);  // comments only
    }
  }

  void add_region(const BoardWord& change, BoardWords words) {
    if (words.empty())
      fail(change, "region: expected the name of a region and its cells, got nothing");
    const BoardWord name = words.front();
    words.erase(words.begin());
    out_.regions.push_back({name, std::move(words)});
  }

  void add_size(const BoardWord& change, BoardWords words) {
    if (!out_.size.empty())
      fail(change, "size: already given in line " + std::to_string(out_.size.front().line));
    if (words.size() < 2 || words.size() > 3)
      fail(change, "size: expected columns, rows and perhaps levels, such as \"size 6 5 3\", got " +
                       count_text(words.size(), "word", "words"));
    for (const BoardWord& word : words) check_number(word);
    out_.size = std::move(words);
  }
  static void check_number(const BoardWord& word) {
    const bool digits = !word.text.empty() && word.text.size() <= 4 &&
                        word.text.find_first_not_of("0123456789") == std::string::npos;
    const int n = digits ? std::stoi(word.text) : 0;
    if (n < 1 || n > k_max_cells || word.text.front() == '0')
      fail(word, "size: expected a number from 1 to " + std::to_string(k_max_cells) + ", got " +
                     quote(word.text));
  }

  static void add_pair(std::vector<BoardChanges::WordPair>& pairs, const BoardWord& change,
                       const BoardWords& words, const std::string& expected) {
    if (words.size() != 2)
      fail(change, change.text + ": expected " + expected + ", got " +
                       count_text(words.size(), "word", "words"));
    pairs.emplace_back(words[0], words[1]);
  }

  BoardChanges out_;
  std::vector<std::string> comments_;  // comments above the next change
  bool started_ = false;
};

}  // namespace

BoardChanges read_board_changes(std::string_view text) { return ChangesReader().read(text); }

}  // namespace hr
