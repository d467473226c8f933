# The test programs. All tests of one list file are one program, `test-<list>`, which runs the test
# that its first argument names. CTest runs each test in a process of its own.
#
# The sources of tests are compiled several at once, each in a namespace of its own, so that they may
# use the same names. A source must therefore open no namespace that has a name and include nothing
# below its first declaration but its .moc file.
set(tests_at_once 1)
if(THICKET_UNITY)
  set(tests_at_once 6)
endif()

# thicket_moc(<target> <source>): generates the .moc file that the source includes at its end. A test
# needs no more, and AUTOMOC would add a target and a file to compile for each.
function(thicket_moc target source)
  cmake_path(GET source STEM name)
  cmake_path(GET source PARENT_PATH folder)
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/moc/${folder})
  set(moc ${folder}/${name}.moc)
  get_source_file_property(known ${moc} GENERATED)
  if(NOT known)
    file(MAKE_DIRECTORY ${folder})
    add_custom_command(OUTPUT ${moc}
      COMMAND Qt6::moc -I ${PROJECT_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR}/${source} -o ${moc}
        --output-dep-file
      DEPENDS ${source} DEPFILE ${moc}.d COMMENT "Moc of ${name}" VERBATIM)
  endif()
  target_sources(${target} PRIVATE ${moc})
  target_include_directories(${target} PRIVATE ${folder})
endfunction()

# thicket_test(<name> SOURCES <...> [LIBRARIES <...>] [LABELS <...>] [DEFINITIONS <...>]
#   [DEPENDS <targets>] [ALONE]): adds a Qt Test, run on Qt's offscreen platform. Its test class is in
# the source named <...>test.cpp. With ALONE it is a program of its own, `test-<name>`: it is compiled
# or linked in a way that others of its list must not be.
function(thicket_test name)
  cmake_parse_arguments(arg "ALONE" "" "SOURCES;LIBRARIES;LABELS;DEFINITIONS;DEPENDS" ${ARGN})
  cmake_path(GET CMAKE_CURRENT_LIST_FILE STEM program)
  if(arg_ALONE)
    set(program ${name})
  endif()
  set_property(GLOBAL APPEND PROPERTY THICKET_TEST_PROGRAMS ${program})
  foreach(source IN LISTS arg_SOURCES)
    if(source MATCHES "test[.]cpp$")
      set_property(GLOBAL APPEND PROPERTY THICKET_TESTS_OF_${program} ${name})
      set_property(GLOBAL APPEND PROPERTY THICKET_TEST_SOURCES_OF_${program} ${source})
    else()
      set_property(GLOBAL APPEND PROPERTY THICKET_OTHER_SOURCES_OF_${program} ${source})
    endif()
  endforeach()
  foreach(what LIBRARIES DEFINITIONS DEPENDS)
    set_property(GLOBAL APPEND PROPERTY THICKET_${what}_OF_${program} ${arg_${what}})
  endforeach()

  if(arg_ALONE)
    set_property(GLOBAL PROPERTY THICKET_ALONE_${program} ON)
    add_test(NAME ${name} COMMAND test-${program})
  else()
    add_test(NAME ${name} COMMAND test-${program} ${name})
  endif()
  # Qt is not instrumented, so the thread sanitizer would report its locks as races.
  set_tests_properties(${name} PROPERTIES LABELS "${arg_LABELS}" TIMEOUT 300
    ENVIRONMENT "TSAN_OPTIONS=ignore_noninstrumented_modules=1;QT_QPA_PLATFORM=offscreen;THICKET_PLUGIN_PATH=${PROJECT_BINARY_DIR}/lib/thicket/plugins;XDG_CACHE_HOME=${PROJECT_BINARY_DIR}/tests/cache;QT_LOGGING_RULES=qt.qpa.*=false")
endfunction()

# thicket_test_again(<name> <test> <variable>=<value>): runs a test of the same list again with that
# environment variable.
function(thicket_test_again name test variable)
  cmake_path(GET CMAKE_CURRENT_LIST_FILE STEM program)
  add_test(NAME ${name} COMMAND test-${program} ${test})
  get_test_property(${test} ENVIRONMENT environment)
  set_tests_properties(${name} PROPERTIES TIMEOUT 300 ENVIRONMENT "${environment};${variable}")
endfunction()

