#pragma once

#include "app/editor/gestures/polylinetool.h"

namespace thicket::editor {

/// Draws walls point by point, or segment by segment when dragged.
class WallTool : public PolylineTool {
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
    QList<ToolOption> options() override;

protected:
    nav::Geometry kind() const override { return nav::Wall{}; }
    void begin() override;
    Drawing draw() override;
    QString stepName(std::size_t) const override { return tr("Draw wall"); }
    std::optional<nav::Point> heldPoint() const override { return m_frozen; }
    void placed() override { m_frozen.reset(); }
    void end(bool closed) override;

private:
    double usualThickness() const;
    void followThickness();
    Chip chipFor(const std::vector<nav::Point>& points) const;

    std::optional<nav::Point> m_frozen; // the floating end while Alt sets the thickness
    double m_thickness = 0;
    std::optional<double> m_chosenThickness;
};

} // namespace thicket::editor
