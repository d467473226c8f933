#include "app/editor/search/searchwords.h"

#include <QCoreApplication>

namespace thicket::editor {

namespace {

struct SearchTexts {
    Q_DECLARE_TR_FUNCTIONS(SearchWords)
};

} // namespace

QList<PruningRule> pruningRules()
{
    return {{{SearchTexts::tr("Dominance"),
              SearchTexts::tr("A path to a circle is dropped when an earlier one reaches the "
                              "same place on it at no more cost.")},
             &nav::Pruning::dominance,
             "dominance"},
            {{SearchTexts::tr("Either way"),
              SearchTexts::tr("It is dropped, too, when a path round the circle in the other "
                              "sense reaches that place at less cost.")},
             &nav::Pruning::eitherWay,
             "eitherWay"},
            {{SearchTexts::tr("Pockets"),
              SearchTexts::tr("Tangents into a pocket that a shorter path closes are dropped.")},
             &nav::Pruning::pockets,
             "pockets"},
            {{SearchTexts::tr("Departure sector"),
              SearchTexts::tr("Tangents beyond the next such path round a circle are "
                              "left to that one.")},
             &nav::Pruning::departureSector,
             "departureSector"},
            {{SearchTexts::tr("Crossing"),
              SearchTexts::tr("A tangent is not followed beyond where it crosses the straight "
                              "move that the path came by: that loop can be cut.")},
             &nav::Pruning::crossing,
             "crossing"},
            {{SearchTexts::tr("Corners"),
              SearchTexts::tr("Corners of walls and polygons that no taut path turns round are "
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
        return {SearchTexts::tr("blocked on the way"),
                SearchTexts::tr("Another obstacle is in the way of the tangent.")};
    case nav::Rejection::blockedHugging:
        return {SearchTexts::tr("arc is covered"),
                SearchTexts::tr("Another obstacle covers the arc to where it departs.")};
    case nav::Rejection::dominated:
        return {SearchTexts::tr("a shorter path is known"),
                SearchTexts::tr("A path at least as short to the same circle was found before.")};
    case nav::Rejection::leftToAnother:
        return {SearchTexts::tr("left to another path"),
                SearchTexts::tr(
                    "It departs beyond another path to the same circle, which will try it.")};
    case nav::Rejection::crossesArrival:
        return {
            SearchTexts::tr("crosses its own path"),
            SearchTexts::tr(
                "It crosses the straight move that the path came by, so a shorter path exists.")};
    case nav::Rejection::notTaut:
        return {SearchTexts::tr("not taut"),
                SearchTexts::tr("It turns round a corner that no shortest path turns round.")};
    case nav::Rejection::inPocket:
        return {SearchTexts::tr("leads into a pocket"),
                SearchTexts::tr("It departs into a pocket that a shorter path closes.")};
    case nav::Rejection::turnsTooFar:
        return {SearchTexts::tr("would turn full circle"),
                SearchTexts::tr("It departs a whole turn after it arrived.")};
    case nav::Rejection::turnsBack:
        return {SearchTexts::tr("would turn back"),
                SearchTexts::tr("It departs before the place where it arrived: a kink.")};
    }
    return {};
}

} // namespace thicket::editor
