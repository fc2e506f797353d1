// SPDX-License-Identifier: MIT
// Records: each line is given its checksum, as a forger would, so that what follows it is read;
// what can be replayed is recorded as it was.
#include "core/base/checksum.h"
#include "core/record/record.h"
#include "scripting/table/open_table.h"
#include "tests/fuzz/accepted.h"
#include "tests/fuzz/fuzz_target.h"

namespace hr::fuzz {

namespace {

// A line is what is before its checksum; the checksum is made anew.
std::string sealed(std::string_view text) {
  Checksum sum;
  std::string out;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    std::string body(line.substr(0, line.find(",\"check\":")));
    if (body.size() == line.size() && body.ends_with('}')) body.pop_back();
    out += body + ",\"check\":\"" + sum.add(body).digits() + "\"}\n";
  }
  return out;
}

void replay(const Record& record) {
  const Table table = scripting::replay_game(record);
  for (int seat = -1; seat < 2; ++seat)
    static_cast<void>(table.report(
        Issuer::owner(), ViewQuery{.seat = seat < 0 ? SeatId::owner : SeatId(seat), .text = true}));
  const std::string text = record_text(table);
  std::string again;
  if (!accepted([&] { again = record_text(scripting::replay_game(read_record(text, "a.rec"))); }))
    throw Contradiction("what was replayed cannot be replayed again:\n" + text);
  must_agree(text, again, "what was replayed is replayed differently");
}

}  // namespace

bool fuzz_records(std::string_view input) {
  accepted([&] { static_cast<void>(read_record_so_far(input, "fuzz.rec")); });
  return accepted([&] { replay(read_record_so_far(sealed(input), "fuzz.rec")); });
}

}  // namespace hr::fuzz
