#pragma once

#include "plugins/api/mapformat.h"

#include <optional>

namespace thicket::plugins {

/// Names in an option, of which case does not count.
class LdtkNames {
public:
    /// Separated by commas; spaces round them do not count.
    explicit LdtkNames(const QString& list = {});

    bool isEmpty() const { return m_names.isEmpty(); }
    bool contains(const QString& name) const { return m_names.contains(name, Qt::CaseInsensitive); }
    bool containsAny(const QStringList& names) const;
    /// The first of them that is none of these; empty if there is none.
    QString missing(const QStringList& known) const;

private:
    QStringList m_names;
};

/// The options of an import.
struct LdtkOptions {
    std::optional<double> pixelsPerUnit; ///< unset: the side of the project's cells
    QString world;                       ///< empty: the first
    LdtkNames levels;                    ///< empty: all
    int depth = 0;
    LdtkNames solid;     ///< values of IntGrid layers; empty: all
    LdtkNames obstacles; ///< entities; empty: those drawn as rectangles or ellipses
    LdtkNames starts;
    LdtkNames goals;
    bool blocksOutside = true;
    double arcError = 0.01; ///< map units
};

/// The options as formats describe them.
QList<FormatOption> ldtkImportOptions();
/// Errors: optionError(). The values must be completed.
Result<LdtkOptions> ldtkOptionsFrom(const OptionValues& values);

} // namespace thicket::plugins
