// SPDX-License-Identifier: MIT
#include "cli/lab/typed_command.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <string_view>
#include <vector>

namespace hr::cli {

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

std::string file_in_shell(const std::string& name) {
  return in_shell(name.starts_with('-') ? "./" + name : name);
}

namespace {

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

bool takes_value(const std::string& name) {
  static constexpr std::array<std::string_view, 6> k_elsewhere{"--html",  "--store", "--threads",
                                                               "--shard", "--slurm", "--jobs"};
  return std::ranges::find(k_elsewhere, name) != k_elsewhere.end();
}

}  // namespace

std::string typed_command() {
  const std::vector<std::string> words = own_words();
  std::string out = "houserules";
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::string name = words[i].substr(0, words[i].find('='));
    if (takes_value(name)) {
      i += words[i] == name ? 1 : 0;
      continue;
    }
    if (name == "--progress" || name == "--json" || name == "--csv") continue;
    out += " " + in_shell(words[i]);
  }
  return out;
}

}  // namespace hr::cli
