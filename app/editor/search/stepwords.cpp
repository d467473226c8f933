#include "app/editor/search/stepwords.h"

#include "app/editor/document/objectwords.h"
#include "app/editor/numbers/numbertext.h"
#include "app/editor/search/searchwords.h"
#include "app/editor/search/tracedsearch.h"

#include <QCoreApplication>
#include <QLocale>

namespace thicket::editor {

namespace {

struct StepTexts {
    Q_DECLARE_TR_FUNCTIONS(SearchSteps)
};

QString triedWords(std::size_t count)
{
    return count == 1 ? StepTexts::tr("1 tangent tried")
                      : StepTexts::tr("%L1 tangents tried").arg(count);
}

QString sourceWords(const nav::Map& map, const nav::SearchStep& vertex)
{
    if (vertex.at.kind != nav::Contact::Kind::disc)
        return StepTexts::tr("From the start");
    return StepTexts::tr("Round %1 %2")
        .arg(calledObject(map, vertex.at.obstacle), windingWords(map, vertex.winding));
}

QString lengthOn(const nav::Map& map, double length)
{
    return lengthText(length, QString::fromStdString(map.settings.unit));
}

} // namespace

QString calledObject(const nav::Map& map, nav::ObjectId id)
{
    const nav::MapObject* object = map.find(id);
    return object && !object->name.empty() ? QString::fromStdString(object->name)
                                           : ObjectWords::mention(map, id);
}

QString contactWords(const nav::Map& map, const nav::Contact& contact)
{
    switch (contact.kind) {
    case nav::Contact::Kind::start:
        return StepTexts::tr("start");
    case nav::Contact::Kind::goal:
        return StepTexts::tr("goal");
    case nav::Contact::Kind::disc:
        break;
    }
    const QString object = calledObject(map, contact.obstacle);
    return contact.corner < 0 ? object
                              : StepTexts::tr("%1, corner %2").arg(object).arg(contact.corner + 1);
}

bool looksCounterClockwise(const nav::Map& map, nav::Winding winding)
{
    return (winding == nav::Winding::counterClockwise) == (map.settings.yAxis == nav::YAxis::up);
}

QString windingWords(const nav::Map& map, nav::Winding winding)
{
    return looksCounterClockwise(map, winding) ? StepTexts::tr("counter-clockwise")
                                               : StepTexts::tr("clockwise");
}

QString turnWords(const nav::Map& map, const nav::SearchStep& vertex)
{
    if (vertex.at.kind != nav::Contact::Kind::disc)
        return {};
    return looksCounterClockwise(map, vertex.winding) ? StepTexts::tr("turning left")
                                                      : StepTexts::tr("turning right");
}

QString tallyWords(std::size_t kept, std::size_t refused)
{
    return StepTexts::tr("%L1 kept, %L2 refused").arg(kept).arg(refused);
}

QString refusalWords(const nav::Map& map, const nav::SearchStep::Tangent& tangent)
{
    if (tangent.reason == nav::Rejection::blockedSurfing)
        return StepTexts::tr("blocked by %1").arg(calledObject(map, tangent.blockedBy));
    return rejectionWords(tangent.reason).name;
}

QString refusalDetails(const nav::Map& map, const nav::SearchStep::Tangent& tangent,
                       const nav::SearchTrace& trace)
{
    const QString words = refusalWords(map, tangent);
    if (tangent.reason == nav::Rejection::blockedSurfing)
        return StepTexts::tr("%1 after %2").arg(words, lengthOn(map, tangent.blockedAt));
    const auto rival = static_cast<std::size_t>(tangent.rival);
    if (tangent.rival < 0 || rival >= trace.steps.size())
        return words;
    return StepTexts::tr("%1 (g %2 there)").arg(words, lengthOn(map, trace.steps[rival].travelled));
}

QString resultWords(const nav::Map& map, const nav::SearchStep::Tangent& tangent)
{
    return tangent.accepted ? StepTexts::tr("kept") : refusalWords(map, tangent);
}

QString stepWords(const nav::Map& map, const nav::SearchHistory& history, std::size_t step)
{
    const nav::SearchMoment moment = history.at(step);
    const nav::SearchStep& source = history.trace().steps[moment.taken.source];
    const nav::Contact& target = moment.result.edge.toContact;
    QString words = StepTexts::tr("%1: %2, %L3 kept; f = %4")
                        .arg(sourceWords(map, source), triedWords(moment.tried.size()))
                        .arg(moment.kept)
                        .arg(lengthOn(map, moment.taken.lowerBound()));
    if (moment.result.accepted && target.kind == nav::Contact::Kind::goal)
        return StepTexts::tr("%1. The goal is reached").arg(words);
    return StepTexts::tr("%1. To %2: %3")
        .arg(words, contactWords(map, target), resultWords(map, moment.result));
}

QString countWords(const nav::SearchHistory& history, std::size_t step)
{
    const auto number = [](std::size_t n) { return QLocale().toString(qulonglong(n)); };
    return StepTexts::tr("Step %1 of %2, with %3 of %4 expansions")
        .arg(number(step + 1), number(history.stepCount()), number(history.at(step).vertexCount),
             number(history.at(history.stepCount() - 1).vertexCount));
}

QString countsExplained()
{
    return StepTexts::tr("A step tries one tangent of the open list. If it reaches a vertex, that "
                         "is expanded: its own tangents join the list");
}

QString boundsExplained()
{
    return StepTexts::tr("g is the length travelled to here. h is the straight line from there to "
                         "the goal, as if nothing were in the way. f = g + h: no path that goes "
                         "on from here can be shorter, so the search takes the smallest f next");
}

QString stateWords(const TracedSearch& search)
{
    if (search.isSearching() && search.history().isEmpty())
        return StepTexts::tr("Searching…");
    if (!search.result())
        return StepTexts::tr("A search appears as soon as a path is asked for");
    if (search.history().isEmpty())
        return StepTexts::tr("There is nothing to search: start or goal is not free");
    if (search.isCutOff())
        return StepTexts::tr("Cut off after %L1 expansions").arg(TracedSearch::mostExpansions);
    if (search.isOutdated())
        return StepTexts::tr("Of the map before the last edit");
    return {};
}

} // namespace thicket::editor
