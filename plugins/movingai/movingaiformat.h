#pragma once

#include "plugins/api/mapformat.h"

#include <QObject>

namespace thicket::plugins {

/// Grid maps of the MovingAI pathfinding benchmark. Import only. Its queries (.scen) are read by
/// `thicket-cli path --queries`.
class MovingAiFormat : public QObject, public MapFormat {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID ThicketMapFormat_iid FILE "movingaiformat.json")
    Q_INTERFACES(thicket::plugins::MapFormat)

public:
    FormatInfo info() const override;
    Result<ImportedMap> importMap(const ImportSource& source,
                                  const OptionValues& options) const override;
};

} // namespace thicket::plugins
