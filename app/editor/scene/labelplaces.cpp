#include "app/editor/scene/labelplaces.h"

#include <QLineF>

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

namespace thicket::editor {

namespace {

constexpr int mostPlaces = 64; // that are looked at on a line
constexpr double labelGap = 4; // between labels

/// The part of a side within the window (Liang and Barsky).
std::optional<QLineF> clippedSide(const QLineF& side, const QRectF& window)
{
    double begin = 0;
    double end = 1;
    const auto cut = [&](double from, double by, double low, double high) {
        if (by == 0)
            return from >= low && from <= high;
        const auto [first, last] = std::minmax({(low - from) / by, (high - from) / by});
        begin = std::max(begin, first);
        end = std::min(end, last);
        return begin <= end;
    };
    if (!cut(side.x1(), side.dx(), window.left(), window.right()) ||
        !cut(side.y1(), side.dy(), window.top(), window.bottom()))
        return {};
    return QLineF(side.pointAt(begin), side.pointAt(end));
}

/// Points at equal distances along what the window shows of the line.
std::vector<QPointF> placesOn(const QPolygonF& line, const QRectF& window)
{
    std::vector<QLineF> parts;
    double length = 0;
    for (qsizetype i = 1; i < line.size(); ++i) {
        if (const auto part = clippedSide({line[i - 1], line[i]}, window)) {
            parts.push_back(*part);
            length += part->length();
        }
    }
    std::vector<QPointF> places;
    const double step = length / mostPlaces;
    double next = step / 2; // from the beginning of the part
    for (const QLineF& part : parts) {
        for (const double reach = part.length(); step > 0 && next < reach; next += step)
            places.push_back(part.pointAt(next / reach));
        next -= part.length();
    }
    return places;
}

double squaredDistance(QPointF a, const std::vector<QPointF>& line)
{
    double least = std::numeric_limits<double>::infinity();
    for (const QPointF b : line)
        least = std::min(least, QPointF::dotProduct(a - b, a - b));
    return least;
}

QRectF labelAround(QPointF middle, QSizeF size)
{
    return {middle - QPointF(size.width() / 2, size.height() / 2), size};
}

} // namespace

QList<std::optional<QPointF>> labelPlaces(const QList<LabelledLine>& lines, const QRectF& window)
{
    std::vector<std::vector<QPointF>> places;
    for (const LabelledLine& one : lines)
        places.push_back(placesOn(one.line, window));
    QList<std::optional<QPointF>> chosen;
    QList<QRectF> taken;
    for (std::size_t i = 0; i < places.size(); ++i) {
        std::vector<std::pair<double, QPointF>> best;
        for (const QPointF at : places[i]) {
            double nearest = std::numeric_limits<double>::infinity();
            for (std::size_t j = 0; j < places.size(); ++j)
                if (j != i)
                    nearest = std::min(nearest, squaredDistance(at, places[j]));
            best.emplace_back(nearest, at);
        }
        std::stable_sort(best.begin(), best.end(),
                         [](const auto& a, const auto& b) { return a.first > b.first; });
        const QSizeF size = lines[static_cast<qsizetype>(i)].label;
        const auto fits = [&](const auto& place) {
            const QRectF label = labelAround(place.second, size);
            return window.contains(label) &&
                   std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) {
                       return other.intersects(
                           label.adjusted(-labelGap, -labelGap, labelGap, labelGap));
                   });
        };
        const auto found = std::find_if(best.begin(), best.end(), fits);
        chosen.append(found == best.end() ? std::nullopt : std::optional(found->second));
        if (chosen.last())
            taken.append(labelAround(*chosen.last(), size));
    }
    return chosen;
}

} // namespace thicket::editor
