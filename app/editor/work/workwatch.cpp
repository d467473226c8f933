#include "app/editor/work/workwatch.h"

#include "app/editor/work/timeleft.h"
#include "app/editor/work/worklane.h"

#include <chrono>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds patience = 300ms;
constexpr auto step = 100ms;

} // namespace

WorkWatch::WorkWatch(QObject* parent) : QObject(parent)
{
    m_clock.setInterval(step);
    connect(&m_clock, &QTimer::timeout, this, &WorkWatch::tick);
}

void WorkWatch::follow(WorkLane& lane)
{
    m_lanes << &lane;
    connect(&lane, &WorkLane::begun, &m_clock, qOverload<>(&QTimer::start));
    connect(&lane, &WorkLane::ended, this, [this, &lane] {
        if (m_told == &lane)
            tick();
    });
}

WorkLane* WorkWatch::oldest() const
{
    WorkLane* found = nullptr;
    for (WorkLane* lane : m_lanes) {
        if (lane->isWorking() && (!found || lane->elapsed() > found->elapsed()))
            found = lane;
    }
    return found;
}

void WorkWatch::tick()
{
    WorkLane* const lane = oldest();
    const bool isLong = lane && lane->elapsed() >= patience.count();
    if (!isLong && m_told)
        emit workEnded();
    m_told = isLong ? lane : nullptr;
    if (!lane)
        m_clock.stop();
    if (!isLong)
        return;
    const auto left = timeLeft(std::chrono::milliseconds(lane->elapsed()), lane->share());
    emit worked(left ? tr("%1, %2").arg(lane->what(), timeLeftText(*left)) : lane->what(),
                lane->share());
}

void WorkWatch::cancel()
{
    if (m_told)
        m_told->cancel();
}

} // namespace thicket::editor
