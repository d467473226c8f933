#include "app/editor/navigation/sampledpaths.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/edits/markers.h"
#include "app/editor/navigation/navigator.h"
#include "tests/app/document/randomedits.h"
#include "tests/app/navigation/freshanswer.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <utility>

namespace {

using namespace thicket;
using editor::MapDocument;
using editor::Navigator;
using editor::SampledPaths;
using tests::freshAnswer;
using tests::RandomEdits;

/// With what a field built for each radius alone says.
bool agree(const SampledPaths& sampled, const Navigator& navigator)
{
    if (sampled.isLate())
        return false;
    const auto fresh = [&navigator](double radius) {
        return freshAnswer(navigator.map(), radius, navigator.start(), navigator.goal());
    };
    if (!fresh(navigator.agentRadius()))
        return !sampled.samples();
    return sampled.samples() &&
           std::ranges::all_of(*sampled.samples(), [&](const SampledPaths::Sample& sample) {
               const auto answer = fresh(sample.radius);
               return answer && sample.status == answer->status &&
                      std::abs(sample.path.length() - answer->path.length()) <= 1e-6;
           });
}

nav::Map withEnds(nav::Map map, nav::Point start, nav::Point goal)
{
    nav::apply(map, editor::placeStart(map, start));
    nav::apply(map, editor::placeGoal(map, goal));
    return map;
}

/// Two circles of radius 2 that leave a gap of 2 in a wall of the map's bounds.
nav::Map gate()
{
    nav::Map map;
    map.settings.bounds = nav::Box{{-10, -3}, {10, 3}};
    map.settings.boundsAreWalls = true;
    for (const double y : {-3.0, 3.0}) {
        nav::MapObject object;
        object.id = map.unusedId();
        object.geometry = nav::Circle{{0, y}, 2, false};
        map.append(std::move(object));
    }
    return withEnds(std::move(map), {-8, 0}, {8, 0});
}

} // namespace

/// The paths of five agent radii at once.
class SampledPathsTest : public QObject {
    Q_OBJECT

private slots:
    void radiiLieAroundTheAgents()
    {
        const auto radii = SampledPaths::radii(0.6, 100);
        QCOMPARE(radii[2], 0.6);
        QCOMPARE(radii.front(), 0.3);
        QCOMPARE(radii.back(), 1.2);
        for (const double side : {0.0, 100.0}) {
            const auto ofPoint = SampledPaths::radii(0, side);
            QCOMPARE(ofPoint.front(), 0.0);
            QVERIFY(std::is_sorted(ofPoint.begin(), ofPoint.end()));
            QVERIFY(ofPoint[1] > 0);
        }
    }

    void nothingIsKeptUnlessWanted()
    {
        MapDocument document;
        document.reset(gate(), {});
        Navigator navigator(document);
        SampledPaths sampled(navigator);
        navigator.setAgentRadius(0.4);
        QVERIFY(!sampled.samples());
        sampled.setWanted(true);
        QTRY_VERIFY(sampled.samples());
        sampled.setWanted(false);
        QTRY_VERIFY(!sampled.samples());
        QVERIFY(!sampled.isLate());
    }

    /// A key that is held may be released and pressed again by its repetition.
    void aKeyThatRepeatsDoesNotDropThem()
    {
        MapDocument document;
        document.reset(gate(), {});
        Navigator navigator(document);
        SampledPaths sampled(navigator);
        sampled.setWanted(true);
        QTRY_VERIFY(sampled.samples());
        for (int i = 0; i < 20; ++i) {
            sampled.setWanted(false);
            sampled.setWanted(true);
            QVERIFY(sampled.samples());
            QVERIFY(!sampled.isLate());
        }
        sampled.setWanted(false);
        navigator.setProbe({}, nav::Point{5, 0}); // what changes meanwhile is not missed
        sampled.setWanted(true);
        QTRY_VERIFY(agree(sampled, navigator));
    }

    /// A gap of 2 lets radii below 1 through.
    void wideAgentsFindNoWay()
    {
        MapDocument document;
        document.reset(gate(), {});
        Navigator navigator(document);
        navigator.setAgentRadius(0.8);
        SampledPaths sampled(navigator);
        sampled.setWanted(true);
        QTRY_VERIFY(sampled.samples());
        const SampledPaths::Samples& samples = *sampled.samples();
        for (std::size_t i = 0; i < samples.size(); ++i) {
            const bool isThrough = samples[i].radius < 1;
            QCOMPARE(samples[i].status == nav::PathStatus::found, isThrough);
            QCOMPARE(samples[i].path.isEmpty(), !isThrough);
        }
        QVERIFY(samples.back().status != nav::PathStatus::found);
    }

    void theyFollowEndsMapAndRadius_data()
    {
        QTest::addColumn<double>("radius");
        for (const double radius : {0.0, 0.3, 1.5})
            QTest::addRow("radius %g", radius) << radius;
    }
    /// Against fields built for each radius alone, on random maps of all kinds of obstacles.
    void theyFollowEndsMapAndRadius()
    {
        QFETCH(double, radius);
        MapDocument document;
        Navigator navigator(document);
        navigator.setAgentRadius(radius);
        SampledPaths sampled(navigator);
        sampled.setWanted(true);
        RandomEdits random(17);
        document.reset(random.forest(60), {});
        QTRY_VERIFY(agree(sampled, navigator));
        for (int i = 0; i < 10; ++i) {
            navigator.setProbe(random.point(), random.point());
            QTRY_VERIFY(agree(sampled, navigator));
            document.push(random.edit(document.map()), "edit");
            QTRY_VERIFY(agree(sampled, navigator));
        }
        navigator.setAgentRadius(radius + 0.2);
        QTRY_VERIFY(agree(sampled, navigator));
    }

    /// However fast the ends move, there is always an answer that is newer than a moment ago.
    void anAnswerComesInWhileTheEndsMove()
    {
        MapDocument document;
        document.reset(gate(), {});
        Navigator navigator(document);
        navigator.setAgentRadius(0.4);
        SampledPaths sampled(navigator);
        sampled.setWanted(true);
        int answers = 0;
        double former = 0;
        const auto count = [&] {
            const double length = sampled.samples() ? sampled.samples()->front().path.length() : 0;
            if (std::exchange(former, length) != length)
                ++answers;
        };
        connect(&sampled, &SampledPaths::changed, this, count);
        for (int i = 0; answers < 10 && i < 100'000; ++i) {
            navigator.setProbe({}, nav::Point{4 + 1e-5 * i, 0.5});
            QCoreApplication::processEvents();
        }
        QCOMPARE(answers, 10);
    }

    void withoutAGoalThereIsNothing()
    {
        MapDocument document;
        nav::Map map = gate();
        map.remove(map.goal()->id);
        document.reset(map, {});
        Navigator navigator(document);
        SampledPaths sampled(navigator);
        sampled.setWanted(true);
        QVERIFY(!sampled.samples());
        QVERIFY(!sampled.isLate());
        navigator.setProbe({}, nav::Point{5, 0});
        QTRY_VERIFY(sampled.samples());
        navigator.setProbe({}, {});
        QTRY_VERIFY(!sampled.samples());
    }
};

QTEST_GUILESS_MAIN(SampledPathsTest)
#include "sampledpathstest.moc"
