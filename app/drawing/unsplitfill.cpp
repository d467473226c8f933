#include "app/drawing/unsplitfill.h"

#include <QThreadPool>

#include <future>
#include <memory>

namespace thicket::drawing {

void fillUnsplit(const std::function<void()>& paint)
{
    // Shared, as the other thread may still be in it when it is done.
    const auto task = std::make_shared<std::packaged_task<void()>>(paint);
    std::future<void> done = task->get_future();
    // Never queued: a job that runs long must not hold up the painting.
    if (!QThreadPool::globalInstance()->tryStart([task] { (*task)(); }))
        (*task)();
    done.get();
}

} // namespace thicket::drawing
