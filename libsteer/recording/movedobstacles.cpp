#include "libsteer/recording/movedobstacles.h"

#include "libsteer/movedshape.h"

#include <algorithm>
#include <cmath>

namespace thicket::steer {

void MovedObstacles::setRecording(const Recording& recording)
{
    const bool isLater = &recording.info() == &m_recording.info() &&
                         recording.frameCount() >= m_recording.frameCount() &&
                         recording.waits().size() >= m_waitsRead &&
                         recording.inputs().size() >= m_inputsRead;
    m_recording = recording;
    if (!isLater) {
        m_all.clear();
        m_places.clear();
        m_waitsRead = m_inputsRead = 0;
        for (const MovingObstacle& one : recording.info().moving) {
            m_places.emplace(one.obstacle.id, m_all.size());
            m_all.push_back({nav::Timetable(one.motion), {}, {}});
        }
    }
    if (m_all.empty())
        return;
    const auto waits = recording.waits();
    for (; m_waitsRead < waits.size(); ++m_waitsRead) {
        const RecordedWait& wait = waits[m_waitsRead];
        if (wait.obstacle >= m_all.size() || wait.frame == 0)
            continue;
        One& one = m_all[wait.obstacle];
        one.waits.push_back({wait.frame, waited(one, wait.frame - 1), wait.begins});
    }
    const auto inputs = recording.inputs();
    for (; m_inputsRead < inputs.size(); ++m_inputsRead) {
        const RecordedInput& input = inputs[m_inputsRead];
        const auto* const change = std::get_if<ChangeObstacles>(&input.input);
        for (std::size_t i = 0; change && i < change->changes.size(); ++i)
            if (const auto place = m_places.find(change->changes[i].id); place != m_places.end())
                m_all[place->second].edits.push_back({input.step, change->changes[i].after});
    }
}

std::optional<std::size_t> MovedObstacles::find(std::int64_t id) const
{
    const auto place = m_places.find(id);
    return place != m_places.end() ? std::optional(place->second) : std::nullopt;
}

/// The steps that the obstacle has waited until that frame.
std::uint32_t MovedObstacles::waited(const One& one, std::uint32_t frame)
{
    const auto after = std::ranges::upper_bound(one.waits, frame, {}, &Wait::frame);
    if (after == one.waits.begin())
        return 0;
    const Wait& last = *(after - 1);
    return last.waited + (last.begins ? frame - last.frame + 1 : 0);
}

double MovedObstacles::clockAt(const One& one, double seconds) const
{
    const double frames = std::clamp(seconds / m_recording.info().step, 0.0,
                                     std::max(0.0, m_recording.frameCount() - 1.0));
    const auto frame = static_cast<std::uint32_t>(frames);
    const double before = frame - waited(one, frame);
    const double after = frame + 1.0 - waited(one, frame + 1);
    return m_recording.info().step * (before + (frames - frame) * (after - before));
}

nav::Displacement MovedObstacles::displacement(std::size_t i, double seconds) const
{
    return m_all[i].timetable.at(clockAt(m_all[i], seconds));
}

std::optional<nav::Shape> MovedObstacles::shape(std::size_t i, double seconds) const
{
    const One& one = m_all[i];
    const MovingObstacle& start = m_recording.info().moving[i];
    std::optional<nav::Shape> shape = start.obstacle.shape;
    for (const Edit& edit : one.edits)
        if (static_cast<double>(edit.step) * m_recording.info().step <= seconds)
            shape = edit.shape;
    if (shape)
        shape = moved(*std::move(shape), start.motion, displacement(i, seconds));
    return shape;
}

bool MovedObstacles::waits(std::size_t i, double seconds) const
{
    const auto frame =
        static_cast<std::uint32_t>(std::ceil(std::max(0.0, seconds / m_recording.info().step)));
    const One& one = m_all[i];
    const auto after = std::ranges::upper_bound(one.waits, frame, {}, &Wait::frame);
    return after != one.waits.begin() && (after - 1)->begins;
}

} // namespace thicket::steer
