#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/json/json.h"
#include "libnav/nav_export.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace thicket::nav {

/// Where an obstacle turns back.
enum class Course : std::uint8_t {
    once,     ///< to the end of its track, where it stays
    toAndFro, ///< to the end and back, again and again
    round,    ///< from the end straight to the beginning, again and again
};
/// "once", "toAndFro", "round": the spelling in files.
THICKET_NAV_EXPORT const char* name(Course course);
THICKET_NAV_EXPORT std::optional<Course> courseNamed(std::string_view name);

/// How an obstacle moves while a crowd runs: along a track of straight pieces, without turning. The
/// track begins where the obstacle is drawn.
struct Motion {
    /// The points of the track after the first: displacements from where the obstacle is drawn.
    std::vector<Point> track = {};
    Course course = Course::toAndFro;
    double speed = 1;        ///< map units per second, >= 0
    double start = 0;        ///< seconds until it sets out, >= 0
    double pauseAtEnd = 0;   ///< seconds at the end of the track, >= 0; to and fro only
    double pauseAtStart = 0; ///< seconds whenever it is back, >= 0; not for `once`
    Json::Object unknown = {};
    bool operator==(const Motion&) const = default;
};

/// Turns, mirrors or scales the track with its obstacle: replaces every displacement by map(it).
template <class MapPoint> void mapTrack(Motion& motion, MapPoint map)
{
    for (Point& by : motion.track)
        by = map(by);
}

/// Where a motion leads to. Immutable: any thread. Time is that of the obstacle's own clock, in
/// seconds, >= 0: it stands still while the obstacle waits. Building: linear in the track. A motion
/// with speed 0 or without length leads nowhere.
class THICKET_NAV_EXPORT Timetable {
public:
    explicit Timetable(const Motion& motion);

    /// The displacement from where the obstacle is drawn.
    Point at(double seconds) const;
    /// The straight pieces that it moves along from one time to a later one: displacements, the
    /// first at(from), the last at(to). Of more than a round one round, then straight to
    /// the end. Replaces `way`.
    void way(double from, double to, std::vector<Point>& way) const;
    /// Whether it moves at any time after that.
    bool movesAfter(double seconds) const;
    /// Of the track, map units; for `round` with the way back to its beginning.
    double length() const { return m_at.back(); }

private:
    double travelled(double seconds) const;
    double onTrack(double travelled) const;
    Point pointAt(double onTrack) const;
    void addPassed(double begin, double end, std::vector<Point>& way) const;
    double roundLength() const { return (m_course == Course::toAndFro ? 2 : 1) * length(); }

    std::vector<Point> m_points; ///< of the track, from the first
    std::vector<double> m_at;    ///< by point: length of the track until there
    Course m_course;
    double m_speed;
    double m_start;
    double m_pauseAtEnd;
    double m_pauseAtStart;
};

} // namespace thicket::nav
