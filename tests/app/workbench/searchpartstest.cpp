#include "tests/app/window/windowbench.h"

#include "app/editor/panels/overlays/searchpartsbox.h"
#include "app/editor/search/stepwords.h"
#include "libnav/path/livequery.h"
#include "libnav/path/pathfinder.h"

#include <QAbstractButton>
#include <QLabel>
#include <QToolTip>

#include <array>

using namespace thicket;
using editor::SearchPart;
using editor::SearchPartsBox;

namespace {

/// The window with the parts of the search unfolded.
struct PartsBench : WindowBench {
    PartsBench()
    {
        box().setUnfolded(true);
        workbench.overlays().setScope(editor::GraphScope::pathOnly);
    }
    SearchPartsBox& box() { return *window.findChild<SearchPartsBox*>("searchParts"); }
    QAbstractButton& button(SearchPart part)
    {
        return *window.findChild<QAbstractButton*>(QString("part ") + nameOf(part));
    }
    QString count(SearchPart part)
    {
        return window.findChild<QLabel*>(QString("partCount ") + nameOf(part))->text();
    }
    void press(SearchPart part) { button(part).click(); }
    void settle()
    {
        if (!QTest::qWaitFor([this] {
                return !workbench.search().isSearching() && !workbench.search().isOutdated();
            }))
            qFatal("the search does not end");
    }
    nav::SearchTrace traced()
    {
        nav::SearchTrace trace;
        nav::PathOptions options;
        options.trace = &trace;
        const auto& navigator = workbench.navigator();
        nav::findPath(navigator.field(), *navigator.start(), *navigator.goal(), options);
        return trace;
    }
    QImage picture() { return workbench.view().viewport()->grab().toImage(); }
    void pointAt(nav::Point at)
    {
        QWidget* viewport = workbench.view().viewport();
        const QPoint pixel = workbench.view().camera().pixelOf(at).toPoint();
        QTest::mouseMove(viewport, pixel + QPoint(40, 40));
        QTest::mouseMove(viewport, pixel);
    }
};

std::size_t refusedFor(const nav::SearchTrace& trace, nav::Rejection reason, std::size_t upTo)
{
    std::size_t count = 0;
    for (const nav::SearchStep& vertex : trace.steps) {
        for (const nav::SearchStep::Tangent& tangent : vertex.tangents)
            count += !tangent.accepted && tangent.reason == reason && tangent.triedDuring <= upTo;
    }
    return count;
}

} // namespace

