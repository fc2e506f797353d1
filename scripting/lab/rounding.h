// SPDX-License-Identifier: MIT
// How the lab rounds what it shows.
#pragma once

#include <string>

namespace hr::scripting {

int of_hundred(double part);  // from 0 to 1
// "48 to 55", of a hundred.
std::string range_text(double low, double high);

}  // namespace hr::scripting
