// SPDX-License-Identifier: MIT
// Looks changes up on the board that they are about.
#include <algorithm>
#include <array>
#include <map>

#include "core/base/located_error.h"
#include "core/base/suggest.h"
#include "core/base/words.h"
#include "core/board/board_changes.h"
#include "core/board/cell_names.h"

namespace hr {

namespace {

[[noreturn]] void fail(const BoardWord& word, const std::string& sentence) {
  throw LocatedError(word.line, word.column, sentence);
}

class Lookup {
 public:
  Lookup(const Board& whole, const BoardChanges& changes) : whole_(whole), changes_(changes) {}

  BoardAlterations find() {
    for (const BoardWord& word : changes_.closed) {
      const CellId cell = whole_cell(word, "closed");
      if (closed_.has(cell)) fail(word, "closed: " + whole_.name(cell) + " is listed twice");
      closed_.add(cell);
      out_.closed.push_back(cell);
    }
    for (const auto& pair : changes_.cuts) add_cut(pair);
    for (const auto& pair : changes_.links) add_link(pair);
    for (const auto& [cell, name] : changes_.names) add_name(cell, name);
    return std::move(out_);
  }

 private:
  CellId whole_cell(const BoardWord& word, const std::string& what) const {
    if (const auto cell = find_cell(changes_, whole_, word.text)) return *cell;
    fail(word, what + ": there is no cell " + quote(word.text) +
                   did_you_mean(word.text, all_cell_names(whole_)) + "; " +
                   cell_names_text(whole_));
  }

  // Two cells that occur together in no earlier line of this type.
  std::pair<CellId, CellId> ends(const BoardChanges::WordPair& pair, const std::string& what) {
    CellId a = whole_cell(pair.first, what), b = whole_cell(pair.second, what);
    if (a == b) fail(pair.second, what + ": expected two cells, got " + whole_.name(a) + " twice");
    if (b < a) std::swap(a, b);
    if (!seen_.emplace(std::pair(a, b), what).second)
      fail(pair.first, what + ": " + both(a, b) + " are already in another line");
    return {a, b};
  }
  std::string both(CellId a, CellId b) const { return whole_.name(a) + " and " + whole_.name(b); }

  bool leads(CellId from, CellId to) const {
    for (int d = 0; d < whole_.directions(); ++d)
      if (whole_.link(from, DirectionId(d)) == to) return true;
    return false;
  }

  void add_cut(const BoardChanges::WordPair& pair) {
    const auto [a, b] = ends(pair, "cut");
    if (!leads(a, b) && !leads(b, a))
      fail(pair.first, "cut: there is no link between " + both(a, b));
    out_.cuts.emplace_back(a, b);
  }

  // A link to a closed cell takes effect when the cell is opened.
  void add_link(const BoardChanges::WordPair& pair) {
    const auto [a, b] = ends(pair, "link");
    if (leads(a, b) && leads(b, a)) fail(pair.first, "link: " + both(a, b) + " are linked already");
    if (!closed_.has(a) && !closed_.has(b)) out_.links.emplace_back(a, b);
  }

  void add_name(const BoardWord& word, const BoardWord& name) {
    const CellId cell = whole_cell(word, "name");
    check_name(name);
    for (const auto& [other, taken] : out_.names) {
      if (other == cell) fail(word, "name: " + whole_.name(cell) + " is already in another line");
      if (lower_case(taken) == lower_case(name.text))
        fail(name, "name: " + whole_.name(other) + " is called " + quote(taken) + " already");
    }
    const auto other = whole_.find(name.text);
    if (other && *other != cell)
      fail(name, "name: " + quote(name.text) + " is the name of another cell");
    if (whole_.name(cell) != name.text) out_.names.emplace_back(cell, name.text);
  }

  // A name that can be typed as a cell.
  static void check_name(const BoardWord& name) {
    constexpr std::size_t k_max_length = 30;
    constexpr std::array<std::string_view, 4> links{"to", "x", "over", "on"};
    const auto letter = [](unsigned char c) { return std::isalpha(c) != 0 || c >= 0x80; };
    const auto fits = [&](unsigned char c) {
      return letter(c) || std::isdigit(c) != 0 || c == '_' || c == '-';
    };
    if (name.text.empty() || !letter(static_cast<unsigned char>(name.text.front())) ||
        !std::ranges::all_of(name.text, fits))
      fail(name,
           "name: expected a letter and then letters, digits, _ and -, got " + quote(name.text));
    if (name.text.size() > k_max_length)
      fail(name, "name: expected at most " + std::to_string(k_max_length) + " letters, got " +
                     std::to_string(name.text.size()));
    if (std::ranges::find(links, lower_case(name.text)) != links.end())
      fail(name, "name: " + quote(name.text) + " would be ambiguous when typing actions");
  }

  const Board& whole_;
  const BoardChanges& changes_;
  CellSet closed_{whole_.cells()};
  std::map<std::pair<CellId, CellId>, std::string> seen_;
  BoardAlterations out_;
};

int number(const BoardWord& word) { return std::stoi(word.text); }

}  // namespace

Board sized(const Board& declared, const BoardChanges& changes) {
  if (changes.size.empty()) return declared;
  if (!declared.is_grid())
    fail(changes.size.front(),
         std::string("size: expected a grid, got ") +
             (declared.shape() == BoardShape::cube ? "the surface of a cube"
                                                   : "a board of another form") +
             ", whose cells have no columns and rows");
  try {
    return declared.resized({number(changes.size[0]), number(changes.size[1]),
                             changes.size.size() > 2 ? number(changes.size[2]) : 1});
  } catch (const LocatedError&) {
    throw;
  } catch (const Error& error) {
    const std::string text = error.what();
    fail(changes.size.front(), "size: " + text.substr(text.find(": ") + 2));
  }
}

Board changed(const Board& whole, const BoardChanges& changes) {
  const BoardAlterations found = Lookup(whole, changes).find();
  try {
    return whole.altered(found);
  } catch (const Error& error) {
    const bool all = static_cast<int>(found.closed.size()) == whole.cells();
    fail(all ? changes.closed.front() : changes.links.front().first,
         (all ? "closed: " : "link: ") + std::string(error.what()));
  }
}

}  // namespace hr
