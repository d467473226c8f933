#include "app/editor/document/arranging.h"

#include "app/editor/document/disposal.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/errors/errortext.h"
#include "app/editor/transform/skeleton.h"
#include "app/editor/transform/transform.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace thicket::editor {

namespace {

struct ArrangingWords {
    Q_DECLARE_TR_FUNCTIONS(thicket::editor::Arranging)
};

using Objects = std::vector<nav::MapObject>;

bool areInRange(const Objects& objects)
{
    return std::all_of(objects.begin(), objects.end(), [](const auto& object) {
        const nav::Box box = nav::boundingBox(object.geometry);
        return nav::isInRange(box.min) && nav::isInRange(box.max);
    });
}

std::vector<nav::Box> boxesOf(const Objects& objects)
{
    std::vector<nav::Box> boxes;
    for (const nav::MapObject& object : objects)
        boxes.push_back(nav::boundingBox(object.geometry));
    return boxes;
}

Objects moved(Objects objects, const std::vector<nav::Point>& moves)
{
    for (std::size_t i = 0; i < objects.size(); ++i)
        objects[i].geometry = nav::translated(std::move(objects[i].geometry), moves[i]);
    return objects;
}

/// Why so few of the selected objects cannot be arranged; empty if they can.
QString missing(std::size_t count, std::size_t needed, qsizetype selected)
{
    if (count >= needed)
        return {};
    if (selected >= static_cast<qsizetype>(needed))
        return ArrangingWords::tr("The layer is locked");
    return ArrangingWords::tr("Select at least %n objects", nullptr, static_cast<int>(needed));
}

/// Any thread: it holds values only.
using Arrange = std::function<Objects(Objects objects)>;

/// At least `needed` objects are arranged. Returns why they are not, or an empty string.
QString arrangeSelected(MapDocument& document, const Selection& selection, std::size_t needed,
                        const Arrange& arrange, const QString& step,
                        const std::function<void()>& then = {})
{
    const QList<nav::ObjectId>& ids = selection.ids();
    const auto make = [ids, needed, arrange](const nav::Map& map) -> Result<nav::MapEdit> {
        Objects objects = openObjects(map, ids);
        if (const QString why = missing(objects.size(), needed, ids.size()); !why.isEmpty())
            return Unexpected(why.toStdString());
        objects = arrange(std::move(objects));
        if (!areInRange(objects))
            return Unexpected(
                ArrangingWords::tr("That is beyond the range of coordinates").toStdString());
        return nav::MapEdit::change(map, std::move(objects));
    };
    const Result<void> pushed =
        document.push({make,
                       step,
                       ArrangingWords::tr("Arranging %L1 objects").arg(ids.size()),
                       static_cast<std::size_t>(ids.size()),
                       {},
                       then});
    return pushed ? QString() : errorText(pushed.error());
}

} // namespace

QString alignSelected(MapDocument& document, const Selection& selection, Axis axis, Side side,
                      const QString& step)
{
    const auto align = [axis, side](Objects objects) {
        const auto moves = alignment(boxesOf(objects), axis, side);
        return moved(std::move(objects), moves);
    };
    return arrangeSelected(document, selection, 2, align, step);
}

QString distributeSelected(MapDocument& document, const Selection& selection, Axis axis,
                           Spacing spacing, const QString& step)
{
    const auto distribute = [axis, spacing](Objects objects) {
        const auto moves = distribution(boxesOf(objects), axis, spacing);
        return moved(std::move(objects), moves);
    };
    return arrangeSelected(document, selection, 3, distribute, step);
}

struct Posing::Memory {
    Objects first; ///< before the first step
    Objects last;  ///< after the last one
    nav::Point pivot;
    Pose pose; ///< of `last`

    bool isOf(const Objects& objects) const
    {
        return std::equal(objects.begin(), objects.end(), last.begin(), last.end(),
                          [](const nav::MapObject& now, const nav::MapObject& then) {
                              return now.id == then.id && now.geometry == then.geometry;
                          });
    }
};

QString Posing::pose(MapDocument& document, const Selection& selection, Pose by,
                     const QString& step)
{
    const auto next = std::make_shared<std::shared_ptr<const Memory>>();
    const auto turn = [memory = m_memory, by, next](Objects objects) {
        Memory now = memory && memory->isOf(objects)
                         ? *memory
                         : Memory{objects, {}, skeletonBox(objects).center(), {}};
        now.pose = now.pose.then(by);
        for (std::size_t i = 0; i < objects.size(); ++i) {
            objects[i].geometry = posed(now.first[i].geometry, now.pivot, now.pose);
            poseMotion(objects[i], by);
        }
        now.last = objects;
        *next = sharedAside(std::move(now));
        return objects;
    };
    return arrangeSelected(document, selection, 1, turn, step, [this, next] { m_memory = *next; });
}

} // namespace thicket::editor
