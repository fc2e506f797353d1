// SPDX-License-Identifier: MIT
#include "cli/lab/document.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/terminal/csv.h"
#include "core/base/words.h"

namespace hr::cli {

std::string text_at(const Row& row, std::size_t column) {
  return column < row.cells.size() ? row.cells[column].text : "";
}

std::vector<std::size_t> seen_columns(const DocumentTable& table, ShownOn where) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const Column& column = table.columns[i];
    const bool here = column.head && (column.seen == ShownOn::everywhere || column.seen == where);
    const auto says = [&](const Row& row) { return !row.idle && !text_at(row, i).empty(); };
    if (here && std::ranges::any_of(table.rows, says)) out.push_back(i);
  }
  return out;
}

bool is_of_words(const DocumentTable& table, std::size_t column) {
  return std::ranges::none_of(table.rows, [&](const Row& row) {
    return column < row.cells.size() && row.cells[column].value &&
           !row.cells[column].value->is_string();
  });
}

std::string stop_text(const EarlyStop& stop) {
  if (stop.by.empty()) return "";
  return fmt::format("Stopped by {} after {} of at most {}.", stop.by, stop.done,
                     count_text(stop.all, stop.one, stop.many));
}

namespace {

// Calls `use` with each table, in the order in which people read them.
template <class Use>
void each_table(const Document& document, const Use& use) {
  const auto in = [&](const DocumentSection& section) {
    for (const auto& part : section.parts)
      if (const auto* table = std::get_if<DocumentTable>(&part)) use(*table);
  };
  for (const DocumentSection& section : document.sections) in(section);
  in(document.answer);
}

// What "points/with" names; made if there is none.
Json& at(Json& from, const std::string& path) {
  Json* out = &from;
  for (std::size_t begin = 0; begin <= path.size();) {
    const std::size_t end = std::min(path.find('/', begin), path.size());
    out = &(*out)[path.substr(begin, end - begin)];
    begin = end + 1;
  }
  return *out;
}

void add_rows(Json& out, const DocumentTable& table) {
  if (!table.key.empty() && at(out, table.key).is_null()) at(out, table.key) = Json::array();
  for (const Row& row : table.rows) {
    Json fields = Json::object();
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      const auto& [value, text, own_key] = row.cells[i];
      const std::string& key = own_key.empty() ? table.columns[i].key : own_key;
      if (value && !key.empty()) at(fields, key) = *value;
    }
    for (const DocumentTable& more : row.more) add_rows(fields, more);
    if (!row.key.empty()) at(out, row.key).update(fields);
    if (!table.key.empty()) at(out, table.key).push_back(std::move(fields));
  }
}

}  // namespace

Json document_json(const Document& document) {
  Json out = Json::object();
  for (const auto& [key, value] : document.facts) at(out, key) = value;
  each_table(document, [&](const DocumentTable& table) { add_rows(out, table); });
  return out;
}

namespace {

// CSV has a row for each row of each table. Columns of different tables are the same if they have
// the same name; in one table they are not, as an option may be called like what is measured.
class CsvRows {
 public:
  explicit CsvRows(const Document& document) {
    each_table(document, [&](const DocumentTable& table) { find_names(table); });
    for (const std::string& name : names_) csv_.text(name);
    csv_.text("stopped by").text("stopped after").text("stopped of at most").end_row();
    // In each row, so that they are not lost when rows are sorted or copied.
    const EarlyStop& stop = document.stop;
    Csv stopped;
    if (stop.by.empty())
      stopped.blank().blank().blank();
    else
      stopped.text(stop.by).number(stop.done).number(stop.all);
    csv_.end_rows_with(stopped);
    each_table(document, [&](const DocumentTable& table) { add_rows(table); });
  }

  const std::string& text() const { return csv_.rows(); }

 private:
  // Where each named field of a table goes.
  std::vector<std::size_t> places(const DocumentTable& table) {
    std::vector<std::size_t> out;
    for (const Column& column : table.columns)
      for (const std::string& name : column.csv) {
        std::size_t at = 0;
        while (at < names_.size() && (names_[at] != name || std::ranges::count(out, at) > 0)) ++at;
        if (at == names_.size()) names_.push_back(name);
        out.push_back(at);
      }
    return out;
  }
  void find_names(const DocumentTable& table) {
    static_cast<void>(places(table));
    for (const Row& row : table.rows)
      for (const DocumentTable& more : row.more) find_names(more);
  }

  void add_rows(const DocumentTable& table) {
    const std::vector<std::size_t> at = places(table);
    for (const Row& row : table.rows) {
      std::vector<Json> fields(names_.size());
      auto place = at.begin();
      for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const std::size_t wide = table.columns[i].csv.size();
        if (i < row.cells.size() && row.cells[i].value)
          for (std::size_t end = 0; end < wide; ++end) {
            const Json& value = *row.cells[i].value;
            fields[place[static_cast<std::ptrdiff_t>(end)]] = value.is_array() ? value[end] : value;
          }
        place += static_cast<std::ptrdiff_t>(wide);
      }
      if (!at.empty()) add_row(fields);
      for (const DocumentTable& more : row.more) add_rows(more);
    }
  }
  void add_row(const std::vector<Json>& fields) {
    for (const Json& value : fields) {
      if (value.is_string())
        csv_.text(value.get<std::string>());
      else if (value.is_boolean())
        csv_.text(value.get<bool>() ? "yes" : "no");
      else if (value.is_number_unsigned())
        csv_.number(value.get<std::uint64_t>());
      else if (value.is_number_integer())
        csv_.number(value.get<std::int64_t>());
      else if (value.is_number())
        csv_.number(value.get<double>());
      else
        csv_.blank();
    }
    csv_.end_row();
  }

  std::vector<std::string> names_;
  Csv csv_;
};

}  // namespace

std::string document_csv(const Document& document) { return CsvRows(document).text(); }

}  // namespace hr::cli
