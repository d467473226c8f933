#pragma once

#include "plugins/api/mapformat.h"

#include <QObject>

namespace thicket::plugins {

/// Maps as static bodies for the physics engine Box2D. Export only.
class Box2dFormat : public QObject, public MapFormat {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID ThicketMapFormat_iid FILE "box2dformat.json")
    Q_INTERFACES(thicket::plugins::MapFormat)

public:
    FormatInfo info() const override;
    Result<ExportBundle> exportMap(const nav::Map& map, const OptionValues& options) const override;
};

} // namespace thicket::plugins
