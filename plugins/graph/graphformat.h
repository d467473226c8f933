#pragma once

#include "plugins/api/mapformat.h"

#include <QObject>

namespace thicket::plugins {

/// The complete tangent graph of a map, for programs that search it themselves. Export only.
class GraphFormat : public QObject, public MapFormat {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID ThicketMapFormat_iid FILE "graphformat.json")
    Q_INTERFACES(thicket::plugins::MapFormat)

public:
    FormatInfo info() const override;
    Result<ExportBundle> exportMap(const nav::Map& map, const OptionValues& options) const override;
};

} // namespace thicket::plugins
