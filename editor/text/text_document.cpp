// SPDX-License-Identifier: MIT
#include "editor/text/text_document.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "core/base/utf8.h"
#include "scripting/source/quoted_string.h"

namespace hr::editor {

namespace {

int length(std::string_view text) { return static_cast<int>(text.size()); }

std::vector<std::string_view> split(std::string_view text) {
  std::vector<std::string_view> out;
  for (;;) {
    const std::size_t end = text.find('\n');
    out.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return out;
    text.remove_prefix(end + 1);
  }
}

// The end of a text inserted at `from`.
TextAt end_of(TextAt from, std::string_view text) {
  const auto lines = static_cast<int>(std::count(text.begin(), text.end(), '\n'));
  if (lines == 0) return {from.line, from.column + length(text)};
  return {from.line + lines, length(text) - static_cast<int>(text.rfind('\n')) - 1};
}

// The text with each line end as "\n", and the original line end; if line ends are mixed, the text
// is unchanged. Line ends are those of Lua: "\n", "\r", "\r\n" and "\n\r".
std::pair<std::string, std::string> with_line_ends(std::string_view text) {
  std::string plain, ending;
  plain.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t size = scripting::line_break(text, i);
    if (size == 0) {
      plain += text[i++];
      continue;
    }
    if (ending.empty()) ending = text.substr(i, size);
    if (text.substr(i, size) != ending) return {std::string(text), "\n"};
    plain += '\n';
    i += size;
  }
  return {plain, ending.empty() ? "\n" : ending};
}

}  // namespace

int after(std::string_view line, int column) {
  if (column >= length(line)) return length(line);
  const std::optional<Decoded> next = decode_utf8(line.substr(column));
  return column + (next ? static_cast<int>(next->length) : 1);
}

int before(std::string_view line, int column) {
  for (int back = 1; back <= std::min(column, 4); ++back)
    if (decode_utf8(line.substr(column - back)) && after(line, column - back) == column)
      return column - back;
  return std::max(column - 1, 0);
}

TextDocument::TextDocument(std::string_view text) {
  auto [plain, line_end] = with_line_ends(text);
  line_end_ = line_end;
  for (const std::string_view line : split(plain)) {
    ++last_id_;
    lines_.push_back({std::string(line), last_id_, last_id_});
  }
}

std::string TextDocument::text() const {
  std::string out = lines_[0].text;
  for (int i = 1; i < size(); ++i) out.append(line_end_).append(lines_[i].text);
  return out;
}

std::string TextDocument::text(TextRange range) const {
  const auto [from, to] = range;
  if (from.line == to.line) return line(from.line).substr(from.column, to.column - from.column);
  std::string out = line(from.line).substr(from.column);
  for (int i = from.line + 1; i < to.line; ++i) out.append("\n").append(line(i));
  return out.append("\n").append(line(to.line), 0, to.column);
}

TextAt TextDocument::fitted(TextAt at) const {
  if (at.line < 0) return {0, 0};
  if (at.line >= size()) return end();
  const std::string& text = line(at.line);
  const int wanted = std::clamp(at.column, 0, length(text));
  for (int back = std::min(wanted, 3); back > 0; --back)
    if (after(text, wanted - back) > wanted) return {at.line, wanted - back};
  return {at.line, wanted};
}

TextRange TextDocument::selection() const {
  return {std::min(anchor_, caret_), std::max(anchor_, caret_)};
}

void TextDocument::select(TextAt anchor, TextAt caret) {
  anchor_ = fitted(anchor);
  caret_ = fitted(caret);
  closed_ = true;
}

void TextDocument::splice(TextRange range, std::string_view text) {
  const auto [from, to] = range;
  const std::vector<std::string_view> parts = split(text);
  std::vector<StoredLine> fresh;
  for (const std::string_view part : parts) {
    ++last_id_;
    fresh.push_back({std::string(part), last_id_, last_id_});
  }
  const bool several = from.line != to.line;
  const bool whole =
      from.column == 0 && (several || fresh.size() > 1);  // whole lines are added or removed
  if (whole || (several && fresh.size() > 1)) fresh.back().id = id(to.line);
  if (!whole) fresh.front().id = id(from.line);
  fresh.front().text.insert(0, line(from.line), 0, from.column);
  fresh.back().text.append(line(to.line), to.column);
  const auto keep = std::min<std::ptrdiff_t>(to.line - from.line + 1, std::ssize(fresh));
  const auto begin = lines_.begin() + from.line;
  std::move(fresh.begin(), fresh.begin() + keep, begin);
  if (keep <= to.line - from.line)
    lines_.erase(begin + keep, lines_.begin() + to.line + 1);
  else
    lines_.insert(begin + keep, std::make_move_iterator(fresh.begin() + keep),
                  std::make_move_iterator(fresh.end()));
  ++version_;
}

