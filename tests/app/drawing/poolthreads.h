#pragma once

#include <QMutex>
#include <QSemaphore>
#include <QThread>
#include <QThreadPool>

namespace thicket::tests {

/// Calls `visit` once on each thread of the pool that it may start, one after another, while all of
/// them are busy. Returns when they are free.
template <class Visit> void onEachThread(QThreadPool& pool, Visit visit)
{
    QMutex mutex;
    QSemaphore arrived;
    QSemaphore mayEnd;
    int started = 0;
    while (pool.tryStart([&] {
        {
            const QMutexLocker lock(&mutex);
            visit();
        }
        arrived.release();
        mayEnd.acquire();
    }))
        ++started;
    arrived.acquire(started);
    mayEnd.release(started);
    while (pool.activeThreadCount() > 0)
        QThread::yieldCurrentThread();
}

} // namespace thicket::tests
