#include "app/editor/work/worklane.h"

#include <QEventLoop>

#include <utility>

namespace thicket::editor {

WorkLane::WorkLane(QObject* parent) : WatchedJob(parent) {}

WorkLane::~WorkLane()
{
    if (m_progress)
        m_progress->cancel();
}

void WorkLane::order(Order order)
{
    m_waiting.push_back({std::move(order), std::make_shared<Progress>()});
    beginNext();
}

void WorkLane::beginNext()
{
    if (m_present || m_waiting.empty())
        return;
    m_present = std::move(m_waiting.front().order);
    m_progress = std::move(m_waiting.front().progress);
    m_waiting.pop_front();
    m_clock.start();
    m_job.order([this, job = std::exchange(m_present->job, {}),
                 progress = m_progress](const std::atomic<bool>&) {
        Report report = job(*progress);
        return [this, report = std::move(report)] { finish(report); };
    });
    emit begun();
}

void WorkLane::finish(const Report& report)
{
    m_present.reset();
    m_progress.reset();
    emit ended();
    if (report)
        report();
    beginNext();
}

void WorkLane::cancel()
{
    if (!m_present)
        return;
    m_progress->cancel();
    if (!m_present->cancelled)
        return; // its report follows
    m_job.cancel();
    finish(Report(m_present->cancelled));
}

void WorkLane::cancelAll()
{
    std::deque<Waiting> dropped;
    std::deque<Waiting> kept;
    for (Waiting& one : m_waiting) {
        one.progress->cancel();
        (one.order.cancelled ? dropped : kept).push_back(std::move(one));
    }
    m_waiting = std::move(kept);
    for (const Waiting& one : dropped)
        one.order.cancelled();
    cancel();
}

void WorkLane::wait()
{
    QEventLoop loop;
    // Queued, so that the report comes first, which may order more.
    connect(this, &WorkLane::ended, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (isBusy())
        loop.exec();
}

} // namespace thicket::editor
