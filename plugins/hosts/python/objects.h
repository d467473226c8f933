#pragma once

#include "plugins/hosts/python/handles.h"

#include <pybind11/pybind11.h>

#include <cstdint>
#include <memory>
#include <mutex>
#include <shared_mutex>

/// What Python's Map, World, Crowd and Snapshot hold. Worlds and crowds have a lock of their own,
/// as long calls release Python's: a call from another thread waits until it may.
namespace thicket::python {

/// A lock of the kind `Lock`. A thread that must wait releases Python's lock, which the one that it
/// waits for needs to come to its end.
template <class Lock, class Mutex> Lock locked(Mutex& mutex)
{
    Lock lock(mutex, std::try_to_lock);
    if (!lock.owns_lock()) {
        const pybind11::gil_scoped_release free;
        lock.lock();
    }
    return lock;
}

struct Map {
    Owned<thk_map> map;
};

struct World {
    Owned<thk_world> world;
    std::unique_ptr<std::shared_mutex> mutex = std::make_unique<std::shared_mutex>();

    auto reading() const { return locked<std::shared_lock<std::shared_mutex>>(*mutex); }
    /// A call of the C API that only reads; and one that changes the world.
    template <class Call, class... Arguments>
    std::int32_t ask(Call call, Arguments... arguments) const
    {
        const auto lock = reading();
        return must(call, world.get(), arguments...);
    }
    template <class Call, class... Arguments> void change(Call call, Arguments... arguments)
    {
        const auto lock = locked<std::unique_lock<std::shared_mutex>>(*mutex);
        must(call, world.get(), arguments...);
    }
};

struct Crowd {
    Owned<thk_crowd> crowd;
    std::uint64_t mapHash = 0; ///< for recordings; 0: it is of no map
    std::unique_ptr<std::mutex> mutex = std::make_unique<std::mutex>();

    auto own() const { return locked<std::unique_lock<std::mutex>>(*mutex); }
    template <class Call, class... Arguments> void change(Call call, Arguments... arguments)
    {
        const auto lock = own();
        must(call, crowd.get(), arguments...);
    }
};

struct Snapshot {
    Owned<thk_snapshot> snapshot;
    std::uint64_t mapHash = 0; ///< of its crowd
};

} // namespace thicket::python
