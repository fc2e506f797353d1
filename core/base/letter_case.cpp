// SPDX-License-Identifier: MIT
#include "core/base/letter_case.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/base/utf8.h"

namespace hr {

namespace {

// Capitals from `first` to `last`, every one or every second character; `shift` leads to the small
// letter.
struct Capitals {
  char32_t first, last, step;
  int shift;
};

// The simple mappings of Unicode 14, in order, without those of single letters below.
constexpr std::array<Capitals, 169> k_capitals{
    {{0xc0, 0xd6, 1, 32},         {0xd8, 0xde, 1, 32},         {0x100, 0x12e, 2, 1},
     {0x132, 0x136, 2, 1},        {0x139, 0x147, 2, 1},        {0x14a, 0x176, 2, 1},
     {0x178, 0x178, 1, -121},     {0x179, 0x17d, 2, 1},        {0x181, 0x181, 1, 210},
     {0x182, 0x184, 2, 1},        {0x186, 0x186, 1, 206},      {0x187, 0x187, 1, 1},
     {0x189, 0x18a, 1, 205},      {0x18b, 0x18b, 1, 1},        {0x18e, 0x18e, 1, 79},
     {0x18f, 0x18f, 1, 202},      {0x190, 0x190, 1, 203},      {0x191, 0x191, 1, 1},
     {0x193, 0x193, 1, 205},      {0x194, 0x194, 1, 207},      {0x196, 0x196, 1, 211},
     {0x197, 0x197, 1, 209},      {0x198, 0x198, 1, 1},        {0x19c, 0x19c, 1, 211},
     {0x19d, 0x19d, 1, 213},      {0x19f, 0x19f, 1, 214},      {0x1a0, 0x1a4, 2, 1},
     {0x1a6, 0x1a6, 1, 218},      {0x1a7, 0x1a7, 1, 1},        {0x1a9, 0x1a9, 1, 218},
     {0x1ac, 0x1ac, 1, 1},        {0x1ae, 0x1ae, 1, 218},      {0x1af, 0x1af, 1, 1},
     {0x1b1, 0x1b2, 1, 217},      {0x1b3, 0x1b5, 2, 1},        {0x1b7, 0x1b7, 1, 219},
     {0x1b8, 0x1b8, 1, 1},        {0x1bc, 0x1bc, 1, 1},        {0x1c5, 0x1c5, 1, 1},
     {0x1c8, 0x1c8, 1, 1},        {0x1cb, 0x1db, 2, 1},        {0x1de, 0x1ee, 2, 1},
     {0x1f2, 0x1f4, 2, 1},        {0x1f6, 0x1f6, 1, -97},      {0x1f7, 0x1f7, 1, -56},
     {0x1f8, 0x21e, 2, 1},        {0x220, 0x220, 1, -130},     {0x222, 0x232, 2, 1},
     {0x23a, 0x23a, 1, 10795},    {0x23b, 0x23b, 1, 1},        {0x23d, 0x23d, 1, -163},
     {0x23e, 0x23e, 1, 10792},    {0x241, 0x241, 1, 1},        {0x243, 0x243, 1, -195},
     {0x244, 0x244, 1, 69},       {0x245, 0x245, 1, 71},       {0x246, 0x24e, 2, 1},
     {0x370, 0x372, 2, 1},        {0x376, 0x376, 1, 1},        {0x37f, 0x37f, 1, 116},
     {0x386, 0x386, 1, 38},       {0x388, 0x38a, 1, 37},       {0x38c, 0x38c, 1, 64},
     {0x38e, 0x38f, 1, 63},       {0x391, 0x3a1, 1, 32},       {0x3a3, 0x3ab, 1, 32},
     {0x3cf, 0x3cf, 1, 8},        {0x3d8, 0x3ee, 2, 1},        {0x3f7, 0x3f7, 1, 1},
     {0x3f9, 0x3f9, 1, -7},       {0x3fa, 0x3fa, 1, 1},        {0x3fd, 0x3ff, 1, -130},
     {0x400, 0x40f, 1, 80},       {0x410, 0x42f, 1, 32},       {0x460, 0x480, 2, 1},
     {0x48a, 0x4be, 2, 1},        {0x4c0, 0x4c0, 1, 15},       {0x4c1, 0x4cd, 2, 1},
     {0x4d0, 0x52e, 2, 1},        {0x531, 0x556, 1, 48},       {0x10a0, 0x10c5, 1, 7264},
     {0x10c7, 0x10c7, 1, 7264},   {0x10cd, 0x10cd, 1, 7264},   {0x13a0, 0x13ef, 1, 38864},
     {0x13f0, 0x13f5, 1, 8},      {0x1e00, 0x1e94, 2, 1},      {0x1ea0, 0x1efe, 2, 1},
     {0x1f08, 0x1f0f, 1, -8},     {0x1f18, 0x1f1d, 1, -8},     {0x1f28, 0x1f2f, 1, -8},
     {0x1f38, 0x1f3f, 1, -8},     {0x1f48, 0x1f4d, 1, -8},     {0x1f59, 0x1f5f, 2, -8},
     {0x1f68, 0x1f6f, 1, -8},     {0x1f88, 0x1f8f, 1, -8},     {0x1f98, 0x1f9f, 1, -8},
     {0x1fa8, 0x1faf, 1, -8},     {0x1fb8, 0x1fb9, 1, -8},     {0x1fba, 0x1fbb, 1, -74},
     {0x1fbc, 0x1fbc, 1, -9},     {0x1fc8, 0x1fcb, 1, -86},    {0x1fcc, 0x1fcc, 1, -9},
     {0x1fd8, 0x1fd9, 1, -8},     {0x1fda, 0x1fdb, 1, -100},   {0x1fe8, 0x1fe9, 1, -8},
     {0x1fea, 0x1feb, 1, -112},   {0x1fec, 0x1fec, 1, -7},     {0x1ff8, 0x1ff9, 1, -128},
     {0x1ffa, 0x1ffb, 1, -126},   {0x1ffc, 0x1ffc, 1, -9},     {0x2132, 0x2132, 1, 28},
     {0x2160, 0x216f, 1, 16},     {0x2183, 0x2183, 1, 1},      {0x24b6, 0x24cf, 1, 26},
     {0x2c00, 0x2c2f, 1, 48},     {0x2c60, 0x2c60, 1, 1},      {0x2c62, 0x2c62, 1, -10743},
     {0x2c63, 0x2c63, 1, -3814},  {0x2c64, 0x2c64, 1, -10727}, {0x2c67, 0x2c6b, 2, 1},
     {0x2c6d, 0x2c6d, 1, -10780}, {0x2c6e, 0x2c6e, 1, -10749}, {0x2c6f, 0x2c6f, 1, -10783},
     {0x2c70, 0x2c70, 1, -10782}, {0x2c72, 0x2c72, 1, 1},      {0x2c75, 0x2c75, 1, 1},
     {0x2c7e, 0x2c7f, 1, -10815}, {0x2c80, 0x2ce2, 2, 1},      {0x2ceb, 0x2ced, 2, 1},
     {0x2cf2, 0x2cf2, 1, 1},      {0xa640, 0xa66c, 2, 1},      {0xa680, 0xa69a, 2, 1},
     {0xa722, 0xa72e, 2, 1},      {0xa732, 0xa76e, 2, 1},      {0xa779, 0xa77b, 2, 1},
     {0xa77d, 0xa77d, 1, -35332}, {0xa77e, 0xa786, 2, 1},      {0xa78b, 0xa78b, 1, 1},
     {0xa78d, 0xa78d, 1, -42280}, {0xa790, 0xa792, 2, 1},      {0xa796, 0xa7a8, 2, 1},
     {0xa7aa, 0xa7aa, 1, -42308}, {0xa7ab, 0xa7ab, 1, -42319}, {0xa7ac, 0xa7ac, 1, -42315},
     {0xa7ad, 0xa7ad, 1, -42305}, {0xa7ae, 0xa7ae, 1, -42308}, {0xa7b0, 0xa7b0, 1, -42258},
     {0xa7b1, 0xa7b1, 1, -42282}, {0xa7b2, 0xa7b2, 1, -42261}, {0xa7b3, 0xa7b3, 1, 928},
     {0xa7b4, 0xa7c2, 2, 1},      {0xa7c4, 0xa7c4, 1, -48},    {0xa7c5, 0xa7c5, 1, -42307},
     {0xa7c6, 0xa7c6, 1, -35384}, {0xa7c7, 0xa7c9, 2, 1},      {0xa7d0, 0xa7d0, 1, 1},
     {0xa7d6, 0xa7d8, 2, 1},      {0xa7f5, 0xa7f5, 1, 1},      {0xff21, 0xff3a, 1, 32},
     {0x10400, 0x10427, 1, 40},   {0x104b0, 0x104d3, 1, 40},   {0x10570, 0x1057a, 1, 39},
     {0x1057c, 0x1058a, 1, 39},   {0x1058c, 0x10592, 1, 39},   {0x10594, 0x10595, 1, 39},
     {0x10c80, 0x10cb2, 1, 64},   {0x118a0, 0x118bf, 1, 32},   {0x16e40, 0x16e5f, 1, 32},
     {0x1e900, 0x1e921, 1, 34}}};

struct Pair {
  char32_t letter, other;
};
// Capitals whose small letter has another capital.
constexpr std::array<Pair, 9> k_only_lowered{{{0x130, 'i'},
                                              {0x1c4, 0x1c6},
                                              {0x1c7, 0x1c9},
                                              {0x1ca, 0x1cc},
                                              {0x1f1, 0x1f3},
                                              {0x3f4, 0x3b8},
                                              {0x2126, 0x3c9},
                                              {0x212a, 'k'},
                                              {0x212b, 0xe5}}};
// Other small letters, and the one as which they are compared: long s, final sigma and the like.
// The i without a dot counts as i, because only some keyboards have it.
constexpr std::array<Pair, 12> k_variants{{{0xb5, 0x3bc},
                                           {0x131, 'i'},
                                           {0x17f, 's'},
                                           {0x3c2, 0x3c3},
                                           {0x3d0, 0x3b2},
                                           {0x3d1, 0x3b8},
                                           {0x3d5, 0x3c6},
                                           {0x3d6, 0x3c0},
                                           {0x3f0, 0x3ba},
                                           {0x3f1, 0x3c1},
                                           {0x3f5, 0x3b5},
                                           {0x1e9b, 0x1e61}}};

// A combining mark, and behind each small letter the character that both together are.
struct Composed {
  char32_t mark;
  std::u32string_view pairs;
};
constexpr std::array<Composed, 53> k_composed{
    {{0x0300,
      U"aàeèiìnǹoòuùwẁyỳ¨῭âầêềôồüǜăằēḕōṑơờưừαὰεὲηὴιὶοὸυὺωὼϊῒϋῢеѐиѝἀἂἁἃἐἒ"
      U"ἑἓἠἢἡἣἰἲἱἳὀὂὁὃὐὒὑὓὠὢὡὣᾀᾂᾁᾃᾐᾒᾑᾓᾠᾢᾡᾣᾳᾲ᾿῍ῃῂῳῲ῾῝"},
     {0x0301,
      U"aácćeégǵiíkḱlĺmḿnńoópṕrŕsśuúwẃyýzź¨΅âấåǻæǽçḉêếïḯôốõṍøǿüǘăắēḗōṓũṹ"
      U"ơớưứαάεέηήιίοόυύωώϊΐϋΰϒϓгѓкќἀἄἁἅἐἔἑἕἠἤἡἥἰἴἱἵὀὄὁὅὐὔὑὕὠὤὡὥᾀᾄᾁᾅᾐᾔᾑᾕ"
      U"ᾠᾤᾡᾥᾳᾴ᾿῎ῃῄῳῴ῾῞"},
     {0x0302, U"aâcĉeêgĝhĥiîjĵoôsŝuûwŵyŷzẑạậẹệọộ"},
     {0x0303, U"aãeẽiĩnñoõuũvṽyỹâẫêễôỗăẵơỡưữ"},
     {0x0304, U"aāeēgḡiīoōuūyȳäǟæǣõȭöȫüǖǫǭȧǡȯȱαᾱιῑυῡиӣуӯḷḹṛṝ"},
     {0x0306, U"aăeĕgğiĭoŏuŭȩḝαᾰιῐυῠаӑеӗжӂийуўạặ"},
     {0x0307, U"aȧbḃcċdḋeėfḟgġhḣmṁnṅoȯpṗrṙsṡtṫwẇxẋyẏzżśṥšṧſẛṣṩ"},
     {0x0308, U"aäeëhḧiïoötẗuüwẅxẍyÿõṏūṻιϊυϋϒϔаӓеёжӝзӟиӥоӧуӱчӵыӹэӭіїәӛөӫ"},
     {0x0309, U"aảeẻiỉoỏuủyỷâẩêểôổăẳơởưử"},
     {0x030a, U"aåuůwẘyẙ"},
     {0x030b, U"oőuűуӳ"},
     {0x030c, U"aǎcčdďeěgǧhȟiǐjǰkǩlľnňoǒrřsštťuǔzžüǚʒǯ"},
     {0x030f, U"aȁeȅiȉoȍrȑuȕѵѷ"},
     {0x0311, U"aȃeȇiȋoȏrȓuȗ"},
     {0x0313, U"αἀεἐηἠιἰοὀρῤυὐωὠᾳᾀῃᾐῳᾠ"},
     {0x0314, U"αἁεἑηἡιἱοὁρῥυὑωὡᾳᾁῃᾑῳᾡ"},
     {0x031b, U"oơuưòờóớõỡùừúứũữọợỏởụựủử"},
     {0x0323, U"aạbḅdḍeẹhḥiịkḳlḷmṃnṇoọrṛsṣtṭuụvṿwẉyỵzẓâậêệôộăặơợưựṡṩ"},
     {0x0324, U"uṳ"},
     {0x0325, U"aḁ"},
     {0x0326, U"sștț"},
     {0x0327, U"cçdḑeȩgģhḩkķlļnņrŗsştţćḉĕḝ"},
     {0x0328, U"aąeęiįoǫuųōǭ"},
     {0x032d, U"dḓeḙlḽnṋtṱuṷ"},
     {0x032e, U"hḫ"},
     {0x0330, U"eḛiḭuṵ"},
     {0x0331, U"bḇdḏhẖkḵlḻnṉrṟtṯzẕ"},
     {0x0342, U"¨῁αᾶηῆιῖυῦωῶϊῗϋῧἀἆἁἇἠἦἡἧἰἶἱἷὐὖὑὗὠὦὡὧᾀᾆᾁᾇᾐᾖᾑᾗᾠᾦᾡᾧᾳᾷ᾿῏ῃῇῳῷ῾῟"},
     {0x0345,
      U"άᾴήῄαᾳηῃωῳώῴἀᾀἁᾁἂᾂἃᾃἄᾄἅᾅἆᾆἇᾇἠᾐἡᾑἢᾒἣᾓἤᾔἥᾕἦᾖἧᾗὠᾠὡᾡὢᾢὣᾣὤᾤὥᾥὦᾦὧᾧὰᾲὴῂ"
      U"ὼῲᾶᾷῆῇῶῷ"},
     {0x0653, U"\u0627\u0622"},
     {0x0654, U"\u0627\u0623\u0648\u0624\u064a\u0626\u06c1\u06c2\u06d2\u06d3\u06d5\u06c0"},
     {0x0655, U"\u0627\u0625"},
     {0x093c, U"\u0928\u0929\u0930\u0931\u0933\u0934"},
     {0x09be, U"\u09c7\u09cb"},
     {0x09d7, U"\u09c7\u09cc"},
     {0x0b3e, U"\u0b47\u0b4b"},
     {0x0b56, U"\u0b47\u0b48"},
     {0x0b57, U"\u0b47\u0b4c"},
     {0x0bbe, U"\u0bc6\u0bca\u0bc7\u0bcb"},
     {0x0bd7, U"\u0b92\u0b94\u0bc6\u0bcc"},
     {0x0c56, U"\u0c46\u0c48"},
     {0x0cc2, U"\u0cc6\u0cca"},
     {0x0cd5, U"\u0cbf\u0cc0\u0cc6\u0cc7\u0cca\u0ccb"},
     {0x0cd6, U"\u0cc6\u0cc8"},
     {0x0d3e, U"\u0d46\u0d4a\u0d47\u0d4b"},
     {0x0d57, U"\u0d46\u0d4c"},
     {0x0dca, U"\u0dd9\u0dda\u0ddc\u0ddd"},
     {0x0dcf, U"\u0dd9\u0ddc"},
     {0x0ddf, U"\u0dd9\u0dde"},
     {0x102e, U"\u1025\u1026"},
     {0x1b35,
      U"\u1b05\u1b06\u1b07\u1b08\u1b09\u1b0a\u1b0b\u1b0c\u1b0d\u1b0e\u1b11\u1b12\u1b3a\u1b3b"
      U"\u1b3c\u1b3d\u1b3e\u1b40\u1b3f\u1b41\u1b42\u1b43"},
     {0x3099,
      U"うゔかがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどはばひびふぶへべほぼゝゞウ"
      U"ヴカガキギクグケゲコゴサザシジスズセゼ"
      U"ソゾタダチヂツヅテデトドハバヒビフブヘベホボワヷヰヸヱヹヲヺヽヾ"},
     {0x309a, U"はぱひぴふぷへぺほぽハパヒピフプヘペホポ"}}};

template <std::size_t N>
std::optional<char32_t> other_of(const std::array<Pair, N>& pairs, char32_t letter) {
  const auto found = std::ranges::find(pairs, letter, &Pair::letter);
  return found == pairs.end() ? std::nullopt : std::optional(found->other);
}

bool between(char32_t c, char32_t first, char32_t last) { return c >= first && c <= last; }

// A text as it is compared, made letter by letter.
class Folded {
 public:
  void add(char32_t c) {
    if (between(c, 0xff01, 0xff5e)) c -= 0xff01 - '!';  // as wide as a Chinese character
    if (c == 0xdf || c == 0x1e9e) {                     // sharp s
      go_on('s');
      go_on('s');
      return;
    }
    c = lower_letter(c);
    if (const auto plain = other_of(k_variants, c)) c = *plain;
    if (c == 0x307 && last_ == 'i') return;  // the dot of a Turkish capital
    if (const auto both = last_ ? composed(*last_, c) : std::nullopt)
      last_ = both;
    else
      go_on(c);
  }
  std::string text() {
    go_on({});
    return std::move(out_);
  }

