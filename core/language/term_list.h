// SPDX-License-Identifier: MIT
// The words of terms that are planned as steps which the planner has: an entry for each, with what
// it means, its name in TermOp, and its row. Words with a step of their own are files in terms.
// Other files include this list for what they make of it with HR_TERM(name, row), which ends here.

// Sets of cells.
HR_TERM(everywhere, {.word = "everywhere",
                     .written = Written::alone,
                     .type = TermType::cells,
                     .lies = Lies::on_cells,
                     .at_once = AtOnce::everywhere,
                     .steps = k_constant,
                     .missing = k_silent,
                     .present = k_silent})

HR_TERM(nowhere, {.word = "nowhere",
                  .written = Written::alone,
                  .type = TermType::cells,
                  .lies = Lies::nowhere,
                  .members = Members::none,
                  .at_once = AtOnce::nowhere,
                  .steps = k_constant,
                  .missing = k_silent,
                  .present = k_silent})

// no piece
HR_TERM(empty, pieces("empty", MeantPieces::absent, {.how = Says::vacancy}, k_silent))

// some piece
HR_TERM(filled, pieces("filled", MeantPieces::any, k_says_pieces, k_says_pieces))

// not seen by the seat
HR_TERM(hidden, pieces("hidden", MeantPieces::unseen, k_silent, k_silent))

// a piece of the seat
HR_TERM(own, pieces("own", MeantPieces::own, k_says_pieces, k_says_pieces))

// a piece of another seat
HR_TERM(enemy, pieces("enemy", MeantPieces::enemy, k_says_pieces, k_says_pieces))

// a piece of any owner
HR_TERM(any, pieces("any", MeantPieces::any, k_says_pieces, k_says_pieces))

// a named region
HR_TERM(region, {.word = "region",
                 .written = Written::specially,
                 .type = TermType::cells,
                 .name = NameOf::region,
                 .lies = Lies::on_cells,
                 .at_once = AtOnce::region,
                 .steps = k_constant,
                 .missing = said("{Cell} is not part of {set}."),
                 .present = {.how = Says::region}})

// one cell
HR_TERM(cell, {.word = "a cell",
               .written = Written::never,
               .type = TermType::cells,
               .lies = Lies::at_cell,
               .at_once = AtOnce::cell,
               .steps = k_constant,
               .missing = k_silent,
               .present = k_silent})

// cells with `low` to `high` of the pieces `a`, wherever in a tower, stack or pile
HR_TERM(holding, {.word = "holding",
                  .written = Written::specially,
                  .type = TermType::cells,
                  .lies = Lies::as_a,
                  .needs = 1,
                  .at_once = AtOnce::never,
                  .steps = {.how = Planned::holding},
                  .missing = {.how = Says::not_in_a},
                  .present = k_silent})

// `a`; then, `c` times or until nothing is added, what `b` says of the cells so far
HR_TERM(grow, {.word = "grow",
               .since = 4,
               .written = Written::called,
               .type = TermType::cells,
               .a = Takes::cells,
               .b = Takes::cells,
               .c = Takes::number,
               .perhaps = true,
               .lies = Lies::as_a_or_b,
               .members = Members::own,
               .needs = 0,
               .at_once = AtOnce::never,
               .steps = {.how = Planned::grow},
               .missing = k_silent,
               .present = k_silent})

// cells of `a` with a kind that has the attribute `name` from `b` to `c`, or among the words `b`;
// or, without them, the text in `kinds`
HR_TERM(having, {.word = "having",
                 .written = Written::specially,
                 .type = TermType::cells,
                 .name = NameOf::attribute,
                 .attribute = OfAttribute::in_range,
                 .a = Takes::cells,
                 .lies = Lies::as_a,
                 .members = Members::of_a,
                 .needs = 1,
                 .at_once = AtOnce::never,
                 .steps = {.how = Planned::having},
                 .missing = {.how = Says::not_in_a},
                 .present = k_silent})

// the cells of `a` with what has the smallest number for the attribute `name`
HR_TERM(lowest,
        {.word = "lowest",
         .since = 4,
         .written = Written::specially,
         .type = TermType::cells,
         .name = NameOf::attribute,
         .attribute = OfAttribute::smallest,
         .a = Takes::cells,
         .lies = Lies::as_a,
         .members = Members::of_a,
         .needs = 1,
         .at_once = AtOnce::never,
         .steps = of_attribute(TermStepOp::highest),
         .missing = {.how = Says::not_in_a, .text = "{Cell} does not have the lowest {attribute}."},
         .present = k_silent})

