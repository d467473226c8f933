#pragma once

#include "app/drawing/pixelarea.h"

#include <cstdint>
#include <vector>

namespace thicket::drawing {

/// Obstacles too small for an outline, painted together, colour by colour. The picture does not
/// depend on the order of adding.
///
/// Circles from 1 px of radius are dots. What is smaller is shown as density: a pixel is the darker
/// the more of it is covered and the more obstacles have their centre in it, up to `darkest`. So
/// one stem of a hundredth of a pixel is seen, and a dense stand is told from a sparse one.
class SmallCircles {
public:
    static constexpr double largestRadius = 3; ///< of dots, logical pixels
    static constexpr double smallestDot = 1;
    static constexpr double darkest = 0.8;

    /// `view` in logical pixels.
    SmallCircles(const DeviceSpace& space, const QRectF& view);

    /// Colours of higher rank are painted above the others. Each rank has one colour.
    struct Ink {
        int rank = 0;
        QColor color;
        double opacity = 1;
    };
    /// `center` and `radius` in logical pixels.
    void add(QPointF center, double radius, const Ink& ink);
    void paint();

private:
    struct Dot {
        QPointF center;
        double radius;
    };
    struct Batch {
        Ink ink;
        std::vector<std::uint32_t> specks = {}; ///< for each pixel, see Packed
        std::vector<std::uint8_t> dots = {};    ///< coverage of each pixel
        std::vector<Dot> plain = {};            ///< for a device without pixels
    };
    Batch& batchOf(const Ink& ink);
    void addSpeck(Batch& batch, QPointF center, double radius);
    void addArea(Batch& batch, QPointF center, double radius);
    void addDot(Batch& batch, const PixelDisc& disc);
    void paintSpecks(const Batch& batch);
    void paintDots(const Batch& batch);
    void paintPlain(const Batch& batch);

    const DeviceSpace& m_space;
    PixelArea m_area;
    bool m_isRaster;
    int m_side; // device pixels per logical pixel, whole
    std::vector<Batch> m_batches;
    std::size_t m_last = 0; // the batch used last
};

} // namespace thicket::drawing
