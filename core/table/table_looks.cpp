// SPDX-License-Identifier: MIT
// The looks of the table's owner, and the log that they appear in.
#include <algorithm>

#include "core/table/table_data.h"
#include "core/words/seat_names.h"
#include "core/words/text.h"

namespace hr {

namespace {

// A look, and its place in the log of a viewer: the number of its line.
struct LoggedLook {
  int number = 0;
  const Look* look = nullptr;
  NodeId after = NodeId::root;  // the last step of this line that had been taken then
};

std::vector<LoggedLook> logged(const TableData& table, SeatId seat) {
  const Match& match = table.match;
  std::vector<LoggedLook> out;
  for (const Look& look : table.looks) {
    const NodeId after = match.tree().common(look.at, match.cursor());
    out.push_back({match.log_sizes().up_to(after, seat), &look, after});
  }
  std::ranges::stable_sort(out, {}, &LoggedLook::number);
  for (std::size_t before = 0; before < out.size(); ++before)
    out[before].number += static_cast<int>(before);
  return out;
}

LogLine line_of(const TableData& table, const LoggedLook& logged, const SeatNames& names,
                Language language) {
  const Node& node = table.match.node(logged.after);
  const SeatId as = logged.look->as;
  LogLine out;
  out.number = logged.number;
  out.step = node.depth;
  out.ply = node.ply;
  out.name = "look";
  out.text = (as == SeatId::owner ? Message("The owner looks at everything.")
                                  : Message("The owner looks at what only {seat} may know.",
                                            seat_message(table.match.game(), as, names)))
                 .in(language);
  const std::vector<RulesId> rules = rules_of_line(table.match);
  out.rules = static_cast<int>(std::ranges::find(rules, node.rules) - rules.begin());
  return out;
}

}  // namespace

Reply apply(TableData& table, const LookAs& command) {
  if (command.seat != SeatId::owner && !table.is_seat(command.seat))
    return Reply::refused(no_such_seat());
  table.looks.push_back({table.match.cursor(), command.seat});
  return {};
}

int table_log_size(const TableData& table, SeatId seat) {
  return log_size(table.match, seat) + static_cast<int>(table.looks.size());
}

std::vector<LogLine> table_log(const TableData& table, SeatId seat, int from,
                               const NamesThen& names, Language language) {
  const std::vector<LoggedLook> looks = logged(table, seat);
  auto look = std::ranges::lower_bound(looks, from, {}, &LoggedLook::number);
  const int before = static_cast<int>(look - looks.begin());
  std::vector<LogLine> steps = log_lines(table.match, seat, from - before, names, language);
  std::vector<LogLine> out;
  out.reserve(steps.size());
  auto step = steps.begin();
  for (int number = from; step != steps.end() || look != looks.end(); ++number) {
    if (look != looks.end() && look->number == number) {
      out.push_back(line_of(table, *look++, names_at(table, table.match.cursor()), language));
      continue;
    }
    out.push_back(std::move(*step++));
    out.back().number = number;
  }
  return out;
}

}  // namespace hr
