#include "app/editor/appearance/appearance.h"
#include "app/drawing/palette.h"
#include "app/editor/appearance/stylesheet.h"
#include "tests/app/drawing/contrast.h"
#include "tests/app/drawing/themes.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QToolButton>

using thicket::drawing::palette;
using thicket::drawing::Theme;
using thicket::editor::Appearance;
using thicket::editor::qtPalette;
using thicket::editor::styleSheet;
using thicket::test::everyTheme;

class AppearanceTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup();
    void systemIsTheDesktops();
    void choosingReportsOnce();
    void everyRoleHasOurColour();
    void styleSheetHasOnlyPaletteColours();
    void styleSheetIsUnderstoodByQt();
    void checkedButtonsLieOnSoftAccent();
    void textIsReadableInEveryState_data() { everyTheme(); }
    void textIsReadableInEveryState();
    void placeholdersAreReadable_data() { everyTheme(); }
    void placeholdersAreReadable();
    void marksHaveTheSecondTextColour_data() { everyTheme(); }
    void marksHaveTheSecondTextColour();
};

void AppearanceTest::cleanup()
{
    qApp->setStyleSheet({});
    QApplication::setPalette(QPalette());
}

void AppearanceTest::systemIsTheDesktops()
{
    for (const bool isDark : {false, true}) {
        QPalette desktop;
        desktop.setColor(QPalette::WindowText, isDark ? Qt::white : Qt::black);
        desktop.setColor(QPalette::Window, isDark ? QColor("#222222") : QColor("#eeeeee"));
        QApplication::setPalette(desktop);
        Appearance appearance;
        QCOMPARE(appearance.choice(), Appearance::Choice::system);
        QCOMPARE(appearance.theme(), isDark ? Theme::dark : Theme::light);
        appearance.setChoice(Appearance::Choice::highContrast);
        QCOMPARE(appearance.theme(), isDark ? Theme::highContrastDark : Theme::highContrastLight);
        // Our own palette does not change whether the desktop was dark.
        appearance.setChoice(isDark ? Appearance::Choice::light : Appearance::Choice::dark);
        QApplication::setPalette(qtPalette(appearance.palette()));
        appearance.setChoice(Appearance::Choice::system);
        QCOMPARE(appearance.theme(), isDark ? Theme::dark : Theme::light);
    }
}

void AppearanceTest::choosingReportsOnce()
{
    Appearance appearance;
    appearance.setChoice(Appearance::Choice::light);
    QSignalSpy changed(&appearance, &Appearance::changed);
    appearance.setChoice(Appearance::Choice::dark);
    appearance.setChoice(Appearance::Choice::dark);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(&appearance.palette(), &palette(Theme::dark));
}

void AppearanceTest::everyRoleHasOurColour()
{
    for (const Theme theme : {Theme::light, Theme::dark}) {
        const auto& p = palette(theme);
        const QPalette qt = qtPalette(p);
        QCOMPARE(qt.color(QPalette::Window), p.chrome);
        QCOMPARE(qt.color(QPalette::WindowText), p.text);
        QCOMPARE(qt.color(QPalette::Base), p.field);
        QCOMPARE(qt.color(QPalette::Highlight), p.accent);
        QCOMPARE(qt.color(QPalette::HighlightedText), p.onAccent);
        QCOMPARE(qt.color(QPalette::Disabled, QPalette::Text), p.disabled);
    }
}

void AppearanceTest::styleSheetHasOnlyPaletteColours()
{
    const auto& p = palette(Theme::dark);
    const QString sheet = styleSheet(p);
    QVERIFY(!sheet.isEmpty());
    QVERIFY2(!sheet.contains('$'), "a token without a colour");
    const QList<QColor> known{p.chrome, p.panel,      p.field,      p.separator, p.fieldBorder,
                              p.text,   p.textSecond, p.disabled,   p.outside,   p.sheet,
                              p.accent, p.onAccent,   p.accentSoft, p.error,     p.warning,
                              p.fine,   p.mark,       p.path};
    static const QRegularExpression color("#[0-9a-fA-F]{6}\\b");
    auto found = color.globalMatch(sheet);
    QVERIFY(found.hasNext());
    while (found.hasNext()) {
        const QString name = found.next().captured();
        QVERIFY2(known.contains(QColor(name)), qPrintable(name));
    }
}

