foreach(test ground sliding)
  thicket_test(${test} SOURCES libsteer/ground/${test}test.cpp support/dumbground.cpp
    LIBRARIES thicket-steer thicket-test-oracles thicket-test-support)
endforeach()
