#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/nav_export.h"
#include "libnav/path/pathfinder.h"

#include <atomic>
#include <filesystem>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace thicket::nav {

struct BakeOptions {
    unsigned threads = 1; ///< 0: as many as the machine runs at a time; the bytes are the same
    /// Polled regularly. If true, bake() ends with an error. May be null.
    const std::atomic<bool>* cancel = nullptr;
};

/// A map that mostly stands still, prepared for some agent radii: its obstacles, all tangents
/// between their rims, and hub labels of these. findPath() then joins two lists instead of
/// searching: a shortest path takes some microseconds. Saved and opened again in milliseconds per
/// radius: the lists are used where they lie, also in a file that the system maps into memory.
///
/// Made for walls and polygons: of a map of 3,000 corners it takes less than a second and 5 MB.
/// Where more discs are those of circles than of corners, or where the lists become so long that
/// joining them takes longer than a search, nothing is prepared and every query is searched: among
/// circles in the open, and where very many corners are seen from afar.
///
/// A copy shares the data. Any number of threads may query one object or copies of it, while no
/// thread changes that object (apply(), assignment).
class THICKET_NAV_EXPORT BakedField {
public:
    /// Errors: bytes that are not those of a baked field of this version, that are damaged in any
    /// place, or that belong to another version of the library.
    static Result<BakedField> fromBytes(std::string_view bytes);
    /// The same of a file, which is mapped into memory; see MappedFile for what may then be done
    /// to it. Also errors of the system, in one sentence with the path.
    static Result<BakedField> open(const std::filesystem::path& path);

    /// The same for the same obstacles, in the same order, and radii, with any number of threads.
    /// Not affected by apply(). Valid as long as this object or a copy of it.
    std::string_view bytes() const;
    /// Writes the bytes. Errors: those of writeFileAtomically().
    Result<void> save(const std::filesystem::path& path) const;

    /// The agent radii that it was baked for, ascending, each once.
    std::vector<double> radii() const;
    /// The field of the obstacles as they are now, for one of radii(); null for any other radius.
    const ObstacleField* field(double agentRadius) const;

    /// Changes the obstacles: errors and exceptions as for ObstacleField::apply(). Nothing is baked
    /// again. A query whose answer a change may affect takes findPath() of the changed field: if
    /// an obstacle was added near the baked path, or one was removed, by way of which a path might
    /// now be shorter. After 256 changes that is every query; then bake again.
    Result<void> apply(std::span<const ObstacleChange> changes);

private:
    friend class BakedQuery;
    struct State;
    struct Edits;
    explicit BakedField(std::shared_ptr<const State> state) : m_state(std::move(state)) {}
    static Result<BakedField> opened(std::shared_ptr<State> state);

    std::shared_ptr<const State> m_state; // what was baked
    std::shared_ptr<const Edits> m_edits; // null: none
};

/// Bakes obstacles for these agent radii (>= 0, map units). Errors: no radius, a radius that is
/// negative or not finite, what ObstacleField::build() refuses, more than 4 thousand million
/// entries, cancelled. Time and memory: grow with what each corner sees, and with the labels, see
/// BakedField. Sources: Du, Shen and Cheema, "Ultrafast Euclidean Shortest Path Computation Using
/// Hub Labeling" (AAAI 2023), for labels with cells of what is seen; here carried over to round
/// rims.
THICKET_NAV_EXPORT Result<BakedField> bake(std::span<const Obstacle> obstacles,
                                           std::span<const double> radii,
                                           const BakeOptions& options = {});

/// The shortest path for an agent of this radius, which must be one of radii(); `invalid` for any
/// other. The answer is that of findPath() in field(radius): as long, up to rounding. A path that
/// is not as long as its labels say, or that might bend by the minimum expansion alone or where
/// sides are nearly in line, is searched for: with more than 64 such corners, every path that
/// bends. Of several shortest paths it may be another one. `statistics` are 0 unless the field was
/// searched: where an end is covered or outside all obstacles, no path exists, or changes count.
/// Contacts name discs as in field(radius).
THICKET_NAV_EXPORT PathResult findPath(const BakedField& baked, Point start, Point goal,
                                       double agentRadius);
/// The same in place of `result`, whose memory it takes.
THICKET_NAV_EXPORT void findPath(const BakedField& baked, Point start, Point goal,
                                 double agentRadius, PathResult& result);

} // namespace thicket::nav
