#include "app/editor/appearance/stylesheet.h"

#include "app/drawing/palette.h"

#include <QFile>

#include <array>
#include <utility>

// The macros must be used outside of every namespace.
static void initialiseChrome()
{
    Q_INIT_RESOURCE(chrome);
    Q_INIT_RESOURCE(marks);
}

namespace thicket::editor {

namespace {

/// The ground below the pointer. In high contrast a separator is as dark as the ink on it.
QColor hovered(const drawing::Palette& p) { return p.isHighContrast ? p.accentSoft : p.separator; }

/// What a bar that fills has not reached yet.
QColor groove(const drawing::Palette& p) { return p.isHighContrast ? p.outside : p.separator; }

/// The folder of the small marks that have the theme's second text colour.
QLatin1String glyphs(const drawing::Palette& p)
{
    if (p.isHighContrast)
        return p.isDark ? QLatin1String("white") : QLatin1String("black");
    return p.isDark ? QLatin1String("dark") : QLatin1String("light");
}

/// Replaces each `$token` in the sheet by the token's colour.
QString withColors(QString sheet, const drawing::Palette& p)
{
    // A name must stand before every other name that is a prefix of it.
    const std::array<std::pair<const char*, QColor>, 20> tokens{{
        {"$accentSoft", p.accentSoft},
        {"$accent", p.accent},
        {"$onAccent", p.onAccent},
        {"$chrome", p.chrome},
        {"$panel", p.panel},
        {"$fieldBorder", p.fieldBorder},
        {"$field", p.field},
        {"$separator", p.separator},
        {"$textSecond", p.textSecond},
        {"$text", p.text},
        {"$disabled", p.disabled},
        {"$error", p.error},
        {"$warning", p.warning},
        {"$fine", p.fine},
        {"$outside", p.outside},
        {"$sheet", p.sheet},
        {"$mark", p.mark},
        {"$path", p.path},
        {"$hover", hovered(p)},
        {"$groove", groove(p)},
    }};
    for (const auto& [name, color] : tokens)
        sheet.replace(QLatin1String(name), color.name());
    sheet.replace(QLatin1String("$glyphs"), glyphs(p));
    return sheet;
}

} // namespace

QPalette qtPalette(const drawing::Palette& p)
{
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, const QColor& active,
                                const QColor& disabled) {
        palette.setColor(QPalette::Active, role, active);
        palette.setColor(QPalette::Inactive, role, active);
        palette.setColor(QPalette::Disabled, role, disabled);
    };
    set(QPalette::Window, p.chrome, p.chrome);
    set(QPalette::WindowText, p.text, p.disabled);
    set(QPalette::Base, p.field, p.chrome);
    set(QPalette::AlternateBase, p.panel, p.panel);
    set(QPalette::Text, p.text, p.disabled);
    set(QPalette::PlaceholderText, p.textSecond, p.disabled);
    set(QPalette::Button, p.panel, p.chrome);
    set(QPalette::ButtonText, p.text, p.disabled);
    set(QPalette::BrightText, p.error, p.error);
    set(QPalette::ToolTipBase, p.mark, p.mark);
    set(QPalette::ToolTipText, p.sheet, p.sheet);
    set(QPalette::Highlight, p.accent, p.separator);
    set(QPalette::HighlightedText, p.onAccent, p.text);
    set(QPalette::Link, p.accent, p.disabled);
    set(QPalette::LinkVisited, p.accent, p.disabled);
    set(QPalette::Light, p.panel, p.panel);
    set(QPalette::Midlight, p.separator, p.separator);
    set(QPalette::Mid, p.fieldBorder, p.separator);
    set(QPalette::Dark, p.fieldBorder, p.separator);
    set(QPalette::Shadow, p.mark, p.mark);
    return palette;
}

QString styleSheet(const drawing::Palette& palette)
{
    initialiseChrome();
    QFile sheet(QStringLiteral(":/chrome/stylesheet.qss"));
    const bool isThere = sheet.open(QIODevice::ReadOnly);
    Q_ASSERT(isThere);
    return isThere ? withColors(QString::fromUtf8(sheet.readAll()), palette) : QString();
}

} // namespace thicket::editor
