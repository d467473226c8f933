# Tests of thicket-cli run the built program like a script on a machine without a display.
function(thicket_cli_test name)
  thicket_test(${name} SOURCES app/cli/${name}test.cpp app/cli/cliprocess.h
    LIBRARIES thicket-nav thicket-plugin-host Qt6::Gui ${ARGN}
    DEPENDS thicket-cli thicket-formats)
endfunction()

thicket_cli_test(clipath)
thicket_cli_test(clibake)
thicket_cli_test(clicompare)
thicket_cli_test(cliarena)
thicket_cli_test(climaps thicket-steer)
thicket_cli_test(clirender thicket-drawing)
thicket_cli_test(cliflow thicket-drawing)
thicket_cli_test(clibadinput)
thicket_cli_test(cliexport)
thicket_cli_test(clifiles DEPENDS test-format-companions)
thicket_cli_test(clilimits)
thicket_cli_test(clicrowd)
thicket_cli_test(climoving)
thicket_cli_test(clispawn)
thicket_cli_test(cliscenario DEPENDS thicket-format-movingai)
thicket_cli_test(cliplugins DEPENDS faulty-crashesatload faulty-crashesatwork faulty-exitsatwork
  faulty-throwsatwork)
if(THICKET_HAVE_SHARED_DATA)
  thicket_cli_test(cliforests)
  thicket_cli_test(climeasured)
  set_tests_properties(cliforests climeasured PROPERTIES LABELS shared)
endif()