/// The switches of the parts of a search: what they show and count, in Search and while editing.
class SearchPartsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void everyPartIsCountedUpToThePlayhead()
    {
        PartsBench bench;
        bench.key(Qt::Key_F6);
        bench.settle();
        const nav::SearchTrace trace = bench.traced();
        const auto& play = bench.workbench.searchPlay();
        for (const std::size_t step : {play.last() / 2, play.last()}) {
            bench.workbench.searchPlay().seek(step);
            for (const SearchPart part : editor::allSearchParts()) {
                if (const auto reason = reasonOf(part))
                    QCOMPARE(bench.count(part), QString::number(refusedFor(trace, *reason, step)));
            }
            const nav::SearchMoment moment = play.moment();
            QCOMPARE(bench.count(SearchPart::current), QString("1"));
            QCOMPARE(bench.count(SearchPart::open), QString::number(moment.openCount));
            QCOMPARE(bench.count(SearchPart::waiting), QString::number(moment.openCount));
            QCOMPARE(bench.count(SearchPart::closed), QString::number(moment.vertexCount));
            QCOMPARE(bench.count(SearchPart::generated),
                     QString::number(trace.taken[step].queuedEnd));
        }
    }

    /// Each switch changes the picture where there is something to show, and back.
    void everySwitchShowsItsPart()
    {
        PartsBench bench;
        bench.key(Qt::Key_F6);
        bench.settle();
        bench.workbench.searchPlay().seek(bench.workbench.searchPlay().last() * 3 / 4);
        QImage before = bench.picture();
        for (const SearchPart part : editor::allSearchParts()) {
            QVERIFY2(bench.button(part).isEnabled(), nameOf(part));
            QCOMPARE(bench.button(part).isChecked(), isOnAtFirst(part));
            bench.press(part);
            QCOMPARE(bench.workbench.overlays().isOn(part), !isOnAtFirst(part));
            const bool isEmpty = bench.count(part) == "0";
            QVERIFY2((bench.picture() == before) == isEmpty, nameOf(part));
            bench.press(part);
            QVERIFY2(bench.picture() == before, nameOf(part));
        }
        // The overlay itself is the main switch.
        bench.press(SearchPart::generated);
        bench.key(Qt::Key_5);
        const QImage none = bench.picture();
        bench.press(SearchPart::generated);
        QCOMPARE(bench.picture(), none);
        QVERIFY(!bench.button(SearchPart::generated).isEnabled());
    }

    /// The whole search is shown while editing, and traced only then. It follows every edit.
    void whileEditingTheyAreOfTheWholeSearch()
    {
        PartsBench bench;
        QVERIFY(bench.workbench.search().isActive()); // for the counts
        bench.box().setUnfolded(false);
        QVERIFY(!bench.workbench.search().isActive());
        bench.box().setUnfolded(true);
        bench.settle();
        QVERIFY(!bench.button(SearchPart::tree).isEnabled());
        const QImage before = bench.picture();
        bench.press(SearchPart::blockedSurfing);
        bench.settle();
        nav::SearchTrace trace = bench.traced();
        const auto blocked = [&] {
            return QString::number(
                refusedFor(trace, nav::Rejection::blockedSurfing, trace.taken.size()));
        };
        QCOMPARE(bench.count(SearchPart::blockedSurfing), blocked());
        QCOMPARE(bench.count(SearchPart::generated), QString::number(trace.queued.size()));
        QVERIFY(bench.picture() != before);
        bench.workbench.navigator().setAgentRadius(1.2);
        bench.settle();
        trace = bench.traced();
        QCOMPARE(bench.count(SearchPart::blockedSurfing), blocked());
        bench.workbench.navigator().setAgentRadius(0.6);
        bench.box().setUnfolded(false);
        QVERIFY(bench.workbench.search().isActive()); // for the picture
        bench.press(SearchPart::blockedSurfing);
        QVERIFY(!bench.workbench.search().isActive());
        QVERIFY(bench.workbench.searchPlay().isEmpty());
    }

    /// More tangents than can be told apart are not shown, and the panel says so.
    void tooManyAreRefused()
    {
        constexpr int side = 100;
        nav::Map map;
        for (int x = 0; x < side; ++x)
            for (int y = 0; y < side; ++y)
                map.append({.id = side * x + y + 1,
                            .geometry = nav::Circle{{4.0 * x + 2.0 * (y % 2), 4.0 * y}, 1.1}});
        map.append({.id = map.unusedId(), .geometry = nav::StartMarker{{-5, -5}}});
        map.append(
            {.id = map.unusedId(), .geometry = nav::GoalMarker{{4.0 * side + 5, 4.0 * side + 5}}});
        PartsBench bench;
        bench.workbench.document().reset(std::move(map), {});
        bench.workbench.view().camera().frame(nav::Box{{-10, -10}, {410, 410}});
        bench.press(SearchPart::generated);
        const auto& play = bench.workbench.searchPlay();
        QTRY_VERIFY_WITH_TIMEOUT(!play.isEmpty(), 60000);
        QVERIFY(play.history().trace().queued.size() > 2 * editor::mostTangentsInView);
        auto* advice = bench.window.findChild<QLabel*>("partsAdvice");
        bench.picture();
        QTRY_COMPARE(advice->text(), QString("More than 20,000 tangents in view: zoom in"));
        bench.workbench.view().camera().frame(nav::Box{{0, 0}, {20, 20}});
        bench.picture();
        QTRY_VERIFY(advice->text().isEmpty());
    }

    /// Without a path there is nothing to show, and the panel says why.
    void withoutAPathTheyAreEmpty()
    {
        PartsBench bench;
        bench.press(SearchPart::waiting);
        bench.settle();
        nav::Map map = bench.map();
        map.remove(map.goal()->id);
        bench.workbench.document().reset(std::move(map), {});
        QCOMPARE(bench.count(SearchPart::waiting), QString());
        QCOMPARE(bench.window.findChild<QLabel*>("partsAdvice")->text(),
                 QString("A search appears as soon as a path is asked for"));
    }

    void theyAreRemembered()
    {
        {
            PartsBench bench;
            bench.press(SearchPart::certificate);
            bench.press(SearchPart::inPocket);
        }
        WindowBench bench;
        QVERIFY(bench.workbench.overlays().isOn(SearchPart::certificate));
        QVERIFY(bench.workbench.overlays().isOn(SearchPart::inPocket));
        QVERIFY(!bench.workbench.overlays().isOn(SearchPart::generated));
        QVERIFY(bench.workbench.search().isActive());
        QVERIFY(bench.window.findChild<SearchPartsBox*>("searchParts")->isUnfolded());
    }

    /// Until the user folds or unfolds them.
    void theyAreTheLegendOfAPlayedSearch()
    {
        WindowBench bench;
        auto* box = bench.window.findChild<SearchPartsBox*>("searchParts");
        bench.key(Qt::Key_F6);
        QVERIFY(box->isUnfolded());
        bench.key(Qt::Key_F8);
        QVERIFY(!box->isUnfolded());
        bench.key(Qt::Key_F6);
        QTest::mouseClick(bench.widget<QAbstractButton>("searchPartsTitle"), Qt::LeftButton);
        bench.key(Qt::Key_F8);
        bench.key(Qt::Key_F6);
        QVERIFY(!box->isUnfolded());
    }

    /// The title folds them, also by the keyboard.
    void theyFold()
    {
        WindowBench bench;
        auto* box = bench.window.findChild<SearchPartsBox*>("searchParts");
        auto* title = bench.widget<QAbstractButton>("searchPartsTitle");
        auto* one = bench.window.findChild<QAbstractButton*>("part waiting");
        QVERIFY(!box->isUnfolded() && !one->isVisible());
        title->setFocus();
        QTest::keyClick(title, Qt::Key_Space);
        QVERIFY(one->isVisible());
        one->setFocus();
        QTest::keyClick(one, Qt::Key_Space);
        QVERIFY(bench.workbench.overlays().isOn(SearchPart::waiting));
        QTest::mouseClick(title, Qt::LeftButton);
        QVERIFY(!one->isVisible());
    }

    /// The obstacles that the path depends on, as a query of its own finds them.
    void theCertificateIsCounted()
    {
        PartsBench bench;
        bench.settle();
        const auto& navigator = bench.workbench.navigator();
        nav::LiveQuery query(*navigator.start(), *navigator.goal());
        query.solve(navigator.field());
        QVERIFY(query.certificate() && !query.certificate()->empty());
        QCOMPARE(bench.count(SearchPart::certificate),
                 QString::number(query.certificate()->size()));
        const QImage before = bench.picture();
        bench.press(SearchPart::certificate);
        QVERIFY(bench.picture() != before);
        bench.box().setUnfolded(false);
        QVERIFY(!bench.workbench.search().isActive()); // it needs no trace
        bench.box().setUnfolded(true);
        nav::Map map = bench.map();
        map.remove(map.goal()->id);
        bench.workbench.document().reset(std::move(map), {});
        QCOMPARE(bench.count(SearchPart::certificate), QString());
    }

    /// A blocked tangent lights up below the pointer, tells what blocks it, and its menu goes
    /// there.
    void aBlockedTangentLeadsToItsBlocker()
    {
        PartsBench bench;
        bench.press(SearchPart::blockedSurfing);
        bench.settle();
        const nav::SearchTrace trace = bench.traced();
        const editor::SceneHits& hits = bench.workbench.canvas().hits();
        const double unit = bench.workbench.canvas().unitsPerPixel();
        int followed = 0;
        for (const nav::SearchStep& vertex : trace.steps) {
            for (const nav::SearchStep::Tangent& tangent : vertex.tangents) {
                const nav::SurfingEdge& edge = tangent.edge;
                const nav::Point at =
                    edge.from + tangent.blockedAt / (2 * edge.length()) * (edge.to - edge.from);
                if (tangent.accepted || tangent.reason != nav::Rejection::blockedSurfing ||
                    !bench.map().find(tangent.blockedBy) || !hits.objectsAt(at, 8 * unit).empty())
                    continue;
                bench.pointAt(at);
                if (bench.workbench.canvas().hoveredEdge() != std::optional<nav::TangentEdge>(edge))
                    continue; // another one is as near
                follow(bench, tangent, at);
                ++followed;
            }
        }
        QVERIFY(followed > 0);
    }

    void aVertexTellsItsFacts()
    {
        PartsBench bench;
        bench.key(Qt::Key_F6);
        bench.settle();
        const nav::SearchHistory& history = bench.workbench.searchPlay().history();
        const std::size_t vertex = history.trace().steps.size() - 2;
        const nav::SearchStep& step = history.trace().steps[vertex];
        bench.pointAt(step.position);
        QVERIFY(bench.workbench.canvas().hoveredVertex());
        QTRY_VERIFY(QToolTip::text().contains("Vertex on "));
        const auto shown = bench.workbench.canvas().searchVertexAt(
            *bench.workbench.canvas().hoveredVertex(), bench.workbench.canvas().unitsPerPixel());
        QVERIFY(shown && !shown->isOpen);
        const QString words = QToolTip::text();
        for (const QString& part :
             {QString("clockwise"), QString(" = f "), QString("generated "),
              QString("expanded in step %1").arg(shown->step + 1), QString("tangents from it: ")})
            QVERIFY2(words.contains(part), qPrintable(words));
        QCOMPARE(history.stepOf(shown->number), shown->step);
        // Without the part it is not there.
        bench.press(SearchPart::closed);
        bench.press(SearchPart::open);
        bench.pointAt(step.position);
        QVERIFY(!bench.workbench.canvas().hoveredVertex());
    }

    void anOpenVertexTellsItsFacts()
    {
        PartsBench bench;
        bench.key(Qt::Key_F6);
        bench.settle();
        auto& play = bench.workbench.searchPlay();
        play.seek(play.last() / 2);
        bench.press(SearchPart::closed);
        const auto best = play.history().openList(play.at(), 0, 1).front();
        bench.pointAt(play.history().trace().queued[best].edge.to);
        QTRY_VERIFY(QToolTip::text().contains("waits in the open list"));
        QVERIFY(QToolTip::text().contains(" = f "));
        QVERIFY(QToolTip::text().contains("generated "));
    }

