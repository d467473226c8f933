#pragma once

#include "app/exporting/preset.h"
#include "libnav/map/map.h"
#include "plugins/api/mapformat.h"

#include <vector>

namespace thicket::editor {

/// Of a map without agent classes the editor shows the paths of some radius, and exports are to be
/// for the same one. The map has not chosen it, so it is not remembered. A value.
class ProposedRadius {
public:
    /// `shown`: by the editor, map units, >= 0.
    ProposedRadius(const nav::MapSettings& settings, double shown);

    /// Sets the format's option for the radius, if it has one and there is no value for it.
    void addTo(plugins::OptionValues& values, const plugins::MapFormat& format) const;
    /// Takes it away if it is the one proposed.
    void removeFrom(plugins::OptionValues& values, const plugins::MapFormat& format) const;
    /// The same for the radii of a preset.
    void addTo(exporting::Preset& preset) const;
    void removeFrom(exporting::Preset& preset) const;

private:
    std::vector<double> m_radii; ///< empty: the map has agent classes
};

} // namespace thicket::editor
