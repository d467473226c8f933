#include "libnav/path/certificate.h"

#include "libnav/path/placeindex.h"
#include "libnav/path/reachability.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace thicket::nav {

namespace {

class Collector {
public:
    explicit Collector(const SearchView& field) : m_field(field) {}

    void add(const Blocker& blocker)
    {
        std::uint32_t& seen = m_seen[4 * blocker.index + static_cast<std::uint32_t>(blocker.kind)];
        if (seen != PlaceIndex::none)
            return;
        seen = 0;
        if (blocker.kind == Blocker::Kind::disc)
            addDisc(blocker.disc());
        if (blocker.kind == Blocker::Kind::core)
            m_obstacles.push_back(m_field.cores()[blocker.core()].obstacle);
        if (blocker.kind == Blocker::Kind::arena)
            m_obstacles.push_back(m_field.arenas()[blocker.arena()].obstacle);
    }
    void add(const Contact& contact)
    {
        if (contact.kind == Contact::Kind::disc)
            m_obstacles.push_back(contact.obstacle);
    }
    std::vector<std::int64_t> take()
    {
        std::sort(m_obstacles.begin(), m_obstacles.end());
        m_obstacles.erase(std::unique(m_obstacles.begin(), m_obstacles.end()), m_obstacles.end());
        return std::move(m_obstacles);
    }

private:
    // A seal has the id of one of the two obstacles that touch, but depends on both.
    void addDisc(DiscIndex index)
    {
        const Disc& disc = m_field.discs()[index];
        m_obstacles.push_back(disc.obstacle);
        if (disc.corner >= 0 || disc.radius > 101 * m_field.tolerance())
            return;
        const Box around =
            grown({disc.center, disc.center}, disc.radius + 20 * m_field.tolerance());
        for (const DiscIndex near : m_field.discsIn(around))
            m_obstacles.push_back(m_field.discs()[near].obstacle);
        for (const CoreIndex near : m_field.coresIn(around))
            m_obstacles.push_back(m_field.cores()[near].obstacle);
        for (const ArenaIndex arena : m_field.boundingArenas())
            m_obstacles.push_back(m_field.arenas()[arena].obstacle);
    }

    SearchView m_field;
    PlaceIndex m_seen;
    std::vector<std::int64_t> m_obstacles;
};

} // namespace

bool Certificate::contains(std::int64_t obstacle) const
{
    return std::binary_search(obstacles.begin(), obstacles.end(), obstacle);
}

Certificate certificateOf(const SearchView& field, std::span<const Blocker> met, const Path& path)
{
    Collector collector(field);
    for (const Blocker& blocker : met)
        if (blocker.kind != Blocker::Kind::none)
            collector.add(blocker);
    for (const TangentEdge& edge : path.edges())
        if (const auto* const surfing = std::get_if<SurfingEdge>(&edge)) {
            collector.add(surfing->fromContact);
            collector.add(surfing->toContact);
        }
    return {true, collector.take()};
}

Certificate certificateOfParting(const SearchView& field, const Segment& ends)
{
    PartingTest test(field, ends.a, ends.b);
    if (test.advance(std::numeric_limits<std::size_t>::max()) != PartingTest::Verdict::parted)
        return {};
    return {true, test.partingObstacles()};
}

} // namespace thicket::nav