 private:
  // Writes the letter that can take no more marks; `next` can.
  void go_on(std::optional<char32_t> next) {
    if (last_) out_ += encode_utf8(*last_);
    last_ = next;
  }

  static std::optional<char32_t> composed(char32_t letter, char32_t mark) {
    if (between(letter, 0x1100, 0x1112) && between(mark, 0x1161, 0x1175))  // Korean syllables
      return 0xac00 + ((letter - 0x1100) * 21 + (mark - 0x1161)) * 28;
    if (between(letter, 0xac00, 0xd7a3) && (letter - 0xac00) % 28 == 0 &&
        between(mark, 0x11a8, 0x11c2))
      return letter + mark - 0x11a7;
    const auto found = std::ranges::find(k_composed, mark, &Composed::mark);
    if (found == k_composed.end()) return {};
    for (std::size_t i = 0; i < found->pairs.size(); i += 2)
      if (found->pairs[i] == letter) return found->pairs[i + 1];
    return {};
  }

  std::string out_;
  std::optional<char32_t> last_;
};

}  // namespace

char32_t lower_letter(char32_t c) {
  if (c < 0x80) return between(c, 'A', 'Z') ? c + ('a' - 'A') : c;
  if (const auto small = other_of(k_only_lowered, c)) return *small;
  if (between(c, 0x1c90, 0x1cbf)) return c - 0x1c90 + 0x10d0;  // Georgian, for whole words only
  const auto range = std::ranges::lower_bound(k_capitals, c, {}, &Capitals::last);
  if (range == k_capitals.end() || c < range->first || (c - range->first) % range->step != 0)
    return c;
  return c + static_cast<char32_t>(range->shift);
}

char32_t upper_letter(char32_t c) {
  if (c < 0x80) return between(c, 'a', 'z') ? c - ('a' - 'A') : c;
  constexpr std::array<Pair, 6> k_titles{
      {{0x131, 'I'}, {0x17f, 'S'}, {0x1c6, 0x1c5}, {0x1c9, 0x1c8}, {0x1cc, 0x1cb}, {0x1f3, 0x1f2}}};
  if (const auto title = other_of(k_titles, c)) return *title;
  for (const Capitals& range : k_capitals) {
    const char32_t capital = c - static_cast<char32_t>(range.shift);
    if (between(capital, range.first, range.last) && (capital - range.first) % range.step == 0)
      return capital;
  }
  return c;
}

std::string upper_first(std::string_view text) {
  if (text.empty()) return "";
  const std::optional<Decoded> first = decode_utf8(text);
  if (!first) return std::string(text);
  return encode_utf8(upper_letter(first->character)).append(text.substr(first->length));
}

std::string fold_case(std::string_view text) {
  if (std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; })) {
    std::string out(text);
    for (char& c : out) c = static_cast<char>(lower_letter(static_cast<unsigned char>(c)));
    return out;
  }
  Folded out;
  while (!text.empty()) {
    const std::optional<Decoded> next = decode_utf8(text);
    out.add(next ? next->character : 0xfffd);
    text.remove_prefix(next ? next->length : 1);
  }
  return out.text();
}

bool same_word(std::string_view a, std::string_view b) {
  return a == b || fold_case(a) == fold_case(b);
}

std::optional<std::size_t> find_word(std::span<const std::string> names, std::string_view typed) {
  if (const auto exact = std::ranges::find(names, typed); exact != names.end())
    return static_cast<std::size_t>(exact - names.begin());
  const std::string wanted = fold_case(typed);
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (fold_case(names[i]) != wanted) continue;
    if (found) return std::nullopt;
    found = i;
  }
  return found;
}

}  // namespace hr
