#pragma once

#include <QString>

namespace thicket::editor {

class MapDocument;
class RecentFiles;

/// The folder that a file dialog begins in: the map's, or the one used last, or the user's home.
QString startFolder(const MapDocument& document, const RecentFiles& recent);

} // namespace thicket::editor
