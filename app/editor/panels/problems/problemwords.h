#pragma once

#include "libnav/map/map.h"
#include "libnav/map/validation/validation.h"

#include <QCoreApplication>
#include <QString>

namespace thicket::editor {

class MapFindings;

/// How findings are named in the window, translated. For their sentences see FindingWords.
class ProblemWords {
    Q_DECLARE_TR_FUNCTIONS(ProblemWords)

public:
    /// "Duplicate", "Gap too narrow".
    static QString title(const nav::Finding& finding);
    /// "circle 14, circle 12": the objects concerned, a few of many. Empty without objects.
    static QString objects(const nav::Finding& finding, const nav::Map& map);
    /// "Error", "Warning", "Hint".
    static QString severity(nav::Severity severity);
    /// "2 errors, 1 hint"; empty without findings.
    static QString counts(const MapFindings& findings);
    /// The icon of a severity.
    static QString iconName(nav::Severity severity);
};

} // namespace thicket::editor
