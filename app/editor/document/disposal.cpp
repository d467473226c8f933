#include "app/editor/document/disposal.h"

#include "app/editor/document/givingway.h"

#include <QThreadPool>

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

} // namespace

void runAside(std::function<void()> work)
{
    threads().start([work = std::move(work)] {
        giveWay(10); // a new thread of the pool begins as the one that happened to need it
        work();
    });
}

} // namespace thicket::editor
