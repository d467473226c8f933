#include "libsteer/sim/room.h"

namespace thicket::steer {

namespace {

/// The most by which two agents may come to overlap, units of the lattice. Half of it is for each.
constexpr double mostOverlap = 4;

/// How far the move leads straight towards any point of the box, at most.
double mostTowards(const AgentTree::Box& box, Point from, Point by)
{
    const Point corner{by.x > 0 ? box.max.x : box.min.x, by.y > 0 ? box.max.y : box.min.y};
    const double ahead = dot(by, corner - from);
    const double near = box.nearest(from);
    return near > 0 ? std::min(lengthOf(by), ahead / near) : lengthOf(by);
}

} // namespace

Room::Room(const Crowd::State& state, Place place)
    : m_tree(state.work.tree.of(state.work.lanes)), m_unit(state.lattice.unit())
{
    m_self = {state.work.lanes.positionAt(place), state.work.lanes.radiusAt(place), place};
}

/// Whether the agent overlaps every agent in the box by more than agents that were apart ever do.
bool Room::isOverlapped(const AgentTree::Box& box) const
{
    return box.farthest(m_self.center) < m_self.radius + box.smallest - 2 * mostOverlap * m_unit;
}

double Room::gapTo(const AgentTree::Rim& rim) const
{
    return lengthOf(rim.center - m_self.center) - m_self.radius - rim.radius;
}

double Room::shareOf(Point by) const
{
    double share = 1;
    m_tree.visit(
        [&](const AgentTree::Box& box) {
            if (isOverlapped(box))
                return true;
            const double towards = mostTowards(box, m_self.center, by);
            const double gap = box.nearest(m_self.center) - m_self.radius - box.largest;
            // To rounding, so that of many agents at one place only the first is visited.
            return towards <= 0 || std::max(gap, 0.0) * (1 + 1e-9) >= 2 * share * towards;
        },
        [&](const AgentTree::Rim& rim) {
            const double gap = gapTo(rim);
            const Point apart = rim.center - m_self.center;
            const double ahead = dot(by, apart);
            if (rim.place == m_self.place || ahead <= 0 || gap < -2 * mostOverlap * m_unit)
                return true;
            share = std::min(share, std::max(gap, 0.0) * lengthOf(apart) / (2 * ahead));
            return share > 0;
        });
    return share;
}

bool Room::allows(Point by) const
{
    const auto limit = [this](double gap) {
        return std::max((gap + mostOverlap * m_unit) / 2, 0.0);
    };
    bool isAllowed = true;
    m_tree.visit(
        [&](const AgentTree::Box& box) {
            const double gap = box.nearest(m_self.center) - m_self.radius - box.largest;
            return isOverlapped(box) || mostTowards(box, m_self.center, by) <= limit(gap);
        },
        [&](const AgentTree::Rim& rim) {
            const double gap = gapTo(rim);
            const Point apart = rim.center - m_self.center;
            isAllowed = rim.place == m_self.place || gap < -2 * mostOverlap * m_unit ||
                        dot(by, apart) <= limit(gap) * lengthOf(apart);
            return isAllowed;
        });
    return isAllowed;
}

} // namespace thicket::steer
