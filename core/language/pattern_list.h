// SPDX-License-Identifier: MIT
// The patterns, an entry for each: its name in PatternType, and its row. Other files include this
// list for what they make of it with HR_PATTERN(name, row), which ends here. What a pattern offers
// and does in play: core/kernel/pattern_words.h.

HR_PATTERN(step, {.word = "step",
                  .anywhere = "hop",
                  .lists = PatternLists::piece,
                  .fields = {"dirs", "onto", "lift", "captures", "progress", "stays"},
                  .onto = UsualSet::empty,
                  .over = UsualSet::none,
                  .takes = ActionTakes::from_to,
                  .target = 1,
                  .moves = true,
                  .arrives = true,
                  .along_links = true,
                  .one_link = true})

HR_PATTERN(slide, {.word = "slide",
                   .lists = PatternLists::piece,
                   .fields = {"dirs", "onto", "over", "max", "exactly", "lift", "captures",
                              "progress", "stays"},
                   .onto = UsualSet::as_over,
                   .over = UsualSet::empty,
                   .takes = ActionTakes::from_to,
                   .target = 1,
                   .moves = true,
                   .arrives = true,
                   .along_links = true,
                   .any_length = true})

HR_PATTERN(jump, {.word = "jump",
                  .lists = PatternLists::piece,
                  .fields = {"dirs", "onto", "over", "far", "progress", "stays"},
                  .onto = UsualSet::empty,
                  .over = UsualSet::enemy,
                  .takes = ActionTakes::from_to_over,
                  .target = 1,
                  .moves = true,
                  .arrives = true,
                  .along_links = true})

HR_PATTERN(place, {.word = "place",
                   .lists = PatternLists::kind,
                   .fields = {"onto", "from", "stays"},
                   .onto = UsualSet::empty,
                   .over = UsualSet::none,
                   .takes = ActionTakes::cell,
                   .target = 0,
                   .arrives = true})

HR_PATTERN(pick, {.word = "pick",
                  .lists = PatternLists::set,
                  .fields = {"progress"},
                  .onto = UsualSet::needed,
                  .over = UsualSet::none,
                  .takes = ActionTakes::cell,
                  .target = 0,
                  .chooses = true})

HR_PATTERN(sow, {.word = "sow",
                 .lists = PatternLists::piece,
                 .fields = {"dirs", "skip", "progress"},
                 .onto = UsualSet::none,
                 .over = UsualSet::none,
                 .takes = ActionTakes::cell,
                 .target = 0,
                 .along_links = true,
                 .by_ways = true})

HR_PATTERN(choice, {.word = "choice",
                    .lists = PatternLists::words,
                    .fields = {"progress"},
                    .onto = UsualSet::none,
                    .over = UsualSet::none,
                    .takes = ActionTakes::word,
                    .chooses = true})

HR_PATTERN(number, {.word = "number",
                    .lists = PatternLists::numbers,
                    .fields = {"progress"},
                    .onto = UsualSet::none,
                    .over = UsualSet::none,
                    .takes = ActionTakes::number,
                    .chooses = true})

HR_PATTERN(seat, {.word = "seat",
                  .lists = PatternLists::seats,
                  .fields = {"progress"},
                  .onto = UsualSet::others,
                  .over = UsualSet::none,
                  .takes = ActionTakes::seat,
                  .chooses = true})

HR_PATTERN(pass, {.word = "pass",
                  .lists = PatternLists::nothing,
                  .fields = {"progress"},
                  .onto = UsualSet::none,
                  .over = UsualSet::none,
                  .takes = ActionTakes::nothing})

// several of these, one after the other
HR_PATTERN(parts, {.word = "parts",
                   .lists = PatternLists::parts,
                   .fields = {"progress"},
                   .onto = UsualSet::none,
                   .over = UsualSet::none,
                   .takes = ActionTakes::as_parts})

#undef HR_PATTERN
