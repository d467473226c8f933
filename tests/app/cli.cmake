include(${CMAKE_CURRENT_LIST_DIR}/drawing.cmake)
