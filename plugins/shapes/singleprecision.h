#pragma once

#include "plugins/shapes/frame.h"
#include "plugins/shapes/ledger.h"

namespace thicket::plugins {

/// By how much single precision moves the objects of the map at most, lengths of the file, >= 0.
double singlePrecisionError(const nav::Map& map, const Frame& frame);

/// For programs that keep positions in single precision: a note on by how much that moves the
/// objects of the map, if it is more than a thousandth of a unit in the file or 1e-4 of the map's
/// extent.
QList<FormatNote> singlePrecisionNotes(const nav::Map& map, const Frame& frame);

} // namespace thicket::plugins
