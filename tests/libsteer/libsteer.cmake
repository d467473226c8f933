thicket_test(follow SOURCES libsteer/followtest.cpp LIBRARIES thicket-steer)
