// SPDX-License-Identifier: MIT
// A report of the lab: what people read in it, and its figures under the names by which programs
// find them. A report knows nothing of how it is printed: as text, a page, JSON or CSV.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "cli/lab/plot.h"
#include "cli/terminal/json_output.h"

namespace hr::cli {

// A figure or a word: its value for programs, and how people read it.
struct Cell {
  Cell() = default;
  Cell(std::string word) : value(word), text(std::move(word)) {}
  Cell(const char* word) : Cell(std::string(word)) {}
  template <std::integral Number>
  Cell(Number number) : value(number), text(std::to_string(number)) {}
  Cell(Json figure, std::string read) : value(std::move(figure)), text(std::move(read)) {}

  std::optional<Json> value = {};  // none: programs do not find it; null: it is unknown
  std::string text = {};
  std::string key = {};  // in JSON, instead of its column's
};

// For whom there is room.
enum class ShownOn : std::uint8_t { everywhere, terminal, page };

struct Column {
  std::string key = {};                  // in JSON: "games", or "points/with" for one in an object
  std::vector<std::string> csv = {};     // in CSV; two for the ends of an interval
  std::optional<std::string> head = {};  // for people; none: they do not see it
  ShownOn seen = ShownOn::everywhere;
};

struct DocumentTable {
  struct Row {
    std::vector<Cell> cells;  // by column; the last ones may be missing
    std::string key = {};     // of an object in JSON, if the rows of the table are not a list
    bool idle = false;        // it tells people nothing
    // In CSV the rows after it; in JSON lists in its object, if they have a key.
    std::vector<DocumentTable> more = {};
  };

  std::string key = {};  // of the list in JSON
  std::vector<Column> columns;
  std::vector<Row> rows = {};
  bool drawn = false;  // a plot shows all of it
};
using Row = DocumentTable::Row;

// A string is a sentence, or a question and, in a new line, its answer.
struct DocumentSection {
  std::string heading;
  std::vector<std::variant<std::string, DocumentTable, Plot>> parts = {};
};

// What has ended the games before all were played: the report then depends on when that was.
struct EarlyStop {
  std::string by = {};  // "the time limit" or "Ctrl+C"; "": nothing has stopped it
  std::uint64_t done = 0, all = 0;
  const char *one = "game", *many = "games";  // what is counted
};

struct Document {
  std::string title;            // may have several lines
  std::string played = {};      // "200 games; bots: random"
  std::string nothing = {};     // why there is nothing to read; "": there is
  DocumentSection answer = {};  // where a page begins and a text ends
  std::vector<DocumentSection> sections = {};
  // In JSON, in this order, before what tables add. One that a table also adds to keeps its place.
  std::vector<std::pair<std::string, Json>> facts = {};
  EarlyStop stop = {};
  // Where the figures come from.
  std::vector<std::string> rules = {};  // of each version: "Frogs, by Ann; rules 8ea0c365373f7fc4"
  std::uint64_t seed = 1;
  bool timed = false;  // bots think by time, so that figures depend on the machine
  // Figures are worked out: no bots have played, and there is no seed and nothing to estimate.
  bool worked_out = false;
};

std::string document_text(const Document& document);
Json document_json(const Document& document);
std::string document_csv(const Document& document);
// `command`: makes the same page again.
std::string document_page(const Document& document, const std::string& command);

// What people see of a table there: columns in which some row says something.
std::vector<std::size_t> seen_columns(const DocumentTable& table, ShownOn where);
// A column without figures.
bool is_of_words(const DocumentTable& table, std::size_t column);
std::string text_at(const Row& row, std::size_t column);  // "": there is no such cell
// "Stopped by Ctrl+C after 29 of at most 1000 games."; "" if nothing has.
std::string stop_text(const EarlyStop& stop);

}  // namespace hr::cli
