#pragma once

#include "libsteer/comparison/solverrow.h"

#include <QCoreApplication>
#include <QString>

namespace thicket::editor {

class Navigator;

/// What the strip of a comparison says of an answer, translated: "81.01 m · 9 arcs · 105 expansions
/// · 0.03 ms", or why there is no path. Of a run, which obstacles it is among.
class AnswerWords {
    Q_DECLARE_TR_FUNCTIONS(AnswerWords)

public:
    static QString of(const Navigator& navigator);
    /// Lengths are in `unit`.
    static QString of(const steer::SolverRow& row, const QString& unit);

private:
    static QString of(const nav::Path& path, std::size_t expanded, double milliseconds,
                      const QString& unit);
};

} // namespace thicket::editor
