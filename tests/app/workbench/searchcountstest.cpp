#include "tests/app/window/windowbench.h"

#include "app/editor/panels/overlays/searchpartsbox.h"
#include "app/editor/search/searchplay.h"
#include "app/editor/search/tracedsearch.h"

#include <QAbstractSlider>
#include <QLabel>

using namespace thicket;
using editor::SearchPart;

namespace {

struct CountsBench : WindowBench {
    void search()
    {
        key(Qt::Key_F6);
        settle();
    }
    void settle()
    {
        if (!QTest::qWaitFor([this] {
                return !workbench.search().isSearching() && !workbench.search().isOutdated();
            }))
            qFatal("the search does not end");
    }
    QString count(editor::SearchPart part)
    {
        return window.findChild<QLabel*>(QString("partCount ") + nameOf(part))->text();
    }
    QImage picture() { return workbench.view().viewport()->grab().toImage(); }
};

/// A grove in which a search has many vertices in its open list.
nav::Map grove()
{
    nav::Map map;
    map.settings.bounds = nav::Box{{0, 0}, {60, 40}};
    const auto add = [&map](nav::Geometry geometry) {
        map.append({.id = map.unusedId(), .geometry = std::move(geometry)});
    };
    add(nav::StartMarker{{2, 20}});
    add(nav::GoalMarker{{58, 21}});
    for (int column = 0; column < 9; ++column)
        for (int row = 0; row < 6; ++row)
            add(nav::Circle{{6.0 + 6 * column, 4.0 + 6 * row + 3 * (column % 2)}, 2.2});
    return map;
}

} // namespace

/// How many steps a search has, and how many expansions: two numbers that look alike. What is drawn
/// of them.
class SearchCountsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void stepsAndExpansionsAreToldApart()
    {
        WindowBench bench;
        bench.key(Qt::Key_F6);
        const editor::TracedSearch& search = bench.workbench.search();
        QTRY_VERIFY(!search.isSearching() && !search.history().isEmpty());
        const auto text = [&bench](const char* name) { return bench.widget<QLabel>(name)->text(); };
        const std::size_t steps = search.history().stepCount();
        const std::size_t expanded = bench.workbench.navigator().result()->statistics.expanded;
        QVERIFY(steps > expanded);
        QCOMPARE(text("stepTotals"),
                 QString("Step %1 of %1, with %2 of %2 expansions").arg(steps).arg(expanded));
        QVERIFY(text("statusDetails").contains(QString("%1 expansions").arg(expanded)));
        bench.key(Qt::Key_Home);
        const std::size_t first = search.history().at(0).vertexCount;
        QCOMPARE(
            text("stepTotals"),
            QString("Step 1 of %1, with %2 of %3 expansions").arg(steps).arg(first).arg(expanded));
        for (const char* name : {"stepTotals", "playbackTime", "playbackDuration"})
            QVERIFY(bench.widget<QLabel>(name)->toolTip().contains("tries one tangent"));
    }

    /// Zoomed out only the best open vertices are drawn: the panel says of how many, and no other
    /// one is found under the pointer.
    void verticesThatLieTooCloseAreCounted()
    {
        CountsBench bench;
        bench.window.findChild<editor::SearchPartsBox*>("searchParts")->setUnfolded(true);
        bench.workbench.document().reset(grove(), {});
        bench.search();
        auto& play = bench.workbench.searchPlay();
        play.seek(play.last() / 2);
        const auto* advice = bench.window.findChild<QLabel*>("denseAdvice");
        const auto open = play.history().openList(play.at(), 0, 1000);
        QVERIFY(open.size() > 8);
        QTRY_COMPARE(bench.count(SearchPart::open), QString::number(open.size()));
        QVERIFY(!advice->isVisible());
        const auto isFound = [&](std::uint32_t tangent) {
            const nav::Point at = play.history().trace().queued[tangent].edge.to;
            const auto shown = bench.workbench.canvas().searchVertexAt(at, 0);
            return shown && shown->isOpen;
        };
        QVERIFY(isFound(open.front()) && isFound(open.back()));

        bench.workbench.view().camera().frame({{-4000, -4000}, {4000, 4000}});
        bench.picture();
        QTRY_COMPARE(bench.count(SearchPart::open), QString("8 of %1").arg(open.size()));
        QCOMPARE(bench.count(SearchPart::closed),
                 QString("0 of %1").arg(play.moment().vertexCount));
        QVERIFY(advice->isVisible());
        QVERIFY(isFound(open.front()) && !isFound(open.back()));
        bench.workbench.overlays().setOn(SearchPart::open,
                                         false); // switched off, none is said to be left out
        QCOMPARE(bench.count(SearchPart::open), QString::number(open.size()));
    }

    /// It is drawn once for many steps, but not for another theme, size or search.
    void theChartIsOfThisSearch()
    {
        CountsBench bench;
        bench.search();
        editor::SearchPlay& play = bench.workbench.searchPlay();
        auto* chart = bench.widget<QAbstractSlider>("searchChart");
        const auto picture = [&] {
            play.seek(play.last() / 2);
            return chart->grab().toImage();
        };
        using Choice = editor::Appearance::Choice;
        const QImage light = picture();
        QCOMPARE(picture(), light);
        bench.workbench.appearance().setChoice(Choice::dark);
        QVERIFY(picture() != light);
        bench.workbench.appearance().setChoice(Choice::light);
        QCOMPARE(picture(), light);
        const QSize size = bench.window.size();
        bench.window.resize(size + QSize(100, 0));
        QTRY_VERIFY(picture().size() != light.size());
        bench.window.resize(size);
        QTRY_COMPARE(picture(), light);
        bench.workbench.selection().set({bench.map().goal()->id});
        bench.key(Qt::Key_Left);
        bench.settle();
        QVERIFY(picture() != light);
        bench.workbench.document().undo();
        bench.settle();
        QTRY_COMPARE(picture(), light);
    }
};

QTEST_MAIN(SearchCountsTest)
#include "searchcountstest.moc"
