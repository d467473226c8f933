#include "app/editor/document/documentactions.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/groupedits.h"
#include "app/editor/transform/transform.h"

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

QString mergeKey(const char* step, const std::vector<nav::MapObject>& objects)
{
    QStringList ids{step};
    for (const nav::MapObject& object : objects)
        ids.append(QString::number(object.id));
    return ids.join(' ');
}

} // namespace

QList<nav::ObjectId> openSelected(MapDocument& document, const Selection& selection)
{
    QList<nav::ObjectId> ids;
    for (const nav::MapObject& object : document.locks().admitted(selection.ids()))
        ids.append(object.id);
    return ids;
}

void removeSelected(MapDocument& document, const Selection& selection, const QString& step)
{
    document.gesture().cancel();
    const QList<nav::ObjectId> ids = openSelected(document, selection);
    nav::MapEdit edit = nav::MapEdit::remove(document.map(), {ids.begin(), ids.end()});
    document.push(withoutEmptyGroups(document.map(), std::move(edit)),
                  step.isEmpty() ? DocumentActions::tr("Delete") : step);
}

void duplicateSelected(MapDocument& document, Selection& selection, nav::Point by)
{
    document.gesture().cancel();
    std::vector<nav::MapObject> copies;
    QList<nav::ObjectId> ids;
    nav::ObjectId id = document.map().unusedId();
    for (nav::MapObject& object : document.locks().admitted(selection.ids())) {
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
    const nav::Map& map = document.map();
    auto groups = regroupCopies(map, selection.groups().wholeAmong(selection.ids()), copies);
    nav::MapEdit edit = nav::MapEdit::add(map, std::move(copies));
    edit.settings = std::move(groups);
    document.push(edit, DocumentActions::tr("Duplicate"));
    selection.set(ids);
}

void nudgeSelected(MapDocument& document, const Selection& selection, nav::Point by)
{
    document.gesture().cancel();
    std::vector<nav::MapObject> objects = document.locks().admitted(selection.ids());
    const QString key = mergeKey("nudge", objects);
    for (nav::MapObject& object : objects)
        object.geometry = nav::translated(std::move(object.geometry), by);
    document.push(nav::MapEdit::change(document.map(), std::move(objects)),
                  DocumentActions::tr("Nudge"), key);
}

void resizeSelected(MapDocument& document, const Selection& selection, double factor)
{
    document.gesture().cancel();
    std::vector<nav::MapObject> objects = document.locks().admitted(selection.ids());
    const QString key = mergeKey("resize", objects);
    for (nav::MapObject& object : objects) {
        const nav::Point middle = nav::boundingBox(object.geometry).center();
        object.geometry = stretched(std::move(object.geometry), middle, factor, factor);
    }
    document.push(nav::MapEdit::change(document.map(), std::move(objects)),
                  DocumentActions::tr("Resize"), key);
}

} // namespace thicket::editor
