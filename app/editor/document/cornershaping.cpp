#include "app/editor/document/cornershaping.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/edits/vertices.h"

#include <QCoreApplication>

#include <numeric>

namespace thicket::editor {

namespace {

struct ShapingWords {
    Q_DECLARE_TR_FUNCTIONS(thicket::editor::CornerShaping)
};

/// Gives every wall and polygon that `applies` the points that `shape` returns for it.
template <class Applies, class Shape> QString reshape(MapDocument& document,
                                                      const Selection& selection, Applies applies,
                                                      Shape shape, const QString& step)
{
    std::vector<nav::MapObject> after;
    for (nav::MapObject& object : openObjects(document.map(), selection.ids())) {
        if (!applies(object.geometry))
            continue;
        nav::Geometry shaped = withVertices(object.geometry, shape(object.geometry));
        if (!staysSound(object.geometry, shaped))
            return ShapingWords::tr("Two sides would meet");
        object.geometry = std::move(shaped);
        after.push_back(std::move(object));
    }
    if (after.empty())
        return {};
    const nav::MapEdit edit = nav::MapEdit::change(document.map(), std::move(after));
    if (edit.isNoOp())
        return ShapingWords::tr("There is no corner to change");
    document.push(edit, step);
    return {};
}

template <class Applies>
bool hasAny(const nav::Map& map, const Selection& selection, Applies applies)
{
    for (const nav::MapObject& object : openObjects(map, selection.ids())) {
        if (applies(object.geometry))
            return true;
    }
    return false;
}

bool isBent(const nav::Geometry& geometry)
{
    const auto* points = verticesOf(geometry);
    return points && points->size() >= 3;
}

bool isBentRing(const nav::Geometry& geometry) { return isBent(geometry) && isRing(geometry); }

} // namespace

QString makeRegular(MapDocument& document, const Selection& selection)
{
    if (!hasAny(document.map(), selection, isBentRing))
        return ShapingWords::tr("Select a polygon or a closed wall that is not locked");
    return reshape(
        document, selection, isBentRing,
        [](const nav::Geometry& geometry) { return regular(*verticesOf(geometry)); },
        ShapingWords::tr("Make Regular"));
}

QString roundCorners(MapDocument& document, const Selection& selection,
                     const std::vector<std::size_t>& indices, const Rounding& rounding)
{
    if (!hasAny(document.map(), selection, isBent))
        return ShapingWords::tr("Select a polygon or a bent wall that is not locked");
    return reshape(
        document, selection, isBent,
        [&](const nav::Geometry& geometry) {
            const auto& points = *verticesOf(geometry);
            std::vector<std::size_t> all(points.size());
            std::iota(all.begin(), all.end(), std::size_t(0));
            return rounded(points, isRing(geometry), indices.empty() ? all : indices, rounding);
        },
        ShapingWords::tr("Round Corners"));
}

} // namespace thicket::editor
