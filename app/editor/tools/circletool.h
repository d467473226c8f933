#pragma once

#include "app/editor/gestures/drawingtool.h"

#include <optional>

namespace thicket::editor {

/// Draws circles from centre to rim. A click repeats the last radius.
class CircleTool : public DrawingTool {
    Q_OBJECT

public:
    explicit CircleTool(ToolContext context, QObject* parent = nullptr);

    QString name() const override { return tr("Circle"); }
    QString iconName() const override { return QStringLiteral("circle"); }
    QKeySequence shortcut() const override { return Qt::Key_C; }
    QString statusText() const override
    {
        return tr("Drag from centre to rim; a click repeats the last radius");
    }
    QList<KeyHint> hints() const override;
    QList<ToolOption> options() override;
    bool wheel(double steps, const PointerEvent& event) override;

protected:
    nav::Geometry kind() const override { return nav::Circle{}; }
    bool isShownAtOnce() const override { return false; }
    void begin() override;
    Drawing draw() override;
    QString stepName(std::size_t) const override { return tr("Draw circle"); }
    void committed() override;

private:
    bool isArena() const { return nav::isInverted(kind()); }
    nav::Circle circleFor(const PointerEvent& event, std::vector<Guide>& guides) const;
    double roomAround(nav::Point center, double radius) const;
    Chip chipFor(const nav::Circle& circle) const;

    nav::Point m_anchor; // the press, after snapping
    double m_factor = 1; // set with the wheel
    std::optional<double> m_lastRadius;
    nav::Circle m_circle; // the last one drawn
};

/// Draws round arenas: agents live inside.
class RoundArenaTool : public CircleTool {
    Q_OBJECT

public:
    using CircleTool::CircleTool;

    QString name() const override { return tr("Round Arena"); }
    QString iconName() const override { return QStringLiteral("arena"); }
    QKeySequence shortcut() const override { return Qt::SHIFT | Qt::Key_C; }
    QString statusText() const override
    {
        return tr("Drag from centre to rim; agents live inside, everything outside blocks");
    }

protected:
    nav::Geometry kind() const override { return nav::Circle{{}, 0, true}; }
    QString stepName(std::size_t) const override { return tr("Draw arena"); }
};

} // namespace thicket::editor
