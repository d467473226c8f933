#pragma once

#include "app/editor/gestures/drawingtool.h"

#include <optional>
#include <vector>

namespace thicket::editor {

/// A drawing tool whose objects are drawn point by point, or segment by segment when dragged. This
/// class places and removes the points. A derived tool makes an object of them.
class PolylineTool : public DrawingTool {
    Q_OBJECT

public:
    void press(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void doubleClick(const PointerEvent& event) override;
    bool secondaryClick(const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;
    bool cancel() override;

protected:
    PolylineTool(ToolContext context, QObject* parent);

    void begin() override;
    void accept() override;

    /// The point to place next instead of the pointer's; nullopt: the pointer decides.
    virtual std::optional<nav::Point> heldPoint() const { return {}; }
    /// Whether `at` may follow the points placed.
    virtual bool mayPlace(nav::Point) const { return true; }
    /// Called after a point has been placed.
    virtual void placed() {}
    /// Ends the drawing. `closed`: the user clicked on the first point.
    virtual void end(bool closed) = 0;

    /// Where the next point would be placed, after snapping and typed numbers.
    nav::Point target(const PointerEvent& event, std::vector<Guide>& guides) const;
    /// Whether a click here closes the line.
    bool closes(const PointerEvent& event) const;
    /// The length and angle of the last segment of `points`, which are not empty.
    QList<ChipField> segmentFields(const std::vector<nav::Point>& points) const;
    const std::vector<nav::Point>& points() const { return m_points; }
    /// Forgets the press of the last point: the gesture ends.
    void forgetPress() { m_press.reset(); }

private:
    bool place(nav::Point at);
    void removeLast();

    std::vector<nav::Point> m_points;
    std::optional<PointerEvent> m_press; // of the last point placed, until its release
};

/// The length of the line through the points, map units.
double lengthOfLine(const std::vector<nav::Point>& points);
/// The box round the last segment, grown by `by`. `points` are not empty.
nav::Box boxOfLastSegment(const std::vector<nav::Point>& points, double by);

} // namespace thicket::editor
