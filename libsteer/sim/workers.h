#pragma once

#include <cstddef>
#include <functional>
#include <memory>

namespace thicket::steer {

/// Threads that wait for the next piece of a step: they spin for some microseconds and then sleep,
/// so that a paused crowd costs nothing and more threads than cores do no harm. A copy has threads
/// of its own, none at first.
class Workers {
public:
    Workers();
    Workers(const Workers&);
    Workers& operator=(const Workers&);
    ~Workers();

    /// As many as may work at a time, the caller with them; 1 to 16.
    void setThreads(unsigned threads);

    /// Calls work(0) to work(count - 1), on whatever thread is free, and returns when all are done.
    /// What they do must not depend on the thread nor on the order.
    void run(std::size_t count, const std::function<void(std::size_t)>& work);

private:
    struct Pool;
    unsigned m_threads = 1;
    std::unique_ptr<Pool> m_pool;
};

} // namespace thicket::steer
