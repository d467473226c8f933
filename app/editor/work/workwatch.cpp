#include "app/editor/work/workwatch.h"

#include "app/editor/navigation/watchedjob.h"
#include "app/editor/work/timeleft.h"

#include <chrono>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

constexpr auto step = 100ms;

} // namespace

WorkWatch::WorkWatch(QObject* parent) : QObject(parent)
{
    m_clock.setInterval(step);
    connect(&m_clock, &QTimer::timeout, this, &WorkWatch::tick);
}

void WorkWatch::follow(WatchedJob& job)
{
    m_jobs << &job;
    connect(&job, &WatchedJob::begun, &m_clock, qOverload<>(&QTimer::start));
    connect(&job, &WatchedJob::ended, this, [this, &job] {
        if (m_told == &job)
            tick();
    });
}

WatchedJob* WorkWatch::oldest() const
{
    WatchedJob* found = nullptr;
    for (WatchedJob* job : m_jobs) {
        if (job->isWorking() && (!found || job->elapsed() > found->elapsed()))
            found = job;
    }
    return found;
}

void WorkWatch::tick()
{
    WatchedJob* const job = oldest();
    const bool isLong = job && job->elapsed() >= job->untilTold();
    if (!isLong && m_told)
        emit workEnded();
    m_told = isLong ? job : nullptr;
    if (!job)
        m_clock.stop();
    if (!isLong)
        return;
    const auto left = timeLeft(std::chrono::milliseconds(job->elapsed()), job->share());
    emit worked(left ? tr("%1, %2").arg(job->what(), timeLeftText(*left)) : job->what(),
                job->share());
}

void WorkWatch::cancel()
{
    if (m_told)
        m_told->cancelForUser();
}

} // namespace thicket::editor
