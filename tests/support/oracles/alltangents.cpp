#include "tests/support/oracles/alltangents.h"

#include "libnav/collision/searchview.h"
#include "tests/support/geometry/angle.h"
#include "tests/support/geometry/planegeometry.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <queue>

namespace thicket::test {

namespace {

using nav::Disc;
using nav::DiscIndex;
using nav::ObstacleField;
using nav::Point;
using nav::SearchView;

constexpr double turn = 2 * std::numbers::pi;

/// A tangent from an oriented rim or the start to another rim or the goal.
struct Line {
    double leaves = 0; ///< angles, seen from the centres
    double arrives = 0;
    double lateLeaving = 0; ///< true angle minus angle, on a rim turned to the left
    double lateArriving = 0;
    double length = 0;
    std::size_t rim = 0;
};

struct Arrival {
    double bound = 0; ///< cost plus the straight line from there
    double cost = 0;
    double angle = 0;
    double late = 0;
    std::size_t rim = 0; ///< 2 * disc + (1 if clockwise)

    bool operator>(const Arrival& other) const { return bound > other.bound; }
};

} // namespace

class AllTangents::Search {
public:
    explicit Search(const ObstacleField& field)
        : m_field(field), m_discs(SearchView(field).discs()), m_lines(2 * m_discs.size()),
          m_isLaid(2 * m_discs.size(), false), m_arrived(2 * m_discs.size()),
          m_goalRim(2 * m_discs.size())
    {}

