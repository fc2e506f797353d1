// SPDX-License-Identifier: MIT
#include "editor/ui/screen.h"

#include <nlohmann/json.hpp>

namespace hr::editor {

namespace {

bool ends_with_name(std::string_view path, std::string_view name) {
  if (!path.ends_with(name)) return false;
  return path.size() == name.size() || path[path.size() - name.size() - 1] == '/';
}

}  // namespace

bool Item::in_sight() const {
  const float x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
  return x >= seen.left && x < seen.right && y >= seen.top && y < seen.bottom;
}

bool Item::cut_off() const {
  constexpr float k_slack = 1;
  if (text.empty() || !in_sight()) return false;
  return needs > box.width() + k_slack || box.right > seen.right + k_slack ||
         box.left < seen.left - k_slack;
}

void Screen::add(Item item, std::string_view name) {
  if (!listening_) return;
  for (const std::string& outer : path_) item.path += outer + "/";
  item.path += name;
  items_.push_back(std::move(item));
}

const Item* Screen::find(std::string_view name) const {
  const Item* found = nullptr;
  for (const Item& item : items_) {
    if (!ends_with_name(item.path, name)) continue;
    if (item.in_sight()) return &item;
    if (found == nullptr) found = &item;
  }
  return found;
}

std::string Screen::json() const {
  nlohmann::json out = nlohmann::json::array();
  const auto whole = [](const Box& box) {
    return nlohmann::json{static_cast<int>(box.left), static_cast<int>(box.top),
                          static_cast<int>(box.right), static_cast<int>(box.bottom)};
  };
  for (const Item& item : items_)
    out.push_back({{"path", item.path},
                   {"kind", item.kind},
                   {"text", item.text},
                   {"box", whole(item.box)},
                   {"seen", whole(item.seen)},
                   {"in_sight", item.in_sight()},
                   {"cut_off", item.cut_off()},
                   {"enabled", item.enabled},
                   {"on", item.on},
                   {"focused", item.focused}});
  // Invalid UTF-8 is replaced, not refused.
  return out.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string Screen::text() const {
  std::string out;
  for (const Item& item : items_)
    if (!item.text.empty() && item.in_sight()) out += item.text + "\n";
  return out;
}

}  // namespace hr::editor
