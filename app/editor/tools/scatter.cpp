#include "app/editor/tools/scatter.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/scene/canvas.h"
#include "libsteer/behaviours/placement.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

constexpr double usualPixels = 8;
constexpr std::size_t mostCircles = 10'000;
constexpr double mostSeed = 1e15; // a whole number as a double

struct ScatterWords {
    Q_DECLARE_TR_FUNCTIONS(Scatter)
};

double roundedToOneDigit(double value)
{
    const double digit = std::pow(10, std::floor(std::log10(value)));
    return std::round(value / digit) * digit;
}

void addDisc(std::vector<nav::Obstacle>& obstacles, nav::ObjectId id, nav::Point at, double radius)
{
    obstacles.push_back({id, nav::Circle{at, radius, false}});
}

} // namespace

Scattered scatter(const nav::Box& box, const ScatterParams& params,
                  const nav::ObstacleField& avoided, steer::Random random)
{
    if (box.isEmpty())
        return {{}, random};
    steer::PlacementParams placement;
    placement.box = box;
    placement.count = params.count;
    placement.leastRadius = params.leastRadius;
    placement.mostRadius = params.mostRadius;
    placement.gap = params.gap;
    placement.border = params.border;
    placement.obstacles = &avoided;
    steer::Placement placed = steer::placeAtRandom(placement, random);
    return {std::move(placed.placed), placed.random};
}

std::optional<nav::ObstacleField> surroundings(const MapDocument& document, const nav::Box& window,
                                               nav::ObjectId firstNew, double agentRadius)
{
    const nav::Map& map = document.map();
    const nav::ObjectId lastNew = std::max(firstNew, map.unusedId());
    const auto isNew = [&](const nav::MapObject& o) { return o.id >= firstNew && o.id < lastNew; };
    std::vector<nav::Obstacle> obstacles;
    for (const std::size_t position : document.index().positionsIn(window)) {
        const nav::MapObject& object = map.objects()[position];
        auto shape = nav::obstacleShape(object.geometry);
        if (shape && !isNew(object))
            obstacles.push_back({object.id, *std::move(shape)});
    }
    for (const std::size_t position : document.index().markerPositions(window)) {
        const nav::MapObject& object = map.objects()[position];
        const auto* agent = std::get_if<nav::AgentMarker>(&object.geometry);
        if (!isNew(object))
            addDisc(obstacles, object.id, nav::boundingBox(object.geometry).center(),
                    agent ? agent->radius : agentRadius);
    }
    if (auto walls = nav::boundingWalls(map.settings))
        obstacles.push_back({nav::boundsObstacle, *std::move(walls)});
    auto field = nav::ObstacleField::build(obstacles, 0);
    return field ? std::optional(*std::move(field)) : std::nullopt;
}

QString placedText(std::size_t placed, std::size_t wanted)
{
    const QString text = ScatterWords::tr("placed %1 of %2").arg(placed).arg(wanted);
    return placed == wanted ? text
                            : ScatterWords::tr("%1, no room for %2").arg(text).arg(wanted - placed);
}

double ScatterOptions::usualRadius() const
{
    return roundedToOneDigit(usualPixels * m_context.canvas.unitsPerPixel());
}

ScatterParams ScatterOptions::params() const
{
    const double least = m_least.value_or(std::min(usualRadius(), m_most.value_or(HUGE_VAL)));
    const double most = std::max(m_most.value_or(2 * usualRadius()), least);
    return {least, most, m_gap, m_border, m_count};
}

/// The least radius raises the greatest, and the greatest lowers the least.
ToolOption ScatterOptions::radiusOption(const QString& label, const QString& status, bool isLeast)
{
    ToolOption option;
    option.name = isLeast ? QStringLiteral("leastRadius") : QStringLiteral("greatestRadius");
    option.label = label;
    option.status = status;
    option.isLength = true;
    option.get = [this, isLeast] { return isLeast ? params().leastRadius : params().mostRadius; };
    option.set = [this, isLeast](double value) {
        const ScatterParams present = params();
        m_least = isLeast ? value : std::min(present.leastRadius, value);
        m_most = isLeast ? std::max(present.mostRadius, value) : value;
    };
    return option;
}

QList<ToolOption> ScatterOptions::list(const QString& countStatus)
{
    ToolOption gap;
    gap.name = QStringLiteral("scatterGap");
    gap.label = ScatterWords::tr("Gap");
    gap.status = ScatterWords::tr("Least distance to each other and to obstacles");
    gap.isLength = true;
    gap.get = [this] { return m_gap; };
    gap.set = [this](double value) { m_gap = value; };
    ToolOption border;
    border.name = QStringLiteral("scatterBorder");
    border.label = ScatterWords::tr("Border");
    border.status = ScatterWords::tr("Least distance to the edge");
    border.isLength = true;
    border.get = [this] { return m_border; };
    border.set = [this](double value) { m_border = value; };
    ToolOption count;
    count.name = QStringLiteral("scatterCount");
    count.label = ScatterWords::tr("Count");
    count.status = countStatus;
    count.minimum = 1;
    count.maximum = double(mostCircles);
    count.get = [this] { return double(m_count); };
    count.set = [this](double value) { m_count = std::size_t(value); };
    ToolOption seed;
    seed.name = QStringLiteral("scatterSeed");
    seed.label = ScatterWords::tr("Seed");
    seed.status = ScatterWords::tr("The same seed gives the same circles");
    seed.maximum = mostSeed;
    seed.get = [this] { return double(m_seed); };
    seed.set = [this](double value) { m_seed = std::uint64_t(value); };
    return {radiusOption(ScatterWords::tr("Radius"), ScatterWords::tr("The least radius"), true),
            radiusOption(ScatterWords::tr("to"), ScatterWords::tr("The greatest radius"), false),
            gap,
            border,
            count,
            seed};
}

} // namespace thicket::editor
