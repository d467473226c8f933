#include "app/editor/navigation/newestjob.h"

#include "app/editor/document/givingway.h"

#include <QMetaObject>

#include <utility>

namespace thicket::editor {

NewestJob::NewestJob(Rank rank, QObject* parent)
    : QObject(parent), m_thread([this, rank] { run(rank); })
{}

NewestJob::~NewestJob()
{
    {
        const std::lock_guard lock(m_mutex);
        m_next.reset();
        m_quit = true;
        m_giveUp = true;
    }
    m_wake.notify_one();
    m_thread.join();
}

void NewestJob::order(Job job)
{
    ++m_newest;
    m_busy = true;
    {
        const std::lock_guard lock(m_mutex);
        m_next = std::move(job);
        m_nextNumber = m_newest;
        m_nextGivesUp = false;
        m_giveUp = true;
    }
    m_wake.notify_one();
}

void NewestJob::cancel()
{
    ++m_newest;
    m_busy = false;
    const std::lock_guard lock(m_mutex);
    m_next.reset();
    m_giveUp = true;
}

void NewestJob::stop()
{
    cancel();
    std::unique_lock lock(m_mutex);
    m_rest.wait(lock, [this] { return !m_isWorking; });
}

bool NewestJob::isWorking() const
{
    const std::lock_guard lock(m_mutex);
    return m_isWorking || m_next;
}

void NewestJob::giveUp()
{
    const std::lock_guard lock(m_mutex);
    m_nextGivesUp = m_next.has_value();
    m_giveUp = true;
}

void NewestJob::run(Rank rank)
{
    // On two cores the window would otherwise wait for several jobs that a large edit begins.
    giveWay(rank == Rank::behind ? 10 : 5);
    std::unique_lock lock(m_mutex);
    while (true) {
        m_wake.wait(lock, [this] { return m_quit || m_next; });
        if (m_quit)
            return;
        Job job = *std::exchange(m_next, std::nullopt);
        const std::uint64_t number = m_nextNumber;
        // Under the lock, so that it cannot clear the flag that a later order sets.
        m_giveUp = std::exchange(m_nextGivesUp, false);
        m_isWorking = true;
        lock.unlock();
        if (Report report = job(m_giveUp)) {
            QMetaObject::invokeMethod(
                this, [this, number, report = std::move(report)] { deliver(number, report); },
                Qt::QueuedConnection);
        }
        job = {}; // what it holds must be gone before it counts as ended
        lock.lock();
        m_isWorking = false;
        m_rest.notify_all();
    }
}

void NewestJob::deliver(std::uint64_t number, const Report& report)
{
    if (number != m_newest)
        return;
    m_busy = false;
    report();
}

} // namespace thicket::editor
