#include "app/editor/panels/search/searchwords.h"

#include <QCoreApplication>

namespace thicket::editor {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("SearchWords", text); }

} // namespace

QList<PruningRule> pruningRules()
{
    return {{{tr("Dominance"), tr("A path to a circle is dropped when an earlier one reaches the "
                                  "same place on it at no more cost.")},
             &nav::Pruning::dominance,
             "dominance"},
            {{tr("Either way"), tr("It is dropped, too, when a path round the circle in the other "
                                   "sense reaches that place at less cost.")},
             &nav::Pruning::eitherWay,
             "eitherWay"},
            {{tr("Pockets"), tr("Tangents into a pocket that a shorter path closes are dropped.")},
             &nav::Pruning::pockets,
             "pockets"},
            {{tr("Departure sector"), tr("Tangents beyond the next such path round a circle are "
                                         "left to that one.")},
             &nav::Pruning::departureSector,
             "departureSector"},
            {{tr("Crossing"), tr("A tangent is not followed beyond where it crosses the straight "
                                 "move that the path came by: that loop can be cut.")},
             &nav::Pruning::crossing,
             "crossing"},
            {{tr("Corners"), tr("Corners of walls and polygons that no taut path turns round are "
                                "skipped.")},
             &nav::Pruning::corners,
             "corners"}};
}

QList<nav::Rejection> rejections()
{
    using nav::Rejection;
    return {Rejection::blockedSurfing, Rejection::blockedHugging, Rejection::dominated,
            Rejection::leftToAnother,  Rejection::crossesArrival, Rejection::notTaut,
            Rejection::inPocket,       Rejection::turnsTooFar,    Rejection::turnsBack};
}

Explained rejectionWords(nav::Rejection reason)
{
    switch (reason) {
    case nav::Rejection::blockedSurfing:
        return {tr("blocked on the way"), tr("Another obstacle is in the way of the tangent.")};
    case nav::Rejection::blockedHugging:
        return {tr("arc is covered"), tr("Another obstacle covers the arc to where it departs.")};
    case nav::Rejection::dominated:
        return {tr("a shorter path is known"),
                tr("A path at least as short to the same circle was found before.")};
    case nav::Rejection::leftToAnother:
        return {tr("left to another path"),
                tr("It departs beyond another path to the same circle, which will try it.")};
    case nav::Rejection::crossesArrival:
        return {
            tr("crosses its own path"),
            tr("It crosses the straight move that the path came by, so a shorter path exists.")};
    case nav::Rejection::notTaut:
        return {tr("not taut"), tr("It turns round a corner that no shortest path turns round.")};
    case nav::Rejection::inPocket:
        return {tr("leads into a pocket"),
                tr("It departs into a pocket that a shorter path closes.")};
    case nav::Rejection::turnsTooFar:
        return {tr("would turn full circle"), tr("It departs a whole turn after it arrived.")};
    case nav::Rejection::turnsBack:
        return {tr("would turn back"), tr("It departs before the place where it arrived: a kink.")};
    }
    return {};
}

} // namespace thicket::editor
