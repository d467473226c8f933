# THICKET_WEB_TOOLS: whether there is what compiles @thicket/nav. `./dev hosts` installs it.
find_program(THICKET_WASM_CC clang-16)
find_program(THICKET_WASM_CXX clang++-16)
find_program(THICKET_WASM_LINKER wasm-ld-16)
find_program(THICKET_WASM_OPT wasm-opt) # not required
find_program(THICKET_PYTHON3 python3)
find_path(THICKET_WASI_SYSROOT include/wasm32-wasi/c++/v1/vector PATHS /usr NO_DEFAULT_PATH)
mark_as_advanced(THICKET_WASM_CC THICKET_WASM_CXX THICKET_WASM_LINKER THICKET_WASM_OPT
  THICKET_PYTHON3 THICKET_WASI_SYSROOT)
set(THICKET_WEB_TOOLS OFF)
if(THICKET_WASM_CC AND THICKET_WASM_CXX AND THICKET_WASM_LINKER AND THICKET_PYTHON3 AND
    THICKET_WASI_SYSROOT)
  set(THICKET_WEB_TOOLS ON)
endif()
