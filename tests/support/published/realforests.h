#pragma once

namespace thicket::test {

/// Forests of ../shared/data/forests, and agent radii that fit well, badly and hardly.
struct RealForest {
    const char* file;
    double radiusOfPoints; ///< for files of positions only
    double agentRadii[3];
};
inline constexpr RealForest realForests[] = {
    {"rainier_to11", 0, {0, 0.5, 1.5}},
    {"rainier_am16", 0, {0, 0.5, 1.2}},
    {"rainier_pp17", 0, {0, 0.5, 1.2}},
    {"rainier_av02", 0, {0, 0.3, 0.8}},
    {"longleaf", 0, {0, 1, 2.5}},
    {"finpines", 0, {0, 0.1, 0.25}},
    {"enrico_stems_7-2", 0, {0, 0.5, 1.2}},
    {"enrico_crowns_2-4", 0, {0, 0.1, 0.3}},
    {"enrico_crowns_5-2", 0, {0, 0.1, 0.3}},
    {"enrico_crowns_7-2", 0, {0, 0.1, 0.3}},
    {"konstanz_crowns_utm32", 0, {0, 0.5, 1.5}},
    {"konstanz_trunks_utm32", 0, {0, 1, 3}},
    {"scbi2018_south", 0, {0, 0.2, 0.4}},
    {"lansing_points", 0.004, {0, 0.002, 0.004}},
    {"bei_points", 0.5, {0, 1, 2.5}},
};

} // namespace thicket::test
