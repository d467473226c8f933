#pragma once

#include "libnav/map/validation/statement.h"

#include <QCoreApplication>
#include <QString>

#include <string>

namespace thicket::editor {

/// The sentences of findings in the language of the window. In English they are the library's, but
/// for the decimal sign and the units of lengths.
class FindingWords {
    Q_DECLARE_TR_FUNCTIONS(FindingWords)

public:
    /// Lengths are in the unit that the user chose, or else in the map's.
    static QString sentence(const nav::Statement& statement, const QString& mapUnit);
    /// Whether the sentence is translated where a translation exists.
    static bool isKnown(const std::string& pattern);

private:
    struct Value;
};

} // namespace thicket::editor
