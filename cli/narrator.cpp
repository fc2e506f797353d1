// SPDX-License-Identifier: MIT
#include "cli/narrator.h"

#include <algorithm>

namespace hr::cli {

std::vector<LogLine> Narrator::fresh(const Table& table, SeatId seat, int listener) {
  int& read = read_[seat];
  const Report report = table.report(seat, read);
  read = report.log_size;
  auto& heard = heard_[listener];
  const auto& ready = ready_[listener];
  std::vector<LogLine> news;
  // Against what was heard before this batch only: two equal events of one action are two.
  for (const LogLine& line : report.log)
    if (!heard.contains({line.step, line.text}) && !ready.contains({line.step, line.text}))
      news.push_back(line);
  for (const LogLine& line : news) heard.emplace(line.step, line.text);
  return news;
}

bool Narrator::is_news(const Table& table, int listener, const std::string& ready) {
  const auto step = static_cast<int>(table.match().line().size());
  const bool heard = heard_[listener].contains({step, ready});
  return ready_[listener].emplace(step, ready).second && !heard;
}

void Narrator::rewind(const Table& table) {
  for (auto& [seat, read] : read_) read = std::min(read, table.report(seat, read).log_size);
  const auto steps = static_cast<int>(table.match().line().size()) - 1;
  for (auto& [listener, heard] : heard_)
    std::erase_if(heard, [&](const auto& line) { return line.first > steps; });
  // Who rearranges a part leaves the others ready; a step back leaves nobody so.
  const std::vector<SeatReport> seats = table.report(SeatId::none).seats;
  const bool some = std::ranges::any_of(seats, &SeatReport::ready);
  for (auto& [listener, ready] : ready_)
    std::erase_if(ready, [&](const auto& line) { return line.first > steps + (some ? 1 : 0); });
}

}  // namespace hr::cli
