#include "plugins/shapes/singleprecision.h"

#include <algorithm>
#include <cmath>

namespace thicket::plugins {

double singlePrecisionError(const nav::Map& map, const Frame& frame)
{
    const nav::Box box = map.extent();
    if (box.isEmpty())
        return 0;
    double most = 0;
    for (const nav::Point corner : {box.min, box.max}) {
        const nav::Point p = frame.toFile(corner);
        most = std::max({most, std::abs(p.x), std::abs(p.y)});
    }
    return most * 0x1p-24; // half of the last bit
}

QList<FormatNote> singlePrecisionNotes(const nav::Map& map, const Frame& frame)
{
    const nav::Box box = map.extent();
    const double inFile = singlePrecisionError(map, frame);
    const double error = inFile / frame.scale();
    if (inFile <= 1e-3 && error <= 1e-4 * std::max(box.width(), box.height()))
        return {};
    return {{FormatNote::Fidelity::approximated,
             QString("positions in single precision: off by up to %1 map units")
                 .arg(QString::number(error, 'g', 2)),
             {}}};
}

} // namespace thicket::plugins
