// SPDX-License-Identifier: MIT
#include "editor/text/api_names.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/line_diff.h"

namespace hr::editor {

namespace {

using Text = std::string_view;

bool take(Text& text, Text head) {
  if (!text.starts_with(head)) return false;
  text.remove_prefix(head.size());
  return true;
}

Text take_word(Text& text) {
  const std::size_t end = text.find(' ');
  const Text out = text.substr(0, end);
  text.remove_prefix(end == Text::npos ? text.size() : end + 1);
  return out;
}

// A type ends at a space outside all brackets and quotes that does not follow ":" or ",".
Text take_type(Text& text) {
  int depth = 0;
  bool quoted = false;
  std::size_t i = 0;
  for (; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') quoted = !quoted;
    if (!quoted && Text("(<{[").find(c) != Text::npos) ++depth;
    if (!quoted && Text(")]>}").find(c) != Text::npos) --depth;
    if (c == ' ' && depth == 0 && !quoted && text[i - 1] != ':' && text[i - 1] != ',') break;
  }
  const Text out = text.substr(0, i);
  text.remove_prefix(std::min(i + 1, text.size()));
  return out;
}

// Removes the text up to the first full stop that ends a sentence, outside brackets and quotes.
std::string take_sentence(Text& text) {
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '`') quoted = !quoted;
    if (text[i] == '(') ++depth;
    if (text[i] == ')') --depth;
    const bool stop = text[i] == '.' && (i + 1 == text.size() || text[i + 1] == ' ');
    if (!stop || depth > 0 || quoted) continue;
    std::string out(text.substr(0, i + 1));
    text.remove_prefix(std::min(i + 2, text.size()));
    return out;
  }
  return std::string(std::exchange(text, {}));
}

void explain(ApiName& name, Text text) {
  name.help = take_sentence(text);
  name.more = take_sentence(text);
}

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 32);
  return text;
}

// The help for one field: the text after "`name`: " up to the next such name.
std::string told_of(Text name, Text help) {
  const std::string mark = "`" + std::string(name) + "`: ";
  const std::size_t at = help.find(mark);
  if (at == Text::npos) return {};
  const Text rest = help.substr(at + mark.size());
  return capital(std::string(rest.substr(0, rest.find("; `"))));
}

// The named entries of "{ [1]: Kind, dirs: Directions?, … }".
std::vector<ApiName> table_fields(Text type, Text help) {
  std::vector<ApiName> out;
  int depth = 0;
  std::size_t begin = 1;
  for (std::size_t i = 0; i < type.size(); ++i) {
    if (Text("(<{[").find(type[i]) != Text::npos) ++depth;
    const bool last = i + 1 == type.size();
    if ((type[i] == ',' && depth == 1) || last) {
      Text part = type.substr(begin, i - begin);
      while (part.starts_with(' ')) part.remove_prefix(1);
      while (part.ends_with(' ')) part.remove_suffix(1);
      const std::size_t colon = part.find(": ");
      if (colon != Text::npos) {
        const Text name = part.substr(0, colon);
        out.push_back({std::string(name), std::string(part), told_of(name, help),
                       std::string(part.substr(colon + 2))});
      }
      begin = i + 1;
    }
    if (Text(")]>}").find(type[i]) != Text::npos) --depth;
  }
  return out;
}

class ApiReader {
 public:
  Api read(Text text) {
    for (const Text line : text_lines(text)) read_line(line);
    return std::move(out_);
  }

 private:
  void read_line(Text line) {
    if (take(line, "---@class ")) return begin_class(line);
    if (take(line, "---@field ")) return field(line);
    if (take(line, "---@param ")) return param(line);
    if (take(line, "---@return ")) return returns(line);
    if (take(line, "---@alias ")) return alias(line);
    if (take(line, "---@type ")) return void(type_ = line);
    if (line.starts_with("---@")) return;
    if (line.starts_with("---```") || in_example_) return example(line);
    if (take(line, "---")) return void(help_.append(help_.empty() ? "" : " ").append(line));
    if (take(line, "function ")) function(line);
    if (line.ends_with(" = nil") && !type_.empty()) constant(line.substr(0, line.find(' ')));
    forget();
  }

  void forget() {
    help_ = params_ = spec_ = spec_help_ = type_ = returns_ = class_ = example_ = "";
    parts_.clear();
  }

