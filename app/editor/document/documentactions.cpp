#include "app/editor/document/documentactions.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/transform/skeleton.h"
#include "libnav/map/layerlookup.h"

#include <QCoreApplication>
#include <QStringList>

#include <utility>
#include <variant>
#include <vector>

namespace thicket::editor {

namespace {

struct DocumentActions {
    Q_DECLARE_TR_FUNCTIONS(thicket::editor::DocumentActions)
};

template <class Visit>
void visitUnlocked(const nav::Map& map, const Selection& selection, Visit visit)
{
    const nav::LayerLookup layers(map);
    for (const nav::ObjectId id : selection.ids()) {
        const nav::MapObject* object = map.find(id);
        const nav::Layer* layer = object ? layers.of(*object) : nullptr;
        if (object && !(layer && layer->locked))
            visit(*object);
    }
}

QString nudgeKey(const std::vector<nav::MapObject>& objects)
{
    QStringList ids{"nudge"};
    for (const nav::MapObject& object : objects)
        ids.append(QString::number(object.id));
    return ids.join(' ');
}

} // namespace

std::vector<nav::MapObject> unlockedObjects(const nav::Map& map, const Selection& selection)
{
    std::vector<nav::MapObject> objects;
    visitUnlocked(map, selection, [&](const nav::MapObject& o) { objects.push_back(o); });
    return objects;
}

nav::Box unlockedBox(const nav::Map& map, const Selection& selection)
{
    nav::Box box;
    visitUnlocked(map, selection,
                  [&](const nav::MapObject& o) { enclose(box, skeletonBox(o.geometry)); });
    return box;
}

QList<nav::ObjectId> unlockedIds(const nav::Map& map, const Selection& selection)
{
    QList<nav::ObjectId> ids;
    visitUnlocked(map, selection, [&](const nav::MapObject& o) { ids.append(o.id); });
    return ids;
}

void removeSelected(MapDocument& document, const Selection& selection, const QString& step)
{
    const QList<nav::ObjectId> ids = unlockedIds(document.map(), selection);
    document.push(nav::MapEdit::remove(document.map(), {ids.begin(), ids.end()}),
                  step.isEmpty() ? DocumentActions::tr("Delete") : step);
}

void duplicateSelected(MapDocument& document, Selection& selection, nav::Point by)
{
    std::vector<nav::MapObject> copies;
    QList<nav::ObjectId> ids;
    nav::ObjectId id = document.map().unusedId();
    for (nav::MapObject& object : unlockedObjects(document.map(), selection)) {
        // A map has only one start.
        if (std::holds_alternative<nav::StartMarker>(object.geometry))
            continue;
        object.geometry = nav::translated(std::move(object.geometry), by);
        object.id = id++;
        ids.append(object.id);
        copies.push_back(std::move(object));
    }
    if (copies.empty())
        return;
    document.push(nav::MapEdit::add(document.map(), std::move(copies)),
                  DocumentActions::tr("Duplicate"));
    selection.set(ids);
}

void nudgeSelected(MapDocument& document, const Selection& selection, nav::Point by)
{
    std::vector<nav::MapObject> objects = unlockedObjects(document.map(), selection);
    const QString key = nudgeKey(objects);
    for (nav::MapObject& object : objects)
        object.geometry = nav::translated(std::move(object.geometry), by);
    document.push(nav::MapEdit::change(document.map(), std::move(objects)),
                  DocumentActions::tr("Nudge"), key);
}

} // namespace thicket::editor
