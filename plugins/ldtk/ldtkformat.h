#pragma once

#include "plugins/api/mapformat.h"

#include <QObject>

namespace thicket::plugins {

/// Projects of the LDtk level editor. Import only.
class LdtkFormat : public QObject, public MapFormat {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID ThicketMapFormat_iid FILE "ldtkformat.json")
    Q_INTERFACES(thicket::plugins::MapFormat)

public:
    FormatInfo info() const override;
    Result<ImportedMap> importMap(const ImportSource& source,
                                  const OptionValues& options) const override;
};

} // namespace thicket::plugins
