#pragma once

#include "plugins/api/mapformat.h"

#include <QString>

namespace thicket::test {

/// What is wrong with the export of a map by a format, and with what an import of it gives; empty
/// if nothing is. The rule:
///  - An export succeeds, or its error has a sentence.
///  - It gives the same bytes when it is repeated, also with decimal commas in the locale.
///  - If the format can be read, its own file can, also with decimal commas, and then
///     - an object that no note of the export lists as approximated or left out comes back with
///       equal geometry (the same bits), name and properties, on a layer of the same name (if the
///       map has layers and no note tells of them), and in the same order of drawing as others;
///     - an object that is listed as approximated, but not as left out, comes back with about the
///       same box: to 1 % of the map's extent (of maps of at most 100 objects);
///     - bounds that are walls, layers, agent classes and agent groups come back equal, or a note
///       that is not about objects, or an error, has the word.
/// Ids, groups of objects and templates may change.
QString roundTripFault(const plugins::MapFormat& format, const nav::Map& map);

} // namespace thicket::test
