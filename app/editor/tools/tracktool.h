#pragma once

#include "app/editor/gestures/gesturetool.h"
#include "app/editor/gestures/livegesture.h"
#include "app/editor/gestures/numberentry.h"
#include "app/editor/gestures/snapper.h"

#include <optional>

namespace thicket::editor {

/// Draws and changes the motion of the obstacle that is selected alone. A press adds a point to its
/// track, or takes hold of one, and a drag moves it. With Alt it puts the hinge that the obstacle
/// turns round; of an obstacle that turns, a press says how far, or takes hold of the hinge.
/// Without a selected obstacle a press selects one. The first point or hinge gives the obstacle a
/// motion, to and fro.
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
        return tr("Click the points that the selected obstacle travels through while agents run, "
                  "or with Alt the hinge that it turns round");
    }
    QList<KeyHint> hints() const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    bool wantsHover() const override { return !owner(); }

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;
    /// Removes the last point; with the only one, or from an obstacle that turns, the motion.
    bool removeChosen() override;

private:
    /// What the open gesture changes.
    enum class Part { point, hinge, angle };

    const nav::MapObject* owner() const;
    bool doesTurn() const;
    void choose(const PointerEvent& event);
    std::optional<std::size_t> pointAt(const nav::MapObject& object, nav::Point at) const;
    nav::Point snapped(const PointerEvent& event, std::optional<nav::Point> from,
                       std::vector<Guide>& guides) const;
    nav::Point pointTarget(std::vector<Guide>& guides) const;
    nav::Point hingeTarget(std::vector<Guide>& guides) const;
    double angleTarget() const;
    void takeHold(const nav::MapObject& object, const PointerEvent& event);
    Chip changePoint(nav::MapObject& object, Feedback& feedback) const;
    Chip changeHinge(nav::MapObject& object, Feedback& feedback) const;
    Chip changeAngle(nav::MapObject& object, Feedback& feedback);
    void update();
    void finish();
    QString stepText() const;

    NumberEntry m_numbers;
    nav::MapObject m_before;    // of the open gesture, as the next
    std::size_t m_position = 0; // of the object
    Part m_part = Part::point;
    std::size_t m_point = 0; // of the track, that is added or moved
    double m_angle = 0;      // of the turn, as it was last shown: drags go on beyond half a turn
    PointerEvent m_pointer;
};

} // namespace thicket::editor
