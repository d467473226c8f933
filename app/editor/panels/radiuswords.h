#pragma once

#include "libnav/map/map.h"
#include "libnav/path/criticalradii.h"

#include <QCoreApplication>
#include <QString>

namespace thicket::editor {

/// What happens to the path at a critical radius, translated.
class RadiusWords {
    Q_DECLARE_TR_FUNCTIONS(RadiusWords)

public:
    /// "At 0.84 m the gap between oak and wall 3 closes: the path grows from 41.20 m to 58.90 m."
    static QString sentence(const nav::CriticalRadius& jump, const nav::Map& map);
    /// For an agent of `radius` that finds no way: the radius `widest` that gets through, and the
    /// gap that it gets through.
    static QString narrowestPlace(const nav::CriticalRadius& gap, double widest, double radius,
                                  const nav::Map& map);
    /// To three digits: "0.54 m" would be too coarse for the radius that just gets through.
    static QString exact(double radius, const nav::Map& map);

private:
    static QString cause(const nav::CriticalRadius& jump, const nav::Map& map);
    static QString object(const nav::Map& map, nav::ObjectId id);
};

} // namespace thicket::editor