void AppearanceTest::styleSheetIsUnderstoodByQt()
{
    // For a sheet that it cannot parse or an image that it cannot find, Qt only prints a warning.
    static QStringList warnings;
    warnings.clear();
    const QtMessageHandler before = qInstallMessageHandler(
        [](QtMsgType, const QMessageLogContext&, const QString& text) { warnings << text; });
    qApp->setStyleSheet(styleSheet(palette(Theme::light)));
    QSlider slider(Qt::Horizontal);
    slider.grab();
    qInstallMessageHandler(before);
    QVERIFY2(warnings.filter("parse").isEmpty() && warnings.filter("chrome").isEmpty(),
             qPrintable(warnings.join('\n')));
}

void AppearanceTest::checkedButtonsLieOnSoftAccent()
{
    for (const Theme theme : {Theme::light, Theme::dark}) {
        const auto& p = palette(theme);
        QApplication::setPalette(qtPalette(p));
        qApp->setStyleSheet(styleSheet(p));
        QToolButton button;
        button.setCheckable(true);
        button.setChecked(true);
        button.resize(36, 36);
        const QImage image = button.grab().toImage();
        QCOMPARE(image.pixelColor(18, 6), p.accentSoft);
        QSlider slider(Qt::Horizontal);
        slider.setValue(50);
        slider.resize(200, 22);
        const QImage groove = slider.grab().toImage();
        QCOMPARE(groove.pixelColor(30, 11), p.accent);
        QCOMPARE(groove.pixelColor(180, 11), p.separator);
    }
}

/// Below the pointer, pressed, checked, chosen. What is disabled is exempt, and so is what has no
/// text: most parts of a widget.
void AppearanceTest::textIsReadableInEveryState()
{
    QFETCH(Theme, theme);
    const auto& p = palette(theme);
    static const QRegularExpression rule("([^{}]+)\\{([^{}]*)\\}");
    static const QRegularExpression ground("background: (#[0-9a-f]{6})");
    static const QRegularExpression ink("(?<![-a-z])color: (#[0-9a-f]{6})");
    static const QRegularExpression exempt(
        ":disabled|QProgressBar|#toolMark|::(?!item|tab|section)");
    auto rules = rule.globalMatch(styleSheet(p));
    int grounds = 0;
    while (rules.hasNext()) {
        const auto one = rules.next();
        const QString selectors = one.captured(1).simplified();
        const auto behind = ground.match(one.captured(2));
        if (!behind.hasMatch() || exempt.match(selectors).hasMatch())
            continue;
        const auto own = ink.match(one.captured(2));
        const QColor color = own.hasMatch() ? QColor(own.captured(1)) : p.text;
        const double figure = thicket::test::contrast(color, QColor(behind.captured(1)));
        QVERIFY2(figure >= 4.5, qPrintable(selectors + ": " + QString::number(figure)));
        ++grounds;
    }
    QVERIFY(grounds > 20);
}

void AppearanceTest::placeholdersAreReadable()
{
    QFETCH(Theme, theme);
    const auto& p = palette(theme);
    QApplication::setPalette(qtPalette(p));
    qApp->setStyleSheet(styleSheet(p));
    QLineEdit field;
    field.ensurePolished();
    QCOMPARE(field.palette().color(QPalette::PlaceholderText), p.textSecond);
    QCOMPARE(field.palette().color(QPalette::Text), p.text);
    field.setEnabled(false);
    QCOMPARE(field.palette().color(QPalette::Disabled, QPalette::Text), p.disabled);
}

void AppearanceTest::marksHaveTheSecondTextColour()
{
    QFETCH(Theme, theme);
    const auto& p = palette(theme);
    static const QRegularExpression image("url\\(([^)]+)\\)");
    static const QRegularExpression stroke("stroke=\"(#[0-9A-F]{6})\"");
    auto images = image.globalMatch(styleSheet(p));
    QVERIFY(images.hasNext());
    while (images.hasNext()) {
        QFile file(images.next().captured(1));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        const auto drawn = stroke.match(QString::fromUtf8(file.readAll()));
        QCOMPARE(QColor(drawn.captured(1)), p.textSecond);
    }
}

QTEST_MAIN(AppearanceTest)
#include "appearancetest.moc"
