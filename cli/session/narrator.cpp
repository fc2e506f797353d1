// SPDX-License-Identifier: MIT
#include "cli/session/narrator.h"

#include <algorithm>

namespace hr::cli {

std::vector<LogLine> Narrator::fresh(const scripting::TableClient& table, SeatId seat,
                                     PlayerId listener, bool named) {
  int& read = read_[seat];
  const LogReport log = table.report(Issuer::of(seat), LogQuery{.from = read, .named = named});
  read = log.size;
  auto& heard = heard_[listener];
  const auto& ready = ready_[listener];
  std::vector<LogLine> news;
  // Compared only with what was read before this batch: two equal events of one action are two
  // events.
  for (const LogLine& line : log.lines)
    if (!heard.contains({line.step, line.text}) && !ready.contains({line.step, line.text}))
      news.push_back(line);
  for (const LogLine& line : news) heard.emplace(line.step, line.text);
  return news;
}

bool Narrator::is_news(const scripting::TableClient& table, PlayerId listener,
                       const std::string& ready) {
  const auto step = table.status().depth + 1;
  const bool heard = heard_[listener].contains({step, ready});
  return ready_[listener].emplace(step, ready).second && !heard;
}

void Narrator::rewind(const scripting::TableClient& table) {
  for (auto& [seat, read] : read_)
    read = std::min(read, table.report(Issuer::of(seat), LogQuery{.from = k_no_log}).size);
  const StatusReport& status = table.status();
  const int steps = status.depth;
  const auto forget = [](auto& lines, int after) {
    lines.erase(lines.lower_bound({after + 1, std::string()}), lines.end());
  };
  for (auto& [listener, heard] : heard_) forget(heard, steps);
  // A seat that changes its answers leaves the others ready; an undo leaves nobody ready.
  const bool some = std::ranges::any_of(status.seats, &SeatReport::ready);
  for (auto& [listener, ready] : ready_) forget(ready, steps + (some ? 1 : 0));
}

}  // namespace hr::cli
