#include "app/editor/panels/comparison/comparisonwords.h"

#include <QLocale>

#include <cmath>

namespace thicket::editor {

QString ComparisonWords::method(steer::SolverMethod method)
{
    switch (method) {
    case steer::SolverMethod::exact:
        return tr("Exact");
    case steer::SolverMethod::weighted:
        return tr("Weighted");
    case steer::SolverMethod::completeGraph:
        return tr("Graph");
    case steer::SolverMethod::grid:
        return tr("Grid A*");
    case steer::SolverMethod::flow:
        return tr("Flow field");
    }
    return {};
}

QString ComparisonWords::explanation(steer::SolverMethod method)
{
    switch (method) {
    case steer::SolverMethod::exact:
        return tr("The shortest path: the tangent graph is made while it is searched");
    case steer::SolverMethod::weighted:
        return tr("The same search in a hurry: its path is at most 5 % longer than the shortest");
    case steer::SolverMethod::completeGraph:
        return tr("The whole tangent graph is made first, then searched: the same path, more work");
    case steer::SolverMethod::grid:
        return tr("A* over square cells to eight neighbours, then pulled taut by line of sight");
    case steer::SolverMethod::flow:
        return tr("What an agent walks that follows the flow field to the goal");
    }
    return {};
}

QString ComparisonWords::failure(const steer::SolverRow& row)
{
    const bool hasCells =
        row.method == steer::SolverMethod::grid || row.method == steer::SolverMethod::flow;
    switch (row.status) {
    case nav::PathStatus::startBlocked:
        return tr("the start is covered");
    case nav::PathStatus::goalBlocked:
        return tr("the goal is covered");
    case nav::PathStatus::budgetExceeded:
        return tr("too much work");
    case nav::PathStatus::cancelled:
        return tr("cancelled");
    case nav::PathStatus::unreachable:
        return hasCells ? tr("no path over cells") : tr("no path");
    default:
        return tr("no answer");
    }
}

QString ComparisonWords::excess(const steer::SolverRow& row)
{
    if (!row.excess)
        return {};
    // Rounding is no excess.
    const double percent = std::abs(*row.excess) < 1e-7 ? 0 : 100 * *row.excess;
    if (percent == 0)
        return tr("0 %");
    return percent < 0.01 ? tr("<0.01 %") : tr("+%1 %").arg(QLocale().toString(percent, 'f', 2));
}

QString ComparisonWords::bound(const steer::SolverRow& row)
{
    if (row.path.isEmpty())
        return explanation(row.method);
    if (row.lowerBound <= 0)
        return tr("The method does not know how much longer its path is than the shortest");
    const double excess = row.path.length() / row.lowerBound - 1;
    if (excess < 1e-7)
        return tr("The method proves that no path is shorter");
    return tr("The method proves that its path is at most %1 % longer than the shortest")
        .arg(QLocale().toString(100 * excess, 'f', 2));
}

QString ComparisonWords::time(const steer::SolverRow& row)
{
    const double micro = double(row.total().count()) / 1000;
    const auto digits = [](double value) { return value < 10 ? 1 : 0; };
    if (micro < 1000)
        return tr("%1 µs").arg(QLocale().toString(micro, 'f', 0));
    if (micro < 1e6)
        return tr("%1 ms").arg(QLocale().toString(micro / 1e3, 'f', digits(micro / 1e3)));
    return tr("%1 s").arg(QLocale().toString(micro / 1e6, 'f', digits(micro / 1e6)));
}

} // namespace thicket::editor
