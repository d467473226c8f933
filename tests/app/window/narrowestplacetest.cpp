#include "tests/app/window/windowbench.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>

using namespace thicket;

/// No way through: the status line offers the widest agent that gets through, and its gap.
class NarrowestPlaceTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void offersTheWidestAgentThatGetsThrough()
    {
        WindowBench bench;
        showHedge(bench, 1.3);
        auto* use = offer(bench);
        QVERIFY(use->toolTip().contains("circle 3 and circle 4 are the narrowest place"));
        QTest::mouseClick(use, Qt::LeftButton);
        QTRY_VERIFY(bench.workbench.navigator().answer().result()->status ==
                    nav::PathStatus::found);
        const double used = bench.workbench.agentRadius().radius();
        QVERIFY(used <= 0.65 && used > 0.645);
        QCOMPARE(bench.workbench.document().undoStack().count(), 1);
        QTRY_VERIFY(!use->isVisible());
        bench.workbench.document().undoStack().undo();
        QTRY_VERIFY(use->isVisible());
    }

    /// Against the dumb way: the widest of the gaps on a line decides, whatever their order.
    void findsTheWidestOfManyGaps()
    {
        WindowBench bench;
        for (const auto& gaps : {std::vector{0.2, 0.9, 0.5}, std::vector{1.1, 0.3, 0.7},
                                 std::vector{0.4, 0.6, 1.8}, std::vector{0.25, 0.2, 0.1}}) {
            showHedge(bench, 0, gaps);
            auto* use = offer(bench);
            const double widest = *std::max_element(gaps.begin(), gaps.end()) / 2;
            QTest::mouseClick(use, Qt::LeftButton);
            const double used = bench.workbench.agentRadius().radius();
            QVERIFY2(used <= widest && used > 0.98 * widest, qPrintable(QString::number(used)));
            QTRY_VERIFY(bench.workbench.navigator().answer().result()->status ==
                        nav::PathStatus::found);
        }
    }

    void showsTheGap()
    {
        WindowBench bench;
        showHedge(bench, 1.3);
        offer(bench);
        QTest::mouseClick(bench.widget<QPushButton>("statusNarrowestPlace"), Qt::LeftButton);
        QCOMPARE(bench.workbench.selection().ids(), (QList<nav::ObjectId>{3, 4}));
        const nav::Box shown = bench.workbench.view().camera().visibleBox();
        QVERIFY(shown.contains(gapMiddle));
        QVERIFY(shown.height() < 40);
    }

    void saysWhereNotEvenAPointGetsThrough()
    {
        WindowBench bench;
        showHedge(bench, 0, {});
        QTRY_VERIFY(isSaid(bench, "not even a point gets through"));
        QVERIFY(bench.window.findChild<QPushButton*>("statusUseWidest")->isHidden());
    }

private:
    static constexpr nav::Point gapMiddle{20, 10};

    /// A hedge of circles across the map, with gaps between them.
    static void showHedge(WindowBench& bench, double gap, std::vector<double> gaps = {})
    {
        if (gap > 0)
            gaps = {gap};
        nav::Map map;
        map.settings.agentClasses = {{.name = "troll", .radius = 1.5}};
        map.settings.bounds = nav::Box{{0, -100}, {40, 120}};
        map.settings.boundsAreWalls = true;
        const auto add = [&map](nav::Geometry geometry) {
            nav::MapObject object;
            object.id = map.unusedId();
            object.geometry = std::move(geometry);
            map.append(std::move(object));
        };
        add(nav::StartMarker{{5, 10}});
        add(nav::GoalMarker{{35, 10}});
        double y = gapMiddle.y - (gaps.empty() ? 0 : gaps.front()) / 2;
        constexpr double radius = 10;
        add(nav::Circle{{gapMiddle.x, y - radius}, radius});
        for (const double one : gaps) {
            y += one;
            add(nav::Circle{{gapMiddle.x, y + radius}, radius});
            y += 2 * radius;
        }
        // Arms that overlap the outermost circles close the rest.
        add(nav::Wall{{{20, -100}, {20, gapMiddle.y - radius}}, 0.5, false});
        add(nav::Wall{
            {{20, gaps.empty() ? gapMiddle.y - radius : y - radius}, {20, 120}}, 0.5, false});
        bench.workbench.document().reset(std::move(map), {});
    }

    static QPushButton* offer(WindowBench& bench)
    {
        auto* use = bench.window.findChild<QPushButton*>("statusUseWidest");
        if (!QTest::qWaitFor([use] { return use->isVisible(); }, 20'000))
            qFatal("no agent is offered");
        return use;
    }

    static bool isSaid(WindowBench& bench, const QString& text)
    {
        const auto labels = bench.window.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&text](const QLabel* label) {
            return label->isVisible() && label->text() == text;
        });
    }
};

QTEST_MAIN(NarrowestPlaceTest)
#include "narrowestplacetest.moc"
