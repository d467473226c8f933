#pragma once

#include <QLocale>
#include <QString>

#include <optional>

/// Numbers as the user wants to read them.
namespace thicket::editor {

/// How lengths are shown. As with QLocale's default, which chooses the decimal point, there is one
/// for the whole program. After a change widgets get QEvent::LocaleChange.
struct NumberStyle {
    int decimals = 2;        ///< of numbers in fields, panels and the status line
    QString lengthUnit = {}; ///< "cm"; empty: the unit of the map
    bool operator==(const NumberStyle&) const = default;

    static const NumberStyle& current();
    static void setCurrent(const NumberStyle& style);
};

/// The units in which lengths can be shown: "mm", "cm", "m" ...
QStringList lengthUnits();
/// nullopt: no known unit of length.
std::optional<double> metresOf(QStringView unit);

/// A length in the unit that the user chose. In the map's own unit if that has no known length.
struct ShownLength {
    double value = 0;
    QString unit;
};
ShownLength shownLength(double value, const QString& mapUnit);

/// The default locale without separators of thousands, for numbers that can be typed.
QLocale numberLocale();
QString numberText(double value, int decimals);
/// "12.41 m". The decimals are those of a number in the map's unit; other units get as many as are
/// as exact.
QString lengthText(double value, int decimals, const QString& mapUnit);
/// The same with the decimals of panels.
QString lengthText(double value, const QString& mapUnit);
/// A difference of lengths: "+1.96 m", with a true minus sign.
QString differenceText(double difference, int decimals, const QString& mapUnit);
QString differenceText(double difference, const QString& mapUnit);

} // namespace thicket::editor
