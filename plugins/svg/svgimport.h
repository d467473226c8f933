#pragma once

#include "plugins/svg/svgoptions.h"

namespace thicket::plugins {

/// Reads a drawing:
/// - circles stay circles; ellipses, rects, polygons and closed paths become polygons, curves
/// within
///   the error that was chosen; lines without fill become walls as thick as their stroke;
/// - the rings of one path are holes by its fill rule; cut into polygons or filled, by option;
/// - groups at the top and Inkscape's layers become layers, hidden ones hidden; labels, titles and
/// ids
///   become names; the classes and ids start and goal, and the classes agent, circle, wall, polygon
///   and spawn say what a shape is;
/// - what Thicket exported is read as it was.
///
/// Errors, with line and column: what is no SVG, entities, `use` elements that show themselves or
/// more than a million elements, lines of more than two million points.
Result<ImportedMap> importSvg(const ImportSource& source, const SvgImportOptions& options);

} // namespace thicket::plugins
