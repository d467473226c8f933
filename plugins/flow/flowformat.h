#pragma once

#include "plugins/api/mapformat.h"

#include <QObject>

namespace thicket::plugins {

/// The flow field to the goals of a map, as JSON and as an image. Export only.
class FlowFormat : public QObject, public MapFormat {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID ThicketMapFormat_iid FILE "flowformat.json")
    Q_INTERFACES(thicket::plugins::MapFormat)

public:
    FormatInfo info() const override;
    Result<ExportBundle> exportMap(const nav::Map& map, const OptionValues& options) const override;
};

} // namespace thicket::plugins
