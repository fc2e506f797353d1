// SPDX-License-Identifier: MIT
// Compression with zlib, always with the same settings, so that the same text becomes the same
// bytes. What is decompressed comes from outside: it is stopped as soon as it exceeds `max` bytes.
// The functions that decompress throw Error, a phrase without a place: "it is damaged".
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hr::scripting {

// The beginning of a gzip file without a time, an owner or a file's name, and with a comment that
// says what it is.
// NOLINTNEXTLINE(bugprone-string-constructor): with the NUL that ends the comment
inline constexpr std::string_view k_gzip_begins(
    "\x1f\x8b\x08\x10\0\0\0\0\x02\xff"
    "House Rules pack",
    27);

std::string gzipped(std::string_view text);
// Accepts only what begins with k_gzip_begins, and nothing after its end.
std::string gunzipped(std::string_view bytes, std::size_t max);

// Without a frame, and smaller for a text that has something in common with `words`, which must be
// the same to decompress it.
std::string deflated(std::string_view text, std::string_view words);
std::string inflated(std::string_view bytes, std::string_view words, std::size_t max);

}  // namespace hr::scripting
