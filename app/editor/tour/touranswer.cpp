#include "app/editor/tour/touranswer.h"

#include "app/editor/navigation/graphscope.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/scene/description.h"

#include <QCoreApplication>

#include <algorithm>

namespace thicket::editor {

namespace {

constexpr int decimals = 2;

struct TourNumbers {
    Q_DECLARE_TR_FUNCTIONS(Tour)
};

QString lengthOf(double length, const Navigator& navigator)
{
    return lengthText(length, decimals, navigator.map());
}

/// The two circles that the page is about, as the agent meets them.
std::optional<TourTangents> tangentsOfTheTwo(const Navigator& navigator)
{
    std::optional<nav::Circle> circles[2];
    for (const nav::ObjectId id : {1, 2}) {
        const nav::MapObject* object = navigator.map().find(id);
        const auto* circle = object ? std::get_if<nav::Circle>(&object->geometry) : nullptr;
        if (!circle)
            return {};
        circles[id - 1] = nav::Circle{circle->center, circle->radius + navigator.agentRadius()};
    }
    return bitangentsOf(navigator.field(), *circles[0], *circles[1]);
}

TourAnswer bitangents(const Navigator& navigator)
{
    const auto tangents = tangentsOfTheTwo(navigator);
    if (!tangents)
        return {{}, TourNumbers::tr("One of the two circles is gone: begin the page again.")};
    const auto count = tangents->kept.size() + tangents->refused.size();
    return {*tangents, TourNumbers::tr("%n bitangents", nullptr, static_cast<int>(count))};
}

TourAnswer sight(const Navigator& navigator)
{
    const auto tangents = tangentsOfTheTwo(navigator);
    if (!tangents)
        return {{}, TourNumbers::tr("One of the two circles is gone: begin the page again.")};
    return {*tangents, TourNumbers::tr("%1 of %2 tangents are free")
                           .arg(tangents->kept.size())
                           .arg(tangents->kept.size() + tangents->refused.size())};
}

QString noPath() { return TourNumbers::tr("There is no path."); }

TourAnswer hugging(const Navigator& navigator)
{
    const nav::Path& path = navigator.path();
    if (path.isEmpty())
        return {{}, noPath()};
    double hugged = 0;
    for (const nav::TangentEdge& edge : path.edges()) {
        if (const auto* arc = std::get_if<nav::HuggingEdge>(&edge))
            hugged += arc->length();
    }
    return {{},
            TourNumbers::tr("The path hugs for %1 of %2")
                .arg(lengthOf(hugged, navigator), lengthOf(path.length(), navigator))};
}

TourAnswer overlaps(const Navigator& navigator)
{
    const nav::Path& path = navigator.path();
    if (path.isEmpty())
        return {{}, noPath()};
    return {{},
            TourNumbers::tr("Arcs of the path: %1, length %2")
                .arg(path.arcCount())
                .arg(lengthOf(path.length(), navigator))};
}

TourAnswer expansion(const Navigator& navigator)
{
    const QString radius = lengthOf(navigator.agentRadius(), navigator);
    const nav::Path& path = navigator.path();
    if (path.isEmpty())
        return {{}, TourNumbers::tr("Radius %1: there is no path").arg(radius)};
    return {{},
            TourNumbers::tr("Radius %1: the path is %2 long")
                .arg(radius, lengthOf(path.length(), navigator))};
}

/// The tangents of an end are no part of the navigator's graph.
std::vector<nav::SurfingEdge> tangentsOfEnd(const Navigator& navigator, nav::Contact::Kind kind)
{
    const auto at = kind == nav::Contact::Kind::start ? navigator.start() : navigator.goal();
    return at ? tangentsFrom(navigator.field(), *at, kind) : std::vector<nav::SurfingEdge>();
}

TourAnswer generation(const Navigator& navigator)
{
    if (!navigator.graph().isWhole())
        return {};
    TourAnswer answer;
    answer.tangents.kept = generatedTangents(navigator.answer().trace());
    const auto isDirect = [](const nav::SurfingEdge& edge) {
        return edge.fromContact.kind == nav::Contact::Kind::start &&
               edge.toContact.kind == nav::Contact::Kind::goal;
    };
    const std::size_t made = answer.tangents.kept.size();
    const std::size_t all =
        navigator.graph().surfingCount() +
        tangentsOfEnd(navigator, nav::Contact::Kind::start).size() +
        tangentsOfEnd(navigator, nav::Contact::Kind::goal).size() +
        (std::any_of(answer.tangents.kept.begin(), answer.tangents.kept.end(), isDirect) ? 1 : 0);
    answer.figure = TourNumbers::tr("The search made %1 of %2 tangents").arg(made).arg(all);
    return answer;
}

TourAnswer kinks(const Navigator& navigator)
{
    const auto rim = firstHugged(navigator.path());
    if (!rim)
        return {{}, TourNumbers::tr("The path is straight: put a circle in its way.")};
    if (!navigator.graph().isWhole())
        return {};
    std::vector<nav::SurfingEdge> candidates = navigator.graph().graph()->surfing;
    for (nav::SurfingEdge& edge : tangentsOfEnd(navigator, nav::Contact::Kind::goal))
        candidates.push_back(std::move(edge));
    TourAnswer answer{departuresFrom(*rim, candidates), {}};
    const bool isCounterClockwise = (rim->winding == nav::Winding::counterClockwise) ==
                                    (navigator.map().settings.yAxis == nav::YAxis::up);
    answer.figure = (isCounterClockwise
                         ? TourNumbers::tr("Arrived counter-clockwise: %1 tangents kept, %2 pruned")
                         : TourNumbers::tr("Arrived clockwise: %1 tangents kept, %2 pruned"))
                        .arg(answer.tangents.kept.size())
                        .arg(answer.tangents.refused.size());
    return answer;
}

} // namespace

TourAnswer answerFor(Lesson lesson, const Navigator& navigator)
{
    switch (lesson) {
    case Lesson::bitangents:
        return bitangents(navigator);
    case Lesson::sight:
        return sight(navigator);
    case Lesson::hugging:
        return hugging(navigator);
    case Lesson::overlaps:
        return overlaps(navigator);
    case Lesson::expansion:
        return expansion(navigator);
    case Lesson::generation:
        return generation(navigator);
    case Lesson::kinks:
        return kinks(navigator);
    }
    return {};
}

} // namespace thicket::editor
