#include "app/editor/window/guidepull.h"

#include "app/editor/view/ruler.h"
#include "app/editor/view/rulerframe.h"
#include "app/editor/workbench/workbench.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace thicket::editor {

GuidePull::GuidePull(Workbench& workbench, RulerFrame& rulers, QObject* parent)
    : QObject(parent), m_workbench(workbench)
{
    rulers.upper().installEventFilter(this);
    rulers.left().installEventFilter(this);
    workbench.view().installEventFilter(this);
    connect(&workbench.document(), &MapDocument::historyChanged, this, [this] {
        if (m_drag && !m_drag->isOpen())
            end(false);
    });
}

bool GuidePull::eventFilter(QObject* watched, QEvent* event)
{
    const auto type = event->type();
    const bool isKey = type == QEvent::KeyPress || type == QEvent::ShortcutOverride;
    if (watched == &m_workbench.view()) {
        if (!m_drag || !isKey)
            return false;
        event->accept();
        return type == QEvent::ShortcutOverride || key(*static_cast<QKeyEvent*>(event));
    }
    const bool isMouse = type == QEvent::MouseButtonPress || type == QEvent::MouseMove ||
                         type == QEvent::MouseButtonRelease;
    return isMouse && mouse(*static_cast<const Ruler*>(watched), *static_cast<QMouseEvent*>(event));
}

bool GuidePull::mouse(const Ruler& ruler, const QMouseEvent& event)
{
    const QPointF pixel = m_workbench.view().viewport()->mapFromGlobal(event.globalPosition());
    m_pointer = {m_workbench.view().camera().mapPoint(pixel), pixel, event.button(),
                 event.buttons(), event.modifiers()};
    if (event.type() == QEvent::MouseButtonPress && event.button() == Qt::LeftButton)
        begin(ruler.orientation() == Qt::Vertical);
    if (m_drag)
        m_drag->update(m_pointer);
    if (event.type() == QEvent::MouseButtonRelease && event.button() == Qt::LeftButton)
        end(true);
    return true;
}

bool GuidePull::key(const QKeyEvent& event)
{
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (event.key() == Qt::Key_Escape || isEnter)
        end(isEnter);
    else if (m_drag->numbers().key(event) != NumberEntry::Reaction::unused)
        m_drag->update(m_pointer);
    return true;
}

void GuidePull::begin(bool isUpright)
{
    Workbench& w = m_workbench;
    end(false);
    w.tools().choose(QStringLiteral("select"));
    w.tools().current().cancel();
    w.document().gesture().cancel();
    w.view().setFocus();
    m_drag = std::make_unique<GuideDrag>(
        ToolContext{w.document(), w.selection(), w.navigator(), w.canvas()}, isUpright);
}

void GuidePull::end(bool keep)
{
    const std::unique_ptr<GuideDrag> done = std::exchange(m_drag, nullptr);
    if (!done)
        return;
    if (keep)
        done->commit();
    else
        m_workbench.canvas().chooseGuide({});
    m_workbench.canvas().setFeedback({});
}

} // namespace thicket::editor
