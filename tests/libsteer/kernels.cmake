# thicket_kernel_sources(<result>): the kernels for instruction sets of this processor, to be compiled
# into programs of the present folder with the library's options, which hold only in its own.
function(thicket_kernel_sources result)
  set(kernels "")
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    foreach(set sse2 avx2 avx512)
      set(kernel ${PROJECT_SOURCE_DIR}/libsteer/lanes/kernel${set}.cpp)
      get_property(options SOURCE ${kernel} TARGET_DIRECTORY thicket-steer PROPERTY COMPILE_OPTIONS)
      set_property(SOURCE ${kernel} PROPERTY COMPILE_OPTIONS ${options})
      list(APPEND kernels ${kernel})
    endforeach()
  endif()
  set(${result} ${kernels} PARENT_SCOPE)
endfunction()
