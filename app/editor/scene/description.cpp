#include "app/editor/scene/description.h"

#include "app/editor/document/objectwords.h"
#include "app/editor/search/stepwords.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thicket::editor {

namespace {

struct DescriptionWords {
    Q_DECLARE_TR_FUNCTIONS(Description)
};

QString objectTitle(const nav::MapObject& object)
{
    QString phrase = objectPhrase(object);
    phrase[0] = phrase[0].toUpper();
    return phrase;
}

/// With those decimals, and with two digits at least: a stem of 5 mm is none of 0.0 m.
QString sizeText(double value, int decimals, const nav::Map& map)
{
    const int needed = value > 0 ? 1 - static_cast<int>(std::floor(std::log10(value) + 1e-9)) : 0;
    return lengthText(value, std::clamp(needed, decimals, std::max(decimals, 6)), map);
}

QString sizeText(const nav::Map& map, const nav::Geometry& geometry, int decimals)
{
    if (const auto* circle = std::get_if<nav::Circle>(&geometry))
        return DescriptionWords::tr("radius %1").arg(sizeText(circle->radius, decimals, map));
    if (const auto* agent = std::get_if<nav::AgentMarker>(&geometry))
        return DescriptionWords::tr("radius %1").arg(sizeText(agent->radius, decimals, map));
    const auto* spawn = std::get_if<nav::SpawnMarker>(&geometry);
    if (spawn && spawn->points.empty())
        return DescriptionWords::tr("radius %1").arg(sizeText(spawn->radius, decimals, map));
    if (const auto* wall = std::get_if<nav::Wall>(&geometry)) {
        double length = 0;
        for (std::size_t i = 1; i < wall->points.size(); ++i)
            length += nav::distance(wall->points[i - 1], wall->points[i]);
        if (wall->closed)
            length += nav::distance(wall->points.back(), wall->points.front());
        return DescriptionWords::tr("length %1, %2 thick")
            .arg(lengthText(length, decimals, map), sizeText(wall->thickness, decimals, map));
    }
    const nav::Box box = nav::boundingBox(geometry);
    if (std::holds_alternative<nav::Polygon>(geometry) || spawn)
        return DescriptionWords::tr("%1 by %2")
            .arg(lengthText(box.width(), decimals, map), lengthText(box.height(), decimals, map));
    return DescriptionWords::tr("x %1, y %2")
        .arg(numberText(box.center().x, decimals), numberText(box.center().y, decimals));
}

QString contactPhrase(const nav::Map& map, const nav::Contact& contact)
{
    switch (contact.kind) {
    case nav::Contact::Kind::start:
        return DescriptionWords::tr("start");
    case nav::Contact::Kind::goal:
        return DescriptionWords::tr("goal");
    case nav::Contact::Kind::disc:
        break;
    }
    return objectPhrase(map, contact.obstacle);
}

} // namespace

int decimalsAt(double unitsPerPixel)
{
    return std::clamp(static_cast<int>(std::ceil(-std::log10(unitsPerPixel) - 1e-9)), 0, 9);
}

QString lengthText(double value, int decimals, const nav::Map& map)
{
    return lengthText(value, decimals, QString::fromStdString(map.settings.unit));
}

QString angleText(double radians)
{
    return numberText(radians * 180 / std::numbers::pi, 0) + QChar(0x00b0);
}

QString objectPhrase(const nav::MapObject& object) { return ObjectWords::mention(object); }

QString objectPhrase(const nav::Map& map, nav::ObjectId id)
{
    return ObjectWords::mention(map, id);
}

QString layerPhrase(const nav::Map& map, const nav::MapObject& object)
{
    const nav::Layer* layer = map.layerOf(object);
    if (!layer)
        return {};
    const QString name = QString::fromStdString(layer->name);
    return (layer->locked ? DescriptionWords::tr("layer %1, locked")
                          : DescriptionWords::tr("layer %1"))
        .arg(name);
}

QString describeObject(const nav::Map& map, const nav::MapObject& object, int decimals)
{
    QString title = objectTitle(object);
    if (!object.name.empty())
        title += QLatin1String(", ") + QString::fromStdString(object.name);
    QStringList lines{title, sizeText(map, object.geometry, decimals)};
    if (const QString layer = layerPhrase(map, object); !layer.isEmpty())
        lines << layer;
    return lines.join('\n');
}

QString describeEdge(const nav::Map& map, const nav::TangentEdge& edge)
{
    if (const auto* surfing = std::get_if<nav::SurfingEdge>(&edge))
        return DescriptionWords::tr("surfing, %1, %2 to %3")
            .arg(lengthText(surfing->length(), 2, map), contactPhrase(map, surfing->fromContact),
                 contactPhrase(map, surfing->toContact));
    const auto& hugging = std::get<nav::HuggingEdge>(edge);
    return DescriptionWords::tr("hugging, radius %1, %2, %3, %4")
        .arg(lengthText(hugging.radius, 2, map), angleText(hugging.sweep()),
             windingWords(map, hugging.winding), contactPhrase(map, hugging.contact));
}

QString speakObject(const nav::Map& map, const nav::MapObject& object, int decimals)
{
    QStringList parts{objectTitle(object)};
    if (!object.name.empty())
        parts << QString::fromStdString(object.name);
    const nav::Point at = nav::boundingBox(object.geometry).center();
    parts << DescriptionWords::tr("x %1").arg(numberText(at.x, decimals))
          << DescriptionWords::tr("y %1").arg(numberText(at.y, decimals));
    if (nav::isObstacle(object.geometry))
        parts << sizeText(map, object.geometry, decimals);
    return parts.join(QLatin1String(", "));
}

} // namespace thicket::editor
