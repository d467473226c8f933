# Tests of thicket-cli run the built program, as a script on a machine without a display does.
function(thicket_cli_test name)
  thicket_test(${name} SOURCES app/${name}test.cpp app/cliprocess.h
    LIBRARIES thicket-nav thicket-plugin-api Qt6::Gui ${ARGN})
  add_dependencies(test-${name} thicket-cli thicket-format-csv thicket-format-tiled)
endfunction()

thicket_cli_test(clipath)
thicket_cli_test(cliarena)
thicket_cli_test(climaps)
thicket_cli_test(clirender thicket-drawing)
thicket_cli_test(cliflow thicket-drawing)
thicket_cli_test(clibadinput)
thicket_cli_test(clicrowd)
thicket_cli_test(cliplugins)
add_dependencies(test-cliplugins faulty-crashesatload faulty-crashesatwork faulty-exitsatwork
  faulty-throwsatwork)
if(THICKET_HAVE_SHARED_DATA)
  thicket_cli_test(cliforests)
  set_tests_properties(cliforests PROPERTIES LABELS shared)
endif()
