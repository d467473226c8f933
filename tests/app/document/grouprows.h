#pragma once

#include "libnav/map/map.h"

#include <QList>

/// Maps with groups of objects for tests.
namespace thicket::tests {

using Ids = QList<nav::ObjectId>;

/// Circles 1 to `count` in a row, on layer 1 of two.
nav::Map rowOf(nav::ObjectId count);
/// `first` to `last`.
Ids idsFrom(nav::ObjectId first, nav::ObjectId last);
/// Every object's group and every parent is there, no group is empty, and the file keeps it all.
bool isSound(const nav::Map& map);
/// isSound(), and every instance fits its template.
bool fits(const nav::Map& map);

} // namespace thicket::tests
