#include "app/drawing/palette.h"
#include "tests/app/drawing/contrast.h"
#include "tests/app/drawing/themes.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using thicket::drawing::Palette;
using thicket::drawing::palette;
using thicket::drawing::Theme;
using thicket::test::contrast;
using thicket::test::everyTheme;
using thicket::test::linearRgb;

namespace {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

Vector times(const Matrix& m, const Vector& v)
{
    Vector out{};
    for (std::size_t row = 0; row < 3; ++row)
        out[row] = m[row][0] * v[0] + m[row][1] * v[1] + m[row][2] * v[2];
    return out;
}

/// OKLab by its LMS matrices (Ottosson 2020).
Vector okLab(const Vector& rgb)
{
    constexpr Matrix toLms{{{0.4122214708, 0.5363325363, 0.0514459929},
                            {0.2119034982, 0.6806995451, 0.1073969566},
                            {0.0883024619, 0.2817188376, 0.6299787005}}};
    constexpr Matrix toLab{{{0.2104542553, 0.7936177850, -0.0040720468},
                            {1.9779984951, -2.4285922050, 0.4505937099},
                            {0.0259040371, 0.7827717662, -0.8086757660}}};
    Vector lms = times(toLms, rgb);
    for (double& c : lms)
        c = std::cbrt(std::max(0.0, c));
    return times(toLab, lms);
}

/// Full protanopia, deuteranopia and tritanopia on linear RGB (Machado, Oliveira, Fernandes 2009).
constexpr std::array<Matrix, 3> deficiencies{{{{{0.152286, 1.052583, -0.204868},
                                                {0.114503, 0.786281, 0.099216},
                                                {-0.003882, -0.048116, 1.051998}}},
                                              {{{0.367322, 0.860646, -0.227968},
                                                {0.280085, 0.672501, 0.047413},
                                                {-0.011820, 0.042940, 0.968881}}},
                                              {{{1.255528, -0.076749, -0.178779},
                                                {-0.078411, 0.930809, 0.147602},
                                                {0.004733, 0.691367, 0.303900}}}}};

Vector seen(const Matrix& deficiency, const QColor& color)
{
    Vector rgb = times(deficiency, linearRgb(color));
    for (double& c : rgb)
        c = std::clamp(c, 0.0, 1.0);
    return rgb;
}

double worstDistance(const QColor& a, const QColor& b)
{
    double worst = 1e9;
    for (const Matrix& deficiency : deficiencies) {
        const Vector x = okLab(seen(deficiency, a));
        const Vector y = okLab(seen(deficiency, b));
        worst = std::min(worst, 100 * std::hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]));
    }
    return worst;
}

struct Named {
    const char* name;
    QColor color;
};

/// Colours drawn at full strength on the sheet, on trees and on rocks.
QList<Named> lines(const Palette& p)
{
    return {{"tree line", p.treeLine}, {"rock line", p.rockLine}, {"wall line", p.wallLine},
            {"expanded", p.expanded},  {"surfing", p.surfing},    {"hugging", p.hugging},
            {"path", p.path},          {"mark", p.mark},          {"rejected", p.rejected},
            {"open", p.open},          {"closed", p.closed},      {"current", p.current},
            {"accent", p.accent},      {"warning", p.warning}};
}

QList<Named> texts(const Palette& p)
{
    return {{"text", p.text},   {"second", p.textSecond}, {"accent", p.accent},
            {"error", p.error}, {"warning", p.warning},   {"fine", p.fine}};
}

QByteArray said(const char* name, const char* background, double figure)
{
    return QByteArray(name) + " on " + background + ": " + QByteArray::number(figure);
}

} // namespace

/// What the product promises about its colours, computed from them.
class PaletteTest : public QObject {
    Q_OBJECT

private slots:
    void textIsReadable_data() { everyTheme(); }
    void textIsReadable();
    void inkIsReadableOnEveryGround_data() { everyTheme(); }
    void inkIsReadableOnEveryGround();
    void chipsAreReadable_data() { everyTheme(); }
    void chipsAreReadable();
    void linesStandOut_data() { everyTheme(); }
    void linesStandOut();
    void rolesAreDistinctToEveryEye_data() { everyTheme(); }
    void rolesAreDistinctToEveryEye();
    void heatFallsEvenlyInLightness_data() { everyTheme(); }
    void heatFallsEvenlyInLightness();
    void highContrastIsBlackOrWhite();
    void tokensAreThePublishedOnes();
};

void PaletteTest::textIsReadable()
{
    QFETCH(Theme, theme);
    const Palette& p = palette(theme);
    const double least = p.isHighContrast ? 7 : 4.5;
    for (const auto& [name, color] : texts(p)) {
        for (const auto& [background, behind] :
             {Named{"panel", p.panel}, Named{"chrome", p.chrome}, Named{"field", p.field}}) {
            const double figure = contrast(color, behind);
            QVERIFY2(figure >= least, said(name, background, figure));
        }
    }
    QVERIFY(contrast(p.onAccent, p.accent) >= least);
    // Tooltips swap the two colours.
    QVERIFY(contrast(p.sheet, p.mark) >= least);
    QVERIFY(contrast(p.text, p.accentSoft) >= least);
}

