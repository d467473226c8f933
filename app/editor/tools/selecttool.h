#pragma once

#include "app/editor/gestures/guideediting.h"
#include "app/editor/gestures/manipulation.h"
#include "app/editor/gestures/vertexediting.h"
#include "app/editor/scene/handles.h"

#include <memory>
#include <optional>

namespace thicket::editor {

/// Selects, moves, resizes and turns. Of a wall or polygon selected alone it moves vertices;
/// another click on it shows the handles of its box. Guides are moved where nothing else is.
class SelectTool : public Tool {
    Q_OBJECT

public:
    explicit SelectTool(ToolContext context, QObject* parent = nullptr);

    QString name() const override { return tr("Select"); }
    QString iconName() const override { return QStringLiteral("select"); }
    QKeySequence shortcut() const override { return Qt::Key_S; }
    Group group() const override { return Group::select; }
    QString statusText() const override;
    QList<KeyHint> hints() const override;
    QCursor cursor() const override;
    bool wantsHover() const override { return !m_press; }

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void doubleClick(const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;
    bool isGestureOpen() const override { return m_manipulation || m_isBanding; }
    bool cancel() override;
    bool removeChosen() override;
    void historyChanged() override;

private:
    void beginDrag(const PointerEvent& event);
    void beginWithHandle();
    std::unique_ptr<Manipulation> handleDrag();
    void updateBand(const PointerEvent& event);
    void endBand(const PointerEvent& event);
    void click(const PointerEvent& event);
    void clickBeneath();
    void clickHandle(const PointerEvent& event);
    bool enterGroup(const std::vector<nav::ObjectId>& hits);
    void commit();
    bool isLarge() const;
    void refuseLocked(const std::vector<nav::ObjectId>& hits);
    void finish();
    bool typeGuide();
    void setCursorFor(const PointerEvent& event);

    VertexEditing m_vertices;
    GuideEditing m_guides;
    std::unique_ptr<Manipulation> m_manipulation;
    std::optional<PointerEvent> m_press; // until the release
    std::optional<PointerEvent> m_last;
    std::optional<Handle> m_handle;
    std::optional<GuideRef> m_guide;   // under the press, if nothing else is
    std::vector<nav::ObjectId> m_hits; // under the press, best first
    bool m_wasAlone = false;           // the best of them was selected alone before the press
    bool m_isBanding = false;
    bool m_isSpent = false; // the press is done; wait for the release
    Qt::CursorShape m_cursor = Qt::ArrowCursor;
};

} // namespace thicket::editor
