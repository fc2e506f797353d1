// SPDX-License-Identifier: MIT
// The words of terms, an entry for each: what it means, its name in TermOp, and its row. Other
// files include this list for what they make of it with HR_TERM(name, row), which ends here.

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
                 .missing = text(", which is not part of {set}"),
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

// These go along links in `dirs`, or in the directions of the term `ways`; the first three also
// along those of a set of links, `ways`.

// neighbours of `a`; or what is `b` links straight on
HR_TERM(near, {.word = "near",
               .written = Written::specially,
               .type = TermType::cells,
               .a = Takes::cells,
               .b = Takes::number,
               .follows = Follows::dirs,
               .along = true,
               .on = PlaceType::cells,
               .lies = Lies::on_cells,
               .needs = 1,
               .at_once = AtOnce::by_step,
               .steps = {.how = Planned::parts,
                         .step = TermStepOp::near,
                         .towards = TermStepOp::near_towards,
                         .along = TermStepOp::near_along,
                         .with_b = TermStepOp::onward},
               .missing = {.how = Says::beside},
               .present = {.how = Says::beside}})

// `a` and its neighbours
HR_TERM(around, {.word = "around",
                 .written = Written::called,
                 .type = TermType::cells,
                 .a = Takes::cells,
                 .follows = Follows::dirs,
                 .along = true,
                 .on = PlaceType::cells,
                 .lies = Lies::on_cells,
                 .needs = 1,
                 .at_once = AtOnce::by_step,
                 .steps = {.how = Planned::parts,
                           .step = TermStepOp::around,
                           .towards = TermStepOp::around_towards,
                           .along = TermStepOp::around_along},
                 .missing = {.how = Says::beside},
                 .present = {.how = Says::around}})

// the cells of `a` connected to cells of `b`
HR_TERM(group, {.word = "group",
                .written = Written::specially,
                .type = TermType::cells,
                .a = Takes::cells,
                .b = Takes::cells,
                .follows = Follows::dirs_or_links,
                .along = true,
                .lies = Lies::as_a,
                .members = Members::of_a,
                .needs = 2,
                .at_once = AtOnce::by_step,
                .steps = {.how = Planned::parts,
                          .step = TermStepOp::group,
                          .towards = TermStepOp::group_towards,
                          .along = TermStepOp::group_along},
                .missing = {.how = Says::group},
                .present = k_silent})

// cells from which a straight run over `a` ends in `b`
HR_TERM(bracket, {.word = "bracket",
                  .written = Written::called,
                  .type = TermType::cells,
                  .a = Takes::cells,
                  .b = Takes::cells,
                  .follows = Follows::dirs,
                  .on = PlaceType::cells,
                  .lies = Lies::on_cells,
                  .needs = 2,
                  .at_once = AtOnce::by_step,
                  .steps = {.how = Planned::parts,
                            .step = TermStepOp::bracket,
                            .towards = TermStepOp::bracket_towards},
                  .missing = text(", from which no straight line leads over {a} to {b}"),
                  .present = k_silent})

// the cells of straight runs over `b` that begin beside `a` and end in `c`
HR_TERM(between, {.word = "between",
                  .written = Written::called,
                  .type = TermType::cells,
                  .a = Takes::cells,
                  .b = Takes::cells,
                  .c = Takes::cells,
                  .follows = Follows::dirs,
                  .on = PlaceType::cells,
                  .lies = Lies::on_cells,
                  .needs = 3,
                  .at_once = AtOnce::by_step,
                  .steps = {.how = Planned::parts,
                            .step = TermStepOp::between,
                            .towards = TermStepOp::between_towards},
                  .missing = text(", which is not between {a} and {c}"),
                  .present = k_silent})

// cells straight on from `a` over `b`, up to the first one that is not in `b`
HR_TERM(ray, {.word = "ray",
              .written = Written::called,
              .type = TermType::cells,
              .a = Takes::cells,
              .b = Takes::cells,
              .follows = Follows::dirs,
              .on = PlaceType::cells,
              .lies = Lies::on_cells,
              .needs = 1,
              .at_once = AtOnce::by_step,
              .steps = {.how = Planned::parts,
                        .step = TermStepOp::ray,
                        .towards = TermStepOp::ray_towards},
              .missing = text(", which no straight line reaches from {a}"),
              .present = k_silent})

// the cells of `a` that stand in a straight line of `low` or more of them
HR_TERM(lines, {.word = "lines",
                .written = Written::called,
                .type = TermType::cells,
                .a = Takes::cells,
                .number = {"number of pieces", 1, k_max_cells},
                .follows = Follows::links,
                .on = PlaceType::cells,
                .lies = Lies::on_cells,
                .members = Members::of_a,
                .needs = 1,
                .at_once = AtOnce::by_step,
                .steps = parts(TermStepOp::lines),
                .missing = {.how = Says::not_in_a, .text = ", which is not in a line of {low}"},
                .present = k_silent})

