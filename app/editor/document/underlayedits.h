#pragma once

#include "libnav/map/mapedit.h"

#include <QSize>
#include <QString>

#include <optional>

/// The picture beneath a map: edits of it, and its path. In the editor the path is absolute, in
/// files it is relative to the map's folder. So it is found again when the map is saved elsewhere,
/// and when map and picture move together. Pure functions: any thread.
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

/// Makes the picture's path absolute. `mapPath`: the map's file, absolute; empty: none.
void resolvePicture(nav::MapSettings& settings, const QString& mapPath);
/// The inverse, for saving to that file.
void relatePicture(nav::MapSettings& settings, const QString& mapPath);

} // namespace thicket::editor
