#pragma once

#include "app/editor/gestures/gesturetool.h"
#include "app/editor/gestures/livegesture.h"
#include "app/editor/gestures/numberentry.h"
#include "app/editor/gestures/snapper.h"

#include <optional>

namespace thicket::editor {

/// Draws and changes the track of the obstacle that is selected alone: a press adds a point, or
/// takes hold of one, and a drag moves it. Without a selected obstacle a press selects one. The
/// first point gives the obstacle a motion, to and fro.
class TrackTool : public GestureTool<LiveGesture> {
    Q_OBJECT

public:
    explicit TrackTool(ToolContext context, QObject* parent = nullptr);

    QString name() const override { return tr("Track"); }
    QString iconName() const override { return QStringLiteral("track"); }
    QKeySequence shortcut() const override { return Qt::Key_V; }
    Group group() const override { return Group::path; }
    QString statusText() const override
    {
        return tr("Click the points that the selected obstacle travels through while agents run");
    }
    QList<KeyHint> hints() const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    bool wantsHover() const override { return !owner(); }

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;
    /// Removes the last point; with the only one, the motion.
    bool removeChosen() override;

private:
    const nav::MapObject* owner() const;
    void choose(const PointerEvent& event);
    std::optional<std::size_t> pointAt(const nav::MapObject& object, nav::Point at) const;
    nav::Point target(const PointerEvent& event, std::vector<Guide>& guides) const;
    void update();
    void finish();

    NumberEntry m_numbers;
    nav::MapObject m_before;    // of the open gesture, as the next
    std::size_t m_position = 0; // of the object
    std::size_t m_point = 0;    // of the track, that is added or moved
    PointerEvent m_pointer;
};

} // namespace thicket::editor
