// SPDX-License-Identifier: MIT
// The ends, an entry for each: its name in EndType, and its row. Other files include this list for
// what they make of it with HR_END(name, row), which ends here.

HR_END(reach, {.word = "reach",
               .lists = {EndLists::kind, EndLists::to},
               .braces = true,
               .by = EndsBy::arrival,
               .along_links = false,
               .said = "{a piece} reached its goal"})

HR_END(line, {.word = "line",
              .lists = {EndLists::kind, EndLists::length},
              .braces = true,
              .by = EndsBy::arrival,
              .along_links = true,
              .said = "{number} in a line"})

HR_END(connects, {.word = "connects",
                  .lists = {EndLists::kind, EndLists::from, EndLists::to},
                  .braces = true,
                  .by = EndsBy::arrival,
                  .along_links = true,
                  .said = "a chain connects both sides"})

HR_END(cuts, {.word = "cuts",
              .lists = {EndLists::kind, EndLists::to},
              .braces = true,
              .by = EndsBy::arrival,
              .along_links = true,
              .said = "a group cuts the {to} cells apart"})

HR_END(repeats, {.word = "repeats",
                 .lists = {EndLists::times},
                 .by = EndsBy::repeating,
                 .said = "the position occurred {n} {n:time|times}"})

HR_END(idle, {.word = "idle",
              .lists = {EndLists::actions},
              .by = EndsBy::idling,
              .said = "{n} {n:action|actions} without progress"})

HR_END(plies, {.word = "plies",
               .lists = {EndLists::actions},
               .by = EndsBy::playing,
               .said = "{n} {n:action was|actions were} played"})

// a term; one that describes seats says who
HR_END(condition, {.word = "", .by = EndsBy::condition, .said = ""})

// functions bring it about by its name: g:win(seat, "name")
HR_END(named, {.word = "", .by = EndsBy::name, .said = ""})

HR_END(rule, {.word = "", .by = EndsBy::rule, .said = ""})

#undef HR_END
