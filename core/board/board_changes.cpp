// SPDX-License-Identifier: MIT
#include "core/board/board_changes.h"

#include <algorithm>

#include "core/base/message.h"
#include "core/base/words.h"

namespace hr {

namespace {

using WordPair = BoardChanges::WordPair;
using RegionChange = BoardChanges::RegionChange;

constexpr std::size_t k_max_per_line = 12;  // cells per line

int place(const Board& whole, const BoardWord& word) {
  return index(whole.find(word.text).value_or(CellId::none));
}

void sort_cells(BoardWords& words, const Board& whole) {
  std::ranges::stable_sort(words, {}, [&](const BoardWord& word) { return place(whole, word); });
  words.erase(std::ranges::unique(words).begin(), words.end());
}

void sort_links(std::vector<WordPair>& pairs, const Board& whole) {
  const auto places = [&](const WordPair& pair) {
    return std::pair(place(whole, pair.first), place(whole, pair.second));
  };
  for (auto& [a, b] : pairs) {
    if (place(whole, b) < place(whole, a)) std::swap(a, b);
  }
  std::ranges::stable_sort(pairs, {}, places);
}

// Whether the line names a seat before the cells.
bool has_seat(const RegionChange& region, const Board& whole) {
  return !region.words.empty() && !whole.find(region.words.front().text);
}

std::string seat_of(const RegionChange& region, const Board& whole) {
  return has_seat(region, whole) ? region.words.front().text : "";
}

// Makes one entry for each region and seat by merging lines.
void sort_regions(std::vector<RegionChange>& regions, const Board& whole) {
  std::vector<RegionChange> out;
  const auto key = [&](const RegionChange& region) {
    return std::pair(region.name.text, seat_of(region, whole));
  };
  for (const RegionChange& region : regions) {
    const auto same = std::ranges::find_if(
        out, [&](const RegionChange& other) { return key(other) == key(region); });
    if (same == out.end())
      out.push_back(region);
    else
      same->words.insert(same->words.end(), region.words.begin() + has_seat(region, whole),
                         region.words.end());
  }
  for (RegionChange& region : out) {
    const bool seat = has_seat(region, whole);
    BoardWords cells(region.words.begin() + seat, region.words.end());
    sort_cells(cells, whole);
    region.words.resize(seat ? 1 : 0);
    region.words.insert(region.words.end(), cells.begin(), cells.end());
  }
  std::ranges::stable_sort(out, {}, key);
  regions = std::move(out);
}

std::string written(const BoardWord& word) {
  const std::string& text = word.text;
  const bool plain =
      !text.empty() && !text.starts_with("--") && text.find_first_of(" \t\"") == std::string::npos;
  if (plain) return text;
  std::string out = "\"";
  for (const char c : text) out += c == '"' ? "\"\"" : std::string(1, c);
  return out + "\"";
}

class Writer {
 public:
  Writer(const BoardChanges& changes, const Board& whole) : changes_(changes), whole_(whole) {}

  std::string text() && {
    comments(BoardChanges::top);
    comments(BoardChanges::sizes);
    if (!changes_.size.empty()) line("size", changes_.size);
    comments(BoardChanges::closings);
    lines("closed", changes_.closed);
    pairs(BoardChanges::cuttings, "cut", changes_.cuts);
    pairs(BoardChanges::linkings, "link", changes_.links);
    pairs(BoardChanges::namings, "name", changes_.names);
    comments(BoardChanges::markings);
    for (const RegionChange& region : changes_.regions) add_region(region);
    comments(BoardChanges::end);
    return std::move(out_);
  }

 private:
  void comments(BoardChanges::ChangeSection section) {
    for (const std::string& comment : changes_.comments[section]) out_ += comment + "\n";
  }
  void line(std::string text, const BoardWords& words) {
    for (const BoardWord& word : words) text += " " + written(word);
    out_ += text + "\n";
  }
  void pairs(BoardChanges::ChangeSection section, const std::string& what,
             const std::vector<WordPair>& pairs) {
    comments(section);
    for (const auto& [a, b] : pairs) line(what, {a, b});
  }

