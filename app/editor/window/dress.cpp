#include "app/editor/window/dress.h"

#include "app/drawing/palette.h"
#include "app/editor/appearance/appearance.h"
#include "app/editor/appearance/stylesheet.h"
#include "app/editor/settings/preferences.h"

#include <QApplication>
#include <QPainterPath>
#include <QPointer>
#include <QProxyStyle>
#include <QRegion>
#include <QStyleOption>

namespace thicket::editor {

namespace {

/// The style of the window's own parts, by their property `role`.
QString rolesOf(const drawing::Palette& palette)
{
    QString sheet = QStringLiteral(R"(
        QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
        QWidget[role="fields"] QLineEdit, QWidget[role="fields"] QComboBox { min-height: 20px; }
        QLabel[role="second"], QLabel[role="fieldLabel"] { color: $second; }
        QLabel[role="fieldLabel"] { padding: 0; }
        QLabel[role="strong"] { font-weight: 600; }
        QLabel[role="medium"] { font-weight: 500; }
        QLabel[role="factName"] { color: $second; font-size: 12px; }
        QLabel[role="factValue"] { font-weight: 500; font-size: 12px; }
        QLabel[role="advice"] { color: $warning; font-size: 12px; }
        QLabel[role="textDots"] { background: $field; padding: 0; }
        QLabel[role="textDots"]:disabled { background: $chrome; color: $disabled; }
        QLabel[role="keyBox"] { color: $second; font-size: 11px; border: 1px solid $separator;
            border-radius: 3px; }
        QLabel[role="fileName"] { color: $second; font-size: 12px; padding: 0 14px; }
        QStatusBar QLabel { color: $second; font-size: 12px; padding: 0; }
        QStatusBar QLabel[role="statusStrong"] { color: $text; font-weight: 600; }
        QToolButton[role="sign"] { padding: 0 2px; font-size: 12px; font-weight: 500; }
        QToolButton[role="plain"] { padding: 2px; font-size: 17px; }
        QComboBox[role="small"] { font-size: 12px; min-height: 16px; }
        QListWidget[role="pages"] { background: $chrome; padding: 8px;
            border-right: 1px solid $separator; outline: none; }
        QListWidget[role="pages"]::item { padding: 0 8px; border: 2px solid transparent;
            border-radius: 6px; }
        QListWidget[role="pages"]::item:focus { border-color: $accent; }
        QFrame[role="line"] { background: $separator; border: none; }
        QFrame#radiusControl, QFrame[role="card"] { background: $panel;
            border: 1px solid $separator; border-radius: 8px; }
        QFrame#factsCard { background: $chrome; border: none; border-radius: 7px; }
        QFrame#dockFlyout { background: $panel; border: none;
            border-left: 1px solid $separator; border-right: 1px solid $separator; }
        QFrame#playbackBar { background: $panel; border: none;
            border-top: 1px solid $separator; }
        QPushButton[role="link"] { background: transparent; border: 2px solid transparent;
            color: $accent; font-size: 12px; font-weight: 500; padding: 0; min-height: 16px; }
        QPushButton[role="link"]:hover { text-decoration: underline; }
        QPushButton[role="link"]:focus { border: 2px solid $accent; border-radius: 4px; }
    )");
    sheet.replace("$second", palette.textSecond.name());
    sheet.replace("$separator", palette.separator.name());
    sheet.replace("$warning", palette.warning.name());
    sheet.replace("$text", palette.text.name());
    sheet.replace("$panel", palette.panel.name());
    sheet.replace("$chrome", palette.chrome.name());
    sheet.replace("$field", palette.field.name());
    sheet.replace("$disabled", palette.disabled.name());
    sheet.replace("$accent", palette.accent.name());
    return sheet;
}

/// A rectangle with the corners of the chips on the canvas, almost.
QRegion roundedRegion(const QRect& rect)
{
    constexpr qreal radius = 6;
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    return QRegion(path.toFillPolygon().toPolygon());
}

/// Fusion, whose animations can be turned off, with round tips.
class CalmStyle : public QProxyStyle {
public:
    CalmStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

    void setStill(bool still) { m_isStill = still; }

    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override
    {
        if (hint == SH_Widget_Animation_Duration && m_isStill)
            return 0;
        auto* const mask = qstyleoption_cast<QStyleHintReturnMask*>(data);
        if (hint != SH_ToolTip_Mask || !mask || !option)
            return QProxyStyle::styleHint(hint, option, widget, data);
        mask->region = roundedRegion(option->rect);
        return 1;
    }

private:
    bool m_isStill = false;
};

/// That of the application, which owns it.
CalmStyle& calmStyle()
{
    static QPointer<CalmStyle> style;
    if (!style) {
        style = new CalmStyle;
        QApplication::setStyle(style);
    }
    return *style;
}

void dress(const drawing::Palette& palette)
{
    calmStyle();
    QApplication::setPalette(qtPalette(palette));
    qApp->setStyleSheet(styleSheet(palette) + rolesOf(palette));
}

} // namespace

void dress(const Appearance& appearance, const Preferences& preferences, QObject& listener)
{
    dress(appearance.palette());
    const auto calm = [&preferences] {
        calmStyle().setStill(preferences.values().isMotionReduced);
    };
    calm();
    QObject::connect(&preferences, &Preferences::changed, &listener, calm);
    QObject::connect(&appearance, &Appearance::changed, &listener,
                     [&appearance] { dress(appearance.palette()); });
}

} // namespace thicket::editor
