#pragma once

#include "app/editor/gestures/drawingtool.h"

#include <optional>

namespace thicket::editor {

/// Draws rectangles, as polygons of four corners, from corner to corner. Enter repeats the last
/// size at the pointer.
class RectangleTool : public DrawingTool {
    Q_OBJECT

public:
    explicit RectangleTool(ToolContext context, QObject* parent = nullptr);

    QString name() const override { return tr("Rectangle"); }
    QString iconName() const override { return QStringLiteral("rectangle"); }
    QKeySequence shortcut() const override { return Qt::Key_R; }
    QString statusText() const override
    {
        return tr("Drag from corner to corner; Enter repeats the last size");
    }
    QList<KeyHint> hints() const override;
    void move(const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;

protected:
    nav::Geometry kind() const override { return nav::Polygon{}; }
    bool isShownAtOnce() const override { return false; }
    void begin() override;
    Drawing draw() override;
    QString stepName(std::size_t) const override { return tr("Draw rectangle"); }
    void committed() override;

private:
    nav::Box boxFor(const PointerEvent& event, std::vector<Guide>& guides) const;
    Drawing drawingOf(const nav::Box& box) const;
    bool repeat();

    nav::Point m_anchor; // the press, after snapping
    nav::Box m_box;      // the last one drawn
    std::optional<nav::Point> m_lastSize;
    std::optional<PointerEvent> m_pointer;
    bool m_isRepeating = false;
};

/// Draws rectangular arenas: agents live inside.
class RectangularArenaTool : public RectangleTool {
    Q_OBJECT

public:
    using RectangleTool::RectangleTool;

    QString name() const override { return tr("Rectangular Arena"); }
    QString iconName() const override { return QStringLiteral("arena-rectangle"); }
    QKeySequence shortcut() const override { return Qt::SHIFT | Qt::Key_R; }
    QString statusText() const override
    {
        return tr("Drag from corner to corner; agents live inside, everything outside blocks");
    }

protected:
    nav::Geometry kind() const override { return nav::Polygon{{}, true}; }
    QString stepName(std::size_t) const override { return tr("Draw arena"); }
};

} // namespace thicket::editor
