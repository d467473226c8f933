#include "app/drawing/searchanimation.h"
#include "app/drawing/svgelements.h"
#include "libnav/collision/obstaclefield.h"
#include "libnav/map/mapobject.h"
#include "libnav/path/pathfinder.h"
#include "tests/support/worlds/mapobject.h"

#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>
#include <map>

using namespace thicket;

namespace {

/// A search among `side` rows of circles, with all that an animation needs.
struct Searched {
    explicit Searched(int side)
    {
        for (int x = 0; x < side; ++x)
            for (int y = 0; y < side; ++y)
                map.append(test::object(side * x + y + 1,
                                        nav::Circle{{4.0 * x + 2.0 * (y % 2), 4.0 * y}, 1.3}));
        map.settings.name = "Rows <&> \"columns\"";
        goal = {4.0 * side + 1, 4.0 * side + 2};
        const auto field = nav::ObstacleField::build(nav::obstacles(map), 0.4);
        nav::SearchTrace trace;
        nav::PathOptions options;
        options.trace = &trace;
        path = nav::findPath(*field, start, goal, options).path;
        history = nav::SearchHistory(std::move(trace));
    }
    drawing::SearchAnimation animate(const drawing::AnimationOptions& options = {}) const
    {
        return drawing::animateSearch({map, 0.4, history, path, start, goal}, options);
    }

    nav::Map map;
    nav::Point start{-4, -5};
    nav::Point goal;
    nav::Path path;
    nav::SearchHistory history;
};

/// The elements by name, and the text of all; empty if it is not well formed.
struct Elements {
    explicit Elements(const QByteArray& svg)
    {
        QXmlStreamReader reader(svg);
        while (!reader.atEnd()) {
            reader.readNext();
            if (reader.isStartElement())
                ++counts[reader.name().toString()];
            if (reader.isCharacters())
                text += reader.text();
        }
        isWellFormed = !reader.hasError();
    }
    std::map<QString, int> counts;
    QString text;
    bool isWellFormed = false;
};

} // namespace

/// The animated picture of a search.
class SearchAnimationTest : public QObject {
    Q_OBJECT

private slots:
    void everyStepOfAShortSearchIsAFrame()
    {
        const Searched searched(4);
        const std::size_t steps = searched.history.stepCount();
        QVERIFY(steps > 10 && steps < 240);
        const auto animation = searched.animate();
        QCOMPARE(animation.frames, steps);
        QCOMPARE(animation.stepsPerFrame, std::size_t(1));
        const Elements elements(animation.svg);
        QVERIFY(elements.isWellFormed);
        QVERIFY(!elements.counts.contains("script"));
        QVERIFY(elements.counts.at("animate") >= int(steps));
        for (std::size_t step = 1; step <= steps; ++step)
            QVERIFY(elements.text.contains(QString("Step %1 of %2, lower").arg(step).arg(steps)));
        QVERIFY(elements.text.contains("Rows <&> \"columns\""));
        QVERIFY(!elements.text.contains("one step in"));
    }

    /// Each frame is shown from when the one before it ends, and together they fill the loop.
    void theFramesFollowEachOther()
    {
        const Searched searched(4);
        const QString svg = searched.animate().svg;
        static const QRegularExpression frame(
            "<g(?: visibility=\"hidden\")?><animate [^>]*values=\"([^\"]*)\" "
            "keyTimes=\"([^\"]*)\"");
        double end = 0;
        int frames = 0;
        for (auto found = frame.globalMatch(svg); found.hasNext(); ++frames) {
            const auto match = found.next();
            const QStringList values = match.captured(1).split(';');
            const QStringList times = match.captured(2).split(';');
            QCOMPARE(values.size(), times.size());
            const qsizetype shown = values.indexOf("visible");
            QVERIFY(std::abs(times[shown].toDouble() - end) < 2e-6);
            end = shown + 1 < times.size() ? times[shown + 1].toDouble() : 1;
            QVERIFY(end > times[shown].toDouble());
        }
        QCOMPARE(frames, int(searched.history.stepCount()));
        QCOMPARE(end, 1.0);
        QCOMPARE(svg.count("<g visibility=\"hidden\"><animate"), frames - 1); // the last one stays
    }

    /// A long search is sampled, says so, and is no larger than its bounds.
    void aLongSearchIsSampled()
    {
        const Searched searched(45);
        const std::size_t steps = searched.history.stepCount();
        QVERIFY2(steps > 3000, qPrintable(QString::number(steps)));
        const auto animation = searched.animate();
        QCOMPARE(animation.frames, std::size_t(240));
        QCOMPARE(animation.stepsPerFrame, (steps + 239) / 240);
        const Elements elements(animation.svg);
        QVERIFY(elements.isWellFormed);
        QVERIFY(elements.text.contains(
            QString("one step in %L1 is shown").arg(animation.stepsPerFrame)));
        QVERIFY(elements.text.contains(QString("Step %L1 of %L1").arg(steps)));
        QVERIFY2(animation.svg.size() < 6'000'000,
                 qPrintable(QString::number(animation.svg.size())));
    }

    void itCanBeGivenUp()
    {
        const Searched searched(4);
        drawing::AnimationOptions options;
        int asked = 0;
        options.goesOn = [&asked](double share) {
            return share >= 0 && share <= 1 && ++asked < 20;
        };
        QVERIFY(searched.animate(options).svg.isEmpty());
        QCOMPARE(asked, 20);
        const nav::Map map;
        const nav::Path path;
        const nav::SearchHistory none;
        QVERIFY(drawing::animateSearch({map, 0, none, path, {}, {}}).svg.isEmpty());
    }

    void numbersAreShort()
    {
        const auto written = [](double value, int decimals = 1) {
            std::string text;
            drawing::appendNumber(text, value, decimals);
            return text;
        };
        QCOMPARE(written(0), std::string("0"));
        QCOMPARE(written(-0.04), std::string("0"));
        QCOMPARE(written(12.345), std::string("12.3"));
        QCOMPARE(written(100), std::string("100"));
        QCOMPARE(written(-7.96), std::string("-8"));
        QCOMPARE(written(0.0001234, 6), std::string("0.000123"));
    }

    /// Arcs end where the map's arcs end, turned the same way on the screen, in either direction of
    /// the y axis.
    void arcsTurnAsOnTheMap()
    {
        for (const double up : {-10.0, 10.0}) {
            drawing::SvgPath path(QTransform(10, 0, 0, up, 0, 0));
            path.moveTo({1, 0});
            path.arcTo({1, 0}, {0, 0}, std::acos(0)); // a quarter, counter-clockwise
            const QString end = up < 0 ? "0 0 0 0 -10" : "0 0 1 0 10";
            QVERIFY2(QString::fromStdString(path.data()).endsWith(end), path.data().c_str());
        }
    }
};

QTEST_MAIN(SearchAnimationTest)
#include "searchanimationtest.moc"
