// SPDX-License-Identifier: MIT
// Shogi compared with numbers that shogi programs publish: lines of play from positions that they
// write as one line of text (SFEN).
#include <algorithm>
#include <catch2/catch.hpp>
#include <cctype>
#include <map>
#include <sstream>

#include "core/engine/perft.h"
#include "core/match/position.h"
#include "core/words/text.h"
#include "tests/support/rulesets.h"

namespace hr::tests {
namespace {

// "+p" and the like: black's if it is a capital.
std::string kind_of(const std::string& piece) {
  static const std::map<std::string, std::string> names{
      {"p", "pawn"},    {"l", "lance"},      {"n", "knight"},       {"s", "silver"},
      {"g", "gold"},    {"b", "bishop"},     {"r", "rook"},         {"k", "king"},
      {"+p", "tokin"},  {"+b", "horse"},     {"+n", "gold_knight"}, {"+s", "gold_silver"},
      {"+r", "dragon"}, {"+l", "gold_lance"}};
  std::string small = piece;
  for (char& c : small) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return names.at(small);
}
const char* owner_of(char letter) {
  return std::isupper(static_cast<unsigned char>(letter)) != 0 ? "black" : "white";
}

void add_board(const std::string& board, std::vector<TextLine>& out) {
  char row = '9', column = 'A';
  for (std::size_t i = 0; i < board.size(); ++i) {
    if (board[i] == '/') {
      --row;
      column = 'A';
    } else if (std::isdigit(static_cast<unsigned char>(board[i])) != 0) {
      column = static_cast<char>(column + (board[i] - '0'));
    } else {
      const std::string piece = board.substr(i, board[i] == '+' ? 2 : 1);
      i += piece.size() - 1;
      out.push_back({.text = std::string{column++, row} + ": " + owner_of(piece.back()) + " " +
                             kind_of(piece)});
    }
  }
}

void add_hands(const std::string& hands, std::vector<TextLine>& out) {
  std::map<std::string, std::string> held{{"black", ""}, {"white", ""}};
  std::string count;
  for (const char c : hands == "-" ? "" : hands) {
    if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
      count += c;
      continue;
    }
    std::string& list = held[owner_of(c)];
    list += (list.empty() ? "" : ", ") + (count.empty() ? "" : count + " ") +
            kind_of(std::string(1, c));
    count.clear();
  }
  for (const auto& [seat, list] : held)
    out.push_back({.text = "Hand of " + seat + ": " + (list.empty() ? "empty" : list)});
}

Ready& shogi() {
  static Ready ready(std::filesystem::path(HOUSERULES_SOURCE_DIR) / "tests" / "rulesets" / "shogi");
  return ready;
}

State position_from(const std::string& sfen) {
  Ready& ready = shogi();
  std::istringstream words(sfen);
  std::string board, turn, hands;
  words >> board >> turn >> hands;
  std::vector<TextLine> lines{{.text = "Field: empty"}};
  add_board(board, lines);
  add_hands(hands, lines);
  return arrange(*ready.engine, ready.state, read_drawing(*ready.game, lines),
                 {.turn = SeatId(turn == "b" ? 0 : 1)});
}

std::vector<std::uint64_t> counts_from(const std::string& sfen, int depth) {
  const State state = position_from(sfen);
  std::vector<std::uint64_t> out;
  for (int d = 1; d <= depth; ++d)
    out.push_back(perft(*shogi().engine, state, d, {.turns = true}).count);
  return out;
}

bool can(const std::string& sfen, const std::string& action) {
  const State state = position_from(sfen);
  Engine& engine = *shogi().engine;
  engine.legal(state, state.header().turn);
  return std::ranges::any_of(engine.list(), [&](const Choice& choice) {
    return action_text(*shogi().game, choice.action) == action;
  });
}

}  // namespace

TEST_CASE("shogi has its known counts", "[rulesets]") {
  using Counts = std::vector<std::uint64_t>;
  CHECK(counts_from("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -", 3) ==
        Counts{30, 900, 25470});
  CHECK(counts_from("l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p", 2) ==
        Counts{207, 28684});
  CHECK(counts_from("8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p",
                    2) == Counts{178, 18041});
  CHECK(counts_from("R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p", 1) == Counts{593});
  CHECK(counts_from("9/9/9/3k5/9/5K3/9/9/9 b RB2G2S2N2L9Prb2g2s2n2l9p", 1) == Counts{524});
}

// Positions by which shogi programs test this rule.
TEST_CASE("in shogi a pawn may be dropped with check, but not with mate", "[rulesets]") {
  const std::string played =
      "l+N4knl/6g2/4+P2p1/p2s1Pp1p/1pp1l2P1/P1sK2P1P/1P3S1r1/5G3/LN7 w R2BGSN4Pgp";
  CHECK_FALSE(can(played, "drop pawn D5"));
  CHECK(can(played, "drop gold D5"));
  CHECK_FALSE(can("4k4/9/4G4/9/9/9/3+R1+R3/9/K8 b P", "drop pawn E8"));
  CHECK(can("4k4/9/9/9/9/9/3+R1+R3/9/K8 b P", "drop pawn E8"));
  CHECK(can("4k4/9/4G4/9/9/9/3+R1+R3/9/K8 b P", "drop pawn E6"));
}

}  // namespace hr::tests
