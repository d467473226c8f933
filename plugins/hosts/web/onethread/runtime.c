/* What the C++ compiler calls and the C++ library for wasm32-wasi does not have. An exception, thrown
 * where memory is used up, ends the module. The one thread does not end before the module. */
#include <stddef.h>
#include <stdlib.h>

void* __cxa_allocate_exception(size_t size);
_Noreturn void __cxa_throw(void* thrown, void* type, void (*destroy)(void*));
int __cxa_thread_atexit(void (*destroy)(void*), void* object, void* handle);

void* __cxa_allocate_exception(size_t size)
{
    (void)size;
    abort();
}
_Noreturn void __cxa_throw(void* thrown, void* type, void (*destroy)(void*))
{
    (void)thrown;
    (void)type;
    (void)destroy;
    abort();
}
int __cxa_thread_atexit(void (*destroy)(void*), void* object, void* handle)
{
    (void)destroy;
    (void)object;
    (void)handle;
    return 0;
}
