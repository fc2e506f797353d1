// SPDX-License-Identifier: MIT
// Where a page goes, and what it says about its origin.
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "cli/lab/html_page.h"
#include "cli/lab/html_report.h"
#include "cli/terminal/out_file.h"
#include "core/base/words.h"

namespace hr::cli {

namespace {

std::string in_shell(const std::string& word) {
  const auto plain = [](char c) {
    return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9') ||
           std::string_view("_-+=:,./%@").find(c) != std::string_view::npos;
  };
  if (!word.empty() && std::ranges::all_of(word, plain)) return word;
  std::string out = "'";
  for (const char c : word) out += c == '\'' ? "'\\''" : std::string(1, c);
  return out + "'";
}

// The words that a process was started with.
std::vector<std::string> own_words() {
  std::ifstream in("/proc/self/cmdline", std::ios::binary);
  const std::string all((std::istreambuf_iterator<char>(in)), {});
  std::vector<std::string> out;
  for (std::size_t at = 0; at < all.size();) {
    const std::size_t end = std::min(all.find('\0', at), all.size());
    out.push_back(all.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

}  // namespace

void add_html(Command& command, std::string& file) {
  command
      .add("--html", file,
           "Also write the report as a page with plots: one file, to send to somebody")
      .type_name("FILE.html");
}

void check_html(const std::string& file) {
  if (!file.empty()) check_out_file(file, {k_page_begins}, "--html");
}

std::string rules_text(const Game& game, const Edition& edition) {
  const Definition& def = game.definition();
  return fmt::format("{}{}; rules {}", def.name, credit(def.by), edition.hash());
}

std::string typed_command() {
  const std::vector<std::string> words = own_words();
  std::string out = "houserules";
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::string name = words[i].substr(0, words[i].find('='));
    if (name == "--html" || name == "--store" || name == "--threads") {
      i += words[i] == name ? 1 : 0;
      continue;
    }
    if (name == "--progress" || name == "--json" || name == "--csv") continue;
    out += " " + in_shell(words[i]);
  }
  return out;
}

}  // namespace hr::cli
