#pragma once

#include "app/drawing/unsplitfill.h"

#include <QMutex>
#include <QSemaphore>
#include <QThread>
#include <QThreadPool>

#include <ctime>
#include <pthread.h>
#include <vector>

/// The processor time of a clock, ms.
inline double millisecondsOf(clockid_t clock)
{
    timespec now{};
    clock_gettime(clock, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

/// The processor time that this program has taken on all threads, ms.
inline double processorMilliseconds() { return millisecondsOf(CLOCK_PROCESS_CPUTIME_ID); }

/// That of this thread alone, ms.
inline double threadMilliseconds() { return millisecondsOf(CLOCK_THREAD_CPUTIME_ID); }

/// The window's thread and those of the pool that paint while it waits.
class PaintingTime {
public:
    /// On the window's thread.
    PaintingTime()
    {
        thicket::drawing::fillUnsplit([] {}); // starts all threads of the pool for good
        QThreadPool& pool = *QThreadPool::globalInstance();
        QMutex mutex;
        QSemaphore arrived;
        QSemaphore mayEnd;
        int started = 0;
        const auto note = [&] {
            clockid_t clock{};
            pthread_getcpuclockid(pthread_self(), &clock);
            {
                const QMutexLocker lock(&mutex);
                m_painters.push_back(clock);
            }
            arrived.release();
            mayEnd.acquire();
        };
        while (pool.tryStart(note))
            ++started;
        arrived.acquire(started);
        mayEnd.release(started);
        while (pool.activeThreadCount() > 0)
            QThread::yieldCurrentThread();
    }

    /// What they have worked, ms. On the window's thread.
    double milliseconds() const
    {
        double sum = threadMilliseconds();
        for (const clockid_t clock : m_painters)
            sum += millisecondsOf(clock);
        return sum;
    }

private:
    std::vector<clockid_t> m_painters;
};
