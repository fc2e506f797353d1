// SPDX-License-Identifier: MIT
// The files of art as they are, compiled in (cmake/EmbedArt.cmake), in order of their
// names.
#pragma once

#include <span>
#include <string_view>

namespace hr::drawing {

struct ArtFile {
  std::string_view name, text;
};
std::span<const ArtFile> art_files();

}  // namespace hr::drawing
