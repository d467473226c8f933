#include "plugins/godot/godotformat.h"

#include "plugins/godot/sceneexport.h"
#include "plugins/godot/sceneimport.h"

namespace thicket::plugins {

FormatInfo GodotFormat::info() const
{
    FormatInfo info;
    info.id = "godot";
    info.title = "Godot 4 scene";
    info.suffixes = QStringList{"tscn"};
    info.marks = QStringList{"[gd_scene"};
    info.canImport = true;
    info.canExport = true;
    info.importOptions = sceneImportOptions();
    info.exportOptions = sceneExportOptions(GodotVersion::four);
    return info;
}

Result<ImportedMap> GodotFormat::importMap(const ImportSource& source,
                                           const OptionValues& options) const
{
    return importScene(source, options);
}

Result<ExportBundle> GodotFormat::exportMap(const nav::Map& map, const OptionValues& options) const
{
    return exportScene(map, GodotVersion::four, options);
}

} // namespace thicket::plugins
