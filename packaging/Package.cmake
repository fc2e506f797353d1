# SPDX-License-Identifier: MIT
# The Debian package. dpkg-shlibdeps finds the libraries that the program depends on; other
# dependencies are listed here.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME houserules)
set(CPACK_PACKAGE_CONTACT "${HOUSERULES_MAINTAINER}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "workbench for tabletop rules")
set(CPACK_PACKAGE_DESCRIPTION
    "Plays board games whose rules are a page of Lua, and lets you change the
rules while you play. It has a window and commands for the terminal, games
with secrets, bots, records that replay anywhere, statistics over thousands
of random games, checks for rules that you write, and sheets to print.")

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "fonts-dejavu-core, libgl1")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
    "fonts-inter, fonts-jetbrains-mono, fonts-noto-cjk, fonts-noto-core, libgl1-mesa-dri")
# A package is for any processor: without this, cpack finds nothing to pack.
if(HOUSERULES_PROCESSORS STREQUAL any)
  include(CPack)
endif()
