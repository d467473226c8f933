#include "app/editor/edits/guideedits.h"

#include "app/editor/edits/settingschange.h"

#include <cassert>
#include <cmath>
#include <utility>
#include <vector>

namespace thicket::editor {

namespace {

std::vector<double>& places(nav::Guides& guides, bool isUpright)
{
    return isUpright ? guides.x : guides.y;
}

/// The change of the guides that `change` makes.
template <class Change> nav::MapEdit changed(const nav::MapSettings& before, Change change)
{
    nav::MapEdit edit;
    edit.settings = nav::MapEdit::SettingsChange{before, before};
    change(edit.settings->after.guides);
    return edit;
}

} // namespace

std::optional<double> guidePlace(const nav::Guides& guides, const GuideRef& guide)
{
    const std::vector<double>& all = guide.isUpright ? guides.x : guides.y;
    return guide.index < all.size() ? std::optional(all[guide.index]) : std::nullopt;
}

std::optional<GuideRef> guideNear(const nav::Guides& guides, nav::Point at, double reach)
{
    std::optional<GuideRef> nearest;
    if (!guides.visible)
        return nearest;
    for (const bool isUpright : {true, false}) {
        const std::vector<double>& all = isUpright ? guides.x : guides.y;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const double distance = std::abs(all[i] - (isUpright ? at.x : at.y));
            if (distance > reach)
                continue;
            reach = distance;
            nearest = GuideRef{isUpright, i};
        }
    }
    return nearest;
}

nav::MapEdit addGuide(const nav::MapSettings& before, bool isUpright, double place)
{
    return changed(before, [&](nav::Guides& guides) {
        places(guides, isUpright).push_back(place);
        guides.visible = true;
    });
}

nav::MapEdit moveGuide(const nav::MapSettings& before, const GuideRef& guide, double place)
{
    assert(guidePlace(before.guides, guide));
    return changed(
        before, [&](nav::Guides& guides) { places(guides, guide.isUpright)[guide.index] = place; });
}

nav::MapEdit removeGuide(const nav::MapSettings& before, const GuideRef& guide)
{
    assert(guidePlace(before.guides, guide));
    return changed(before, [&](nav::Guides& guides) {
        auto& all = places(guides, guide.isUpright);
        all.erase(all.begin() + static_cast<std::ptrdiff_t>(guide.index));
    });
}

nav::MapEdit removeGuides(const nav::MapSettings& before)
{
    return changed(before, [](nav::Guides& guides) {
        guides.x.clear();
        guides.y.clear();
    });
}

bool changesGuidesOnly(const nav::MapEdit& edit)
{
    return changesOnly(edit, &nav::MapSettings::guides);
}

} // namespace thicket::editor
