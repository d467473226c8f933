#pragma once

#include "app/editor/gestures/guidedrag.h"
#include "app/editor/scene/canvas.h"

#include <QCoreApplication>

#include <memory>
#include <optional>

class QKeyEvent;

namespace thicket::editor {

/// What tools do to the map's guides. The canvas keeps which one is chosen.
class GuideEditing {
    Q_DECLARE_TR_FUNCTIONS(GuideEditing)

public:
    explicit GuideEditing(const ToolContext& context) : m_context(context) {}

    /// The guide under the pointer, if guides are shown and not locked.
    std::optional<GuideRef> at(nav::Point point) const;
    void choose(std::optional<GuideRef> guide) { m_context.canvas.chooseGuide(guide); }
    std::unique_ptr<GuideDrag> drag(const GuideRef& guide) const;
    /// For typing the place of the chosen guide; null: none is chosen.
    std::unique_ptr<GuideDrag> typing() const;
    /// A pointer on the chosen guide.
    PointerEvent pointerOnChosen() const;
    /// Removes the chosen guide. Returns whether there was one.
    bool removeChosen();
    /// The arrow keys move the chosen guide. Returns whether the key was used.
    bool nudge(const QKeyEvent& event);

private:
    std::optional<GuideRef> chosen() const;

    ToolContext m_context;
};

} // namespace thicket::editor
