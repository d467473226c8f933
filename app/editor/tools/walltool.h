#pragma once

#include "app/editor/tools/drawingtool.h"

#include <optional>
#include <vector>

namespace thicket::editor {

/// Draws walls point by point, or segment by segment when dragged.
class WallTool : public DrawingTool {
    Q_OBJECT

public:
    explicit WallTool(ToolContext context, QObject* parent = nullptr);

    QString name() const override { return tr("Wall"); }
    QString iconName() const override { return QStringLiteral("wall"); }
    QKeySequence shortcut() const override { return Qt::Key_W; }
    QString statusText() const override
    {
        return tr("Click point after point; Enter or double click ends");
    }
    QList<KeyHint> hints() const override;

    void press(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void doubleClick(const PointerEvent& event) override;
    bool secondaryClick(const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;
    bool cancel() override;

protected:
    nav::Geometry kind() const override { return nav::Wall{}; }
    void begin() override;
    Drawing draw() override;
    void accept() override;
    QString stepName(std::size_t) const override { return tr("Draw wall"); }

private:
    nav::Point target(const PointerEvent& event, std::vector<Guide>& guides) const;
    bool closes(const PointerEvent& event) const;
    void place(nav::Point at);
    void removeLast();
    void followThickness();
    Chip chipFor(const std::vector<nav::Point>& points) const;
    void end(bool closed);

    std::vector<nav::Point> m_points;
    std::optional<nav::Point> m_frozen; // the floating end while Alt sets the thickness
    double m_thickness = 0;
    std::optional<PointerEvent> m_press; // of the last point placed, until its release
};

} // namespace thicket::editor
