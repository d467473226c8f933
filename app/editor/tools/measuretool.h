#pragma once

#include "app/editor/gestures/numberentry.h"
#include "app/editor/gestures/snapper.h"
#include "app/editor/gestures/tool.h"
#include "app/editor/tools/measurement.h"

#include <optional>
#include <vector>

namespace thicket::editor {

/// Measures distances, angles, clearances and walking lengths. What was measured stays in sight
/// until the next press or Esc. It changes nothing in the map.
class MeasureTool : public Tool {
    Q_OBJECT

public:
    explicit MeasureTool(ToolContext context, QObject* parent = nullptr);

    QString name() const override { return tr("Measure"); }
    QString iconName() const override { return QStringLiteral("measure"); }
    QKeySequence shortcut() const override { return Qt::Key_M; }
    Group group() const override { return Group::measure; }
    QString statusText() const override
    {
        return tr("Drag from point to point; Copy copies the numbers");
    }
    QList<KeyHint> hints() const override;
    QCursor cursor() const override { return Qt::CrossCursor; }

    void activate() override;
    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;
    bool isGestureOpen() const override { return m_isDragging; }
    bool cancel() override;
    QString copiedText() const override;

private:
    nav::Point target(const PointerEvent& event, std::vector<Guide>& guides) const;
    void show(const PointerEvent& event);
    void end();

    std::vector<nav::Point> m_points; // the chain; the last one follows the pointer during a drag
    std::optional<Measurement> m_measured;
    bool m_isDragging = false;
    PointerEvent m_pointer;
    NumberEntry m_numbers;
};

} // namespace thicket::editor