# thicket_compile_together(<target> <tests> <sources>): compiles these tests, several at once, into a
# program that runs the one it is asked for.
function(thicket_compile_together target tests sources)
  set(DECLARED "")
  set(NAMED "")
  foreach(test IN LISTS tests)
    string(MAKE_C_IDENTIFIER ${test} namespace)
    string(APPEND DECLARED "namespace test_${namespace} {\nint main(int, char**);\n}\n")
    string(APPEND NAMED "    {\"${test}\", test_${namespace}::main},\n")
  endforeach()
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/together)
  configure_file(program.cpp.in ${folder}/${target}.cpp @ONLY)
  set_property(SOURCE ${folder}/${target}.cpp PROPERTY SKIP_PRECOMPILE_HEADERS ON)
  target_sources(${target} PRIVATE ${folder}/${target}.cpp)

  list(LENGTH tests count)
  math(EXPR last "${count} - 1")
  foreach(first RANGE 0 ${last} ${tests_at_once})
    list(SUBLIST tests ${first} ${tests_at_once} names)
    list(SUBLIST sources ${first} ${tests_at_once} files)
    set(file ${folder}/${target}-${first}.cpp)
    add_custom_command(OUTPUT ${file}
      COMMAND ${CMAKE_COMMAND} "-DTESTS=${names}" "-DSOURCES=${files}"
        -DFOLDER=${CMAKE_CURRENT_SOURCE_DIR} -DOUTPUT=${file}
        -P ${CMAKE_CURRENT_SOURCE_DIR}/together.cmake
      DEPENDS ${files} together.cmake COMMENT "Putting tests together: ${names}" VERBATIM)
    target_sources(${target} PRIVATE ${file})
  endforeach()
  # g++ takes the anonymous namespace of a file that is included for that of a header.
  target_compile_options(${target} PRIVATE
    $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
endfunction()

# thicket_test_kind(<variable> <libraries> <sources>): what a program of tests uses, so which
# precompiled header it takes.
function(thicket_test_kind variable libraries sources)
  set(kind core)
  if("app/window/windowbench.h" IN_LIST sources)
    set(kind window)
  elseif("thicket-editor" IN_LIST libraries)
    set(kind widgets)
  elseif("thicket-drawing" IN_LIST libraries OR "Qt6::Gui" IN_LIST libraries)
    set(kind gui)
  endif()
  set(${variable} ${kind} PARENT_SCOPE)
endfunction()

# thicket_test_program(<program>): adds the program of the tests that thicket_test() named for it.
function(thicket_test_program program)
  foreach(what TESTS TEST_SOURCES OTHER_SOURCES LIBRARIES DEFINITIONS DEPENDS)
    get_property(${what} GLOBAL PROPERTY THICKET_${what}_OF_${program})
  endforeach()
  list(REMOVE_DUPLICATES OTHER_SOURCES)
  list(REMOVE_DUPLICATES LIBRARIES)
  set(target test-${program})

  add_executable(${target} ${OTHER_SOURCES})
  set_target_properties(${target} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
  get_property(alone GLOBAL PROPERTY THICKET_ALONE_${program})
  if(alone)
    target_sources(${target} PRIVATE ${TEST_SOURCES})
  else()
    thicket_compile_together(${target} "${TESTS}" "${TEST_SOURCES}")
  endif()
  foreach(source IN LISTS TEST_SOURCES)
    thicket_moc(${target} ${source})
  endforeach()
  foreach(source IN LISTS OTHER_SOURCES)
    if(IS_ABSOLUTE ${source})
      # A file of a library, compiled as in the library.
      set_property(SOURCE ${source} PROPERTY SKIP_PRECOMPILE_HEADERS ON)
    endif()
  endforeach()
  thicket_test_kind(kind "${LIBRARIES}" "${OTHER_SOURCES}")
  thicket_reuse_precompiled(${target} ${kind})
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(${target} PRIVATE ${LIBRARIES} thicket-compiling Qt6::Test)
  target_compile_definitions(${target} PRIVATE ${DEFINITIONS}
    THICKET_TEST_DATA="${CMAKE_CURRENT_SOURCE_DIR}/data"
    THICKET_SHARED_DATA="${THICKET_SHARED_DATA}"
    THICKET_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
    THICKET_BINARY_DIR="${PROJECT_BINARY_DIR}")
  if(DEPENDS)
    add_dependencies(${target} ${DEPENDS})
  endif()
endfunction()

# thicket_test_programs(): adds the programs of all tests that were added.
function(thicket_test_programs)
  get_property(programs GLOBAL PROPERTY THICKET_TEST_PROGRAMS)
  list(REMOVE_DUPLICATES programs)
  foreach(program IN LISTS programs)
    thicket_test_program(${program})
  endforeach()
endfunction()
