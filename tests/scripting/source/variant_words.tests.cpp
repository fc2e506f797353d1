// SPDX-License-Identifier: MIT
#include "scripting/source/variant_words.h"

#include <catch2/catch.hpp>

namespace hr::tests {

using namespace scripting;

TEST_CASE("a variant is described by its name, its author and what it changes", "[scripting]") {
  VariantInfo variant;
  variant.id = "long_game";
  CHECK(variant_title(variant) == "Long game");
  CHECK(variant_details(variant).empty());
  variant.name = "a longer game";
  CHECK(variant_title(variant) == "A longer game");
  variant.changes = {"adds option questions", "replaces hooks.penalty"};
  CHECK(variant_details(variant) == "Adds option questions and replaces hooks.penalty.");
  variant.by = "Ann";
  CHECK(variant_details(variant) == "By Ann. Adds option questions and replaces hooks.penalty.");
  variant.changes.clear();
  CHECK(variant_details(variant) == "By Ann.");
}

}  // namespace hr::tests