/// Chosen rows and checked tools lie on the soft accent, the scale bar beside the sheet.
void PaletteTest::inkIsReadableOnEveryGround()
{
    QFETCH(Theme, theme);
    const Palette& p = palette(theme);
    for (const auto& [name, color] : {Named{"text", p.text}, Named{"second", p.textSecond},
                                      Named{"accent", p.accent}, Named{"error", p.error}}) {
        for (const auto& [background, behind] :
             {Named{"soft accent", p.accentSoft}, Named{"outside", p.outside}}) {
            const double figure = contrast(color, behind);
            QVERIFY2(figure >= 4.5, said(name, background, figure));
        }
    }
    QVERIFY(contrast(p.warning, p.accentSoft) >= 3); // an icon only
}

/// A chip has the colours of the opposite theme.
void PaletteTest::chipsAreReadable()
{
    QFETCH(Theme, theme);
    const Palette& p = palette(theme);
    for (const auto& [name, color] :
         {Named{"mark", p.mark}, Named{"second", p.textSecond}, Named{"path", p.path},
          Named{"rejected", p.rejected}, Named{"accent", p.accent}}) {
        const double figure = contrast(color, p.field);
        QVERIFY2(figure >= 4.5, said(name, "chip", figure));
    }
}

void PaletteTest::linesStandOut()
{
    QFETCH(Theme, theme);
    const Palette& p = palette(theme);
    const double least = p.isHighContrast ? 4 : 3;
    for (const auto& [name, color] : lines(p)) {
        for (const auto& [background, behind] :
             {Named{"sheet", p.sheet}, Named{"trees", p.treeFill}, Named{"rocks", p.rockFill}}) {
            const double figure = contrast(color, behind);
            QVERIFY2(figure >= least, said(name, background, figure));
        }
    }
    QVERIFY(contrast(p.fieldBorder, p.field) >= 3);
}

void PaletteTest::rolesAreDistinctToEveryEye()
{
    QFETCH(Theme, theme);
    const Palette& p = palette(theme);
    // The published figures, rounded to integers. High contrast only has to exceed the smallest of
    // them.
    const bool isPublished = !p.isHighContrast;
    struct Pair {
        const char* name;
        QColor a;
        QColor b;
        int least;
    };
    for (const auto& [name, a, b, least] :
         {Pair{"path, surfing", p.path, p.surfing, 24},
          Pair{"path, hugging", p.path, p.hugging, 17},
          Pair{"surfing, hugging", p.surfing, p.hugging, 12},
          Pair{"path, rejected", p.path, p.rejected, 8}, Pair{"open, closed", p.open, p.closed, 7},
          Pair{"clear, blocked", p.accent, p.path, 14}}) {
        const double figure = worstDistance(a, b);
        QVERIFY2(std::lround(figure) >= (isPublished ? least : 7), said(name, "any", figure));
    }
}

void PaletteTest::heatFallsEvenlyInLightness()
{
    QFETCH(Theme, theme);
    const Palette& p = palette(theme);
    std::array<double, 5> lightness{};
    for (std::size_t i = 0; i < lightness.size(); ++i)
        lightness[i] = okLab(linearRgb(p.heat[i]))[0];
    const double step = (lightness.front() - lightness.back()) / 4;
    QVERIFY(step > 0.1);
    for (std::size_t i = 1; i < lightness.size(); ++i) {
        const double fall = lightness[i - 1] - lightness[i];
        QVERIFY2(fall > 0.6 * step && fall < 1.4 * step, said("heat", "itself", fall / step));
    }
}

void PaletteTest::highContrastIsBlackOrWhite()
{
    QCOMPARE(palette(Theme::highContrastLight).sheet, QColor(Qt::white));
    QCOMPARE(palette(Theme::highContrastDark).sheet, QColor(Qt::black));
    QVERIFY(palette(Theme::highContrastLight).isHighContrast);
    QVERIFY(palette(Theme::highContrastDark).isHighContrast);
    QVERIFY(palette(Theme::highContrastDark).isDark);
    QVERIFY(!palette(Theme::light).isHighContrast && !palette(Theme::light).isDark);
    QVERIFY(!palette(Theme::dark).isHighContrast && palette(Theme::dark).isDark);
}

void PaletteTest::tokensAreThePublishedOnes()
{
    QCOMPARE(palette(Theme::light).path, QColor("#C94A00"));
    QCOMPARE(palette(Theme::dark).path, QColor("#FF9A42"));
    QCOMPARE(palette(Theme::light).surfing, QColor("#3F78C4"));
    QCOMPARE(palette(Theme::dark).surfing, QColor("#64A0F0"));
    QCOMPARE(palette(Theme::light).accent, QColor("#006E7F"));
    QCOMPARE(palette(Theme::dark).accent, QColor("#43CDB4"));
    QCOMPARE(palette(Theme::light).sheet, QColor("#F9FAF7"));
    QCOMPARE(palette(Theme::dark).sheet, QColor("#171B19"));
}

QTEST_GUILESS_MAIN(PaletteTest)
#include "palettetest.moc"
