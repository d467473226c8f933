#include "app/editor/edits/underlayedits.h"

#include "app/editor/edits/settingschange.h"

#include <algorithm>
#include <utility>

namespace thicket::editor {

nav::MapEdit changeUnderlay(const nav::Map& map, std::optional<nav::Underlay> underlay)
{
    nav::MapSettings settings = map.settings;
    settings.underlay = std::move(underlay);
    return nav::MapEdit::changeSettings(map, std::move(settings));
}

bool changesUnderlayOnly(const nav::MapEdit& edit)
{
    return changesOnly(edit, &nav::MapSettings::underlay);
}

nav::Box fitted(QSize pixels, const nav::Box& room)
{
    const double scale = std::min(room.width() / pixels.width(), room.height() / pixels.height());
    const nav::Point half{scale * pixels.width() / 2, scale * pixels.height() / 2};
    return {room.center() - half, room.center() + half};
}

nav::Box scaledAbout(const nav::Box& box, nav::Point fixed, double factor)
{
    return {fixed + factor * (box.min - fixed), fixed + factor * (box.max - fixed)};
}

nav::Box moved(const nav::Box& box, nav::Point by) { return {box.min + by, box.max + by}; }

bool isPlaceable(const nav::Box& box)
{
    return nav::isInRange(box.min) && nav::isInRange(box.max) && box.width() > 0 &&
           box.height() > 0;
}

} // namespace thicket::editor
