#include "app/editor/panels/status/freeend.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/navigation/findingfix.h"
#include "app/editor/navigation/navigator.h"

namespace thicket::editor {

FreeEnd::FreeEnd(MapDocument& document, const Navigator& navigator, QWidget* parent)
    : QPushButton(parent), m_document(document), m_navigator(navigator)
{
    setObjectName("statusFreeEnd");
    setProperty("role", "link");
    setFlat(true);
    setText(tr("Move to free place"));
    setToolTip(tr("Move it to the nearest place that is free for this agent"));
    connect(this, &QPushButton::clicked, this, &FreeEnd::moveEnd);
    connect(&navigator.shown(), &ShownAnswer::changed, this, &FreeEnd::refresh);
    refresh();
}

const nav::PathResult* FreeEnd::answer() const
{
    const ShownAnswer& shown = m_navigator.shown();
    return shown.result() && !shown.isLate() ? &*shown.result() : nullptr;
}

nav::ObjectId FreeEnd::blockedEnd() const
{
    const nav::PathResult* const result = answer();
    if (!result || !result->nearestFree || m_navigator.isProbing())
        return 0;
    // A place must also be free on the map, where the obstacles come back to.
    const nav::Point free = *result->nearestFree;
    if (m_navigator.shown().isPlayed() &&
        (m_navigator.isFieldLate() || m_navigator.field().obstacleAt(free)))
        return 0;
    const nav::Map& map = m_document.map();
    const nav::MapObject* end = nullptr;
    if (result->status == nav::PathStatus::startBlocked)
        end = map.start();
    else if (result->status == nav::PathStatus::goalBlocked)
        end = map.goal();
    return end && isOpen(map, end->id) ? end->id : 0;
}

void FreeEnd::refresh() { setVisible(blockedEnd() != 0); }

void FreeEnd::moveEnd()
{
    const nav::ObjectId end = blockedEnd();
    if (end == 0 || m_document.gesture().isOpen())
        return;
    const bool isStart = end == m_document.map().start()->id;
    m_document.push(FindingFix::moveTo(*answer()->nearestFree, end, m_document.map()),
                    isStart ? tr("Move Start to Free Place") : tr("Move Goal to Free Place"));
}

} // namespace thicket::editor
