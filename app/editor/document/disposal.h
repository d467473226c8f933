#pragma once

#include <QThreadPool>

#include <memory>
#include <utility>

namespace thicket::editor {

/// Shares a value that takes long to free, such as a map of a million objects: when the last one
/// lets go, it is freed on another thread. The program waits for that at its end.
template <class T> std::shared_ptr<T> sharedAside(T value)
{
    return {new T(std::move(value)),
            [](T* last) { QThreadPool::globalInstance()->start([last] { delete last; }); }};
}

} // namespace thicket::editor
