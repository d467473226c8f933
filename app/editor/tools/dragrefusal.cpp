#include "app/editor/tools/dragrefusal.h"

#include "app/editor/appearance/namedkeys.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/scene/canvas.h"

#include <QCoreApplication>

#include <algorithm>

namespace thicket::editor {

namespace {

class DragWords {
    Q_DECLARE_TR_FUNCTIONS(DragWords)
};

} // namespace

QString whyNotDragged(const ToolContext& context)
{
    const SceneHits& hits = context.canvas.hits();
    const auto& ids = context.selection.ids();
    const auto found = std::ranges::find_if(ids, [&](nav::ObjectId id) {
        return hits.isOnTheWay(id) && isOpen(context.document.map(), id);
    });
    if (found == ids.end())
        return {};
    const QString sentence =
        hits.isAgent(*found)
            ? DragWords::tr("Running agents cannot be dragged: go to the start (%1), or edit (%2)")
            : DragWords::tr(
                  "Obstacles on their way cannot be dragged: go to the start (%1), or edit (%2)");
    return sentence.arg(keyFor("To the Start"), keyFor("Edit"));
}

} // namespace thicket::editor
