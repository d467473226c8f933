#pragma once

#include "app/editor/tools/gesturetool.h"
#include "app/editor/tools/vertexediting.h"

#include <optional>

namespace thicket::editor {

/// Edits the vertices of a wall or polygon: moves vertices and sides, inserts and removes vertices.
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
        return tr("Drag a vertex or a side; double click a side inserts, Del removes");
    }
    QList<KeyHint> hints() const override;
    QCursor cursor() const override;
    bool wantsHover() const override { return !m_press; }

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void doubleClick(const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;
    bool cancel() override;
    bool removeChosen() override;

private:
    void beginDrag();
    void commit();
    void select(const PointerEvent& event);

    VertexEditing m_editing;
    std::optional<PointerEvent> m_press; // until the release
    PointerEvent m_pointer;
    std::optional<Handle> m_handle; // under the press
    std::optional<std::size_t> m_side;
    bool m_isSpent = false; // the press is done; wait for the release
};

} // namespace thicket::editor
