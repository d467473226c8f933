#pragma once

#include "app/editor/gestures/polylinetool.h"

namespace thicket::editor {

/// Draws polygons point by point, or side by side when dragged. A side that would cross another is
/// shown in mauve and not placed.
class PolygonTool : public PolylineTool {
    Q_OBJECT

public:
    explicit PolygonTool(ToolContext context, QObject* parent = nullptr);

    QString name() const override { return tr("Polygon"); }
    QString iconName() const override { return QStringLiteral("polygon"); }
    QKeySequence shortcut() const override { return Qt::Key_P; }
    QString statusText() const override
    {
        return tr("Click corner after corner; Enter or a click on the first one closes");
    }
    QList<KeyHint> hints() const override;

protected:
    nav::Geometry kind() const override { return nav::Polygon{}; }
    Drawing draw() override;
    QString stepName(std::size_t) const override { return tr("Draw polygon"); }
    bool mayPlace(nav::Point at) const override;
    void end(bool closed) override;
    /// Adds the object with these corners, which are those of a simple polygon.
    virtual void add(Drawing& drawing, std::vector<nav::Point> corners) const;

private:
    Chip chipFor(const std::vector<nav::Point>& corners, bool isRefused) const;
};

} // namespace thicket::editor
