#include "app/editor/view/objectmenu.h"

#include "app/editor/document/documentactions.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"

namespace thicket::editor {

ObjectMenu::ObjectMenu(Canvas& canvas, const QList<nav::ObjectId>& objects, QWidget* parent)
    : QMenu(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    const double step = 16 * canvas.unitsPerPixel();
    addAction(tr("Duplicate"), this, [&canvas, step] {
        const bool isYUp = canvas.document().map().settings.yAxis == nav::YAxis::up;
        duplicateSelected(canvas.document(), canvas.selection(), {step, isYUp ? -step : step});
    });
    addAction(tr("Delete"), this,
              [&canvas] { removeSelected(canvas.document(), canvas.selection()); });
    if (objects.size() < 2)
        return;
    QMenu* beneath = addMenu(tr("Select beneath"));
    for (const nav::ObjectId id : objects.mid(1)) {
        beneath->addAction(objectPhrase(canvas.document().map(), id), this,
                           [&canvas, id] { canvas.selection().pick(id); });
    }
}

} // namespace thicket::editor
