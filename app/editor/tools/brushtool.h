#pragma once

#include "app/editor/gestures/gesturetool.h"
#include "app/editor/gestures/livegesture.h"
#include "app/editor/gestures/newobject.h"
#include "app/editor/tools/scatter.h"

#include <optional>

namespace thicket::editor {

/// Scatters random circles along a stroke, dab by dab, and with Shift erases circles. A stroke is
/// one undo step.
class BrushTool : public GestureTool<LiveGesture> {
    Q_OBJECT

public:
    explicit BrushTool(ToolContext context, QObject* parent = nullptr);

    QString name() const override { return tr("Brush"); }
    QString iconName() const override { return QStringLiteral("brush"); }
    QKeySequence shortcut() const override { return Qt::Key_B; }
    Group group() const override { return Group::edit; }
    QString statusText() const override
    {
        return tr("Drag to scatter circles; with Shift, to erase them");
    }
    QList<KeyHint> hints() const override;
    QList<ToolOption> options() override;
    QCursor cursor() const override { return Qt::CrossCursor; }

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    bool wheel(double steps, const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;
    void deactivate() override;

private:
    double size() const;
    void dab(const PointerEvent& event);
    void place(const PointerEvent& event);
    void erase(nav::Point at);
    void show(const PointerEvent& event);
    void end();

    ScatterOptions m_options;
    std::optional<double> m_size;
    nav::MapEdit m_edit; // of the stroke, as applied to the map before it
    steer::Random m_random;
    std::optional<NewObject> m_object; // its layer is that of the new circles
    nav::Point m_lastDab;
    bool m_isErasing = false;
    std::size_t m_placed = 0;
    std::size_t m_wanted = 0;
    std::size_t m_erased = 0;
    std::optional<PointerEvent> m_pointer;
};

} // namespace thicket::editor
