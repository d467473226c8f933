#include "libsteer/sim/workers.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

namespace thicket::steer {

namespace {

constexpr int spins = 2000; // some microseconds

/// Waits until the value is no longer `old`.
void await(const std::atomic<std::uint32_t>& value, std::uint32_t old)
{
    for (int i = 0; i < spins; ++i)
        if (value.load(std::memory_order_acquire) != old)
            return;
    value.wait(old, std::memory_order_acquire);
}

} // namespace

struct Workers::Pool {
    explicit Pool(unsigned others)
    {
        for (unsigned i = 0; i < others; ++i)
            threads.emplace_back([this] { serve(); });
    }
    ~Pool()
    {
        isOver = true;
        round.fetch_add(1, std::memory_order_release);
        round.notify_all();
        for (std::thread& thread : threads)
            thread.join();
    }

    void serve()
    {
        for (std::uint32_t seen = 0;; ++seen) {
            await(round, seen);
            if (isOver)
                return;
            takePieces();
            if (busy.fetch_sub(1, std::memory_order_acq_rel) == 1)
                busy.notify_one();
        }
    }
    void takePieces()
    {
        for (std::size_t i = next.fetch_add(1); i < count; i = next.fetch_add(1))
            (*work)(i);
    }
    void run(std::size_t pieces, const std::function<void(std::size_t)>& what)
    {
        work = &what;
        count = pieces;
        next.store(0);
        busy.store(static_cast<std::uint32_t>(threads.size()));
        round.fetch_add(1, std::memory_order_release);
        round.notify_all();
        takePieces();
        for (std::uint32_t left = busy.load(std::memory_order_acquire); left != 0;
             left = busy.load(std::memory_order_acquire))
            await(busy, left);
    }

    // Written by the caller before `round` goes up, read by the others after.
    const std::function<void(std::size_t)>* work = nullptr;
    std::size_t count = 0;
    bool isOver = false;
    std::atomic<std::size_t> next{0};
    std::atomic<std::uint32_t> busy{0};
    std::atomic<std::uint32_t> round{0};
    std::vector<std::thread> threads;
};

Workers::Workers() = default;
Workers::Workers(const Workers&) {}
Workers& Workers::operator=(const Workers&) { return *this; }
Workers::~Workers() = default;

void Workers::setThreads(unsigned threads)
{
    threads = std::clamp(threads, 1u, 16u);
    if (threads == m_threads)
        return;
    m_threads = threads;
    m_pool.reset();
    if (threads > 1)
        m_pool = std::make_unique<Pool>(threads - 1);
}

void Workers::run(std::size_t count, const std::function<void(std::size_t)>& work)
{
    if (m_pool && count > 1) {
        m_pool->run(count, work);
        return;
    }
    for (std::size_t i = 0; i < count; ++i)
        work(i);
}

} // namespace thicket::steer