// Whether an edit continues the previous undo step: letters of the same word and the spaces after
// it, or erasing next to the last erased text.
bool TextDocument::goes_on(TextRange range, std::string_view text, Edit edit) const {
  if (closed_ || done_ == 0 || steps_[done_ - 1].edit != edit || edit == Edit::other) return false;
  if (range.from != caret_ && range.to != caret_) return false;
  const TextChange& last = steps_[done_ - 1].changes.back();
  if (edit == Edit::erasing) return text.empty() && range.from.line == range.to.line;
  const bool new_word = last.added.ends_with(' ') && !text.starts_with(' ');
  return range.empty() && text.find('\n') == std::string_view::npos && !new_word;
}

TextDocument::UndoStep& TextDocument::step_for(TextRange range, std::string_view text, Edit edit) {
  steps_.resize(done_);
  if (together_ > 0 ? !begun_ : !goes_on(range, text, edit)) {
    steps_.push_back({edit, {}, {anchor_, caret_}, {}});
    done_ = steps_.size();
  }
  closed_ = false;
  begun_ = true;
  return steps_.back();
}

void TextDocument::replace(TextRange range, std::string_view text, Edit edit) {
  range = {fitted(range.from), fitted(range.to)};
  if (range.empty() && text.empty()) return;
  const std::string plain = line_end_ == "\n" ? std::string(text) : with_line_ends(text).first;
  UndoStep& step = step_for(range, plain, edit);
  step.changes.push_back({range.from, this->text(range), plain});
  splice(range, plain);
  caret_ = anchor_ = end_of(range.from, plain);
  step.after = {anchor_, caret_};
}

void TextDocument::replace_text(std::string_view text) {
  const auto [plain, line_end] = with_line_ends(text);
  if (line_end_ != line_end) ++version_;
  line_end_ = line_end;
  const std::vector<std::string_view> other = split(plain);
  const auto count = static_cast<int>(other.size());
  int head = 0, tail = 0;
  while (head < std::min(size(), count) && line(head) == other[head]) ++head;
  if (head == size() && head == count) return;
  while (tail < std::min(size(), count) - head &&
         line(size() - 1 - tail) == other[count - 1 - tail])
    ++tail;
  const TextAt caret = caret_;
  const Together together(*this);
  std::string added;
  for (int i = head; i < count - tail; ++i) added.append(other[i]).append("\n");
  if (tail > 0) {
    replace({{head, 0}, {size() - tail, 0}}, added);
  } else {
    if (!added.empty()) added.pop_back();
    const bool none = head == count;  // the last lines are removed with the line end before them
    const TextAt from = none ? TextAt{head - 1, length(line(head - 1))} : TextAt{head, 0};
    if (head < size())
      replace({from, end()}, added);
    else
      replace({end(), end()}, "\n" + added);
  }
  caret_ = anchor_ = fitted(caret);
}

TextDocument::Together::Together(TextDocument& document) : document_(document) {
  if (document_.together_++ == 0) document_.begun_ = false;
}
TextDocument::Together::~Together() {
  if (--document_.together_ > 0) return;
  if (document_.begun_) document_.steps_.back().after = {document_.anchor_, document_.caret_};
  document_.closed_ = true;
}

bool TextDocument::undo() {
  if (!can_undo()) return false;
  const UndoStep& step = steps_[--done_];
  for (const auto& change : step.changes | std::views::reverse)
    splice({change.from, end_of(change.from, change.added)}, change.removed);
  select(step.before.from, step.before.to);
  return true;
}

bool TextDocument::redo() {
  if (!can_redo()) return false;
  const UndoStep& step = steps_[done_++];
  for (const TextChange& change : step.changes)
    splice({change.from, end_of(change.from, change.removed)}, change.added);
  select(step.after.from, step.after.to);
  return true;
}

}  // namespace hr::editor
