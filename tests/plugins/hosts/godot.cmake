# ThicketWorld in Godot: in Godot 4 by a stand-in for the engine, as no engine with GDExtension is
# packaged, and in the real Godot 3.
if(NOT TARGET thicket-godot)
  message(STATUS "Godot: THICKET_GODOT is off, so ThicketWorld is not tested")
  return()
endif()
thicket_reference(godot-reference ${hosts}/godot/reference.c)
add_executable(godot-mockhost ${hosts}/godot/mockhost.cpp ${hosts}/godot/mockengine.cpp
  ${hosts}/godot/mockengine.h)
set_target_properties(godot-mockhost PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${hosts_built}
  AUTOMOC OFF AUTOUIC OFF AUTORCC OFF)
target_include_directories(godot-mockhost PRIVATE ${PROJECT_SOURCE_DIR})
target_include_directories(godot-mockhost SYSTEM PRIVATE
  ${PROJECT_SOURCE_DIR}/plugins/hosts/godot/copied/godot4)
target_compile_features(godot-mockhost PRIVATE cxx_std_20)
target_link_libraries(godot-mockhost PRIVATE thicket-compiling ${CMAKE_DL_LIBS})
foreach(way typed any)
  thicket_host_test(godot4-${way} COMMAND ${CMAKE_COMMAND}
    -DREFERENCE=$<TARGET_FILE:godot-reference> -DLINES=60 -DMAP=${hosts_map}
    "-DHOST=$<TARGET_FILE:godot-mockhost>|$<TARGET_FILE:thicket-godot>|${way}"
    -DOUT=${hosts_built}/godot4-${way} -P ${hosts}/compare.cmake)
endforeach()

find_program(THICKET_GODOT3_SERVER godot3-server)
find_program(THICKET_GODOT3_RUNNER NAMES godot3-runner godot3)
mark_as_advanced(THICKET_GODOT3_SERVER THICKET_GODOT3_RUNNER)
set(project ${CMAKE_CURRENT_SOURCE_DIR}/examples/godot3native)
if(THICKET_GODOT3_SERVER)
  thicket_host_test(godot3 COMMAND ${CMAKE_COMMAND} -DGODOT=${THICKET_GODOT3_SERVER}
    -DPROJECT=${project} -DLIBRARY=$<TARGET_FILE:thicket-godot> -DCHECKS=${hosts}/godot/godot3
    -DREFERENCE=$<TARGET_FILE:godot-reference> -DMAP=${hosts_map} -DWORK=${hosts_built}/godot3
    -P ${hosts}/godot/godot3.cmake)
else()
  message(STATUS "Godot: godot3-server was not found, so Godot 3 is not tested")
endif()
if(THICKET_GODOT3_RUNNER AND THICKET_XVFB_RUN)
  thicket_host_test(example-godot3native COMMAND ${CMAKE_COMMAND}
    "-DGODOT=${THICKET_XVFB_RUN}|-a|${THICKET_GODOT3_RUNNER}|--audio-driver|Dummy"
    -DPROJECT=${project} -DLIBRARY=$<TARGET_FILE:thicket-godot>
    -DWORK=${hosts_built}/godot3native -P ${hosts}/godot/godot3.cmake)
  set_tests_properties(example-godot3native PROPERTIES RESOURCE_LOCK display)
else()
  message(STATUS "Godot: godot3-runner or xvfb-run was not found: no picture of Godot 3 is tested")
endif()
