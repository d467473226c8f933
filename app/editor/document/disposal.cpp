#include "app/editor/document/disposal.h"

#include <QThreadPool>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace thicket::editor {

namespace {

QThreadPool& threads()
{
    static QThreadPool pool;
    [[maybe_unused]] static const bool isLimited = [] {
        pool.setMaxThreadCount(2);
        return true;
    }();
    return pool;
}

/// On Linux the niceness of the thread. It is set each time, as a new thread of the pool has that
/// of the thread which happened to need it.
void giveWay()
{
#ifdef Q_OS_LINUX
    setpriority(PRIO_PROCESS, 0, 10);
#endif
}

} // namespace

void runAside(std::function<void()> work)
{
    threads().start([work = std::move(work)] {
        giveWay();
        work();
    });
}

} // namespace thicket::editor
