#include "app/editor/panels/problems/problemwords.h"

#include "app/editor/document/objectwords.h"
#include "app/editor/navigation/mapfindings.h"

#include <QHash>
#include <QStringList>

namespace thicket::editor {

namespace {

struct Count {
    nav::Severity severity;
    QString one;
    QString several; ///< with %L1
};

} // namespace

QString ProblemWords::title(const nav::Finding& finding)
{
    const QHash<QString, QString> titles{
        {"badMotion", tr("Cannot move")},
        {"blockedMarker", tr("Inside an obstacle")},
        {"closeMarker", tr("Too close to an obstacle")},
        {"closedGap", tr("Gap too narrow")},
        {"duplicateObstacle", tr("Duplicate")},
        {"emptySpawn", tr("No agent enters")},
        {"flatPolygon", tr("No area")},
        {"hiddenLayer", tr("Hidden layer in the way")},
        {"idleMotion", tr("Does not move")},
        {"moreClosedGaps", tr("More gaps too narrow")},
        {"moreNarrowGaps", tr("More gaps closed")},
        {"moreNestedObstacles", tr("More inside others")},
        {"narrowGap", tr("Gap closed by least thickness")},
        {"nestedObstacle", tr("Inside another obstacle")},
        {"outsideBounds", tr("Outside the bounds")},
        {"selfCrossing", tr("Crosses itself")},
        {"selfTouching", tr("Touches itself")},
        {"severalStarts", tr("Several starts")},
        {"smallSpawn", tr("Too small for its agents")},
        {"spawnWithoutRadius", tr("Agents without a radius")},
        {"strayMember", tr("Member without a template")},
        {"templateMisfit", tr("Differs from its template")},
        {"tooFewPoints", tr("Too few points")},
        {"uncheckedMarkers", tr("Not all ends checked")},
        {"unknownGoal", tr("Goal is missing")},
        {"unknownGroup", tr("Group is missing")},
        {"unknownLayer", tr("Layer is missing")},
        {"unknownObjectGroup", tr("Group of objects is missing")},
        {"unknownTemplate", tr("Template is missing")},
        {"wallsWithoutBounds", tr("Walls without bounds")},
    };
    const QString code = QString::fromStdString(finding.code);
    return titles.value(code, code);
}

QString ProblemWords::objects(const nav::Finding& finding, const nav::Map& map)
{
    constexpr std::size_t most = 3;
    QStringList words;
    for (std::size_t i = 0; i < std::min(most, finding.objects.size()); ++i)
        words << ObjectWords::mention(map, finding.objects[i]);
    if (finding.objects.size() > most)
        words << QStringLiteral("…");
    return words.join(QStringLiteral(", "));
}

QString ProblemWords::severity(nav::Severity severity)
{
    switch (severity) {
    case nav::Severity::error:
        return tr("Error");
    case nav::Severity::warning:
        return tr("Warning");
    case nav::Severity::hint:
        break;
    }
    return tr("Hint");
}

QString ProblemWords::counts(const MapFindings& findings)
{
    QStringList words;
    for (const auto& [severity, one, several] :
         {Count{nav::Severity::error, tr("1 error"), tr("%L1 errors")},
          Count{nav::Severity::warning, tr("1 warning"), tr("%L1 warnings")},
          Count{nav::Severity::hint, tr("1 hint"), tr("%L1 hints")}}) {
        const auto n = static_cast<qulonglong>(findings.count(severity));
        if (n > 0)
            words << (n == 1 ? one : several.arg(n));
    }
    return words.join(QStringLiteral(", "));
}

QString ProblemWords::iconName(nav::Severity severity)
{
    switch (severity) {
    case nav::Severity::error:
        return QStringLiteral("error");
    case nav::Severity::warning:
        return QStringLiteral("warning");
    case nav::Severity::hint:
        break;
    }
    return QStringLiteral("hint");
}

} // namespace thicket::editor
