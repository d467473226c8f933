#include "libnav/collision/obstaclefield.h"

#include "libnav/collision/expansion/obstaclecheck.h"
#include "libnav/collision/fieldedit.h"
#include "libnav/collision/otherradii.h"
#include "libnav/collision/searchview.h"
#include "libnav/soleowner.h"

namespace thicket::nav {

struct ObstacleField::Data : FieldData {
    explicit Data(FieldData data) : FieldData(std::move(data)) {}

    std::shared_ptr<Data> origin; ///< of a result of withAgentRadius(): its otherRadii are shared
    OtherRadii otherRadii;        ///< used if there is no origin
};

ObstacleField::ObstacleField() : m_data(std::make_shared<Data>(FieldData{})) {}

ObstacleField::ObstacleField(std::shared_ptr<Data> data) : m_data(std::move(data)) {}

Result<ObstacleField> ObstacleField::build(std::span<const Obstacle> obstacles, double agentRadius,
                                           const FieldOptions& options)
{
    if (auto problem = problemWithAgentRadius(agentRadius))
        return Unexpected(std::move(*problem));
    if (auto problem = problemWith(obstacles))
        return Unexpected(std::move(*problem));
    const unsigned threads =
        options.threads > 0 ? options.threads : std::thread::hardware_concurrency();
    auto data = std::make_shared<Data>(makeField(obstacles, agentRadius, std::max(1u, threads)));
    if (options.keepsTangents)
        keepTangents(*data);
    if (options.labelsSpace)
        data->labels.emplace();
    if (options.keepsTangents && options.keepsSights)
        data->sights.emplace();
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
    if (origin->keepsTangents)
        keepTangents(*other);
    if (origin->labels)
        other->labels.emplace();
    if (origin->sights)
        other->sights.emplace();
    return ObstacleField(std::move(other));
}

Result<void> ObstacleField::apply(std::span<const ObstacleChange> changes)
{
    if (auto problem = problemWith(changes))
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

Box ObstacleField::bounds() const { return m_data->bounds; }

std::size_t ObstacleField::obstacleCount() const { return m_data->obstacleCount; }

std::size_t ObstacleField::discCount() const { return m_data->discs.size(); }

std::optional<Hit> ObstacleField::firstHit(Point from, Point to) const
{
    return nav::firstHit(*m_data, from, to);
}

std::optional<Hit> ObstacleField::firstHitAlong(Point from, Point direction, double reach) const
{
    return nav::firstHitAlong(*m_data, {from, direction, {}, reach});
}

bool ObstacleField::isFree(const Segment& segment) const
{
    return SearchView(*this).isFree(segment);
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

std::optional<Point> ObstacleField::nearestFreePoint(Point p) const
{
    return nav::nearestFreePoint(*m_data, p);
}

SearchView::SearchView(const ObstacleField& field) : m_data(field.m_data.get()) {}

} // namespace thicket::nav
