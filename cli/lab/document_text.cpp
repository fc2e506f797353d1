// SPDX-License-Identifier: MIT
// A report as text for a terminal.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/lab/document.h"

namespace hr::cli {

namespace {

std::size_t width_of(const std::string& text) {
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80; }));
}

// The lines of one table; the first is of the heads.
std::vector<std::vector<std::string>> lines_of(const DocumentTable& table,
                                               const std::vector<std::size_t>& columns) {
  std::vector<std::vector<std::string>> out(1);
  for (const std::size_t column : columns) out.front().push_back(*table.columns[column].head);
  for (const Row& row : table.rows) {
    if (row.idle) continue;
    out.emplace_back();
    for (const std::size_t column : columns) out.back().push_back(text_at(row, column));
  }
  return out;
}

// The names of all tables have the same width, so that their numbers are below each other.
std::size_t name_width(const Document& document) {
  std::size_t out = 24;
  const auto in = [&](const DocumentSection& section) {
    for (const auto& part : section.parts)
      if (const auto* table = std::get_if<DocumentTable>(&part))
        if (const auto columns = seen_columns(*table, ShownOn::terminal); !columns.empty())
          for (const auto& line : lines_of(*table, columns))
            out = std::max(out, width_of(line.front()));
  };
  for (const DocumentSection& section : document.sections) in(section);
  in(document.answer);
  return out;
}

class SectionText {
 public:
  SectionText(const DocumentSection& section, std::size_t name_width)
      : heading_(section.heading), name_width_(name_width) {
    for (const auto& part : section.parts) std::visit([&](const auto& each) { add(each); }, part);
  }
  const std::string& text() const { return text_; }

 private:
  void add_heading() {
    if (!heading_.empty()) text_ += heading_ + "\n";
    heading_.clear();
  }

  void add(const std::string& sentences) {
    add_heading();
    for (std::size_t begin = 0; begin < sentences.size();) {
      const std::size_t end = std::min(sentences.find('\n', begin), sentences.size());
      text_ += (begin == 0 ? "  " : "    ") + sentences.substr(begin, end - begin) + "\n";
      begin = end + 1;
    }
  }

  void add(const DocumentTable& table) {
    constexpr std::size_t k_margin = 2, k_number_width = 7;
    const std::vector<std::size_t> columns = seen_columns(table, ShownOn::terminal);
    if (columns.empty()) return;
    auto lines = lines_of(table, columns);
    for (auto& line : lines) line.front().insert(0, k_margin, ' ');
    // A heading is in the line of the heads, if that has a place for it.
    if (table.columns[columns.front()].head->empty() &&
        width_of(heading_) <= name_width_ + k_margin)
      lines.front().front() = std::exchange(heading_, "");
    add_heading();
    std::vector<std::string> out(lines.size());
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const bool words = i == 0 || is_of_words(table, columns[i]);  // else on the right
      std::size_t width = i == 0 ? name_width_ + k_margin : words ? 0 : k_number_width;
      for (const auto& line : lines) width = std::max(width, width_of(line[i]));
      for (std::size_t row = 0; row < lines.size(); ++row)
        out[row] += words ? fmt::format("{:<{}}  ", lines[row][i], width)
                          : fmt::format("{:>{}}  ", lines[row][i], width);
    }
    for (std::string& line : out) {
      line.erase(line.find_last_not_of(' ') + 1);
      if (!line.empty()) text_ += line + "\n";
    }
  }

  // Other plots show the numbers of a table.
  void add(const Plot& plot) {
    const auto* map = std::get_if<BoardMap>(&plot);
    if (map == nullptr) return;
    add_heading();
    const std::string lines = characters(*map);
    text_ += lines.empty() ? "  This board has too many lines; --html draws it.\n"
             : map->type == BoardMapType::times
                 ? "  9 means most often, a dot never.\n" + lines
                 : "  5 means 50 to 59, a dot that fewer did.\n" + lines;
  }

  std::string heading_, text_;
  std::size_t name_width_;
};

}  // namespace

std::string document_text(const Document& document) {
  std::string out = document.title + "\n";
  if (!document.played.empty()) out += document.played + "\n";
  if (!document.stop.by.empty()) out += stop_text(document.stop) + "\n";
  if (!document.worked_out) out += "Bots have played, not people.\n";
  if (!document.nothing.empty()) return out + "\n" + document.nothing + "\n";
  const std::size_t width = name_width(document);
  const auto add = [&](const DocumentSection& section) {
    const std::string text = SectionText(section, width).text();
    if (!text.empty()) out += "\n" + text;
  };
  for (const DocumentSection& section : document.sections) add(section);
  add(document.answer);
  return out;
}

}  // namespace hr::cli
