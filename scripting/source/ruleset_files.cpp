// SPDX-License-Identifier: MIT
#include "scripting/source/ruleset_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

#include "core/base/error.h"
#include "scripting/source/files.h"

namespace hr::scripting {

namespace {

namespace fs = std::filesystem;

bool leads_out(const fs::path& file, const fs::path& root) {
  std::error_code error;
  const fs::path real = fs::canonical(file, error);
  return !error &&
         std::mismatch(root.begin(), root.end(), real.begin(), real.end()).first != root.end();
}

// Only what is counted is read.
std::vector<fs::path> find_files(const fs::path& folder,
                                 const std::function<bool(const std::string&)>& accepts) {
  std::vector<fs::path> out;
  std::size_t seen = 0;
  std::error_code error;
  const auto skip = fs::directory_options::skip_permission_denied;
  fs::recursive_directory_iterator at(folder, skip, error), end;
  for (; !error && at != end; at.increment(error)) {
    if (++seen > k_max_ruleset_entries)
      throw Error(fmt::format("{}: contains more than {} files; expected the folder of a ruleset",
                              folder.string(), k_max_ruleset_entries));
    std::error_code ignored;
    if (at->path().filename().string().starts_with('.')) {
      if (at->is_directory(ignored)) at.disable_recursion_pending();
      continue;
    }
    if (!at->is_regular_file(ignored) ||
        !accepts(at->path().lexically_relative(folder).generic_string()))
      continue;
    out.push_back(at->path());
    if (out.size() > k_max_ruleset_files)
      throw Error(fmt::format("{}: the folder has more than {} files", folder.string(),
                              k_max_ruleset_files));
  }
  return out;
}

}  // namespace

std::vector<RuleFile> ruleset_files(const fs::path& folder,
                                    const std::function<bool(const std::string& name)>& accepts) {
  std::error_code error;
  const fs::path root = fs::canonical(folder, error);
  std::vector<RuleFile> out;
  std::uintmax_t bytes = 0;
  for (const fs::path& path : find_files(folder, accepts)) {
    if (fs::is_symlink(path, error) && leads_out(path, root))
      throw Error(fmt::format("{}: is outside the ruleset's folder", path.string()));
    std::string text = read_whole(path, k_max_ruleset_file);
    bytes += text.size();
    if (bytes > k_max_ruleset_bytes)
      throw Error(fmt::format("{}: the files are larger than {} MB in total", folder.string(),
                              k_max_ruleset_bytes >> 20));
    out.push_back({path.lexically_relative(folder).generic_string(), std::move(text)});
  }
  std::ranges::sort(out, {}, &RuleFile::name);
  return out;
}

}  // namespace hr::scripting