// The cards of `a` that are of the kind which was chosen as a word in part `low` of an action
// (0: the only part).
HR_TERM(chosen_kind, {.word = "chosen",
                      .written = Written::never,
                      .type = TermType::cells,
                      .a = Takes::cells,
                      .lies = Lies::as_a,
                      .members = Members::of_a,
                      .needs = 1,
                      .at_once = AtOnce::never,
                      .steps = {.how = Planned::chosen_kind},
                      .missing = k_silent,
                      .present = k_silent})

// where the piece of the action is now, was put, or was picked
HR_TERM(here, {.word = "here",
               .written = Written::alone,
               .type = TermType::cells,
               .lies = Lies::anywhere,
               .of_action = OfAction::done,
               .at_once = AtOnce::never,
               .steps = pushed(TermStepOp::here),
               .missing = k_silent,
               .present = k_silent})

// What an earlier write has kept as `name`; of any type.
HR_TERM(kept, {.word = "kept",
               .since = 4,
               .written = Written::named,
               .type = {},
               .name = NameOf::kept,
               .lies = Lies::anywhere,
               .at_once = AtOnce::never,
               .steps = {.how = Planned::kept},
               .missing = k_silent,
               .present = k_silent})

// Of towers, words that only writes understand; `b` is a number, 1 if it is left out.

// the `b` highest pieces on cells of `a`
HR_TERM(
    top,
    {.word = "top",
     .written = Written::specially,
     .type = TermType::cells,
     .lies = Lies::as_a,
     .members = Members::of_a,
     .needs = 1,
     .end = TowerEnd::top,
     .instead = "top(…) says which pieces of a tower take, flip, become and send mean; elsewhere a "
                "tower is its top piece",
     .at_once = AtOnce::never,
     .steps = k_unbound,
     .missing = k_silent,
     .present = k_silent})

// the `b` lowest ones
HR_TERM(bottom,
        {.word = "bottom",
         .written = Written::specially,
         .type = TermType::cells,
         .lies = Lies::as_a,
         .members = Members::of_a,
         .needs = 1,
         .end = TowerEnd::bottom,
         .instead = "bottom(…) says which pieces of a tower take, flip, become and send mean; "
                    "elsewhere a tower is its top piece",
         .at_once = AtOnce::never,
         .steps = k_unbound,
         .missing = k_silent,
         .present = k_silent})

// below what is on `a`
HR_TERM(under, {.word = "under",
                .written = Written::called,
                .type = TermType::cells,
                .a = Takes::cells,
                .lies = Lies::on_cells,
                .members = Members::own,
                .needs = 1,
                .instead = "under(…) says where send puts pieces; elsewhere it has no meaning",
                .at_once = AtOnce::never,
                .steps = k_unbound,
                .missing = k_silent,
                .present = k_silent})

// the zone `name`, as a place to which cards go
HR_TERM(zone, {.word = "zone",
               .written = Written::named,
               .type = TermType::cells,
               .name = NameOf::zone,
               .lies = Lies::nowhere,
               .instead =
                   "zone \"…\" says only where send puts cards; for the cards in the zone \"hand\" "
                   "write any.hand",
               .at_once = AtOnce::never,
               .steps = k_unbound,
               .missing = k_silent,
               .present = k_silent})

// Of any type.

// a or b; the sum of numbers
HR_TERM(unite, {.word = "+",
                .written = Written::sign,
                .type = {},
                .typed = Typed::joined,
                .lies = Lies::as_a_or_b,
                .members = Members::a_or_b,
                .joins = Joins::unite,
                .at_once = AtOnce::joined,
                .steps = {.how = Planned::joined,
                          .step = TermStepOp::unite,
                          .of_numbers = TermStepOp::sum},
                .missing = k_silent,
                .present = {.how = Says::either}})

// a and b; what a condition guards, if it holds, else nothing; the product of numbers
HR_TERM(meet, {.word = "*",
               .written = Written::sign,
               .type = {},
               .typed = Typed::joined,
               .lies = Lies::as_both,
               .members = Members::a_and_b,
               .needs = 2,
               .joins = Joins::meet,
               .at_once = AtOnce::joined,
               .steps = {.how = Planned::joined,
                         .step = TermStepOp::meet,
                         .of_numbers = TermStepOp::product},
               .missing = {.how = Says::both},
               .present = k_silent})

// a but not b; the difference of numbers
HR_TERM(minus, {.word = "-",
                .written = Written::sign,
                .type = {},
                .typed = Typed::joined,
                .lies = Lies::as_a,
                .members = Members::of_a,
                .needs = 1,
                .joins = Joins::minus,
                .at_once = AtOnce::joined,
                .steps = {.how = Planned::joined,
                          .step = TermStepOp::minus,
                          .of_numbers = TermStepOp::difference},
                .missing = {.how = Says::without},
                .present = {.how = Says::in_a}})

