#pragma once

#include "plugins/api/mapformat.h"

#include <QObject>

namespace thicket::plugins {

/// Maps for Unity: JSON and the component that makes colliders of it. Export only.
class UnityFormat : public QObject, public MapFormat {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID ThicketMapFormat_iid FILE "unityformat.json")
    Q_INTERFACES(thicket::plugins::MapFormat)

public:
    FormatInfo info() const override;
    Result<ExportBundle> exportMap(const nav::Map& map, const OptionValues& options) const override;
};

} // namespace thicket::plugins
