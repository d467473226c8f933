#include "app/drawing/palette.h"

namespace thicket::drawing {

namespace {

QColor rgb(QRgb hex) { return QColor::fromRgb(hex); }

const Palette& light()
{
    static const Palette table{
        .chrome = rgb(0xF1F3EE),
        .panel = rgb(0xFAFBF8),
        .field = rgb(0xFFFFFF),
        .separator = rgb(0xD3D9CE),
        .fieldBorder = rgb(0x8A938B),
        .text = rgb(0x1D2420),
        .textSecond = rgb(0x59635C),
        .disabled = rgb(0x98A199),
        .outside = rgb(0xE3E7DF),
        .sheet = rgb(0xF9FAF7),
        .gridFine = rgb(0xEDF0EA),
        .gridCoarse = rgb(0xDFE4DA),
        .accent = rgb(0x006E7F),
        .onAccent = rgb(0xFFFFFF),
        .accentSoft = rgb(0xD3E9EC),
        .error = rgb(0xB3261E),
        .warning = rgb(0x8A6A00),
        .fine = rgb(0x2F6B3A),
        .treeFill = rgb(0xD0DCC9),
        .treeLine = rgb(0x697A62),
        .rockFill = rgb(0xDAD6CD),
        .rockLine = rgb(0x736C60),
        .wallFill = rgb(0x8B9188),
        .wallLine = rgb(0x474E47),
        .expanded = rgb(0x6B7C66),
        .surfing = rgb(0x3F78C4),
        .hugging = rgb(0x642F96),
        .path = rgb(0xC94A00),
        .casing = rgb(0xFFFFFF),
        .mark = rgb(0x1D2420),
        .rejected = rgb(0x96486F),
        .open = rgb(0x00719E),
        .closed = rgb(0x6A747C),
        .current = rgb(0x1D2420),
        .heat = {rgb(0xF3E79B), rgb(0xC9C98A), rgb(0x7FA3A0), rgb(0x3F6C8F), rgb(0x1F3A5F)},
        .isDark = false,
        .isHighContrast = false,
    };
    return table;
}

const Palette& dark()
{
    static const Palette table{
        .chrome = rgb(0x1A1E1C),
        .panel = rgb(0x212623),
        .field = rgb(0x181C1A),
        .separator = rgb(0x353D38),
        .fieldBorder = rgb(0x68736C),
        .text = rgb(0xE7ECE8),
        .textSecond = rgb(0x9DA8A1),
        .disabled = rgb(0x646E68),
        .outside = rgb(0x101312),
        .sheet = rgb(0x171B19),
        .gridFine = rgb(0x1D2220),
        .gridCoarse = rgb(0x272D2A),
        .accent = rgb(0x43CDB4),
        .onAccent = rgb(0x06231E),
        .accentSoft = rgb(0x1E3F39),
        .error = rgb(0xFF8A80),
        .warning = rgb(0xE8C65A),
        .fine = rgb(0x86CE92),
        .treeFill = rgb(0x2B3A2D),
        .treeLine = rgb(0x7F9B7B),
        .rockFill = rgb(0x38362F),
        .rockLine = rgb(0xA39B8A),
        .wallFill = rgb(0x5D655E),
        .wallLine = rgb(0xB4BDB5),
        .expanded = rgb(0x758A74),
        .surfing = rgb(0x64A0F0),
        .hugging = rgb(0xD8BDFF),
        .path = rgb(0xFF9A42),
        .casing = rgb(0x0C0F0E),
        .mark = rgb(0xF4F7F5),
        .rejected = rgb(0xC987AE),
        .open = rgb(0x56CCF2),
        .closed = rgb(0x8B97A1),
        .current = rgb(0xFFE27A),
        .heat = {rgb(0xF7EC9F), rgb(0xB5BE7E), rgb(0x5E8F94), rgb(0x2C5878), rgb(0x13243C)},
        .isDark = true,
        .isHighContrast = false,
    };
    return table;
}

const Palette& highContrastLight()
{
    static const Palette table{
        .chrome = rgb(0xFFFFFF),
        .panel = rgb(0xFFFFFF),
        .field = rgb(0xFFFFFF),
        .separator = rgb(0x000000),
        .fieldBorder = rgb(0x000000),
        .text = rgb(0x000000),
        .textSecond = rgb(0x000000),
        .disabled = rgb(0x5C5C5C),
        .outside = rgb(0xD6D6D6),
        .sheet = rgb(0xFFFFFF),
        .gridFine = rgb(0xC4C4C4),
        .gridCoarse = rgb(0x8C8C8C),
        .accent = rgb(0x00525F),
        .onAccent = rgb(0xFFFFFF),
        .accentSoft = rgb(0xC9E8EC),
        .error = rgb(0x8F0F0A),
        .warning = rgb(0x5E4800),
        .fine = rgb(0x114A1C),
        .treeFill = rgb(0xD0DCC9),
        .treeLine = rgb(0x2F4228),
        .rockFill = rgb(0xDAD6CD),
        .rockLine = rgb(0x403A2F),
        .wallFill = rgb(0x6E746B),
        .wallLine = rgb(0x000000),
        .expanded = rgb(0x3F4F3A),
        .surfing = rgb(0x0A4DA8),
        .hugging = rgb(0x4A1580),
        .path = rgb(0xB03C00),
        .casing = rgb(0xFFFFFF),
        .mark = rgb(0x000000),
        .rejected = rgb(0x7A2452),
        .open = rgb(0x005A80),
        .closed = rgb(0x3F4850),
        .current = rgb(0x000000),
        .heat = {rgb(0xF3E79B), rgb(0xC9C98A), rgb(0x7FA3A0), rgb(0x3F6C8F), rgb(0x1F3A5F)},
        .isDark = false,
        .isHighContrast = true,
    };
    return table;
}

const Palette& highContrastDark()
{
    static const Palette table{
        .chrome = rgb(0x000000),
        .panel = rgb(0x000000),
        .field = rgb(0x000000),
        .separator = rgb(0xFFFFFF),
        .fieldBorder = rgb(0xFFFFFF),
        .text = rgb(0xFFFFFF),
        .textSecond = rgb(0xFFFFFF),
        .disabled = rgb(0xA3A3A3),
        .outside = rgb(0x2B2B2B),
        .sheet = rgb(0x000000),
        .gridFine = rgb(0x3A3A3A),
        .gridCoarse = rgb(0x707070),
        .accent = rgb(0x5CF0D4),
        .onAccent = rgb(0x000000),
        .accentSoft = rgb(0x0F4A40),
        .error = rgb(0xFFB0A8),
        .warning = rgb(0xFFE07A),
        .fine = rgb(0xA6F0B2),
        .treeFill = rgb(0x22331F),
        .treeLine = rgb(0xB5D6AF),
        .rockFill = rgb(0x33312A),
        .rockLine = rgb(0xDCD3BF),
        .wallFill = rgb(0x6B746C),
        .wallLine = rgb(0xFFFFFF),
        .expanded = rgb(0xA9C2A6),
        .surfing = rgb(0x8FC0FF),
        .hugging = rgb(0xE6D4FF),
        .path = rgb(0xFFA64D),
        .casing = rgb(0x000000),
        .mark = rgb(0xFFFFFF),
        .rejected = rgb(0xF6C2E0),
        .open = rgb(0x7FDCFF),
        .closed = rgb(0xA8B2BB),
        .current = rgb(0xFFEFA0),
        .heat = {rgb(0xF7EC9F), rgb(0xB5BE7E), rgb(0x5E8F94), rgb(0x2C5878), rgb(0x13243C)},
        .isDark = true,
        .isHighContrast = true,
    };
    return table;
}

} // namespace

const Palette& palette(Theme theme)
{
    switch (theme) {
    case Theme::light:
        break;
    case Theme::dark:
        return dark();
    case Theme::highContrastLight:
        return highContrastLight();
    case Theme::highContrastDark:
        return highContrastDark();
    }
    return light();
}

} // namespace thicket::drawing
