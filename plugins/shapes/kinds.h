#pragma once

#include "plugins/shapes/frame.h"
#include "plugins/shapes/ledger.h"

namespace thicket::plugins {

/// A note on things of this kind: "circle", "inverted circle", "wall", "polygon", "inverted
/// polygon" or "marker" (start, goal, agent, spawn area), and `rest`, which must outlive it.
LedgerLine kindLine(const nav::Geometry& geometry, const char* rest);

/// Counts an object as written with all its numbers: exact if they come back from the file's
/// coordinates as the same bits, else rounded in the last digit.
void countWritten(Ledger& ledger, const nav::MapObject& object, const Frame& frame);
/// Counts an object as left out.
void countLeftOut(Ledger& ledger, const nav::MapObject& object);

} // namespace thicket::plugins
