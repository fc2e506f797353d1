// SPDX-License-Identifier: MIT
#include "editor/panels/folder_list.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include "core/base/words.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace fs = std::filesystem;

std::vector<FolderEntry> folder_entries(const fs::path& folder,
                                        const std::vector<std::string>& endings) {
  std::vector<FolderEntry> out;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    std::error_code ignored;
    const std::string name = at->path().filename().string();
    const bool is_folder = at->is_directory(ignored);
    const bool fits = std::ranges::any_of(
        endings, [&](const std::string& ending) { return name.ends_with(ending); });
    if (name.starts_with('.') || (!is_folder && !fits)) continue;
    out.push_back({name, is_folder});
  }
  std::ranges::sort(out, [](const FolderEntry& a, const FolderEntry& b) {
    if (a.folder != b.folder) return a.folder;
    return lower_case(a.name) < lower_case(b.name);
  });
  if (folder.has_parent_path() && folder != folder.root_path())
    out.insert(out.begin(), {"..", true});
  return out;
}

void FolderList::begin(const fs::path& folder, const std::string& file) {
  typed_ = (folder / file).string();
  folder_.clear();
  chosen_ = -1;
  focus_ = true;
  list_folder();
}

// Lists the folder of the typed path, up to the last slash.
void FolderList::list_folder() {
  const fs::path folder = fs::path(typed_).parent_path();
  if (folder == folder_) return;
  folder_ = folder;
  entries_ = folder_entries(folder_, endings_);
  chosen_ = -1;
}

// Enters a folder, or puts a file name into the path field; true for a file.
bool FolderList::take(const FolderEntry& entry) {
  if (!entry.folder) {
    typed_ = (folder_ / entry.name).string();
    return true;
  }
  const std::string file = fs::path(typed_).filename().string();
  const fs::path folder = entry.name == ".." ? folder_.parent_path() : folder_ / entry.name;
  const bool keep =
      std::ranges::none_of(entries_, [&](const FolderEntry& e) { return e.name == file; });
  typed_ = (folder / (keep ? file : "")).string();
  list_folder();
  focus_ = true;
  return false;
}

bool FolderList::draw() {
  if (std::exchange(focus_, false)) ImGui::SetKeyboardFocusHere();
  ImGui::SetNextItemWidth(-1);
  const std::string before = typed_;
  const bool entered = ui::entered("##path", typed_, "Path"_text);
  ui::expose_last("path", "field", typed_, ImGui::IsItemActive());
  if (typed_ != before) chosen_ = -1;
  list_folder();
  const int last = static_cast<int>(entries_.size()) - 1;
  const int by = (pressed(Key::down, true) ? 1 : 0) - (pressed(Key::up, true) ? 1 : 0);
  if (by != 0) {
    chosen_ = std::clamp(chosen_ + by, -1, last);
    scroll_ = true;
  }
  const bool clicked = draw_list(ImGui::GetTextLineHeightWithSpacing() * 9);
  if (!entered) return clicked;
  if (chosen_ >= 0) return take(entries_[chosen_]);
  std::error_code ignored;
  if (!fs::is_directory(typed_, ignored)) return true;
  typed_ = (fs::path(typed_) / "").string();
  list_folder();
  focus_ = true;
  return false;
}

bool FolderList::draw_list(float height) {
  const ui::Child list("list", {0, height}, true);
  if (entries_.empty()) ui::muted("This folder does not exist or cannot be read."_text);
  for (int i = 0; i < static_cast<int>(entries_.size()); ++i) {
    const FolderEntry entry = entries_[i];
    const bool clicked = ui::row(entry.folder ? entry.name + "/" : entry.name, i == chosen_);
    if (i == chosen_ && std::exchange(scroll_, false)) ImGui::SetScrollHereY();
    const bool twice = ImGui::IsItemHovered() && ImGui::IsMouseDoubleClicked(0);
    if (clicked || twice) {
      const bool file = take(entry);
      if (file) chosen_ = i;
      return file && twice;
    }
  }
  return false;
}

}  // namespace hr::editor
