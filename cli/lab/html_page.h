// SPDX-License-Identifier: MIT
// A page of HTML that is complete in itself: one file, with its styles and plots, without scripts,
// and forbidden to load anything. Light or dark, as its reader's system is.
#pragma once

#include <string>
#include <string_view>

namespace hr::cli {

// The first characters of every page, by which a file is recognised as one.
inline constexpr std::string_view k_page_begins =
    "<!DOCTYPE html>\n<!-- A report of House Rules -->";

// Text for a page: nothing in it is taken for a tag or controls how the page is shown.
std::string html_text(std::string_view text);

}  // namespace hr::cli
