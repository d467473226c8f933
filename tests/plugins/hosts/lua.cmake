# LuaJIT, and LÖVE on a display of its own.
find_program(THICKET_LUAJIT luajit)
find_program(THICKET_LOVE love)
find_program(THICKET_XVFB_RUN xvfb-run)
mark_as_advanced(THICKET_LUAJIT THICKET_LOVE THICKET_XVFB_RUN)
set(lua_path "LUA_PATH=${PROJECT_SOURCE_DIR}/plugins/hosts/lua/?.lua\\;\\;")

if(THICKET_LUAJIT)
  # As it would be written now.
  set(cdef ${hosts_built}/thicket_cdef.lua)
  set(writer ${PROJECT_SOURCE_DIR}/plugins/hosts/lua/cdef.cmake)
  add_custom_command(OUTPUT ${cdef}
    COMMAND ${CMAKE_COMMAND} -DHEADER=${PROJECT_SOURCE_DIR}/libsteer/c/thicket.h -DOUT=${cdef}
      -P ${writer}
    DEPENDS ${PROJECT_SOURCE_DIR}/libsteer/c/thicket.h ${writer} VERBATIM)
  add_custom_target(lua-cdef ALL DEPENDS ${cdef})
  thicket_host_test(lua COMMAND ${THICKET_LUAJIT} ${hosts}/lua/tests.lua ${cdef}
    EXPECT "all hold" ENVIRONMENT ${lua_path})
  thicket_same_as_c(lua-same-as-c COMMAND ${THICKET_LUAJIT} ${hosts}/lua/reference.lua
    ENVIRONMENT ${lua_path} THICKET_LAYOUT=${hosts_built}/layout.inc)
else()
  message(STATUS "Lua: luajit was not found, so Lua is not tested")
endif()

if(THICKET_LOVE AND THICKET_XVFB_RUN)
  thicket_host_test(example-love EXPECT "found: .* units, drawn in" ENVIRONMENT ${lua_path}
    COMMAND ${THICKET_XVFB_RUN} -a ${THICKET_LOVE} ${CMAKE_CURRENT_SOURCE_DIR}/examples/love
      --shot ${hosts_built}/love.png)
  # Two that look for a free display at once may take the same.
  set_tests_properties(example-love PROPERTIES RESOURCE_LOCK display)
else()
  message(STATUS "Lua: love or xvfb-run was not found, so the example for LÖVE is not tested")
endif()
