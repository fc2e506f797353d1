// SPDX-License-Identifier: MIT
// The writes, an entry for each: what it does, its name in WriteOp, and its row. Other files
// include this list for what they make of it with HR_WRITE(name, row), which ends here.

// lifts what is on the cells of `a`, or `number` from each; of another seat: captures it
HR_WRITE(take, {.word = "take",
                .example = "take(any.purse \"coin\", 1)",
                .values = {to_a(Given::term), k_limit, k_number},
                .of_cards = OfCards::never,
                .idle_if_none = true,
                .moves = MovesPieces::maybe,
                .shows = ShowsCard::at_a})

// puts `number` pieces of the kind `name` on each cell of `a`, or into the zone of `a`
HR_WRITE(put, {.word = "put",
               .example = "put(\"coin\", \"purse\", 3)",
               .values = {k_kind, to_a(Given::place), k_number},
               .of_cards = OfCards::if_a_zone,
               .moves = MovesPieces::maybe,
               .shows = ShowsCard::at_a})

// makes what is on the cells of `a` the actor's
HR_WRITE(flip, {.word = "flip",
                .example = "flip(here)",
                .values = {to_a(Given::term), k_only_pieces},
                .of_cards = OfCards::never,
                .idle_if_none = true,
                .moves = MovesPieces::maybe,
                .shows = ShowsCard::at_a})

// changes the kind of what is on the cells of `a`, by `kinds`
HR_WRITE(become, {.word = "become",
                  .example = "become(here, \"king\")",
                  .values = {to_a(Given::term), k_kinds, k_only_pieces},
                  .of_cards = OfCards::never,
                  .idle_if_none = true,
                  .moves = MovesPieces::maybe,
                  .shows = ShowsCard::at_a})

// all pieces of `a` to the one cell of `b`; cards of `a`, at most `number` of each sort, to the
// zone of `b`
HR_WRITE(send, {.word = "send",
                .example = "send(here, \"heap\", 1)",
                .values = {to_a(Given::term), to_b(Given::place), k_limit},
                .of_cards = OfCards::if_b_zone,
                .moves = MovesPieces::maybe,
                .shows = ShowsCard::at_b})

// what is on the one cell of `a` and what is on the one cell of `b` change places
HR_WRITE(exchange, {.word = "exchange",
                    .example = "exchange(origin, here)",
                    .values = {to_a(Given::term), to_b(Given::term)},
                    .since = 4,
                    .of_cards = OfCards::never,
                    .idle_if_none = true,
                    .moves = MovesPieces::maybe,
                    .shows = ShowsCard::at_a})

// `number` cards of the zone of `a` to that of `b`
HR_WRITE(draw, {.word = "draw",
                .example = "draw(\"deck\", \"hand\", 2)",
                .values = {to_a(Given::zone), to_b(Given::zone), k_number},
                .of_cards = OfCards::always,
                .chance = ByChance::always,
                .moves = MovesPieces::maybe,
                .shows = ShowsCard::never})

// the row of cards of `a`
HR_WRITE(shuffle, {.word = "shuffle",
                   .example = "shuffle(\"row\")",
                   .values = {to_a(Given::zone)},
                   .of_cards = OfCards::always,
                   .chance = ByChance::always,
                   .moves = MovesPieces::maybe,
                   .shows = ShowsCard::never})

// the first `number` cards of the row `a` go behind the others; none: a random number
HR_WRITE(cut, {.word = "cut",
               .example = "cut(\"row\", 3)",
               .values = {to_a(Given::zone), k_number},
               .of_cards = OfCards::always,
               .chance = ByChance::without_number,
               .moves = MovesPieces::maybe,
               .shows = ShowsCard::never})

// the pieces on the cells of `a` go to the same cells of the zone `b`
HR_WRITE(turn_over, {.word = "turn_over",
                     .example = "turn_over(here, \"open\")",
                     .values = {to_a(Given::term), to_b(Given::zone)},
                     .of_cards = OfCards::always,
                     .moves = MovesPieces::maybe,
                     .shows = ShowsCard::at_b})

// all cards of a zone, that of `a`, with those of the one seat of `b`
HR_WRITE(trade,
         {.word = "trade",
          .example = "trade(\"hand\", next_seat)",
          .values = {to_a(Given::zone), seats(&Write::b, "whom to trade with, such as next_seat")},
          .of_cards = OfCards::always,
          .moves = MovesPieces::maybe,
          .shows = ShowsCard::never})

// all seats at once give all cards of their zone `a` to the seat `number` places on
HR_WRITE(pass_round, {.word = "pass_round",
                      .example = "pass_round(\"hand\")",
                      .values = {to_a(Given::zone), k_places},
                      .since = 4,
                      .of_cards = OfCards::always,
                      .moves = MovesPieces::maybe,
                      .shows = ShowsCard::never})

