#pragma once

#include "app/editor/document/gesture.h"
#include "app/editor/gestures/gesturetool.h"
#include "app/editor/gestures/numberentry.h"

#include <optional>
#include <vector>

namespace thicket::editor {

/// Fits the picture beneath the map. A drag moves it; two clicks and a typed length scale it about
/// the first of them.
class PictureTool : public GestureTool<Gesture> {
    Q_OBJECT

public:
    explicit PictureTool(ToolContext context, QObject* parent = nullptr);

    QString name() const override { return tr("Picture Beneath"); }
    QString iconName() const override { return QStringLiteral("picture"); }
    QKeySequence shortcut() const override { return Qt::Key_U; }
    Group group() const override { return Group::measure; }
    QString statusText() const override
    {
        return tr("Drag moves the picture; click two points and type their true distance to scale "
                  "it");
    }
    QList<KeyHint> hints() const override;
    QCursor cursor() const override { return Qt::CrossCursor; }

    void activate() override;
    void deactivate() override;
    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void doubleClick(const PointerEvent&) override {}
    bool key(QKeyEvent& event) override;
    bool isGestureOpen() const override { return m_gesture || !m_points.empty(); }
    bool cancel() override;
    void historyChanged() override;

private:
    const nav::Underlay* picture() const;
    bool admits();
    void cancelMove();
    void moveTo(const PointerEvent& event);
    bool nudge(const QKeyEvent& event);
    void addPoint(nav::Point at);
    void removePoint();
    void scale();
    void dropPoints();
    void showFrame();
    void show(Feedback feedback);
    void showPoints();

    bool m_isActive = false;
    std::optional<PointerEvent> m_press;
    nav::MapSettings m_first;         // at the press
    std::vector<nav::Point> m_points; // clicked, in the picture: two at most
    nav::Point m_pointer;
    NumberEntry m_length;
};

} // namespace thicket::editor
