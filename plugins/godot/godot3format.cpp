#include "plugins/godot/godot3format.h"

#include "plugins/godot/sceneexport.h"

namespace thicket::plugins {

FormatInfo Godot3Format::info() const
{
    FormatInfo info;
    info.id = "godot3";
    info.title = "Godot 3 scene";
    info.suffixes = QStringList{"godot3.tscn"};
    info.canExport = true;
    info.exportOptions = sceneExportOptions(GodotVersion::three);
    return info;
}

Result<ExportBundle> Godot3Format::exportMap(const nav::Map& map, const OptionValues& options) const
{
    return exportScene(map, GodotVersion::three, options);
}

} // namespace thicket::plugins
