// SPDX-License-Identifier: MIT
// Finds and reads a ruleset's files: everything that Lua can ever request, each once.
#include "scripting/source/read_ruleset_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <fstream>

#include "core/base/error.h"
#include "core/base/letter_case.h"
#include "core/base/rule_limits.h"
#include "core/base/suggest.h"
#include "scripting/source/variant_info.h"

namespace hr::scripting {

namespace fs = std::filesystem;

namespace {

Error too_large(const std::string& shown) {
  return Error(fmt::format("{}:1: the file is larger than {} KB", shown, k_max_rule_file >> 10));
}

std::string read_text(const fs::path& path, const std::string& shown) {
  std::error_code error;
  const auto size = fs::file_size(path, error);
  if (error) throw Error(fmt::format("{}: cannot be read: {}", shown, error.message()));
  if (size > k_max_rule_file) throw too_large(shown);
  std::ifstream in(path, std::ios::binary);
  std::string text(size, '\0');  // what is appended meanwhile is not read
  in.read(text.data(), static_cast<std::streamsize>(size));
  text.resize(static_cast<std::size_t>(std::max<std::streamsize>(in.gcount(), 0)));
  if (!in && !in.eof()) throw Error(fmt::format("{}: cannot be read", shown));
  constexpr std::string_view k_mark = "\xef\xbb\xbf";  // a byte order mark
  if (text.starts_with(k_mark)) text.erase(0, k_mark.size());
  return text;
}

// Lua truncates longer file names at the front.
std::string short_enough(const std::string& path) {
  constexpr std::size_t k_max_length = 50;
  return path.size() <= k_max_length ? path : fs::path(path).filename().string();
}

// Puts a ruleset text together; where the files are is for those who derive from it.
class RulesetTextReader {
 public:
  explicit RulesetTextReader(std::string ruleset) { ruleset_text_.ruleset = std::move(ruleset); }
  virtual ~RulesetTextReader() = default;
  RulesetTextReader(const RulesetTextReader&) = delete;
  RulesetTextReader& operator=(const RulesetTextReader&) = delete;

  virtual void read_rules() = 0;

  void read_variant(const std::string& given) {
    const bool elsewhere = is_variant_path(given);
    const std::string name = elsewhere ? fs::path(given).stem().string() : own_name(given);
    if (elsewhere && !is_module_word(name))
      throw Error(fmt::format(
          "{}: the name of a variant's file may contain letters, digits, _ and - only", given));
    const std::string file =
        "variants/" + name +
        (elsewhere ? (given.ends_with(k_board_ending) ? k_board_ending : ".lua") : ending(name));
    const fs::path path = elsewhere ? fs::path(given) : place_of(file);
    std::error_code error;
    const std::string shown = elsewhere ? given : fmt::format("{}/{}", ruleset_text_.ruleset, file);
    if (already(name, fs::weakly_canonical(path, error), shown)) return;
    elsewhere ? add(file, read_text(path, shown)) : add(file);
    if (elsewhere) ruleset_text_.files.back().from = short_enough(given);
    ruleset_text_.variants.push_back(name);
  }

  RulesetText result() {
    std::ranges::sort(ruleset_text_.files, {}, &RuleFile::name);
    std::ranges::sort(ruleset_text_.variants);
    return std::move(ruleset_text_);
  }

 protected:
  const std::string& ruleset() const { return ruleset_text_.ruleset; }
  void add(const std::string& name) { add(name, own_text(name)); }

  virtual bool has(const std::string& name) const = 0;
  virtual std::string own_text(const std::string& name) const = 0;
  virtual std::vector<std::string> own_variants() const = 0;
  virtual fs::path place_of(const std::string& name) const = 0;  // by which files are told apart

 private:
  struct Taken {
    std::string name, shown;
    fs::path path;
  };

  // A variant's name as its file has it, if only letter case differs.
  std::string own_name(const std::string& typed) const {
    const std::vector<std::string> known = own_variants();
    const auto found = find_word(known, typed);
    return found ? known[*found] : typed;
  }

  // A variant of the ruleset's own: Lua or a board file.
  const char* ending(const std::string& name) const {
    const auto there = [&](const char* ending) {
      return is_module_word(name) && has("variants/" + name + ending);
    };
    if (!there(".lua") && !there(k_board_ending)) throw unknown(name);
    if (there(".lua") && there(k_board_ending))
      throw VariantConflict(
          fmt::format("{0}/variants/{1}.board and {0}/variants/{1}.lua: these variants have the "
                      "same name; give the path of one",
                      ruleset_text_.ruleset, name));
    return there(".lua") ? ".lua" : k_board_ending;
  }

  void add(const std::string& name, std::string text) {
    bytes_ += text.size();
    ruleset_text_.files.push_back({name, std::move(text)});
    if (ruleset_text_.files.size() > k_max_rule_files)
      throw Error(fmt::format("{}: the folder has more than {} files", ruleset_text_.ruleset,
                              k_max_rule_files));
    if (bytes_ > k_max_rule_text)
      throw Error(fmt::format("{}: the files are larger than {} MB in total", ruleset_text_.ruleset,
                              k_max_rule_text >> 20));
  }