private:
    static void follow(PartsBench& bench, const nav::SearchStep::Tangent& tangent, nav::Point at)
    {
        QTRY_VERIFY(QToolTip::text().contains(editor::refusalWords(bench.map(), tangent)));
        QWidget* viewport = bench.workbench.view().viewport();
        const QPoint pixel = bench.workbench.view().camera().pixelOf(at).toPoint();
        QTest::mouseClick(viewport, Qt::RightButton, {}, pixel);
        QMenu* menu = nullptr;
        for (QMenu* one : bench.window.findChildren<QMenu*>("canvasMenu"))
            menu = one->isVisible() ? one : menu;
        QVERIFY(menu);
        // The blocker is far outside when it is chosen.
        const nav::Box box = nav::boundingBox(bench.map().find(tangent.blockedBy)->geometry);
        const editor::Camera before = bench.workbench.view().camera().value();
        bench.workbench.view().camera().frame(grown(nav::Box{{500, 500}, {500, 500}}, 20));
        QVERIFY(!bench.workbench.canvas().visible().intersects(box));
        for (QAction* action : menu->actions()) {
            if (action->text().remove('&') == "Go to What Blocks It")
                action->trigger();
        }
        menu->close();
        QCOMPARE(bench.workbench.selection().ids(), QList<nav::ObjectId>{tangent.blockedBy});
        QTRY_VERIFY(bench.workbench.canvas().visible().intersects(box));
        bench.workbench.selection().clear();
        bench.workbench.view().camera().set(before);
    }
};

QTEST_MAIN(SearchPartsTest)
#include "searchpartstest.moc"
