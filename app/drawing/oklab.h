#pragma once

#include <QColor>

namespace thicket::drawing {

/// A colour in OKLab, where equal distances look equally far (B. Ottosson, 2020). L is 0 to 1.
struct OkLab {
    double lightness = 0;
    double a = 0;
    double b = 0;
};

OkLab toOkLab(const QColor& color);
/// Clipped to sRGB.
QColor fromOkLab(const OkLab& lab);
/// The colour with its hue turned (radians); lightness and chroma stay.
QColor withTurnedHue(const QColor& color, double turn);

} // namespace thicket::drawing
