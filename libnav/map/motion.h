#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/json/json.h"
#include "libnav/nav_export.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
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

/// The largest angle of a turn, degrees.
inline constexpr double mostTurned = 1e6;

/// How far an obstacle turns, and round what: a door on its hinge, a turnstile.
struct Turn {
    /// Degrees from where it is drawn, counter-clockwise where y points up; at most mostTurned in
    /// size.
    double angle = 90;
    /// Where the hinge is, from the obstacle's first point or the circle's centre.
    Point hinge = {};
    bool operator==(const Turn&) const = default;
};

/// How an obstacle moves while a crowd runs: along a track of straight pieces, without turning, or
/// else round a hinge. It begins where the obstacle is drawn.
struct Motion {
    /// The points of the track after the first: displacements from where the obstacle is drawn.
    std::vector<Point> track = {};
    std::optional<Turn> turn = {}; ///< then the track means nothing, and the course `round` is
                                   ///< whole turns, on and on in the sense of the angle
    Course course = Course::toAndFro;
    double speed = 1;        ///< map units, or degrees of a turn, per second, >= 0
    double start = 0;        ///< seconds until it sets out, >= 0
    double pauseAtEnd = 0;   ///< seconds at the end of the track or turn, >= 0; to and fro only
    double pauseAtStart = 0; ///< seconds whenever it is back, >= 0; not for `once`
    Json::Object unknown = {};
    bool operator==(const Motion&) const = default;
};

/// The speed of a turn whose file names none, degrees per second; that of a track is 1.
inline constexpr double speedOfTurns = 45;

/// Turns, mirrors or scales the motion with its obstacle: replaces every displacement by map(it),
/// which must be linear.
template <class MapPoint> void mapMotion(Motion& motion, MapPoint map)
{
    for (Point& by : motion.track)
        by = map(by);
    if (!motion.turn)
        return;
    motion.turn->hinge = map(motion.turn->hinge);
    if (cross(map(Point{1, 0}), map(Point{0, 1})) < 0)
        motion.turn->angle = -motion.turn->angle;
}

/// Where the hinge is on the map. `shapes` is a variant of shapes; {0, 0} for one without points.
template <class Shapes> Point hingeOf(const Shapes& shapes, const Turn& turn)
{
    return std::visit(
        [&turn](const auto& part) {
            if constexpr (requires { part.center; })
                return part.center + turn.hinge;
            else if constexpr (requires { part.points; })
                return part.points.empty() ? Point{} : part.points.front() + turn.hinge;
            else
                return Point{};
        },
        shapes);
}

/// Where a motion has brought an obstacle, from where it is drawn.
struct Displacement {
    Point by = {};     ///< map units
    double turned = 0; ///< degrees, counter-clockwise, round the hinge of the motion
    bool operator==(const Displacement&) const = default;
};

/// Where a motion leads to. Immutable: any thread. Time is that of the obstacle's own clock, in
/// seconds, >= 0: it stands still while the obstacle waits. Building: linear in the track. A motion
/// with speed 0, without length or by an angle of 0 leads nowhere.
class THICKET_NAV_EXPORT Timetable {
public:
    explicit Timetable(const Motion& motion);

    Displacement at(double seconds) const;
    /// The straight pieces, or turns in one sense, that it moves along from one time to a later
    /// one: the first displacement is at(from), the last at(to), up to whole turns. Of more than a
    /// round one round, then straight to the end. Replaces `way`.
    void way(double from, double to, std::vector<Displacement>& way) const;
    /// Whether it moves at any time after that.
    bool movesAfter(double seconds) const;
    /// Of the track, map units, for `round` with the way back to its beginning; or of the turn,
    /// degrees.
    double length() const { return m_at.back(); }

private:
    double travelled(double seconds) const;
    double onTrack(double travelled) const;
    Displacement pointAt(double onTrack) const;
    /// Of a point of the track. Turns have a track whose x are degrees.
    Displacement displacement(Point p) const
    {
        return m_turns ? Displacement{{}, p.x} : Displacement{p, 0};
    }
    void addPassed(double begin, double end, std::vector<Displacement>& way) const;
    bool turnsOn() const { return m_turns && m_course == Course::round; }
    double roundLength() const { return (m_course == Course::toAndFro ? 2 : 1) * length(); }

    std::vector<Point> m_points; ///< of the track, from the first
    std::vector<double> m_at;    ///< by point: length of the track until there
    bool m_turns;
    Course m_course;
    double m_speed;
    double m_start;
    double m_pauseAtEnd;
    double m_pauseAtStart;
};

} // namespace thicket::nav
