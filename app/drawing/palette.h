#pragma once

#include <QColor>

#include <array>

/// Every colour of the product, by role. Four voices: stone and sage = what the designer drew, blue
/// and violet = what the program derived, orange = the answer, teal = what is touched; mauve =
/// refused. No colour is written anywhere else.
namespace thicket::drawing {

enum class Theme { light, dark, highContrastLight, highContrastDark };

struct Palette {
    QColor chrome, panel, field, separator, fieldBorder;
    QColor text, textSecond, disabled;
    QColor outside, sheet, gridFine, gridCoarse;
    QColor accent, onAccent, accentSoft;
    QColor error, warning, fine;
    QColor treeFill, treeLine, rockFill, rockLine, wallFill, wallLine;
    QColor expanded, surfing, hugging, path, casing, mark;
    QColor rejected, open, closed, current;
    std::array<QColor, 5> heat; ///< near to far
    bool isDark = false;
    /// High contrast: lines one pixel wider and no opacities.
    bool isHighContrast = false;
};

const Palette& palette(Theme theme);

} // namespace thicket::drawing
