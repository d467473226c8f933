#pragma once

#include <functional>
#include <memory>
#include <utility>

namespace thicket::editor {

/// Runs long work that the window does not wait for, such as freeing a map, on one of two threads
/// that give way to the window's, as far as the system has priorities of threads. Qt's own pool is
/// not used: its threads paint, and the window waits for them. `work` must not throw. From any
/// thread. The program waits for all work at its end.
void runAside(std::function<void()> work);

/// Shares a value that takes long to free, such as a map of a million objects: when the last one
/// lets go, it is freed on another thread.
template <class T> std::shared_ptr<T> sharedAside(T value)
{
    return {new T(std::move(value)), [](T* last) { runAside([last] { delete last; }); }};
}

} // namespace thicket::editor
