#include "plugins/ldtk/ldtkformat.h"

#include "plugins/api/formatoptions.h"
#include "plugins/ldtk/ldtkimport.h"

namespace thicket::plugins {

FormatInfo LdtkFormat::info() const
{
    FormatInfo info;
    info.id = "ldtk";
    info.title = "LDtk project";
    info.suffixes = QStringList{"ldtk"};
    info.canImport = true;
    info.importOptions = ldtkImportOptions();
    info.alsoReads = QStringList{"json"};
    info.marks = QStringList{"LDtk Project JSON"};
    return info;
}

Result<ImportedMap> LdtkFormat::importMap(const ImportSource& source,
                                          const OptionValues& options) const
{
    const Result<OptionValues> values = completedOptions(info().importOptions, options);
    if (!values)
        return Unexpected(values.error());
    const Result<LdtkOptions> chosen = ldtkOptionsFrom(*values);
    if (!chosen)
        return Unexpected(chosen.error());
    return importLdtk(source, *chosen);
}

} // namespace thicket::plugins
