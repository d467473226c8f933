#include "app/editor/numbers/numbertext.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace thicket::editor {

namespace {

struct LengthUnit {
    const char* name;
    double metres;
};
constexpr std::array<LengthUnit, 6> knownUnits{
    {{"mm", 0.001}, {"cm", 0.01}, {"m", 1}, {"km", 1000}, {"in", 0.0254}, {"ft", 0.3048}}};

NumberStyle& style()
{
    static NumberStyle present;
    return present;
}

/// Shown units per unit of the map; 1 if the map's unit is shown.
double factorTo(const QString& unit, const QString& mapUnit)
{
    const auto own = metresOf(mapUnit);
    const auto shown = metresOf(unit);
    return own && shown ? *own / *shown : 1;
}

} // namespace

const NumberStyle& NumberStyle::current() { return style(); }

void NumberStyle::setCurrent(const NumberStyle& wanted) { style() = wanted; }

QStringList lengthUnits()
{
    QStringList names;
    for (const LengthUnit& unit : knownUnits)
        names << QString::fromLatin1(unit.name);
    return names;
}

std::optional<double> metresOf(QStringView unit)
{
    for (const LengthUnit& known : knownUnits) {
        if (unit == QLatin1String(known.name))
            return known.metres;
    }
    return {};
}

ShownLength shownLength(double value, const QString& mapUnit)
{
    const QString& wanted = style().lengthUnit;
    if (!metresOf(wanted) || !metresOf(mapUnit))
        return {value, mapUnit};
    return {value * factorTo(wanted, mapUnit), wanted};
}

QLocale numberLocale()
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale;
}

QString numberText(double value, int decimals)
{
    const double half = 0.5 * std::pow(10.0, -decimals);
    return numberLocale().toString(std::abs(value) < half ? 0.0 : value, 'f', decimals);
}

QString lengthText(double value, int decimals, const QString& mapUnit)
{
    const ShownLength shown = shownLength(value, mapUnit);
    const double factor = factorTo(shown.unit, mapUnit);
    const int shift = static_cast<int>(std::floor(std::log10(factor) + 1e-9));
    const QString number = numberText(shown.value, std::clamp(decimals - shift, 0, 9));
    return shown.unit.isEmpty() ? number : number + QChar(0x00a0) + shown.unit;
}

QString lengthText(double value, const QString& mapUnit)
{
    return lengthText(value, style().decimals, mapUnit);
}

QString differenceText(double difference, int decimals, const QString& mapUnit)
{
    const QChar sign = difference < 0 ? QChar(0x2212) : QChar('+');
    return sign + lengthText(std::abs(difference), decimals, mapUnit);
}

QString differenceText(double difference, const QString& mapUnit)
{
    return differenceText(difference, style().decimals, mapUnit);
}

} // namespace thicket::editor
