#include "libnav/map/motion.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace thicket::nav {

namespace {

constexpr std::array courses{"once", "toAndFro", "round"};

} // namespace

const char* name(Course course) { return courses[static_cast<std::size_t>(course)]; }

std::optional<Course> courseNamed(std::string_view name)
{
    for (std::size_t i = 0; i < courses.size(); ++i)
        if (name == courses[i])
            return static_cast<Course>(i);
    return std::nullopt;
}

Timetable::Timetable(const Motion& motion)
    : m_points{{0, 0}}, m_at{0}, m_turns(motion.turn), m_course(motion.course),
      m_speed(motion.speed), m_start(motion.start), m_pauseAtEnd(motion.pauseAtEnd),
      m_pauseAtStart(motion.pauseAtStart)
{
    const auto add = [this](Point to) {
        m_at.push_back(m_at.back() + distance(m_points.back(), to));
        m_points.push_back(to);
    };
    if (m_turns) {
        const double angle = motion.turn->angle;
        add({turnsOn() && angle != 0 ? std::copysign(360.0, angle) : angle, 0});
        return;
    }
    for (const Point to : motion.track)
        add(to);
    if (m_course == Course::round)
        add({0, 0});
}

/// The length of the way since the start, map units. It never falls.
double Timetable::travelled(double seconds) const
{
    const double since = seconds - m_start;
    const double there = length() / m_speed; // seconds to the end
    if (!(since > 0) || !(there > 0) || !std::isfinite(there))
        return 0;
    if (m_course == Course::once)
        return std::min(since * m_speed, length());
    const bool isToAndFro = m_course == Course::toAndFro;
    const double back = isToAndFro ? there + m_pauseAtEnd + there : there; // seconds until it is
    const double round = back + m_pauseAtStart;
    const double rounds = std::floor(since / round);
    const double within = std::max(0.0, since - rounds * round);
    double length = std::min(within, there) * m_speed;
    if (isToAndFro)
        length += std::clamp(within - there - m_pauseAtEnd, 0.0, there) * m_speed;
    return rounds * roundLength() + std::min(length, roundLength());
}

/// The length of the track until the place where so long a way ends.
double Timetable::onTrack(double travelled) const
{
    if (!(length() > 0))
        return 0;
    if (m_course == Course::once)
        return std::min(travelled, length());
    const double within = std::fmod(travelled, roundLength());
    return within > length() ? 2 * length() - within : within;
}

Displacement Timetable::pointAt(double onTrack) const
{
    const auto after = std::upper_bound(m_at.begin(), m_at.end(), onTrack);
    if (after == m_at.end())
        return displacement(m_points.back());
    const auto i = static_cast<std::size_t>(after - m_at.begin());
    const double share = (onTrack - m_at[i - 1]) / (m_at[i] - m_at[i - 1]);
    return displacement(m_points[i - 1] + share * (m_points[i] - m_points[i - 1]));
}

Displacement Timetable::at(double seconds) const { return pointAt(onTrack(travelled(seconds))); }

void Timetable::way(double from, double to, std::vector<Displacement>& way) const
{
    const double begin = travelled(from);
    const double whole = roundLength();
    const double end = std::min(travelled(to), begin + whole);
    way.assign({pointAt(onTrack(begin))});
    if (turnsOn()) {
        const double all = travelled(to) - begin;
        const double more = all <= whole || !(whole > 0) ? all : whole + std::fmod(all, whole);
        way.push_back({{}, way.front().turned + std::copysign(more, m_points.back().x)});
        return;
    }
    // The points of the track that it passes. No way is longer than a round: two rounds cover it.
    const double round = whole > 0 ? std::floor(begin / whole) : 0;
    for (int k = 0; k < 2 && whole > 0; ++k) {
        const double first = (round + k) * whole;
        addPassed(begin - first, end - first, way);
    }
    if (whole > 0 && end == begin + whole)
        way.push_back(way.front());
    way.push_back(at(to));
}

/// Adds the points of the track that one round passes between these lengths of its way.
void Timetable::addPassed(double begin, double end, std::vector<Displacement>& way) const
{
    const auto indexAfter = [this](double at) {
        return static_cast<std::size_t>(std::upper_bound(m_at.begin(), m_at.end(), at) -
                                        m_at.begin());
    };
    for (std::size_t i = indexAfter(begin); i < m_at.size() && m_at[i] < end; ++i)
        way.push_back(displacement(m_points[i]));
    if (m_course != Course::toAndFro)
        return;
    const double whole = roundLength();
    for (std::size_t i = std::min(indexAfter(whole - begin), m_at.size() - 1); i-- > 0;)
        if (const double at = whole - m_at[i]; at >= end)
            break;
        else if (at > begin)
            way.push_back(displacement(m_points[i]));
}

bool Timetable::movesAfter(double seconds) const
{
    if (!(length() > 0) || !(m_speed > 0))
        return false;
    return m_course != Course::once || seconds < m_start + length() / m_speed;
}

} // namespace thicket::nav
