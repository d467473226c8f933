#pragma once

#include "app/editor/transform/arrangement.h"

#include <optional>
#include <utility>
#include <vector>

namespace thicket::editor {

/// Scales several objects so that the box of their skeletons gets a wanted size. Circles stay
/// round, so this box is not scaled by the factors of the points: these are solved for. Pure
/// functions: any thread.

/// What becomes of one axis of the box.
struct StretchedAxis {
    double factor = 1; ///< of the size of the box, not 0; a negative one mirrors
    /// The box gets the size, and the anchor keeps its place in it. Otherwise the points are scaled
    /// by the factor, and the anchor keeps that on the map.
    bool isExact = false;
};

struct BoxStretch {
    nav::Box box;      ///< of the skeletons
    nav::Point anchor; ///< on a side of the box or in its middle
    StretchedAxis x;
    StretchedAxis y;
};

/// stretchObject() by `factor` about `anchor`, then a move.
struct Stretch {
    nav::Point anchor;
    nav::Point factor{1, 1};
    nav::Point move;

    void operator()(nav::MapObject& object) const;
};

/// Whether any of them has a rim, which stays round.
bool haveRims(const std::vector<nav::MapObject>& objects);

/// How far the skeletons of objects reach when their points and their rims are scaled by different
/// factors.
class SkeletonReach {
public:
    /// Takes n log n time.
    explicit SkeletonReach(const std::vector<nav::MapObject>& objects);

    /// nullopt: the rims alone are too wide for one of the exact sizes, or nothing lies apart that
    /// could reach it. Takes time logarithmic in the objects.
    std::optional<Stretch> fitted(const BoxStretch& wanted) const;

private:
    bool hasRims() const { return m_widestRim > 0; }

    /// A point or, with a radius, a rim.
    struct Reaching {
        double at;
        double radius;
    };
    /// Those of one axis that can reach farthest, by rising place.
    class Hull {
    public:
        explicit Hull(std::vector<Reaching> all);
        /// The greatest place, if places and radii are scaled so.
        double reach(double places, double radii) const;
        double size(double places, double radii) const
        {
            return reach(places, radii) + reach(-places, radii);
        }
        /// Of the places, not of the rims.
        double span() const { return m_hull.empty() ? 0 : m_hull.back().at - m_hull.front().at; }

    private:
        std::vector<Reaching> m_hull;
    };

    const Hull& along(Axis axis) const { return axis == Axis::x ? m_x : m_y; }
    double greatestFactor(Axis axis, double size, double radii) const;
    std::optional<double> oneFactor(Axis axis, double size, double other) const;
    std::optional<nav::Point> bothFactors(double width, double height) const;
    std::optional<nav::Point> factors(const BoxStretch& wanted) const;
    std::vector<Reaching> reaching(const std::vector<nav::MapObject>& objects, Axis axis) const;

    nav::Point m_origin; ///< of the places: far from that of the map they would be rounded
    Hull m_x;
    Hull m_y;
    double m_widestRim = 0; ///< radius
};

} // namespace thicket::editor