  // Only the first example is kept.
  void example(Text line) {
    if (take(line, "---```")) {
      if (in_example_) example_done_ = true;
      in_example_ = !in_example_;
      return;
    }
    take(line, "---");
    if (!example_done_) example_.append(example_.empty() ? "" : "\n").append(line);
  }
  std::string take_example() {
    example_done_ = false;
    return std::exchange(example_, {});
  }

  void begin_class(Text line) {
    class_ = line.substr(0, line.find_first_of(": "));
    help_.clear();
  }

  void field(Text line) {
    const std::string written(take_word(line));
    const Text type = take_type(line);
    std::string name = written;
    if (name.ends_with('?')) name.pop_back();
    if (name.starts_with('['))  // the elements of a list
      name = "[]";
    ApiName out{name, written + ": " + std::string(type), {}, std::string(type)};
    explain(out, line);
    out.example = take_example();
    out_.fields[class_].push_back(std::move(out));
  }

  void param(Text line) {
    const std::string name(take_word(line));
    const Text type = take_type(line);
    if (type.starts_with("{ ")) {
      spec_ = type;
      spec_help_ = line;
    }
    params_.append(params_.empty() ? "" : ", ").append(name);
    const std::string plain = name.ends_with('?') ? name.substr(0, name.size() - 1) : name;
    parts_.push_back(
        {plain, name + ": " + std::string(type), capital(std::string(line)), std::string(type)});
  }

  // All of its help is one sentence: it is about the words, not about a function.
  void alias(Text line) {
    const std::string name(take_word(line));
    out_.aliases[name] = {name, name + ": " + std::string(line), help_, std::string(line)};
  }

  void returns(Text line) {
    const Text type = take_type(line);
    returns_.append(returns_.empty() ? " → " : ", ").append(type);
  }

  void function(Text line) {
    const Text full = line.substr(0, line.find('('));
    const std::size_t colon = full.find(':');
    const Text name = colon == Text::npos ? full : full.substr(colon + 1);
    const bool table = !spec_.empty() && params_.find(',') == std::string::npos;
    const std::string signature =
        std::string(name) + (table ? spec_ : "(" + params_ + ")") + returns_;
    ApiName out{std::string(name), signature, {}, spec_};
    explain(out, help_);
    out.example = take_example();
    out.takes_table = table;
    out.result = returns_;
    out.parts = table ? table_fields(spec_, spec_help_) : std::move(parts_);
    if (table) out_.fields[std::string(name) + "{"] = out.parts;
    if (colon == Text::npos)
      out_.globals.push_back(std::move(out));
    else
      out_.methods[std::string(full.substr(0, colon))].push_back(std::move(out));
  }

  void constant(Text name) {
    ApiName out{std::string(name), std::string(name) + ": " + type_, {}, type_};
    explain(out, help_);
    out.example = take_example();
    out_.globals.push_back(std::move(out));
  }

  Api out_;
  std::string help_, params_, spec_, spec_help_, type_, returns_, class_, example_;
  std::vector<ApiName> parts_;
  bool in_example_ = false, example_done_ = false;
};

const std::vector<ApiName>& listed(const std::map<std::string, std::vector<ApiName>>& map,
                                   Text name) {
  static const std::vector<ApiName> none;
  const auto it = map.find(std::string(name));
  return it == map.end() ? none : it->second;
}

const ApiName* find_in(const std::vector<ApiName>& names, Text name) {
  const auto it = std::ranges::find(names, name, &ApiName::name);
  return it == names.end() ? nullptr : &*it;
}

}  // namespace

const ApiName* Api::global(std::string_view name) const { return find_in(globals, name); }
const ApiName* Api::field(std::string_view owner, std::string_view name) const {
  return find_in(fields_of(owner), name);
}
const ApiName* Api::method(std::string_view owner, std::string_view name) const {
  return find_in(methods_of(owner), name);
}

const std::vector<ApiName>& Api::methods_of(std::string_view name) const {
  return listed(methods, name);
}
const std::vector<ApiName>& Api::fields_of(std::string_view name) const {
  return listed(fields, name);
}

MarkedWords Api::marked() const {
  MarkedWords out;
  for (const ApiName& known : globals) out.names.insert(known.name);
  for (const auto& [owner, names] : methods)
    for (const ApiName& known : names) out.methods.insert(known.name);
  for (const auto& [owner, names] : fields)
    for (const ApiName& known : names) out.fields.insert(known.name);
  return out;
}

Api read_api(std::string_view text) { return ApiReader().read(text); }

}  // namespace hr::editor
