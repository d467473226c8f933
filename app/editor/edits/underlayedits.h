#pragma once

#include "libnav/map/mapedit.h"

#include <QSize>
#include <QString>

#include <optional>

/// Edits of the picture beneath a map. In the editor its path is absolute; see
/// plugins/host/picturepath.h. Pure functions: any thread.
namespace thicket::editor {

/// Puts another picture, or the same one changed, beneath the map; nullopt removes it.
nav::MapEdit changeUnderlay(const nav::Map& map, std::optional<nav::Underlay> underlay);
/// Whether the edit changes nothing else.
bool changesUnderlayOnly(const nav::MapEdit& edit);

/// The largest box of a picture's shape in the middle of `room`, which must have an area.
nav::Box fitted(QSize pixels, const nav::Box& room);
/// Scaled about a point that stays where it is.
nav::Box scaledAbout(const nav::Box& box, nav::Point fixed, double factor);
nav::Box moved(const nav::Box& box, nav::Point by);
/// Whether a picture can lie there: with an area, and no coordinate out of range.
bool isPlaceable(const nav::Box& box);

} // namespace thicket::editor
