# SPDX-License-Identifier: MIT
# cmake -DFROM=a.txt -DTO=a.cpp -DNAME=k_a -DHEADER=editor/a.h -DNAMESPACE=hr::editor
#       -P EmbedText.cmake
# Writes a source in which the file's bytes are the constant `std::string_view NAME` that the header
# declares in that namespace.
file(READ ${FROM} bytes HEX)
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${bytes}")
file(WRITE ${TO} "#include \"${HEADER}\"
namespace ${NAMESPACE} {
static constexpr char ${NAME}_bytes[] = {${bytes}};  // NOLINT(*-c-arrays): of the size of the file
const std::string_view ${NAME}(${NAME}_bytes, sizeof ${NAME}_bytes);
}
")
