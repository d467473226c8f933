#include "app/editor/document/documentactions.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/mapstep.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/groupedits.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/transform/transform.h"

#include <QCoreApplication>
#include <QStringList>

#include <memory>
#include <utility>
#include <variant>
#include <vector>

namespace thicket::editor {

namespace {

struct DocumentActions {
    Q_DECLARE_TR_FUNCTIONS(thicket::editor::DocumentActions)
};

QString mergeKey(const char* step, const QList<nav::ObjectId>& ids)
{
    QStringList words{step};
    for (const nav::ObjectId id : ids)
        words.append(QString::number(id));
    return words.join(' ');
}

/// Moved, with new ids. A start has none: a map has only one.
std::vector<nav::MapObject> copiesOf(const nav::Map& map, const QList<nav::ObjectId>& ids,
                                     nav::Point by)
{
    std::vector<nav::MapObject> copies;
    nav::ObjectId id = map.unusedId();
    for (nav::MapObject& object : openObjects(map, ids)) {
        if (std::holds_alternative<nav::StartMarker>(object.geometry))
            continue;
        object.geometry = nav::translated(std::move(object.geometry), by);
        object.id = id++;
        copies.push_back(std::move(object));
    }
    return copies;
}

/// Changes what is selected and may be changed, by the reshaping that `plan` finds. Repeated steps
/// of the same key are one, unless they are long.
void changeSelected(MapDocument& document, const Selection& selection, MapStep step,
                    const char* key, const Plan& plan)
{
    document.gesture().cancel();
    const QList<nav::ObjectId>& ids = selection.ids();
    if (!document.locks().admitsAny(ids))
        return;
    step.objects = static_cast<std::size_t>(ids.size());
    if (step.objects <= mostAtOnce && key)
        step.mergeKey = mergeKey(key, ids);
    step.make = [ids, plan](const nav::Map& map) -> Result<nav::MapEdit> {
        std::vector<nav::MapObject> objects = openObjects(map, ids);
        const Result<Reshape> change = plan(objects);
        if (!change)
            return Unexpected(change.error());
        for (nav::MapObject& object : objects)
            (*change)(object);
        return nav::MapEdit::change(map, std::move(objects));
    };
    [[maybe_unused]] const auto pushed = document.push(step); // a short step is shown before
}

/// Each is changed whatever the others are.
Plan each(Reshape change)
{
    return [change = std::move(change)](const std::vector<nav::MapObject>&) { return change; };
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
    const QList<nav::ObjectId>& ids = selection.ids();
    if (!document.locks().admitsAny(ids))
        return;
    const auto make = [ids](const nav::Map& map) -> Result<nav::MapEdit> {
        std::vector<nav::ObjectId> open;
        for (const nav::MapObject& object : openObjects(map, ids))
            open.push_back(object.id);
        return withoutEmptyGroups(map, nav::MapEdit::remove(map, open));
    };
    [[maybe_unused]] const auto pushed = // such an edit has no error
        document.push({make, step.isEmpty() ? DocumentActions::tr("Delete") : step,
                       DocumentActions::tr("Deleting %L1 objects").arg(ids.size()),
                       static_cast<std::size_t>(ids.size())});
}

void duplicateSelected(MapDocument& document, Selection& selection, nav::Point by)
{
    document.gesture().cancel();
    const QList<nav::ObjectId>& ids = selection.ids();
    if (!document.locks().admitsAny(ids))
        return;
    const auto copied = std::make_shared<QList<nav::ObjectId>>();
    const auto make = [ids, by, copied, whole = selection.groups().wholeAmong(ids)](
                          const nav::Map& map) -> Result<nav::MapEdit> {
        copied->clear();
        std::vector<nav::MapObject> copies = copiesOf(map, ids, by);
        for (const nav::MapObject& copy : copies)
            copied->append(copy.id);
        auto groups = regroupCopies(map, whole, copies);
        nav::MapEdit edit = nav::MapEdit::add(map, std::move(copies));
        edit.settings = std::move(groups);
        return edit;
    };
    const auto select = [&selection, copied] {
        if (!copied->isEmpty())
            selection.set(*copied);
    };
    [[maybe_unused]] const auto pushed = // such an edit has no error
        document.push({make,
                       DocumentActions::tr("Duplicate"),
                       DocumentActions::tr("Duplicating %L1 objects").arg(ids.size()),
                       static_cast<std::size_t>(ids.size()),
                       {},
                       select});
}

void reshapeSelected(MapDocument& document, const Selection& selection, const QString& text,
                     const Reshape& reshape)
{
    changeSelected(
        document, selection,
        {{}, text, DocumentActions::tr("Changing %L1 objects").arg(selection.ids().size())},
        nullptr, each(reshape));
}

void reshapeTogether(MapDocument& document, const Selection& selection, const QString& text,
                     const Plan& plan)
{
    changeSelected(
        document, selection,
        {{}, text, DocumentActions::tr("Changing %L1 objects").arg(selection.ids().size())},
        nullptr, plan);
}

void nudgeSelected(MapDocument& document, const Selection& selection, nav::Point by)
{
    changeSelected(document, selection,
                   {{},
                    DocumentActions::tr("Nudge"),
                    DocumentActions::tr("Moving %L1 objects").arg(selection.ids().size())},
                   "nudge", each([by](nav::MapObject& object) {
                       object.geometry = nav::translated(std::move(object.geometry), by);
                   }));
}

void resizeSelected(MapDocument& document, const Selection& selection, double factor)
{
    changeSelected(document, selection,
                   {{},
                    DocumentActions::tr("Resize"),
                    DocumentActions::tr("Scaling %L1 objects").arg(selection.ids().size())},
                   "resize", each([factor](nav::MapObject& object) {
                       const nav::Point middle = nav::boundingBox(object.geometry).center();
                       stretchObject(object, middle, factor, factor);
                   }));
}

} // namespace thicket::editor
