#pragma once

#include "app/editor/gestures/guidedrag.h"
#include "app/editor/scene/canvasinput.h"

#include <QObject>

#include <memory>

class QKeyEvent;
class QMouseEvent;

namespace thicket::editor {

class Ruler;
class RulerFrame;
class Workbench;

/// Makes a drag from a ruler into the view add a guide. A number typed meanwhile is its place; Esc
/// leaves it.
class GuidePull : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    GuidePull(Workbench& workbench, RulerFrame& rulers, QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool mouse(const Ruler& ruler, const QMouseEvent& event);
    bool key(const QKeyEvent& event);
    void begin(bool isUpright);
    void end(bool keep);

    Workbench& m_workbench;
    std::unique_ptr<GuideDrag> m_drag;
    PointerEvent m_pointer;
};

} // namespace thicket::editor
