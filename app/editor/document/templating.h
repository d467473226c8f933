#pragma once

#include "libnav/map/templates.h"

#include <QString>

namespace thicket::editor {

class MapDocument;
class Selection;

/// What keys and menus do to templates and their instances. Each change is one undo step, and
/// cancels an open gesture. Free functions, so that tests need no window.

/// Makes a template of the selected objects, which become its first instance. Objects of closed
/// layers are left out. Returns why nothing was done, or an empty string.
QString makeTemplate(MapDocument& document, Selection& selection);
/// Detaches the instances that the selected objects lie in. Returns why nothing was done, or an
/// empty string.
QString detachSelected(MapDocument& document, const Selection& selection);
/// Removes a template. Returns why nothing was done, or an empty string.
QString removeTemplate(MapDocument& document, nav::TemplateId id);

/// The template of the instance that all selected objects lie in; null if there is none. Valid
/// until the map changes.
const nav::Template* selectedTemplate(const MapDocument& document, const Selection& selection);

/// "House", or "Template 3" if it has no name.
QString nameOf(const nav::Template& one);

} // namespace thicket::editor
