#include "libsteer/lanes/agenttree.h"

#include "libsteer/lanes/celllanes.h"

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>

namespace thicket::steer {

namespace {

constexpr std::uint32_t mostInLeaf = 8;

double beyond(double at, double least, double most)
{
    return std::max(std::max(least - at, at - most), 0.0);
}

/// A lower bound of the gaps in the box, computed with the same roundings as the gaps.
double leastGap(const AgentTree::Box& box, const AgentTree::Rim& self)
{
    return box.nearest(self.center) - self.radius - box.largest;
}

} // namespace

double AgentTree::Box::nearest(Point p) const
{
    return lengthOf({beyond(p.x, min.x, max.x), beyond(p.y, min.y, max.y)});
}

double AgentTree::Box::farthest(Point p) const
{
    return lengthOf({std::max(p.x - min.x, max.x - p.x), std::max(p.y - min.y, max.y - p.y)});
}

AgentTree::AgentTree(const CellLanes& lanes)
{
    const auto count = static_cast<std::uint32_t>(lanes.size());
    m_rims.reserve(count);
    for (Place place; place < count; ++place)
        m_rims.push_back({lanes.positionAt(place), lanes.radiusAt(place), place});
    if (count > 0)
        addBoxes(0, count);
}

/// Splits across the longer side; agents at one point by their places. The agents of a box and
/// their order in a leaf depend on nothing but the agents.
void AgentTree::addBoxes(std::uint32_t begin, std::uint32_t end)
{
    const std::size_t at = m_boxes.size();
    Box box{m_rims[begin].center,
            m_rims[begin].center,
            m_rims[begin].radius,
            m_rims[begin].radius,
            m_rims[begin].place,
            begin,
            end,
            0,
            end - begin <= mostInLeaf};
    for (std::uint32_t i = begin; i < end; ++i) {
        const Rim& rim = m_rims[i];
        box.min = {std::min(box.min.x, rim.center.x), std::min(box.min.y, rim.center.y)};
        box.max = {std::max(box.max.x, rim.center.x), std::max(box.max.y, rim.center.y)};
        box.smallest = std::min(box.smallest, rim.radius);
        box.largest = std::max(box.largest, rim.radius);
        box.firstPlace = std::min(box.firstPlace, rim.place);
    }
    m_boxes.push_back(box);
    if (box.isLeaf) {
        std::ranges::sort(m_rims.begin() + begin, m_rims.begin() + end, {}, &Rim::place);
    } else {
        const bool isWide = box.max.x - box.min.x > box.max.y - box.min.y;
        const std::uint32_t middle = begin + (end - begin) / 2;
        std::nth_element(m_rims.begin() + begin, m_rims.begin() + middle, m_rims.begin() + end,
                         [isWide](const Rim& a, const Rim& b) {
                             return std::tuple(isWide ? a.center.x : a.center.y, a.place) <
                                    std::tuple(isWide ? b.center.x : b.center.y, b.place);
                         });
        addBoxes(begin, middle);
        addBoxes(middle, end);
    }
    m_boxes[at].next = static_cast<std::uint32_t>(m_boxes.size());
}

namespace {

/// Keeps the least `most` of what is added.
class Least {
public:
    Least(std::size_t most, std::vector<AgentTree::Near>& found) : m_most(most), m_found(found)
    {
        m_found.clear();
        m_found.reserve(2 * most);
    }
    /// Whether one this good can be among them.
    bool takes(const AgentTree::Near& one) const { return one < m_limit; }
    void add(const AgentTree::Near& one)
    {
        m_found.push_back(one);
        if (m_found.size() == 2 * m_most)
            cut();
    }
    void cut()
    {
        if (m_found.size() <= m_most)
            return;
        const auto last = m_found.begin() + static_cast<std::ptrdiff_t>(m_most - 1);
        std::nth_element(m_found.begin(), last, m_found.end());
        m_limit = *last;
        m_found.resize(m_most);
    }

private:
    std::size_t m_most;
    std::vector<AgentTree::Near>& m_found;
    AgentTree::Near m_limit{std::numeric_limits<double>::infinity(), {}};
};

} // namespace

void AgentTree::nearest(const Rim& self, double reach, std::size_t most,
                        std::vector<Near>& found) const
{
    Least least(most, found);
    // Nearer child first, so the stack has at most one other child per level.
    struct Open {
        Near nearest; ///< lower bound of the gaps in the box
        std::uint32_t box = 0;
    };
    std::array<Open, 64> open;
    std::size_t left = 0;
    const auto opened = [&](std::uint32_t box) {
        return Open{{leastGap(m_boxes[box], self), m_boxes[box].firstPlace}, box};
    };
    const auto isOf = [&](const Near& one) { return one.gap < reach && least.takes(one); };
    if (!m_boxes.empty())
        open[left++] = opened(0);
    while (left > 0) {
        const Open at = open[--left];
        if (!isOf(at.nearest))
            continue;
        const Box& box = m_boxes[at.box];
        if (!box.isLeaf) {
            const Open first = opened(at.box + 1);
            const Open second = opened(m_boxes[at.box + 1].next);
            const bool isInOrder = first.nearest < second.nearest;
            open[left++] = isInOrder ? second : first;
            open[left++] = isInOrder ? first : second;
            continue;
        }
        for (const Rim& rim : std::span(m_rims).subspan(box.begin, box.end - box.begin)) {
            const Near near{lengthOf(rim.center - self.center) - self.radius - rim.radius,
                            rim.place};
            if (rim.place != self.place && isOf(near))
                least.add(near);
        }
    }
    least.cut();
    std::ranges::sort(found, {}, &Near::place);
}

bool AgentTree::hasMore(const Rim& self, double reach, std::size_t most) const
{
    std::size_t count = 0; // includes the agent itself
    visit(
        [&](const Box& box) {
            if (count > most + 1 || leastGap(box, self) >= reach)
                return true;
            const bool isWithin = box.farthest(self.center) - self.radius - box.smallest < reach;
            count += isWithin ? box.end - box.begin : 0;
            return isWithin;
        },
        [&](const Rim& rim) {
            count += lengthOf(rim.center - self.center) - self.radius - rim.radius < reach;
            return true;
        });
    return count > most + 1;
}

const AgentTree& TreeOfStep::of(const CellLanes& lanes) const
{
    if (!m_isMade.load(std::memory_order_acquire)) {
        const std::lock_guard guard(m_making);
        if (!m_isMade.load(std::memory_order_relaxed)) {
            m_tree = AgentTree(lanes);
            m_isMade.store(true, std::memory_order_release);
        }
    }
    return m_tree;
}

} // namespace thicket::steer
