#pragma once

#include "libsteer/c/thicket.h"

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>

/// The C API's objects as C++ owns them, and its errors as exceptions.
namespace thicket::python {

struct Free {
    void operator()(thk_map* map) const { thk_map_free(map); }
    void operator()(thk_world* world) const { thk_world_free(world); }
    void operator()(thk_query* query) const { thk_query_free(query); }
    void operator()(thk_crowd* crowd) const { thk_crowd_free(crowd); }
    void operator()(thk_snapshot* snapshot) const { thk_snapshot_free(snapshot); }
};
template <class Handle> using Owned = std::unique_ptr<Handle, Free>;

/// thicket.Error in Python.
struct Failure : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Calls the C API with its error as the last argument. Returns a status or outcome >= 0.
template <class Call, class... Arguments> std::int32_t must(Call call, Arguments... arguments)
{
    thk_error error = THK_INIT(thk_error);
    const std::int32_t answer = call(arguments..., &error);
    if (answer < 0)
        throw Failure(error.message);
    return answer;
}

/// The handle that a function of the C API makes.
template <class Handle, class Call, class... Arguments>
Owned<Handle> made(Call call, Arguments... arguments)
{
    Handle* handle = nullptr;
    must(call, arguments..., &handle);
    return Owned<Handle>(handle);
}

} // namespace thicket::python
