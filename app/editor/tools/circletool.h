#pragma once

#include "app/editor/tools/drawingtool.h"
#include "app/editor/tools/newobject.h"
#include "app/editor/tools/numberentry.h"
#include "app/editor/tools/snapper.h"

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

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void doubleClick(const PointerEvent& event) override { press(event); }
    bool wheel(double steps, const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;

private:
    nav::Circle circleFor(const PointerEvent& event, std::vector<Guide>& guides) const;
    double roomAround(nav::Point center, double radius) const;
    void update();
    void show(const nav::Circle& circle, std::vector<Guide> guides);
    void commit();

    std::optional<Snapper> m_snapper;
    NewObject m_object;
    NumberEntry m_numbers;
    PointerEvent m_press;
    PointerEvent m_last;
    nav::Point m_anchor; // the press, after snapping
    bool m_isDragging = false;
    double m_factor = 1; // set with the wheel
    std::optional<double> m_lastRadius;
    nav::Circle m_circle;
};

} // namespace thicket::editor
