#pragma once

#include "app/drawing/unsplitfill.h"
#include "tests/app/drawing/poolthreads.h"
#include "tests/app/window/processortime.h"

#include <pthread.h>
#include <vector>

/// The window's thread and those of the pool that paint while it waits.
class PaintingTime {
public:
    /// On the window's thread.
    PaintingTime()
    {
        thicket::drawing::fillUnsplit([] {}); // starts all threads of the pool for good
        thicket::tests::onEachThread(*QThreadPool::globalInstance(), [this] {
            clockid_t clock{};
            pthread_getcpuclockid(pthread_self(), &clock);
            m_painters.push_back(clock);
        });
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