// tells the seats of `b` which cards are in `a`
HR_WRITE(show, {.word = "show",
                .example = "show(any.hand, everyone)",
                .values = {to_a(Given::term),
                           seats(&Write::b, "who is shown them, such as everyone, others or me"),
                           k_number},
                .of_cards = OfCards::always,
                .moves = MovesPieces::never,
                .shows = ShowsCard::to_all_b})

// what follows in its list may speak of the value that `a` has now, as `name`
HR_WRITE(keep, {.word = "keep",
                .example = "keep(\"winner\", best(everyone, count(any.hand)))",
                .values = {k_new_name, to_a(Given::term)},
                .since = 4,
                .of_cards = OfCards::never,
                .moves = MovesPieces::never,
                .shows = ShowsCard::never})

// gives the variable `name` the value of `a`; with `b`, that of each of these seats
HR_WRITE(set, {.word = "set",
               .example = "set(\"points\", 0)",
               .values = {k_variable, value("the new value"), to_b(Given::optional_term)},
               .of_cards = OfCards::never,
               .moves = MovesPieces::never,
               .shows = ShowsCard::never})

// adds the number `a` to the variable `name`
HR_WRITE(add, {.word = "add",
               .example = "add(\"points\", 1)",
               .values = {k_variable, value("how much")},
               .of_cards = OfCards::never,
               .moves = MovesPieces::never,
               .shows = ShowsCard::never})

// throws a die of `number` sides into the variable `name`; or `number` dice into the zone of `a`
HR_WRITE(roll, {.word = "roll",
                .example = "roll(\"cup\", 5)",
                .values = {to_a(Given::zone_or_variable), k_sides},
                .of_cards = OfCards::if_a_zone,
                .chance = ByChance::always,
                .moves = MovesPieces::with_a,
                .shows = ShowsCard::never})

// reports the event `name` to the seats of `a`, with `arguments`
HR_WRITE(tell,
         {.word = "tell",
          .example = "tell(everyone, \"found\")",
          .values = {seats(&Write::a, "who is told, such as everyone, others or me"), k_event},
          .more = k_max_event_arguments,
          .of_cards = OfCards::never,
          .moves = MovesPieces::never,
          .shows = ShowsCard::as_told})

// the actor has to answer one of `verbs`, with the one cell of `a` given if there is an `a`
HR_WRITE(ask, {.word = "ask",
               .example = "ask(\"answer\")",
               .values = {k_verbs, to_a(Given::optional_term)},
               .of_cards = OfCards::never,
               .asks = Asks::must,
               .moves = MovesPieces::later,
               .shows = ShowsCard::never})

// the same, but it may decline
HR_WRITE(offer, {.word = "offer",
                 .example = "offer(\"answer\")",
                 .values = {k_verbs, to_a(Given::optional_term)},
                 .of_cards = OfCards::never,
                 .asks = Asks::may,
                 .moves = MovesPieces::later,
                 .shows = ShowsCard::never})

// the same as offer for the seats of `a` after the actor, in order, until one of them answers
HR_WRITE(anyone_may, {.word = "anyone_may",
                      .example = "anyone_may(\"challenge\")",
                      .values = {k_verbs, to_a(Given::optional_term)},
                      .since = 4,
                      .of_cards = OfCards::never,
                      .asks = Asks::anyone,
                      .moves = MovesPieces::later,
                      .shows = ShowsCard::never})

// the actor (outside `as` all seats) has to answer one verb `number` times, in secret
HR_WRITE(at_once, {.word = "at_once",
                   .example = "at_once(\"bid\", 1)",
                   .values = {k_verb, k_number},
                   .of_cards = OfCards::never,
                   .asks = Asks::in_secret,
                   .moves = MovesPieces::later,
                   .shows = ShowsCard::never})

// the actor acts again
HR_WRITE(go_on, {.word = "go_on",
                 .example = "go_on",
                 .called = false,
                 .of_cards = OfCards::never,
                 .moves = MovesPieces::never,
                 .shows = ShowsCard::never})

// the first of the seats of `a` after the actor has the next turn
HR_WRITE(turn_to, {.word = "turn_to",
                   .example = "turn_to(next_seat)",
                   .values = {to_a(Given::term)},
                   .of_cards = OfCards::never,
                   .moves = MovesPieces::never,
                   .shows = ShowsCard::never})

// `body`, as each of the seats of `a` means it
HR_WRITE(as, {.word = "as",
              .example = "as(others, draw(\"deck\", \"hand\"))",
              .values = {to_a(Given::term), k_body},
              .of_cards = OfCards::never,
              .moves = MovesPieces::maybe,
              .shows = ShowsCard::always})

// `body` if `a` holds, else `otherwise`
HR_WRITE(when, {.word = "when",
                .example = "{ when = some(own), draw(\"deck\", \"hand\") }",
                .called = false,
                .of_cards = OfCards::never,
                .moves = MovesPieces::maybe,
                .shows = ShowsCard::inside})

#undef HR_WRITE
