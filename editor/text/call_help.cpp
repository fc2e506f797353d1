// SPDX-License-Identifier: MIT
#include "editor/text/call_help.h"

#include <algorithm>
#include <ranges>
#include <string>
#include <vector>

#include "editor/text/receivers.h"
#include "editor/text/table_context.h"
#include "scripting/source/tokens.h"

namespace hr::editor {

namespace {

using scripting::Token;
using scripting::TokenType;

// An open bracket.
struct CallFrame {
  const ApiName* function = nullptr;
  scripting::SourcePosition at;
  bool table = false;
  int index = 0;         // of the argument or unnamed entry, from 0
  std::string_view key;  // whose value is being typed; or ""
  int blocks = 0;        // of functions that are open inside it
};

class CallWalk {
 public:
  CallWalk(const Api& api, std::string_view text)
      : api_(api), text_(text), tokens_(scripting::tokenize(text)) {}

  std::optional<CallHelp> run(int first_line) {
    for (at_ = 0; at_ + 1 < tokens_.size(); ++at_) step();
    open_string();
    for (const auto& frame : frames_ | std::views::reverse) {
      if (frame.blocks > 0) return {};
      if (frame.function == nullptr) continue;
      return CallHelp{
          frame.function, {first_line + frame.at.line - 1, frame.at.column - 1}, part_of(frame)};
    }
    return {};
  }

 private:
  const Token* back(std::size_t by) const { return at_ >= by ? &tokens_[at_ - by] : nullptr; }

  void step() {
    const Token& token = tokens_[at_];
    if (scripting::opens_bracket(token)) return open();
    if (frames_.empty()) return;
    CallFrame& frame = frames_.back();
    if (scripting::closes_bracket(token))
      frames_.pop_back();
    else if (scripting::opens_block(token))
      ++frame.blocks;
    else if (scripting::closes_block(token))
      frame.blocks = std::max(0, frame.blocks - 1);
    else if (frame.blocks == 0)
      inside(frame, token);
  }

  void inside(CallFrame& frame, const Token& token) {
    const bool starts = back(1)->is("{") || back(1)->is(",") || back(1)->is(";");
    if (token.is(",") || token.is(";")) {
      if (frame.key.empty()) ++frame.index;
      frame.key = {};
    } else if (frame.table && starts && tokens_[at_ + 1].is("=")) {
      frame.key = token.text;
    }
  }

  void open() {
    const Token& token = tokens_[at_];
    CallFrame frame{.at = token.at, .table = token.is("{"), .key = {}};
    const Token* const before = back(1);
    const bool alone = frame.table && before != nullptr && before->is("(") && !frames_.empty();
    if (alone && frames_.back().function != nullptr && frames_.back().function->takes_table)
      frame.function = frames_.back().function;  // step({ … })
    else if (!token.is("["))
      frame.function = called();
    frames_.push_back(frame);
  }

  // The function named before the token.
  const ApiName* called() const {
    const Token* const name = back(1);
    const Token* const mark = back(2);
    if (name == nullptr || name->type != TokenType::name) return nullptr;
    if (mark != nullptr && (mark->is("function") || mark->is("."))) return nullptr;
    if (mark == nullptr || !mark->is(":")) {
      const ApiName* const found = api_.global(name->text);
      return found != nullptr && !found->parts.empty() ? found : nullptr;
    }
    const auto end = static_cast<std::size_t>(mark->text.data() + 1 - text_.data());
    return method_of(api_, receiver_at_end(text_.substr(0, end)), name->text);
  }

  // region "ho…
  void open_string() {
    if (tokens_.size() < 2) return;
    const Token& last = tokens_[tokens_.size() - 2];
    at_ = tokens_.size() - 2;
    if (last.type != TokenType::string || last.closed) return;
    if (const ApiName* const function = called())
      frames_.push_back({.function = function, .at = last.at, .key = {}});
  }

  static int part_of(const CallFrame& frame) {
    const std::vector<ApiName>& parts = frame.function->parts;
    const bool entries = frame.table && frame.function->takes_table;
    if (!entries) {
      const int last = static_cast<int>(parts.size()) - 1;
      const bool more = last >= 0 && parts[last].name == "...";
      return frame.index <= last ? frame.index : more ? last : -1;
    }
    const std::string name =
        frame.key.empty() ? "[" + std::to_string(frame.index + 1) + "]" : std::string(frame.key);
    const auto it = std::ranges::find(parts, name, &ApiName::name);
    return it == parts.end() ? -1 : static_cast<int>(it - parts.begin());
  }

  const Api& api_;
  std::string_view text_;
  std::vector<Token> tokens_;
  std::vector<CallFrame> frames_;
  std::size_t at_ = 0;
};

}  // namespace

std::optional<CallHelp> call_help(const Api& api, const TextDocument& document, TextAt at) {
  const int line = statement_line(document, at.line);
  const std::string before = document.text({{line, 0}, at});
  return CallWalk(api, before).run(line);
}

}  // namespace hr::editor
