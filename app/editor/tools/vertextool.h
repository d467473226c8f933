#pragma once

#include "app/editor/gestures/gesturetool.h"
#include "app/editor/gestures/vertexediting.h"
#include "app/editor/transform/corners.h"

#include <optional>

namespace thicket::editor {

/// Edits the vertices of a wall or polygon: moves vertices and sides, inserts and removes vertices,
/// chooses several by a rubber band.
class VertexTool : public GestureTool<VertexDrag> {
    Q_OBJECT

public:
    explicit VertexTool(ToolContext context, QObject* parent = nullptr);

    QString name() const override { return tr("Vertices"); }
    QString iconName() const override { return QStringLiteral("vertex-edit"); }
    QKeySequence shortcut() const override { return Qt::Key_O; }
    Group group() const override { return Group::edit; }
    QString statusText() const override
    {
        return tr("Drag a vertex or a side, or over empty ground to choose several; double click a "
                  "side inserts, Del removes");
    }
    QList<KeyHint> hints() const override;
    QList<ToolOption> options() override;
    QList<ToolDeed> deeds() override;
    QCursor cursor() const override;
    bool wantsHover() const override { return !m_press; }

    void activate() override { m_context.canvas.setBoxed(false); }
    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void doubleClick(const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;
    bool isGestureOpen() const override { return m_isBanding || GestureTool::isGestureOpen(); }
    bool cancel() override;
    bool removeChosen() override;

private:
    void beginDrag();
    void commit();
    std::optional<nav::ObjectId> outlineAt(nav::Point at) const;
    void pressBeside(const PointerEvent& event);
    void releaseBeside(const PointerEvent& event);
    void updateBand();
    void endBand();
    bool nudge(const QKeyEvent& event);
    void refuse(const QString& reason);
    void goOn(bool backwards);

    VertexEditing m_editing;
    std::optional<PointerEvent> m_press; // until the release
    PointerEvent m_pointer;
    std::optional<Handle> m_handle; // under the press
    std::optional<std::size_t> m_side;
    bool m_isSpent = false; // the press is done; wait for the release
    bool m_mayBand = false; // pressed beside vertices and sides
    bool m_isBanding = false;
    Rounding m_rounding;
};

} // namespace thicket::editor
