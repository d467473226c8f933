#pragma once

#include <atomic>
#include <memory>

namespace thicket::nav {

/// Stores `made` if the place is empty. Returns the object that the place then holds. What is not
/// stored stays in `made`. Any number of threads may do so at once.
template <class T> T* published(std::atomic<T*>& place, std::unique_ptr<T>&& made)
{
    T* found = nullptr;
    if (place.compare_exchange_strong(found, made.get(), std::memory_order_acq_rel,
                                      std::memory_order_acquire))
        return made.release();
    return found;
}

} // namespace thicket::nav
