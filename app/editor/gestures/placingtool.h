#pragma once

#include "app/editor/gestures/gesturetool.h"
#include "app/editor/gestures/livegesture.h"
#include "app/editor/gestures/numberentry.h"
#include "app/editor/gestures/snapper.h"

#include <optional>

namespace thicket::editor {

/// Puts something down with a press. A drag moves it and typed numbers place it; the release or
/// Enter makes it one undo step, and selects it.
class PlacingTool : public GestureTool<LiveGesture> {
public:
    QCursor cursor() const override { return Qt::CrossCursor; }

    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;

protected:
    PlacingTool(ToolContext context, const QStringList& numbers, QObject* parent);

    /// Begins with an edit of the map, unless a lock refuses it. Nothing snaps to `placed`.
    void begin(const nav::MapEdit& edit, const QList<nav::ObjectId>& placed,
               const PointerEvent& event);
    /// Brings m_edit to the pointer and the typed numbers, and shows it.
    virtual void show(const PointerEvent& event) = 0;
    virtual QString stepName() const = 0;
    /// Where the first two numbers and the pointer place it. `isTyped`: without guides.
    nav::Point target(const PointerEvent& event, bool isTyped, std::vector<Guide>& guides) const;

    NumberEntry m_numbers;
    // While a gesture is open:
    std::optional<Snapper> m_snapper;
    nav::MapEdit m_edit; // as applied to the map before the gesture
    PointerEvent m_pointer;

private:
    void commit();
};

} // namespace thicket::editor
