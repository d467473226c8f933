#pragma once

#include <cstddef>
#include <functional>
#include <memory>

namespace thicket::steer {

/// A pool of threads for the phases of a step. Idle threads spin for some microseconds and then
/// sleep, so a paused crowd costs nothing and more threads than cores do no harm. A copy has
/// its own threads, none at first.
class Workers {
public:
    Workers();
    Workers(const Workers&);
    Workers& operator=(const Workers&);
    ~Workers();

    /// The most threads that work at a time, including the caller; 1 to 16.
    void setThreads(unsigned threads);

    /// Calls work(0) to work(count - 1), each on any thread, and returns when all are done. The
    /// result must not depend on the threads or the order.
    void run(std::size_t count, const std::function<void(std::size_t)>& work);

private:
    struct Pool;
    unsigned m_threads = 1;
    std::unique_ptr<Pool> m_pool;
};

} // namespace thicket::steer