    std::optional<double> run(Point start, Point goal)
    {
        m_goal = goal;
        m_open = {};
        for (const std::size_t rim : m_touched)
            m_arrived[rim].clear();
        m_touched.clear();
        if (m_field.isFree({start, m_goal}))
            return distance(start, m_goal);
        for (const Line& line : linesFrom(start))
            arrive({0, line.length, line.arrives, line.lateArriving, line.rim});
        while (!m_open.empty()) {
            const Arrival now = m_open.top();
            m_open.pop();
            if (now.rim == m_goalRim)
                return now.cost;
            layLines(now.rim);
            for (const Line& line : m_lines[now.rim])
                follow(now, line);
            if (const auto line = lineToGoal(now.rim))
                follow(now, *line);
        }
        return {};
    }

private:
    double slackOn(const Disc& disc) const
    {
        return std::max(1e-9, 2 * m_field.tolerance() / disc.radius);
    }
    /// The cost of hugging from the arrival on; nullopt if the arc is covered.
    std::optional<double> hugged(const Arrival& arrival, double to, double late) const
    {
        const std::size_t rim = arrival.rim;
        const double from = arrival.angle;
        const bool left = rim % 2 == 0;
        const Disc& disc = m_discs[rim / 2];
        const double slack = slackOn(disc);
        double way = positive(left ? to - from : from - to);
        if (way > turn - slack)
            way = 0;
        for (const nav::RimArc& arc :
             SearchView(m_field).coveredArcs(static_cast<DiscIndex>(rim / 2))) {
            // Where a wall's side begins, the depth only grows with the square of the angle.
            const double shallow = std::max(slack, std::min(std::sqrt(slack), arc.sweep / 4));
            // The angle from the near end of the covered arc to the start of the walk.
            const double past = positive(left ? from - arc.begin : arc.begin + arc.sweep - from);
            const double gap = past < arc.sweep - shallow ? 0 : turn - past;
            if (way > gap + shallow)
                return {};
            // The part of the walk within the covered arc, which is at most as deep as the
            // tolerance there.
            const double within =
                past < arc.sweep ? std::min(way, arc.sweep - past) : way - (turn - past);
            const double first = past < arc.sweep ? from : left ? arc.begin : arc.begin + arc.sweep;
            if (within > slack && entersDisc(rim / 2, left ? first : first - within, within))
                return {};
        }
        way += (left ? 1 : -1) * (late - arrival.late);
        return std::max(0.0, way) * disc.trueRadius;
    }
    /// Whether the rim gets deeper than the tolerance into another disc along the arc. A seal does
    /// so within an arc that is covered no deeper than the tolerance.
    bool entersDisc(std::size_t own, double begin, double sweep) const
    {
        const Disc& rim = m_discs[own];
        for (std::size_t i = 0; i < m_discs.size(); ++i) {
            const Disc& disc = m_discs[i];
            const Point to = disc.center - rim.center;
            const double depth = disc.radius - std::abs(length(to) - rim.radius);
            if (i != own && depth > m_field.tolerance() &&
                positive(std::atan2(to.y, to.x) - begin) < sweep)
                return true;
        }
        return false;
    }
    void follow(const Arrival& now, const Line& line)
    {
        if (const auto way = hugged(now, line.leaves, line.lateLeaving))
            arrive({0, now.cost + *way + line.length, line.arrives, line.lateArriving, line.rim});
    }
    void arrive(Arrival arrival)
    {
        arrival.bound = arrival.cost;
        if (arrival.rim != m_goalRim) {
            for (const Arrival& was : m_arrived[arrival.rim])
                if (const auto way = hugged(was, arrival.angle, arrival.late);
                    way && was.cost + *way <= arrival.cost)
                    return;
            if (m_arrived[arrival.rim].empty())
                m_touched.push_back(arrival.rim);
            m_arrived[arrival.rim].push_back(arrival);
            const Disc& disc = m_discs[arrival.rim / 2];
            arrival.bound += std::max(0.0, distance(disc.center, m_goal) - disc.radius);
        }
        m_open.push(arrival);
    }
    std::vector<Line> linesFrom(Point p) const
    {
        std::vector<Line> lines;
        for (DiscIndex i; i < m_discs.size(); ++i) {
            const Disc& disc = m_discs[i];
            const double between = apart(p, disc.center);
            if (disc.radius == 0 || between < disc.radius - 2 * m_field.tolerance())
                continue; // a free place, or p is inside
            const double length =
                std::sqrt(std::max(0.0, (between - disc.trueRadius) * (between + disc.trueRadius)));
            for (int way = 0; way < 2; ++way) {
                const double angle = contactAngle(p, disc.center, disc.radius, way);
                if (!SearchView(m_field).firstHit(p, onRim(disc.center, disc.radius, angle), i))
                    lines.push_back(
                        {0, angle, 0, 0, length, 2 * std::size_t(i) + std::size_t(way)});
            }
        }
        return lines;
    }
    void layLines(std::size_t rim)
    {
        if (m_isLaid[rim])
            return;
        m_isLaid[rim] = true;
        const auto i = static_cast<DiscIndex>(rim / 2);
        for (DiscIndex j; j < m_discs.size(); ++j)
            for (int kind = 0; kind < 4; ++kind)
                // Leaving at an angle to the left of the line of centres means turning clockwise.
                if (j != i && (kind % 2 ? 0U : 1U) == rim % 2)
                    layLine(rim, i, j, kind);
    }
    std::optional<Line> lineToGoal(std::size_t rim) const
    {
        const auto i = static_cast<DiscIndex>(rim / 2);
        const Disc& disc = m_discs[i];
        const double between = apart(m_goal, disc.center);
        if (between < disc.radius - 2 * m_field.tolerance())
            return {};
        const double angle = contactAngle(m_goal, disc.center, disc.radius, rim % 2 == 0 ? 1 : 0);
        const double length =
            std::sqrt(std::max(0.0, (between - disc.trueRadius) * (between + disc.trueRadius)));
        if (SearchView(m_field).firstHit(onRim(disc.center, disc.radius, angle), m_goal, i))
            return {};
        return Line{angle, 0, 0, 0, length, m_goalRim};
    }
    void layLine(std::size_t rim, DiscIndex i, DiscIndex j, int kind)
    {
        const Disc& p = m_discs[i];
        const Disc& q = m_discs[j];
        if (q.radius == 0)
            return;
        const auto tangent = commonTangent(p.center, p.radius, q.center, q.radius, kind);
        const auto real = commonTangent(p.center, p.trueRadius, q.center, q.trueRadius, kind,
                                        m_field.tolerance());
        if (!tangent || !real || SearchView(m_field).firstHit(tangent->a, tangent->b, i, j))
            return;
        const std::size_t winding = kind >= 2 ? 1 - rim % 2 : rim % 2;
        m_lines[rim].push_back({tangent->onP, tangent->onQ, real->onP - tangent->onP,
                                real->onQ - tangent->onQ, real->length,
                                2 * std::size_t(j) + winding});
    }

    const ObstacleField& m_field;
    std::span<const Disc> m_discs;
    Point m_goal;
    std::vector<std::vector<Line>> m_lines; // by oriented rim, computed on its first expansion
    std::vector<bool> m_isLaid;
    std::vector<std::vector<Arrival>> m_arrived; // likewise
    std::vector<std::size_t> m_touched;          // rims with arrivals
    std::size_t m_goalRim;
    std::priority_queue<Arrival, std::vector<Arrival>, std::greater<>> m_open;
};

AllTangents::AllTangents(const ObstacleField& field) : m_search(std::make_unique<Search>(field)) {}

AllTangents::~AllTangents() = default;

std::optional<double> AllTangents::shortest(Point start, Point goal)
{
    return start == goal ? 0.0 : m_search->run(start, goal);
}

std::optional<double> shortestByAllTangents(const ObstacleField& field, Point start, Point goal)
{
    return AllTangents(field).shortest(start, goal);
}

} // namespace thicket::test
