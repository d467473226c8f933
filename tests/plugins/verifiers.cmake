# Programs of others that verify what our plugins write. A test that needs one is only added where it
# is installed, and has the label `formats`; `./dev formats` installs all of them and runs these tests.
foreach(verifier ogrinfo rsvg-convert xmllint godot3-server mcs mono node npm)
  string(TOUPPER ${verifier} name)
  string(MAKE_C_IDENTIFIER ${name} name)
  find_program(THICKET_${name} ${verifier})
  mark_as_advanced(THICKET_${name})
endforeach()
find_package(Python3 COMPONENTS Interpreter QUIET)
