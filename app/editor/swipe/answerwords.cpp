#include "app/editor/swipe/answerwords.h"

#include "app/editor/document/objectwords.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/refusal.h"
#include "app/editor/numbers/numbertext.h"
#include "app/editor/panels/comparison/comparisonwords.h"

#include <QLocale>

namespace thicket::editor {

QString AnswerWords::of(const Navigator& navigator)
{
    const nav::Map& map = navigator.map();
    const auto& result = navigator.shown().result();
    if (!navigator.fieldProblem().isEmpty())
        return navigator.fieldProblem();
    if (!result)
        return tr("no path: start or goal is missing");
    const QString refusal = refusalText(navigator, ObjectWords::mention(map, result->blockedBy));
    if (!refusal.isEmpty())
        return refusal;
    if (navigator.shown().isPlayed())
        return tr("%1 · among the obstacles where they are now")
            .arg(lengthText(result->path.length(), QString::fromStdString(map.settings.unit)));
    return of(result->path, result->statistics.expanded, navigator.answer().milliseconds(),
              QString::fromStdString(map.settings.unit));
}

QString AnswerWords::of(const steer::SolverRow& row, const QString& unit)
{
    if (row.path.isEmpty())
        return ComparisonWords::failure(row);
    return of(row.path, row.expanded, double(row.total().count()) / 1e6, unit);
}

QString AnswerWords::of(const nav::Path& path, std::size_t expanded, double milliseconds,
                        const QString& unit)
{
    const auto arcs = static_cast<int>(path.arcCount());
    return tr("%1 · %2 · %3 · %4 ms")
        .arg(lengthText(path.length(), unit), arcs == 1 ? tr("1 arc") : tr("%1 arcs").arg(arcs),
             expanded == 1 ? tr("1 expansion")
                           : tr("%1 expansions").arg(QLocale().toString(qulonglong(expanded))),
             numberText(milliseconds, 2));
}

} // namespace thicket::editor