// a, or b if a is empty
HR_TERM(first_of, {.word = "first_of",
                   .written = Written::specially,
                   .type = TermType::cells,
                   .typed = Typed::alike,
                   .lies = Lies::as_a_or_b,
                   .members = Members::a_or_b,
                   .joins = Joins::first_of,
                   .at_once = AtOnce::first_of,
                   .steps = parts(TermStepOp::first_of),
                   .missing = {.how = Says::first_of},
                   .present = k_silent})

// the links at cells of `a`; with `b`, those from `a` to `b`
HR_TERM(links_of, {.word = "links_of",
                   .written = Written::called,
                   .type = TermType::cells,
                   .a = Takes::cells,
                   .b = Takes::cells,
                   .perhaps = true,
                   .follows = Follows::links,
                   .on = PlaceType::cells,
                   .lies = Lies::on_links,
                   .needs = 2,
                   .at_once = AtOnce::by_step,
                   .steps = {.how = Planned::parts,
                             .step = TermStepOp::links_of,
                             .with_b = TermStepOp::links_between},
                   .missing = k_silent,
                   .present = k_silent})

// the cells that the links of `a` join
HR_TERM(ends_of, {.word = "ends_of",
                  .written = Written::called,
                  .type = TermType::cells,
                  .a = Takes::cells,
                  .on = PlaceType::links,
                  .lies = Lies::on_cells,
                  .needs = 1,
                  .at_once = AtOnce::by_step,
                  .steps = parts(TermStepOp::ends_of),
                  .missing = k_silent,
                  .present = k_silent})

// whole levels that contain a cell of `a`; a board without levels is one
HR_TERM(level, {.word = "level",
                .written = Written::called,
                .type = TermType::cells,
                .a = Takes::cells,
                .on = PlaceType::cells,
                .lies = Lies::on_cells,
                .needs = 1,
                .at_once = AtOnce::by_step,
                .steps = parts(TermStepOp::level),
                .missing = text(", which is on a different level from {a}"),
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
               .at_once = AtOnce::never,
               .steps = {.how = Planned::grow},
               .missing = k_silent,
               .present = k_silent})

// in `b` of grow: those cells
HR_TERM(so_far, {.word = "so_far",
                 .since = 4,
                 .written = Written::alone,
                 .type = TermType::cells,
                 .lies = Lies::anywhere,
                 .at_once = AtOnce::never,
                 .steps = pushed(TermStepOp::so_far),
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

// the cells of `a` with what has the largest number for the attribute `name`
HR_TERM(highest,
        {.word = "highest",
         .since = 4,
         .written = Written::specially,
         .type = TermType::cells,
         .name = NameOf::attribute,
         .attribute = OfAttribute::largest,
         .a = Takes::cells,
         .lies = Lies::as_a,
         .members = Members::of_a,
         .needs = 1,
         .at_once = AtOnce::never,
         .steps = of_attribute(TermStepOp::highest),
         .missing = {.how = Says::not_in_a, .text = ", whose {attribute} is not the highest"},
         .present = k_silent})

// with what has the smallest
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
         .missing = {.how = Says::not_in_a, .text = ", whose {attribute} is not the lowest"},
         .present = k_silent})

