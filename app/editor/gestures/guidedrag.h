#pragma once

#include "app/editor/edits/guideedits.h"
#include "app/editor/gestures/manipulation.h"
#include "app/editor/gestures/snapper.h"

#include <QCoreApplication>

namespace thicket::editor {

/// Moves a guide, or places a new one. Let go to the left of the view or above it, where the rulers
/// are, it is removed.
class GuideDrag : public Manipulation {
    Q_DECLARE_TR_FUNCTIONS(GuideDrag)

public:
    enum class By { pointer, keys };
    /// A guide of the map. `by` keys: only typed numbers move it.
    GuideDrag(const ToolContext& context, const GuideRef& guide, By by = By::pointer);
    /// A new one.
    GuideDrag(const ToolContext& context, bool isUpright);

    void update(const PointerEvent& event) override;
    void commit() override;

private:
    GuideDrag(const ToolContext& context, std::optional<GuideRef> guide, bool isUpright, By by);
    double placeFor(const PointerEvent& event, std::vector<Guide>& guides) const;
    void show(const PointerEvent& event, double place, std::vector<Guide> guides);

    nav::MapSettings m_before;
    std::optional<GuideRef> m_guide; ///< nullopt: a new one
    bool m_isUpright;
    By m_by;
    Snapper m_snapper;
    bool m_isGone = false; ///< would be removed, or not be added
};

} // namespace thicket::editor