  // Puts the cells of a level (on a flat board: of a row) on one line.
  void lines(const std::string& front, const BoardWords& cells) {
    const auto row = [&](const BoardWord& word) {
      const Coordinates at = whole_.where(CellId(place(whole_, word)));
      return !whole_.is_grid() ? 0 : whole_.size().z > 1 ? at.z : at.y;
    };
    BoardWords words;
    for (const BoardWord& cell : cells) {
      if (!words.empty() && (words.size() == k_max_per_line || row(words.back()) != row(cell))) {
        line(front, words);
        words.clear();
      }
      words.push_back(cell);
    }
    if (!words.empty()) line(front, words);
  }

  void add_region(const RegionChange& region) {
    std::string front = "region " + written(region.name);
    const bool seat = has_seat(region, whole_);
    if (seat) front += " " + written(region.words.front());
    const BoardWords cells(region.words.begin() + seat, region.words.end());
    cells.empty() ? line(front, {}) : lines(front, cells);
  }

  const BoardChanges& changes_;
  const Board& whole_;
  std::string out_;
};

std::vector<std::string> texts(const BoardWords& words) {
  std::vector<std::string> out;
  for (const BoardWord& word : words) out.push_back(word.text);
  return out;
}

// "A1, B1, C1 and 4 more"
Message some_text(const BoardWords& words) {
  constexpr std::size_t k_max = 6;
  std::vector<std::string> out = texts(words);
  const std::size_t all = out.size();
  if (all > k_max) {
    out.resize(k_max - 1);
    out.push_back(Message("{n} more", all - k_max + 1).in_english());
  }
  return Message::all_of(out);
}

}  // namespace

std::string BoardChanges::about() const {
  for (const std::string& comment : comments[top]) {
    const std::size_t from = comment.find_first_not_of("- \t");
    if (from != std::string::npos) return comment.substr(from);
  }
  return "";
}

std::optional<CellId> find_cell(const BoardChanges& changes, const Board& whole,
                                std::string_view name) {
  if (const auto cell = whole.find(name)) return cell;
  for (const auto& [cell, now] : changes.names)
    if (lower_case(now.text) == lower_case(name)) return whole.find(cell.text);
  return std::nullopt;
}

void spell_out(BoardChanges& changes, const Board& whole) {
  const BoardChanges as_was = changes;
  const auto spell = [&](BoardWord& word) {
    if (const auto cell = find_cell(as_was, whole, word.text)) word.text = whole.name(*cell);
  };
  std::ranges::for_each(changes.closed, spell);
  for (auto* pairs : {&changes.cuts, &changes.links})
    for (auto& [a, b] : *pairs) spell(a), spell(b);
  for (auto& [cell, name] : changes.names) spell(cell);
  for (RegionChange& region : changes.regions) std::ranges::for_each(region.words, spell);
}

void write_in_order(BoardChanges& changes, const Board& whole) {
  spell_out(changes, whole);
  sort_cells(changes.closed, whole);
  sort_links(changes.cuts, whole);
  sort_links(changes.links, whole);
  std::ranges::stable_sort(changes.names, {},
                           [&](const WordPair& pair) { return place(whole, pair.first); });
  sort_regions(changes.regions, whole);
  changes.text = Writer(changes, whole).text();
}

std::vector<std::string> changes_text(const BoardChanges& changes) {
  std::vector<std::string> out;
  const auto add = [&](const Message& phrase) { out.push_back(phrase.in_english()); };
  if (!changes.size.empty()) {
    const std::vector<std::string> n = texts(changes.size);
    add(n.size() == 1 ? Message("sets the size to {n}", n[0])
        : n.size() == 2
            ? Message("sets the size to {columns} by {rows}", n[0], n[1])
            : Message("sets the size to {columns} by {rows} by {levels}", n[0], n[1], n[2]));
  }
  if (!changes.closed.empty()) add(Message("closes {cells}", some_text(changes.closed)));
  for (const auto& [a, b] : changes.cuts) add(Message("cuts {a} from {b}", a.text, b.text));
  for (const auto& [a, b] : changes.links) add(Message("links {from} with {to}", a.text, b.text));
  for (const auto& [a, b] : changes.names) add(Message("calls {cell} {name}", a.text, b.text));
  for (const RegionChange& region : changes.regions) {
    const std::string text = Message("marks region {name}", region.name.text).in_english();
    if (std::ranges::find(out, text) == out.end()) out.push_back(text);
  }
  return out;
}

}  // namespace hr
