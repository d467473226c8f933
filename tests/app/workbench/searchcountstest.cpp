#include "tests/app/window/windowbench.h"

#include "app/editor/search/searchplay.h"
#include "app/editor/search/tracedsearch.h"

#include <QLabel>

using namespace thicket;

/// How many steps a search has, and how many expansions: two numbers that look alike.
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
        const auto text = [&bench](const char* name) {
            return bench.widget<QLabel>(name)->text();
        };
        const std::size_t steps = search.history().stepCount();
        const std::size_t expanded = bench.workbench.navigator().result()->statistics.expanded;
        QVERIFY(steps > expanded);
        QCOMPARE(text("stepTotals"), QString("Step %1 of %1, with %2 of %2 expansions")
                                         .arg(steps)
                                         .arg(expanded));
        QVERIFY(text("statusDetails").contains(QString("%1 expansions").arg(expanded)));
        bench.key(Qt::Key_Home);
        const std::size_t first = search.history().at(0).vertexCount;
        QCOMPARE(text("stepTotals"), QString("Step 1 of %1, with %2 of %3 expansions")
                                         .arg(steps)
                                         .arg(first)
                                         .arg(expanded));
        for (const char* name : {"stepTotals", "playbackTime", "playbackDuration"})
            QVERIFY(bench.widget<QLabel>(name)->toolTip().contains("tries one tangent"));
    }
};

QTEST_MAIN(SearchCountsTest)
#include "searchcountstest.moc"
