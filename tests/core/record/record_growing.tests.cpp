// SPDX-License-Identifier: MIT
// A record that grows with its match: what was written stays as it is, and after each addition the
// file is a complete record.
#include <catch2/catch.hpp>

#include "core/record/record_writer.h"
#include "tests/support/recorded.h"

namespace hr::tests {

namespace {

// The file as it grows, compared after each addition with the match.
class Growing {
 public:
  std::size_t add(const Match& match, const ById<PlayerId, Notes>& notes = {}) {
    const RecordWriter::NewLines lines = writer_.next(match, players_, notes);
    if (lines.whole) text_.clear();
    text_ += lines.text;
    const Record record = read_record(text_, "a.rec");
    const Match again = replay(record, open_recorded);
    CHECK(record_text(again, record.players, record.notes) == record_text(match, players_, notes));
    CHECK(again.cursor() == match.cursor());
    CHECK(again.state() == match.state());
    return lines.text.size();
  }
  const std::string& text() const { return text_; }
  void sit(std::string name) { players_ = {{.name = std::move(name)}, {.name = "Bob"}}; }

 private:
  RecordWriter writer_;
  ById<PlayerId, Player> players_{{.name = "Ann"}, {.name = "Bob"}};
  std::string text_;
};

}  // namespace

TEST_CASE("a record grows by what has happened and is always complete", "[core]") {
  Match match(rules("8"), 7);
  Random random(1);
  Growing file;
  const std::size_t first = file.add(match);
  for (int n = 0; n < 5; ++n) {
    wander(match, random, 1);
    CHECK(file.add(match) < first / 2);
  }
  CHECK(file.add(match) == 0);
  match.undo();
  CHECK(file.add(match) < 60);  // only the cursor
  wander(match, random, 3);
  match.promote(match.cursor());
  file.add(match);
  match.change_rules(rules("6"));
  file.add(match);
  match.arrange(State(match.state()));
  file.add(match);
  match.go_to(NodeId(2));
  wander(match, random, 1);
  const std::string before = file.text();
  file.add(match);
  CHECK(file.text().starts_with(before));
  file.sit("Eve");  // other people: the whole record again
  file.add(match);
  CHECK_FALSE(file.text().starts_with(before));
}

TEST_CASE("in a growing record the latest open answers and notes count", "[core]") {
  Match match(rules("hunt"), 4);
  Growing file;
  ById<PlayerId, Notes> notes(2);
  file.add(match, notes);
  const auto hide = [&](int seat, int cell) {
    Action action{match.game().verb("hide"), 1, {}};
    action.arguments[0] = cell;
    match.play(SeatId(static_cast<std::int8_t>(seat)), action);
  };
  hide(0, 1);
  file.add(match, notes);
  notes[1].put("B1", {.text = "here?", .passages = 1});
  hide(1, 2);
  file.add(match, notes);
  match.take_back(SeatId(0));
  file.add(match, notes);
  match.take_back(SeatId(1));
  notes[1] = {};
  file.add(match, notes);
  CHECK(read_record(file.text(), "a.rec").open.empty());
  hide(0, 3);
  hide(1, 3);
  file.add(match, notes);
  for (const SeatId seat : {SeatId(0), SeatId(1)}) match.play(seat, {match.game().ready(), 0, {}});
  file.add(match, notes);
  CHECK(match.node().type == StepType::answers);
  match.undo();
  file.add(match, notes);
}

TEST_CASE("a record that was cut off is read up to its last complete line", "[core]") {
  Match match(rules("8"), 7);
  Random random(1);
  RecordWriter writer;
  std::string text = writer.next(match, {}, {}, RecordWriter::End::open).text;
  const std::size_t begun = text.size();
  std::vector<std::size_t> ends;
  for (int n = 0; n < 6; ++n) {
    wander(match, random, 1);
    text += writer.next(match, {}, {}, RecordWriter::End::open).text;
    ends.push_back(text.size());
  }
  for (std::size_t size = begun; size <= text.size(); ++size) {
    const std::string part = text.substr(0, size);
    const auto steps = std::ranges::upper_bound(ends, size) - ends.begin();
    const Record record = read_record_so_far(part, "a.rec");
    CHECK(static_cast<std::ptrdiff_t>(record.steps.size()) == steps + 1);
    CHECK(record.cursor == steps);
    CHECK_THAT(record.cut,
               Catch::StartsWith("a.rec:" + std::to_string(steps + 4) + ": the record"));
    CHECK(replay(record, open_recorded).header().ply == static_cast<std::uint32_t>(steps));
    CHECK_THROWS_AS(read_record(part, "a.rec"), Error);
  }
  CHECK(read_record_so_far(text + writer.next(match, {}).text, "a.rec").cut.empty());
  for (std::size_t size = 0; size < begun; size += 7)
    CHECK_THROWS_AS(read_record_so_far(text.substr(0, size), "a.rec"), Error);
}

TEST_CASE("a damaged line is refused wherever a record ends", "[core]") {
  std::string text = record_text(rich_match(), {});
  text[text.size() / 2] = static_cast<char>(text[text.size() / 2] ^ 1);
  CHECK_THROWS_AS(read_record_so_far(text, "a.rec"), Error);
}

TEST_CASE("records of earlier formats are read as written at once", "[core]") {
  std::vector<std::string> lines = lines_of(record_text(rich_match(), {}));
  lines.front() = replaced(lines.front(), "\"format\":6", "\"format\":2");
  CHECK(complaint(sealed(lines)).empty());
  const std::string again = lines.back();
  lines.push_back(again);
  CHECK_THAT(complaint(sealed(lines)),
             Catch::EndsWith("expected nothing after the end of the record"));
  lines.front() = replaced(lines.front(), "\"format\":2", "\"format\":6");
  CHECK(complaint(sealed(lines)).empty());
  lines.pop_back();
  lines.front() = replaced(lines.front(), "\"format\":6", "\"format\":2");
  const std::string& end = lines.back();
  lines.back() = end.substr(0, end.find(",\"children\"")) + ",\"check\":";
  CHECK_THAT(complaint(sealed(lines)), Catch::Contains("expected \"children\" here, got nothing"));
}

}  // namespace hr::tests
