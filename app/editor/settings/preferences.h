#pragma once

#include "app/editor/settings/canvaskeys.h"

#include <QLocale>
#include <QObject>
#include <QString>

namespace thicket::editor {

/// How digits are written.
enum class NumberFormat { system, point, comma, commaAndSpace };

/// The locale that writes numbers so. Words stay English.
QLocale localeOf(NumberFormat format);

/// What the user chose in the preferences, with the defaults.
struct PreferenceValues {
    bool isMotionReduced = false; ///< nothing moves by itself
    QString language = {};        ///< "de"; empty: the system's
    NumberFormat numberFormat = NumberFormat::system;
    int decimals = 2;        ///< 1 to 6
    QString lengthUnit = {}; ///< "cm"; empty: the unit of the map
    double gridStep = 0;     ///< map units; 0: chosen by the zoom
    bool wheelScrolls = false;
    CanvasKeys canvasKeys = {};
    bool operator==(const PreferenceValues&) const = default;
};

/// The preferences, kept in the user's settings (QSettings of the application).
class Preferences : public QObject {
    Q_OBJECT

public:
    explicit Preferences(QObject* parent = nullptr);

    const PreferenceValues& values() const { return m_values; }
    /// Stores them at once.
    void set(const PreferenceValues& values);

signals:
    void changed();

private:
    PreferenceValues m_values;
};

} // namespace thicket::editor