// with what has the word for the attribute `name` that most of them have
HR_TERM(most,
        {.word = "most",
         .since = 4,
         .written = Written::specially,
         .type = TermType::cells,
         .name = NameOf::attribute,
         .attribute = OfAttribute::words,
         .a = Takes::cells,
         .lies = Lies::as_a,
         .members = Members::of_a,
         .needs = 1,
         .at_once = AtOnce::never,
         .steps = of_attribute(TermStepOp::most),
         .missing = {.how = Says::not_in_a, .text = ", of whose {attribute} there are not most"},
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

// The places of an action, each a set of cells.

// where the piece was
HR_TERM(origin, {.word = "origin",
                 .written = Written::alone,
                 .type = TermType::cells,
                 .lies = Lies::anywhere,
                 .of_action = true,
                 .at_once = AtOnce::never,
                 .steps = pushed(TermStepOp::origin),
                 .missing = k_silent,
                 .present = k_silent})

// where it is now, was put, or was picked
HR_TERM(here, {.word = "here",
               .written = Written::alone,
               .type = TermType::cells,
               .lies = Lies::anywhere,
               .of_action = true,
               .at_once = AtOnce::never,
               .steps = pushed(TermStepOp::here),
               .missing = k_silent,
               .present = k_silent})

// what it passed over, neither end
HR_TERM(passed, {.word = "passed",
                 .written = Written::alone,
                 .type = TermType::cells,
                 .lies = Lies::anywhere,
                 .of_action = true,
                 .at_once = AtOnce::never,
                 .steps = pushed(TermStepOp::passed),
                 .missing = k_silent,
                 .present = k_silent})

// the link that it went along
HR_TERM(crossed, {.word = "crossed",
                  .written = Written::alone,
                  .type = TermType::cells,
                  .lies = Lies::on_links,
                  .of_action = true,
                  .at_once = AtOnce::never,
                  .steps = pushed(TermStepOp::crossed),
                  .missing = k_silent,
                  .present = k_silent})

// from where pieces of other seats were taken
HR_TERM(lost, {.word = "lost",
               .written = Written::alone,
               .type = TermType::cells,
               .lies = Lies::anywhere,
               .of_action = true,
               .at_once = AtOnce::never,
               .steps = pushed(TermStepOp::lost),
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

// whose action it is
HR_TERM(actor, {.word = "actor",
                .written = Written::alone,
                .type = TermType::seats,
                .lies = Lies::nowhere,
                .at_once = AtOnce::seats,
                .seats = [](const SeatsAround& at, std::int64_t) -> Seats { return at.actor; },
                .steps = pushed(TermStepOp::actor),
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

// those of `a` that would have no legal action if it were their turn
HR_TERM(stuck, {.word = "stuck",
                .since = 4,
                .written = Written::called,
                .type = TermType::seats,
                .a = Takes::seats,
                .lies = Lies::nowhere,
                .of_outcome = true,
                .at_once = AtOnce::never,
                .steps = parts(TermStepOp::stuck),
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

// the cells of `a` are connected by links, and there are some
HR_TERM(one_group, {.word = "one_group",
                    .written = Written::called,
                    .type = TermType::condition,
                    .a = Takes::cells,
                    .follows = Follows::links,
                    .lies = Lies::nowhere,
                    .at_once = AtOnce::by_step,
                    .steps = parts(TermStepOp::one_group),
                    .missing = k_silent,
                    .present = k_silent})

// the pieces stand as after an earlier action
HR_TERM(repeated, {.word = "repeated",
                   .written = Written::alone,
                   .type = TermType::condition,
                   .lies = Lies::nowhere,
                   .of_action = true,
                   .at_once = AtOnce::never,
                   .steps = pushed(TermStepOp::repeated),
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
                .at_once = AtOnce::never,
                .steps = {.how = Planned::total},
                .missing = k_silent,
                .present = k_silent})

// how often the pieces stood as they do now, after earlier actions
HR_TERM(repetitions, {.word = "repetitions",
                      .written = Written::alone,
                      .type = TermType::number,
                      .lies = Lies::nowhere,
                      .of_action = true,
                      .at_once = AtOnce::never,
                      .steps = pushed(TermStepOp::repetitions),
                      .missing = k_silent,
                      .present = k_silent})

// how many pieces the action has moved
HR_TERM(lifted, {.word = "lifted",
                 .written = Written::alone,
                 .type = TermType::number,
                 .lies = Lies::nowhere,
                 .of_action = true,
                 .at_once = AtOnce::never,
                 .steps = pushed(TermStepOp::lifted),
                 .missing = k_silent,
                 .present = k_silent})

// Words.

// what the kinds on cells of `a` have for the attribute `name`
HR_TERM(values, {.word = "values",
                 .since = 4,
                 .written = Written::specially,
                 .type = TermType::words,
                 .name = NameOf::attribute,
                 .attribute = OfAttribute::words,
                 .a = Takes::cells,
                 .lies = Lies::nowhere,
                 .needs = 1,
                 .at_once = AtOnce::never,
                 .steps = of_attribute(TermStepOp::values),
                 .missing = k_silent,
                 .present = k_silent})

// Directions.

// in which the action has moved a piece
HR_TERM(heading, {.word = "heading",
                  .written = Written::alone,
                  .type = TermType::directions,
                  .lies = Lies::nowhere,
                  .of_action = true,
                  .at_once = AtOnce::never,
                  .steps = pushed(TermStepOp::heading),
                  .missing = k_silent,
                  .present = k_silent})

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

// in which links lead from cells of `a` to cells of `b`
HR_TERM(bearing, {.word = "bearing",
                  .since = 4,
                  .written = Written::called,
                  .type = TermType::directions,
                  .a = Takes::cells,
                  .b = Takes::cells,
                  .on = PlaceType::cells,
                  .lies = Lies::nowhere,
                  .needs = 2,
                  .at_once = AtOnce::by_step,
                  .steps = parts(TermStepOp::bearing),
                  .missing = k_silent,
                  .present = k_silent})

// what the words `dirs` mean to who faces a direction of `a`
HR_TERM(turned, {.word = "turned",
                 .written = Written::specially,
                 .type = TermType::directions,
                 .name = NameOf::directions,
                 .a = Takes::directions,
                 .lies = Lies::nowhere,
                 .at_once = AtOnce::by_step,
                 .steps = parts(TermStepOp::turned),
                 .missing = k_silent,
                 .present = k_silent})

#undef HR_TERM
