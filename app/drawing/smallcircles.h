#pragma once

#include "app/drawing/devicespace.h"

#include <vector>

namespace thicket::drawing {

/// Circles too small for an outline, painted together. From 1 px of radius they are dots. Below
/// that they are an image whose pixels are as dark as the circles cover them.
class SmallCircles {
public:
    static constexpr double largestRadius = 3; ///< pixels

    void add(QPointF center, double radius, const Tint& tint);
    void paint(QPainter& painter) const;

private:
    struct Circle {
        QPointF center;
        double radius;
    };
    struct Batch {
        Tint tint;
        std::vector<Circle> dots;
        std::vector<Circle> specks;
    };
    static void paintDots(QPainter& painter, const Batch& batch);
    static void paintSpecks(QPainter& painter, const Batch& batch);

    std::vector<Batch> m_batches; // by colour, in order of first use
};

} // namespace thicket::drawing
