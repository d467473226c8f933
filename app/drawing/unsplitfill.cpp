#include "app/drawing/unsplitfill.h"

#include <QThreadPool>

#include <future>
#include <memory>
#include <thread>

namespace thicket::drawing {

namespace {

/// Starts all threads of the pool now and for good. A thread of the pool has the priority of the
/// thread that started it, and one of a worker that gives way to the window would paint late.
bool keepThreads()
{
    QThreadPool& pool = *QThreadPool::globalInstance();
    pool.setExpiryTimeout(-1);
    std::promise<void> allStarted;
    const std::shared_future<void> go = allStarted.get_future().share();
    while (pool.tryStart([go] { go.wait(); })) {
    }
    allStarted.set_value();
    while (pool.activeThreadCount() > 0) // they are about to be free
        std::this_thread::yield();
    return true;
}

} // namespace

void fillUnsplit(const std::function<void()>& paint)
{
    [[maybe_unused]] static const bool areKept = keepThreads();
    // Shared, as the other thread may still be in it when it is done.
    const auto task = std::make_shared<std::packaged_task<void()>>(paint);
    std::future<void> done = task->get_future();
    // Never queued: a job that runs long must not hold up the painting.
    if (!QThreadPool::globalInstance()->tryStart([task] { (*task)(); }))
        (*task)();
    done.get();
}

} // namespace thicket::drawing
