#include "libnav/collision/obstaclefield.h"

#include "libnav/collision/expansion/obstaclecheck.h"
#include "libnav/collision/fieldedit.h"
#include "libnav/collision/otherradii.h"
#include "libnav/collision/rims/arenas.h"

namespace thicket::nav {

namespace {

FieldData rebuilt(const FieldData& derived)
{
    FieldData whole = makeField(obstaclesOf(derived), derived.agentRadius, derived.threads);
    whole.numbering = derived.numbering + 1;
    return whole;
}

// Whether no other field has the data. If so, what the last other one read of it, perhaps on
// another thread, comes before what follows: use_count() alone orders nothing, but a copy's end
// does.
template <class Data> bool isSoleOwner(const std::shared_ptr<Data>& data)
{
    if (data.use_count() != 1)
        return false;
    std::shared_ptr<Data>(data).reset();
    return true;
}

} // namespace

struct ObstacleField::Data : FieldData {
    explicit Data(FieldData data) : FieldData(std::move(data)) {}

    std::shared_ptr<Data> origin; ///< of what withAgentRadius() made: whose other radii it shares
    OtherRadii otherRadii;        ///< of all else

    Blocker firstBlocker(Ray& ray, double reach) const
    {
        constexpr std::uint32_t none = UINT32_MAX;
        shootDiscs(*this, ray);
        Blocker first{ray.met == none ? Blocker::Kind::none : Blocker::Kind::disc, ray.met,
                      ray.nearest};
        if (ground().cores.empty() && arenas.empty())
            return first;
        ray.met = none;
        shootCores(*this, ray);
        if (ray.met != none)
            first = {Blocker::Kind::core, ray.met, ray.nearest};
        ray.met = none;
        leaveGround(ray, ray.from + reach * ray.direction);
        if (ray.met != none)
            first = {Blocker::Kind::arena, ray.met, ray.nearest};
        return first;
    }
    // Who is inside the arenas that bound the intersection of the arenas is inside all, and leaves
    // these first.
    void leaveGround(Ray& ray, Point to) const
    {
        for (const std::uint32_t i : arenaIntersection.arenas)
            stopAtArena(ray, to, arenas[i], i, tolerance);
        if (ray.met != UINT32_MAX && ray.nearest == 0 &&
            arenaIntersection.arenas.size() < arenas.size()) {
            ray.nearest = std::numeric_limits<double>::min();
            stopAtArenas(ray, to, arenas, tolerance);
        }
    }
};

ObstacleField::ObstacleField() : m_data(std::make_shared<Data>(FieldData{})) {}

ObstacleField::ObstacleField(std::shared_ptr<Data> data) : m_data(std::move(data)) {}

Result<ObstacleField> ObstacleField::build(std::span<const Obstacle> obstacles, double agentRadius,
                                           const FieldOptions& options)
{
    if (auto problem = problemWithAgentRadius(agentRadius))
        return Unexpected(std::move(*problem));
    for (const Obstacle& obstacle : obstacles)
        if (auto problem = problemWith(obstacle))
            return Unexpected(std::move(*problem));
    const unsigned threads =
        options.threads > 0 ? options.threads : std::thread::hardware_concurrency();
    auto data = std::make_shared<Data>(makeField(obstacles, agentRadius, std::max(1u, threads)));
    if (options.wantsSmallerRadii)
        data->otherRadii.prepare(*data);
    return ObstacleField(std::move(data));
}

Result<ObstacleField> ObstacleField::withAgentRadius(double agentRadius) const
{
    if (auto problem = problemWithAgentRadius(agentRadius))
        return Unexpected(std::move(*problem));
    if (agentRadius == m_data->agentRadius)
        return *this;
    const std::shared_ptr<Data>& origin = m_data->origin ? m_data->origin : m_data;
    if (agentRadius == origin->agentRadius)
        return ObstacleField(origin);
    auto other = std::make_shared<Data>(origin->otherRadii.fieldOf(origin, agentRadius));
    other->origin = origin;
    return ObstacleField(std::move(other));
}

Result<void> ObstacleField::apply(std::span<const ObstacleChange> changes)
{
    for (const ObstacleChange& change : changes)
        if (change.after)
            if (auto problem = problemWith({change.id, *change.after}))
                return Unexpected(std::move(*problem));
    if (m_data->base)
        m_data = std::make_shared<Data>(rebuilt(*m_data));
    else if (!isSoleOwner(m_data))
        m_data = std::make_shared<Data>(FieldData(*m_data));
    m_data->origin.reset();
    m_data->otherRadii.forget();
    FieldEditor(*m_data).apply(changes);
    return {};
}

std::uint64_t ObstacleField::numbering() const { return m_data->numbering; }

double ObstacleField::agentRadius() const { return m_data->agentRadius; }

double ObstacleField::tolerance() const { return m_data->tolerance; }

double ObstacleField::leastRadius() const { return nav::leastRadius(m_data->tolerance); }

Box ObstacleField::bounds() const { return m_data->bounds; }

std::size_t ObstacleField::obstacleCount() const { return m_data->obstacleCount; }

std::span<const Disc> ObstacleField::discs() const { return m_data->discs; }

std::span<const Core> ObstacleField::cores() const { return m_data->ground().cores; }

std::span<const Arena> ObstacleField::arenas() const { return m_data->arenas; }

std::span<const RimArc> ObstacleField::coveredArcs(DiscIndex disc) const
{
    return nav::coveredArcs(*m_data, disc);
}

std::optional<Hit> ObstacleField::firstHit(Point from, Point to, std::optional<DiscIndex> ignoreA,
                                           std::optional<DiscIndex> ignoreB) const
{
    const double reach = thicket::nav::distance(from, to);
    if (!std::isfinite(reach))
        return {};
    const Point direction = reach > 0 ? (1 / reach) * (to - from) : Point{1, 0};
    // A point is a ray of no length: what it is inside of begins before its end.
    const double end = reach > 0 ? reach : std::numeric_limits<double>::min();
    return firstHitAlong(from, direction, end, ignoreA.value_or(noDisc), ignoreB.value_or(noDisc));
}

std::optional<Hit> ObstacleField::firstHitAlong(Point from, Point direction, double reach,
                                                DiscIndex ignoreA, DiscIndex ignoreB) const
{
    const Blocker first = firstBlocker(from, direction, reach, ignoreA, ignoreB);
    switch (first.kind) {
    case Blocker::Kind::none:
        break;
    case Blocker::Kind::disc:
        return Hit{first.at, m_data->discs[first.index].obstacle, Hit::Kind::disc, first.index};
    case Blocker::Kind::core:
        return Hit{first.at, cores()[first.index].obstacle, Hit::Kind::core, first.index};
    case Blocker::Kind::arena:
        return Hit{first.at, m_data->arenas[first.index].obstacle, Hit::Kind::arena, first.index};
    }
    return {};
}

Blocker ObstacleField::firstBlocker(Point from, Point direction, double reach, DiscIndex ignoreA,
                                    DiscIndex ignoreB) const
{
    const Point inverse{1 / direction.x, 1 / direction.y};
    Ray ray{from, direction, inverse, reach, ignoreA, ignoreB};
    return m_data->firstBlocker(ray, reach);
}

bool ObstacleField::isFree(const Segment& segment) const
{
    return std::isfinite(thicket::nav::distance(segment.a, segment.b)) &&
           !firstHit(segment.a, segment.b);
}

double ObstacleField::clearance(Point p) const { return nav::clearance(*m_data, p); }

std::optional<std::int64_t> ObstacleField::obstacleAt(Point p) const
{
    return nav::obstacleAt(*m_data, p);
}

std::vector<std::int64_t> ObstacleField::obstaclesAt(Point p) const
{
    return nav::obstaclesAt(*m_data, p);
}

std::span<const std::uint32_t> ObstacleField::boundingArenas() const
{
    return m_data->arenaIntersection.arenas;
}

bool ObstacleField::isFreeWithFloor(Point p) const { return nav::isFreeWithFloor(*m_data, p); }

std::optional<Point> ObstacleField::nearestFreePoint(Point p) const
{
    return nav::nearestFreePoint(*m_data, p);
}

std::vector<DiscIndex> ObstacleField::discsIn(const Box& window) const
{
    std::vector<DiscIndex> found;
    collectDiscsIn(window, found);
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<std::uint32_t> ObstacleField::coresIn(const Box& window) const
{
    std::vector<std::uint32_t> found;
    collectCoresIn(window, found);
    return found;
}

void ObstacleField::collectDiscsIn(const Box& window, std::vector<DiscIndex>& found) const
{
    found.clear();
    if (!window.isEmpty())
        visitDiscsIn(*m_data, window, [&](DiscIndex i) { found.push_back(i); });
}

void ObstacleField::collectCoresIn(const Box& window, std::vector<std::uint32_t>& found) const
{
    found.clear();
    if (!window.isEmpty())
        nav::collectCoresIn(*m_data, window, found);
}

void ObstacleField::collectCoresAlong(std::uint32_t core, double reach,
                                      std::vector<std::uint32_t>& found) const
{
    CoreFrame along = coreFrame(*m_data, core);
    along.halfWidth += reach;
    m_data->ground().coreGrid.collectAlong(along, found);
}

void ObstacleField::collectCoresFrom(DiscIndex disc, Point direction,
                                     std::vector<std::uint32_t>& found) const
{
    m_data->ground().coreEnds.collectTowards(disc, direction, found);
}

} // namespace thicket::nav
