#include "app/editor/settings/preferences.h"

#include <QSettings>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

constexpr auto motionKey = "preferences/reduceMotion";
constexpr auto languageKey = "preferences/language";
constexpr auto formatKey = "preferences/numbers";
constexpr auto decimalsKey = "preferences/decimals";
constexpr auto lengthUnitKey = "preferences/lengthUnit";
constexpr auto gridStepKey = "preferences/gridStep";
constexpr auto wheelKey = "preferences/wheelScrolls";

QString settingOf(CanvasDeed deed) { return "canvasKeys/" + idOf(deed); }

/// What was stored may be damaged or written by another version.
PreferenceValues stored()
{
    const QSettings settings;
    PreferenceValues values;
    values.isMotionReduced = settings.value(motionKey).toBool();
    values.language = settings.value(languageKey).toString();
    values.numberFormat =
        static_cast<NumberFormat>(std::clamp(settings.value(formatKey).toInt(), 0, 3));
    values.decimals = std::clamp(settings.value(decimalsKey, values.decimals).toInt(), 1, 6);
    values.lengthUnit = settings.value(lengthUnitKey).toString();
    const double step = settings.value(gridStepKey).toDouble();
    values.gridStep = std::isfinite(step) && step >= 1e-6 ? step : 0;
    values.wheelScrolls = settings.value(wheelKey).toBool();
    for (const CanvasDeed deed : allCanvasDeeds) {
        if (const QString setting = settingOf(deed); settings.contains(setting))
            values.canvasKeys.set(deed,
                                  QKeySequence::listFromString(settings.value(setting).toString()));
    }
    return values;
}

void store(const PreferenceValues& values)
{
    QSettings settings;
    settings.setValue(motionKey, values.isMotionReduced);
    settings.setValue(languageKey, values.language);
    settings.setValue(formatKey, static_cast<int>(values.numberFormat));
    settings.setValue(decimalsKey, values.decimals);
    settings.setValue(lengthUnitKey, values.lengthUnit);
    settings.setValue(gridStepKey, values.gridStep);
    settings.setValue(wheelKey, values.wheelScrolls);
    const CanvasKeys first;
    for (const CanvasDeed deed : allCanvasDeeds) {
        const CanvasKeys::Keys& keys = values.canvasKeys.of(deed);
        if (keys == first.of(deed))
            settings.remove(settingOf(deed));
        else
            settings.setValue(settingOf(deed), QKeySequence::listToString(keys));
    }
}

} // namespace

QLocale localeOf(NumberFormat format)
{
    switch (format) {
    case NumberFormat::point:
        return {QLocale::English, QLocale::UnitedStates};
    case NumberFormat::comma:
        return {QLocale::English, QLocale::Germany};
    case NumberFormat::commaAndSpace:
        return {QLocale::English, QLocale::Finland};
    case NumberFormat::system:
        break;
    }
    return QLocale::system();
}

Preferences::Preferences(QObject* parent) : QObject(parent), m_values(stored()) {}

void Preferences::set(const PreferenceValues& values)
{
    if (values == m_values)
        return;
    m_values = values;
    store(values);
    emit changed();
}

} // namespace thicket::editor