// the variable `name`: its type is that of the variable
HR_TERM(var, {.word = "var",
              .written = Written::named,
              .type = {},
              .name = NameOf::variable,
              .lies = Lies::anywhere,
              .at_once = AtOnce::never,
              .steps = {.how = Planned::variable},
              .missing = k_silent,
              .present = k_silent})

// the value of the option `name`
HR_TERM(option, {.word = "option",
                 .written = Written::named,
                 .type = {},
                 .name = NameOf::option,
                 .lies = Lies::nowhere,
                 .at_once = AtOnce::never,
                 .steps = k_unbound,
                 .missing = k_silent,
                 .present = k_silent})

// the term declared under `name`; a game has what it stands for instead
HR_TERM(declared, {.word = "the",
                   .written = Written::named,
                   .type = {},
                   .name = NameOf::term,
                   .lies = Lies::nowhere,
                   .at_once = AtOnce::never,
                   .steps = k_unbound,
                   .missing = k_silent,
                   .present = k_silent})

// `b` as the seats of `a` mean it: united, or summed
HR_TERM(as, {.word = "as",
             .written = Written::never,
             .type = {},
             .a = Takes::seats,
             .typed = Typed::as_b,
             .lies = Lies::as_b,
             .members = Members::b_as_a,
             .for_seats = ForSeats::b,
             .at_once = AtOnce::never,
             .steps = {.how = Planned::as},
             .missing = {.how = Says::as},
             .present = {.how = Says::as}})

// What was chosen in part `low` of an action, from 1 (0: the only one): a cell, a seat or a
// number;
// with a `name`, whether it is this word; a word without one.
HR_TERM(chosen, {.word = "chosen",
                 .written = Written::alone,
                 .type = {},
                 .name = NameOf::word,
                 .lies = Lies::anywhere,
                 .at_once = AtOnce::never,
                 .steps = {.how = Planned::chosen},
                 .missing = k_silent,
                 .present = k_silent})

// Sets of seats.

// for whom the term is evaluated
HR_TERM(me, {.word = "me",
             .written = Written::alone,
             .type = TermType::seats,
             .lies = Lies::nowhere,
             .by_seat = true,
             .at_once = AtOnce::seats,
             .seats = [](const SeatsAround& at, std::int64_t) -> Seats { return at.me; },
             .steps = k_constant,
             .missing = k_silent,
             .present = k_silent})

// all but these
HR_TERM(others,
        {.word = "others",
         .written = Written::alone,
         .type = TermType::seats,
         .lies = Lies::nowhere,
         .by_seat = true,
         .not_me = true,
         .at_once = AtOnce::seats,
         .seats = [](const SeatsAround& at, std::int64_t) -> Seats { return at.all & ~at.me; },
         .steps = k_constant,
         .missing = k_silent,
         .present = k_silent})

// all
HR_TERM(everyone, {.word = "everyone",
                   .written = Written::alone,
                   .type = TermType::seats,
                   .lies = Lies::nowhere,
                   .at_once = AtOnce::seats,
                   .seats = [](const SeatsAround& at, std::int64_t) -> Seats { return at.all; },
                   .steps = k_constant,
                   .missing = k_silent,
                   .present = k_silent})

// the others of the same team
HR_TERM(partners,
        {.word = "partners",
         .written = Written::alone,
         .type = TermType::seats,
         .lies = Lies::nowhere,
         .by_seat = true,
         .not_me = true,
         .at_once = AtOnce::seats,
         .seats = [](const SeatsAround& at, std::int64_t) -> Seats { return at.team & ~at.me; },
         .steps = k_constant,
         .missing = k_silent,
         .present = k_silent})

// all that are not of the same team
HR_TERM(opponents,
        {.word = "opponents",
         .written = Written::alone,
         .type = TermType::seats,
         .lies = Lies::nowhere,
         .by_seat = true,
         .not_me = true,
         .at_once = AtOnce::seats,
         .seats = [](const SeatsAround& at, std::int64_t) -> Seats { return at.all & ~at.team; },
         .steps = k_constant,
         .missing = k_silent,
         .present = k_silent})

// who follows
HR_TERM(next_seat, {.word = "next_seat",
                    .written = Written::alone,
                    .type = TermType::seats,
                    .lies = Lies::nowhere,
                    .by_seat = true,
                    .not_me = true,
                    .at_once = AtOnce::seats,
                    .seats = [](const SeatsAround& at, std::int64_t) -> Seats { return at.next; },
                    .steps = k_constant,
                    .missing = k_silent,
                    .present = k_silent})