  // Removes duplicates. Two variants with the same name would be one in a record, so they are an
  // error.
  bool already(const std::string& name, const fs::path& path, const std::string& shown) {
    const auto same = std::ranges::find(taken_, name, &Taken::name);
    if (same == taken_.end()) {
      taken_.push_back({name, shown, path});
      return false;
    }
    if (same->path != path)
      throw VariantConflict(
          fmt::format("{} and {}: two variants of the same name cannot be used together",
                      std::min(same->shown, shown), std::max(same->shown, shown)));
    return true;
  }

  UnknownVariant unknown(const std::string& name) const {
    const std::vector<std::string> known = own_variants();
    const std::string there =
        known.empty()
            ? "it has none"
            : fmt::format("there {} {}", known.size() == 1 ? "is" : "are", fmt::join(known, ", "));
    return UnknownVariant(fmt::format("{}: there is no variant called \"{}\"{}; {}",
                                      ruleset_text_.ruleset, name, did_you_mean(name, known),
                                      there));
  }

  RulesetText ruleset_text_;
  std::vector<Taken> taken_;
  std::size_t bytes_ = 0;
};

class FolderReader final : public RulesetTextReader {
 public:
  explicit FolderReader(const fs::path& folder)
      : RulesetTextReader(folder.filename().string()), folder_(folder) {
    std::error_code error;
    root_ = fs::canonical(folder, error);
  }

  void read_rules() override {
    add("rules.lua");
    std::error_code error;
    const auto skip = fs::directory_options::skip_permission_denied;
    for (auto at = fs::recursive_directory_iterator(folder_, skip, error);
         !error && at != fs::recursive_directory_iterator(); at.increment(error))
      if (!enter(*at)) at.disable_recursion_pending();
  }

 private:
  // Whether to search a folder; adds a file if it is Lua or a drawing. Names that `require` cannot
  // use are skipped, and so are links to folders: they lead to files found anyway, or outside.
  bool enter(const fs::directory_entry& entry) {
    std::error_code error;
    const std::string name = entry.path().lexically_relative(folder_).generic_string();
    if (entry.is_directory(error)) {
      const bool word = is_module_word(entry.path().filename().string());
      if (word && entry.is_symlink(error)) check_inside(name);
      return word && !entry.is_symlink(error) && name != "tests" && name != "variants";
    }
    const fs::path ending = entry.path().extension();
    if (name != "rules.lua" && (ending == ".lua" || ending == k_drawing_ending) &&
        entry.is_regular_file(error) && is_module_word(entry.path().stem().string()))
      add(name);
    return false;
  }

  bool has(const std::string& name) const override {
    std::error_code error;
    return fs::exists(folder_ / name, error);
  }
  std::string own_text(const std::string& name) const override {
    check_inside(name);
    return read_text(folder_ / name, ruleset() + "/" + name);
  }
  std::vector<std::string> own_variants() const override { return find_variants(folder_); }
  fs::path place_of(const std::string& name) const override { return folder_ / name; }

  void check_inside(const std::string& name) const {
    std::error_code error;
    const fs::path real = fs::canonical(folder_ / name, error);
    if (!error &&
        std::mismatch(root_.begin(), root_.end(), real.begin(), real.end()).first != root_.end())
      throw Error(fmt::format("{}/{}: is outside the ruleset's folder", ruleset(), name));
  }

  fs::path folder_, root_;
};

class ListReader final : public RulesetTextReader {
 public:
  ListReader(std::string ruleset, std::span<const RuleFile> files)
      : RulesetTextReader(std::move(ruleset)), files_(files) {}

  void read_rules() override {
    add("rules.lua");
    for (const RuleFile& file : files_)
      if (file.name != "rules.lua" && is_part_of_rules(file.name)) add(file.name);
  }

 private:
  bool has(const std::string& name) const override {
    return std::ranges::find(files_, name, &RuleFile::name) != files_.end();
  }
  std::string own_text(const std::string& name) const override {
    const auto file = std::ranges::find(files_, name, &RuleFile::name);
    const std::string shown = ruleset() + "/" + name;
    if (file == files_.end()) throw Error(shown + ": the file is missing");
    if (file->text.size() > k_max_rule_file) throw too_large(shown);
    return file->text;
  }
  std::vector<std::string> own_variants() const override { return find_variants(files_); }
  // Unlike the path of any file on disk.
  fs::path place_of(const std::string& name) const override { return fs::path("/:") / name; }

