foreach(test ground sliding)
  thicket_test(${test} SOURCES libsteer/ground/${test}test.cpp support/oracles/bruteforceground.cpp
    LIBRARIES thicket-steer thicket-test-oracles thicket-test-support)
endforeach()
thicket_test(groundedit SOURCES libsteer/ground/groundedittest.cpp support/oracles/bruteforceground.cpp
  LIBRARIES thicket-steer thicket-test-edits)
