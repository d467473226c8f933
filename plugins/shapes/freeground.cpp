#include "plugins/shapes/freeground.h"

#include "plugins/shapes/seam.h"

#include <future>

namespace thicket::plugins {

namespace {

/// By how many pitches a side bends where it crosses the seam.
constexpr double seamBend = 0.5;

/// Runs both at once.
template <class First, class Second> void together(First first, Second second)
{
    std::future<void> other = std::async(std::launch::async, second);
    first();
    other.get();
}

/// No value: one half has too many points for both to be kept at once, or there are no halves.
std::optional<ConvexMesh> meshOfHalves(std::span<const WoundRing> rings,
                                       std::optional<int> mostCorners)
{
    const std::optional<std::int32_t> seam = seamOf(rings);
    if (!seam)
        return std::nullopt;
    const Halves halves = halved(rings, *seam);
    std::optional<Result<Arrangement>> left, right;
    constexpr std::size_t most = Arrangement::mostPoints / 2;
    together([&] { left = Arrangement::of(halves.left, most); },
             [&] { right = Arrangement::of(halves.right, most); });
    if (!*left || !*right)
        return std::nullopt;
    shareSeam(**left, **right, *seam);
    std::optional<ConvexMesh> meshes[2];
    const auto mesh = [mostCorners](const Arrangement& half) {
        return convexMesh(half, half.chosen(isFree), mostCorners);
    };
    together([&] { meshes[0] = mesh(**left); }, [&] { meshes[1] = mesh(**right); });
    return joined(std::move(*meshes[0]), *meshes[1], *seam);
}

} // namespace

Result<FreeGround> freeGround(std::span<const nav::Obstacle> obstacles,
                              const GroundOptions& options, std::optional<int> mostCorners)
{
    const bool isHalved = obstacles.size() >= options.fewestHalved;
    const Result<GroundRings> made = groundRings(obstacles, options, isHalved ? seamBend : 0);
    if (!made)
        return Unexpected(made.error());
    if (isHalved)
        if (std::optional<ConvexMesh> mesh = meshOfHalves(made->rings, mostCorners))
            return FreeGround{std::move(*mesh), made->lattice, made->error};
    const Result<Arrangement> whole = Arrangement::of(made->rings);
    if (!whole)
        return Unexpected(whole.error());
    return FreeGround{convexMesh(*whole, whole->chosen(isFree), mostCorners), made->lattice,
                      made->error};
}

} // namespace thicket::plugins
