#pragma once

#include <QColor>

#include <array>

/// Every colour of the product, by role: stone and sage for what the designer drew, blue and violet
/// for what the program computed, orange for the answer, teal for what is hovered or selected,
/// mauve for what is refused. No colour is defined anywhere else.
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
    /// High contrast: lines one pixel wider, and everything opaque.
    bool isHighContrast = false;
};

const Palette& palette(Theme theme);

} // namespace thicket::drawing