  std::span<const RuleFile> files_;
};

fs::path resolved(const fs::path& folder) {
  std::error_code error;
  const fs::path path = fs::weakly_canonical(folder, error);
  return error ? folder : path;
}

}  // namespace

bool is_part_of_rules(std::string_view name) {
  const bool lua = name.ends_with(".lua");
  if (!lua && !name.ends_with(k_drawing_ending)) return false;
  if (name.starts_with("tests/") || name.starts_with("variants/")) return false;
  name.remove_suffix(4);  // both endings have four characters
  for (std::size_t at = 0; at <= name.size();) {
    const std::size_t end = std::min(name.find('/', at), name.size());
    if (!is_module_word(name.substr(at, end - at))) return false;
    at = end + 1;
  }
  return true;
}

bool is_module_word(std::string_view word) {
  const auto allowed = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '-';
  };
  return !word.empty() && std::ranges::all_of(word, allowed);
}

std::string board_file_name(const std::string& variant) {
  return "variants/" + variant + k_board_ending;
}

bool is_variant_path(const std::string& variant) {
  return variant.find('/') != std::string::npos || variant.ends_with(".lua") ||
         variant.ends_with(k_board_ending);
}

bool is_board(const RulesetText& ruleset_text, const std::string& variant) {
  return ruleset_text.find(board_file_name(variant)) != nullptr;
}

std::string board_in_force(const RulesetText& ruleset_text) {
  std::string found;
  for (const std::string& variant : ruleset_text.variants) {
    if (!is_board(ruleset_text, variant)) continue;
    if (!found.empty())
      throw VariantConflict(
          fmt::format("{} and {}: only one board can be used at a time",
                      ruleset_text.shown(board_file_name(std::min(found, variant))),
                      ruleset_text.shown(board_file_name(std::max(found, variant)))));
    found = variant;
  }
  return found;
}

RulesetText with_board(RulesetText ruleset_text, const std::string& name, const std::string& text) {
  std::string from;
  std::erase_if(ruleset_text.variants, [&](const std::string& variant) {
    const bool board = is_board(ruleset_text, variant);
    if (!board && variant == name && !name.empty())
      throw VariantConflict(
          fmt::format("{}: a variant of this name already exists and is not a board", name));
    return board;
  });
  std::erase_if(ruleset_text.files, [&](const RuleFile& file) {
    if (file.name == board_file_name(name)) from = file.from;
    return file.name.starts_with("variants/") && file.name.ends_with(k_board_ending);
  });
  if (name.empty()) return ruleset_text;
  ruleset_text.files.push_back({board_file_name(name), text, from});
  ruleset_text.variants.push_back(name);
  std::ranges::sort(ruleset_text.files, {}, &RuleFile::name);
  std::ranges::sort(ruleset_text.variants);
  return ruleset_text;
}

namespace {

RulesetText read(RulesetTextReader&& reader, const std::vector<std::string>& variants,
                 const Settings& settings) {
  reader.read_rules();
  for (const std::string& variant : variants) reader.read_variant(variant);
  RulesetText ruleset_text = reader.result();
  ruleset_text.settings = settings;
  return ruleset_text;
}

// The name of a variant, if this is the name of a variant's file; "" otherwise.
std::string variant_name(const std::string& file) {
  constexpr std::string_view k_folder = "variants/";
  const fs::path path = std::string_view(file).substr(std::min(k_folder.size(), file.size()));
  const bool variant = file.starts_with(k_folder) &&
                       (path.extension() == ".lua" || path.extension() == k_board_ending) &&
                       is_module_word(path.stem().string()) && !path.has_parent_path();
  return variant ? path.stem().string() : "";
}

}  // namespace

RulesetText read_ruleset_text(const fs::path& folder, const std::vector<std::string>& variants,
                              const Settings& settings) {
  return read(FolderReader(resolved(folder)), variants, settings);
}

RulesetText text_of_files(const std::string& ruleset, std::span<const RuleFile> files,
                          const std::vector<std::string>& variants, const Settings& settings) {
  return read(ListReader(ruleset, files), variants, settings);
}

std::vector<std::string> find_variants(std::span<const RuleFile> files) {
  std::vector<std::string> out;
  for (const RuleFile& file : files)
    if (std::string name = variant_name(file.name); !name.empty()) out.push_back(std::move(name));
  std::ranges::sort(out);
  out.erase(std::ranges::unique(out).begin(), out.end());
  return out;
}

std::vector<fs::path> find_rulesets(const fs::path& root) {
  std::vector<fs::path> out;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(root, error))
    if (fs::is_regular_file(entry.path() / "rules.lua", error)) out.push_back(entry.path());
  std::sort(out.begin(), out.end());
  return out;
}

std::vector<std::string> find_variants(const fs::path& folder) {
  std::vector<std::string> out;
  if (folder.empty()) return out;  // loaded from text
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder / "variants", error)) {
    const std::string name = entry.path().stem().string();
    const fs::path ending = entry.path().extension();
    if ((ending == ".lua" || ending == k_board_ending) && is_module_word(name)) out.push_back(name);
  }
  std::ranges::sort(out);
  out.erase(std::ranges::unique(out).begin(), out.end());
  return out;
}

}  // namespace hr::scripting
