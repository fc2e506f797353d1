// SPDX-License-Identifier: MIT
#include "cli/narrator.h"

#include <algorithm>

namespace hr::cli {

std::vector<LogLine> Narrator::fresh(const Table& table, SeatId seat, int listener) {
  int& read = read_[seat];
  const Report report = table.report(seat, read);
  read = report.log_size;
  auto& heard = heard_[listener];
  std::vector<LogLine> news;
  // Against what was heard before this batch only: two equal events of one action are two.
  for (const LogLine& line : report.log)
    if (!heard.contains({line.step, line.text})) news.push_back(line);
  for (const LogLine& line : news) heard.emplace(line.step, line.text);
  return news;
}

void Narrator::rewind(const Table& table) {
  for (auto& [seat, read] : read_) read = std::min(read, table.report(seat, read).log_size);
  const auto steps = static_cast<int>(table.match().line().size()) - 1;
  for (auto& [listener, heard] : heard_)
    std::erase_if(heard, [&](const auto& line) { return line.first > steps; });
}

}  // namespace hr::cli
