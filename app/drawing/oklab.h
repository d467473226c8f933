#pragma once

#include <QColor>

namespace thicket::drawing {

/// A colour in OKLab, where equal distances look equal (B. Ottosson, 2020). L is 0 to 1.
struct OkLab {
    double lightness = 0;
    double a = 0;
    double b = 0;
};

OkLab toOkLab(const QColor& color);
/// Clipped to sRGB.
QColor fromOkLab(const OkLab& lab);
/// The colour with its hue rotated (radians). Lightness and chroma stay the same.
QColor withTurnedHue(const QColor& color, double turn);

} // namespace thicket::drawing