// the seat called `name`
HR_TERM(seats, {.word = "seats",
                .written = Written::specially,
                .type = TermType::seats,
                .name = NameOf::seat,
                .lies = Lies::nowhere,
                .at_once = AtOnce::seats,
                .seats = [](const SeatsAround&, std::int64_t low) -> Seats {
                  return static_cast<std::uint32_t>(low);
                },
                .steps = k_constant,
                .missing = k_silent,
                .present = k_silent})

// those for whom `a` holds
HR_TERM(seats_for, {.word = "seats",
                    .written = Written::never,
                    .type = TermType::seats,
                    .a = Takes::set_or_condition,
                    .lies = Lies::nowhere,
                    .for_seats = ForSeats::a,
                    .at_once = AtOnce::never,
                    .steps = {.how = Planned::seats_for},
                    .missing = k_silent,
                    .present = k_silent})

// those of `a` for whom the number `b` is largest
HR_TERM(best, {.word = "best",
               .written = Written::called,
               .type = TermType::seats,
               .a = Takes::seats,
               .b = Takes::number,
               .lies = Lies::nowhere,
               .for_seats = ForSeats::b,
               .at_once = AtOnce::never,
               .steps = {.how = Planned::best},
               .missing = k_silent,
               .present = k_silent})

// Conditions.

// `a` is not empty, or holds
HR_TERM(some, {.word = "some",
               .written = Written::called,
               .type = TermType::condition,
               .a = Takes::set_or_condition,
               .lies = Lies::nowhere,
               .at_once = AtOnce::by_step,
               .steps = parts(TermStepOp::some),
               .missing = k_silent,
               .present = k_silent})

// `a` is empty, or does not hold
HR_TERM(no, {.word = "no",
             .written = Written::called,
             .type = TermType::condition,
             .a = Takes::set_or_condition,
             .lies = Lies::nowhere,
             .at_once = AtOnce::by_step,
             .steps = parts(TermStepOp::no),
             .missing = k_silent,
             .present = k_silent})

// number a >= number b
HR_TERM(at_least, {.word = "at_least",
                   .written = Written::called,
                   .type = TermType::condition,
                   .a = Takes::number,
                   .b = Takes::number,
                   .lies = Lies::nowhere,
                   .at_once = AtOnce::by_step,
                   .steps = parts(TermStepOp::at_least),
                   .missing = k_silent,
                   .present = k_silent})

// a and b are the same
HR_TERM(is, {.word = "is",
             .written = Written::specially,
             .type = TermType::condition,
             .typed = Typed::comparison,
             .lies = Lies::nowhere,
             .at_once = AtOnce::by_step,
             .steps = parts(TermStepOp::is),
             .missing = k_silent,
             .present = k_silent})

// Words that only writes understand.

// the actor acts again
HR_TERM(go_on, {.word = "go_on",
                .written = Written::alone,
                .type = TermType::condition,
                .lies = Lies::nowhere,
                .instead = "go_on has a meaning only in what a verb does",
                .at_once = AtOnce::never,
                .steps = k_unbound,
                .missing = k_silent,
                .present = k_silent})

// Numbers.

// `low`
HR_TERM(number, {.word = "a number",
                 .written = Written::never,
                 .type = TermType::number,
                 .lies = Lies::nowhere,
                 .at_once = AtOnce::number,
                 .steps = {.how = Planned::number},
                 .missing = k_silent,
                 .present = k_silent})

// how many cells or seats are in `a`
HR_TERM(count, {.word = "count",
                .written = Written::called,
                .type = TermType::number,
                .a = Takes::set,
                .lies = Lies::nowhere,
                .at_once = AtOnce::never,
                .steps = {.how = Planned::count, .step = TermStepOp::count},
                .missing = k_silent,
                .present = k_silent})

// how many pieces stand on cells of `a`; with a `name`, the sum of that attribute
HR_TERM(total, {.word = "total",
                .written = Written::specially,
                .type = TermType::number,
                .name = NameOf::attribute,
                .attribute = OfAttribute::sum,
                .a = Takes::cells,
                .lies = Lies::nowhere,
                .members = Members::own,
                .needs = 0,
                .at_once = AtOnce::never,
                .steps = {.how = Planned::total},
                .missing = k_silent,
                .present = k_silent})

// Directions.

// `dirs`; beside words, the word that `dirs` has instead
HR_TERM(direction, {.word = "a direction",
                    .written = Written::never,
                    .type = TermType::directions,
                    .name = NameOf::directions,
                    .lies = Lies::nowhere,
                    .at_once = AtOnce::direction,
                    .steps = k_constant,
                    .missing = k_silent,
                    .present = k_silent})

#undef HR_TERM
