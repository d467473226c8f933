#pragma once

#include "libsteer/comparison/solverrow.h"

#include <QCoreApplication>
#include <QString>

namespace thicket::editor {

/// The words for the methods of a comparison, translated.
class ComparisonWords {
    Q_DECLARE_TR_FUNCTIONS(ComparisonWords)

public:
    static QString method(steer::SolverMethod method);
    /// How it works, in a sentence.
    static QString explanation(steer::SolverMethod method);
    /// Why there is no path. Not for a row that has one.
    static QString failure(const steer::SolverRow& row);
    /// "0 %", "+2.3 %"; empty if it is not known.
    static QString excess(const steer::SolverRow& row);
    /// What the method itself proves about the excess, in a sentence.
    static QString bound(const steer::SolverRow& row);
    /// "120 µs", "4.2 ms", "1.3 s".
    static QString time(const steer::SolverRow& row);
};

} // namespace thicket::editor
