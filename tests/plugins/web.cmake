# @thicket/nav under Node, and its page in Chromium where that and playwright-core are installed.
# `./dev hosts` installs both.
if(TARGET thicket-web)
  find_program(THICKET_NODE node)
  get_target_property(package thicket-web THICKET_PACKAGE)
  get_target_property(wasm_flags thicket-web THICKET_WASM_FLAGS)
  file(GLOB_RECURSE library_headers ${PROJECT_SOURCE_DIR}/libnav/*.h ${PROJECT_SOURCE_DIR}/libsteer/*.h)
  set(hosts ${CMAKE_CURRENT_SOURCE_DIR}/plugins/hosts)
  set(same ${PROJECT_BINARY_DIR}/web/samebits)

  # What samebits prints as a module.
  set(objects ${PROJECT_BINARY_DIR}/web/thicket.o ${PROJECT_BINARY_DIR}/web/runtime.o)
  foreach(source libsteer/samebits support/crowds/crowdsamples)
    cmake_path(GET source FILENAME name)
    set(object ${PROJECT_BINARY_DIR}/web/${name}.o)
    add_custom_command(OUTPUT ${object}
      COMMAND ${CMAKE_CXX_COMPILER_LAUNCHER} ${THICKET_WASM_CXX} ${wasm_flags}
        -I${PROJECT_SOURCE_DIR} -I${PROJECT_BINARY_DIR}/include
        -c ${CMAKE_CURRENT_SOURCE_DIR}/${source}.cpp -o ${object}
      DEPENDS ${source}.cpp ${library_headers} support/crowds/crowdsamples.h
        support/geometry/splitmix.h
      COMMENT "Compiling ${name} for the web" VERBATIM)
    list(APPEND objects ${object})
  endforeach()
  # The package is there first, so that its objects are.
  add_custom_command(OUTPUT ${same}.wasm
    COMMAND ${THICKET_WASM_CXX} --target=wasm32-wasi --sysroot=${THICKET_WASI_SYSROOT}
      -Wl,-z,stack-size=1048576 ${objects} -o ${same}.wasm
    DEPENDS ${objects} COMMENT "Linking the sample crowds for the web" VERBATIM)
  add_custom_target(samebits-web ALL DEPENDS ${same}.wasm)
  add_dependencies(samebits-web thicket-web)

  if(THICKET_NODE)
    add_test(NAME web COMMAND ${THICKET_NODE} ${hosts}/webtest.mjs ${package}
      ${PROJECT_SOURCE_DIR}/app/resources/samples/old-orchard.thicket)
    add_test(NAME web-samebits COMMAND ${THICKET_NODE} --no-warnings ${hosts}/samebits.mjs
      $<TARGET_FILE:samebits> ${same}.wasm)
    add_test(NAME web-size COMMAND ${THICKET_NODE} ${hosts}/websize.mjs ${package})
    set_tests_properties(web web-samebits web-size PROPERTIES TIMEOUT 300 LABELS hosts)
    find_program(THICKET_CHROMIUM chromium)
    find_path(THICKET_PLAYWRIGHT playwright-core/package.json
      PATHS ${PROJECT_BINARY_DIR}/web/node_modules NO_DEFAULT_PATH)
    mark_as_advanced(THICKET_CHROMIUM THICKET_PLAYWRIGHT)
    if(THICKET_CHROMIUM AND THICKET_PLAYWRIGHT)
      add_test(NAME example-web COMMAND ${THICKET_NODE}
        ${CMAKE_CURRENT_SOURCE_DIR}/project/webpage.test.mjs ${package}
        ${THICKET_PLAYWRIGHT}/playwright-core ${THICKET_CHROMIUM}
        ${PROJECT_BINARY_DIR}/web/page.png)
      set_tests_properties(example-web PROPERTIES TIMEOUT 300 LABELS hosts)
    endif()
  endif()
endif()
