#include "app/editor/tour/tourpages.h"

#include "libnav/map/mapfile.h"

#include <QCoreApplication>
#include <QFile>

#include <cassert>

namespace thicket::editor {

namespace {

struct TourTexts {
    Q_DECLARE_TR_FUNCTIONS(Tour)
};

TourPage bitangentsPage()
{
    return {Lesson::bitangents,
            "bitangents",
            TourTexts::tr("Bitangents"),
            TourTexts::tr("A line that touches two circles is a bitangent; two circles apart have "
                          "four, and shortest paths run along such lines."),
            TourTexts::tr("Drag the right circle over the left one: the two that cross between them "
                          "vanish."),
            2};
}

TourPage sightPage()
{
    return {Lesson::sight,
            "sight",
            TourTexts::tr("Line of sight"),
            TourTexts::tr("A tangent is an edge of the graph only if nothing stands in its way."),
            TourTexts::tr("Drag the small circle into a tangent: it is refused where the cross "
                          "is."),
            3};
}

TourPage huggingPage()
{
    return {Lesson::hugging,
            "hugging",
            TourTexts::tr("Hugging edges"),
            TourTexts::tr("Between two tangents a path hugs the circle: an arc from where one "
                          "touches to where the next one leaves."),
            TourTexts::tr("Drag the goal round behind the circle: the arc grows."),
            3};
}

TourPage overlapsPage()
{
    return {Lesson::overlaps,
            "overlaps",
            TourTexts::tr("Overlaps"),
            TourTexts::tr("An arc inside another circle is covered: no edge goes along it, and no "
                          "path between the two."),
            TourTexts::tr("Drag the upper circle up until a gap opens: the path takes it."),
            2};
}

TourPage expansionPage()
{
    return {Lesson::expansion,
            "expansion",
            TourTexts::tr("Expansion"),
            TourTexts::tr("An agent with a radius walks as a point does among circles that have "
                          "grown by it (their Minkowski sum with the agent)."),
            TourTexts::tr("Drag the agent radius above: at 0.80 m the gap is closed."),
            0};
}

TourPage generationPage()
{
    return {Lesson::generation,
            "generation",
            TourTexts::tr("Lazy generation"),
            TourTexts::tr("The search makes tangents only where it looks (strong lines). It never "
                          "makes the rest of the graph (faint lines)."),
            TourTexts::tr("Drag the goal nearer: fewer tangents are made."),
            12};
}

TourPage kinksPage()
{
    return {Lesson::kinks,
            "kinks",
            TourTexts::tr("Kinks"),
            TourTexts::tr("A path leaves a circle turning the way it arrived; tangents that leave "
                          "the other way (dashed) would need a turn on the spot, a kink, and are "
                          "pruned."),
            TourTexts::tr("Drag the start up past the middle: the path arrives the other way "
                          "round, and kept and pruned change places."),
            5};
}

} // namespace

QList<TourPage> tourPages()
{
    return {bitangentsPage(), sightPage(),      huggingPage(), overlapsPage(),
            expansionPage(),  generationPage(), kinksPage()};
}

bool isShownFor(Lesson lesson, Overlay overlay)
{
    const bool isOfTwo = lesson == Lesson::bitangents || lesson == Lesson::sight;
    switch (overlay) {
    case Overlay::expanded:
        return lesson == Lesson::expansion;
    case Overlay::surfing:
        return lesson != Lesson::sight;
    case Overlay::hugging:
    case Overlay::path:
        return !isOfTwo;
    default:
        return false;
    }
}

nav::Map mapOf(const TourPage& page)
{
    QFile file(QStringLiteral(":/tour/%1.thicket").arg(QLatin1String(page.file)));
    const bool isThere = file.open(QIODevice::ReadOnly);
    assert(isThere);
    const QByteArray bytes = isThere ? file.readAll() : QByteArray();
    auto loaded =
        nav::readMap({bytes.constData(), static_cast<std::size_t>(bytes.size())}, page.file);
    assert(loaded);
    if (!loaded)
        return {};
    loaded->map.settings.name = page.title.toStdString();
    return std::move(loaded->map);
}

} // namespace thicket::editor
