#include "app/editor/document/arranging.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/transform/skeleton.h"
#include "app/editor/transform/transform.h"

#include <QCoreApplication>

#include <algorithm>

namespace thicket::editor {

namespace {

struct ArrangingWords {
    Q_DECLARE_TR_FUNCTIONS(thicket::editor::Arranging)
};

QString pushChanged(MapDocument& document, std::vector<nav::MapObject> objects, const QString& step)
{
    const bool fits = std::all_of(objects.begin(), objects.end(), [](const auto& object) {
        const nav::Box box = nav::boundingBox(object.geometry);
        return nav::isInRange(box.min) && nav::isInRange(box.max);
    });
    if (!fits)
        return ArrangingWords::tr("That is beyond the range of coordinates");
    document.push(nav::MapEdit::change(document.map(), std::move(objects)), step);
    return {};
}

std::vector<nav::Box> boxesOf(const std::vector<nav::MapObject>& objects)
{
    std::vector<nav::Box> boxes;
    for (const nav::MapObject& object : objects)
        boxes.push_back(nav::boundingBox(object.geometry));
    return boxes;
}

QString pushMoved(MapDocument& document, std::vector<nav::MapObject> objects,
                  const std::vector<nav::Point>& moves, const QString& step)
{
    for (std::size_t i = 0; i < objects.size(); ++i)
        objects[i].geometry = nav::translated(std::move(objects[i].geometry), moves[i]);
    return pushChanged(document, std::move(objects), step);
}

/// Why so few objects cannot be arranged; empty if they can.
QString missing(std::size_t count, std::size_t needed, const Selection& selection)
{
    if (count >= needed)
        return {};
    if (selection.ids().size() >= static_cast<qsizetype>(needed))
        return ArrangingWords::tr("The layer is locked");
    return ArrangingWords::tr("Select at least %n objects", nullptr, static_cast<int>(needed));
}

} // namespace

QString alignSelected(MapDocument& document, const Selection& selection, Axis axis, Side side,
                      const QString& step)
{
    auto objects = openObjects(document.map(), selection.ids());
    if (const QString why = missing(objects.size(), 2, selection); !why.isEmpty())
        return why;
    const auto moves = alignment(boxesOf(objects), axis, side);
    return pushMoved(document, std::move(objects), moves, step);
}

QString distributeSelected(MapDocument& document, const Selection& selection, Axis axis,
                           Spacing spacing, const QString& step)
{
    auto objects = openObjects(document.map(), selection.ids());
    if (const QString why = missing(objects.size(), 3, selection); !why.isEmpty())
        return why;
    const auto moves = distribution(boxesOf(objects), axis, spacing);
    return pushMoved(document, std::move(objects), moves, step);
}

bool Posing::continues(const std::vector<nav::MapObject>& objects) const
{
    return std::equal(objects.begin(), objects.end(), m_last.begin(), m_last.end(),
                      [](const nav::MapObject& now, const nav::MapObject& then) {
                          return now.id == then.id && now.geometry == then.geometry;
                      });
}

QString Posing::pose(MapDocument& document, const Selection& selection, Pose by,
                     const QString& step)
{
    auto objects = openObjects(document.map(), selection.ids());
    if (const QString why = missing(objects.size(), 1, selection); !why.isEmpty())
        return why;
    if (!continues(objects)) {
        m_first = objects;
        m_pivot = skeletonBox(objects).center();
        m_pose = {};
    }
    m_pose = m_pose.then(by);
    for (std::size_t i = 0; i < objects.size(); ++i)
        objects[i].geometry = posed(m_first[i].geometry, m_pivot, m_pose);
    m_last = objects;
    return pushChanged(document, std::move(objects), step);
}

} // namespace thicket::editor
