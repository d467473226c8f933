#include "tests/app/window/windowbench.h"

#include <QLabel>

#include <cmath>

using namespace thicket;

/// A pinned path stays as the measure of later ones.
class PinnedPathTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void tellsHowMuchLongerTheNextOneIs()
    {
        WindowBench bench;
        const double before = length(bench);
        bench.action("Pin the Path")->trigger();
        QVERIFY(shown(bench).endsWith("(+0.00 m)"));
        widen(bench, 6);
        widen(bench, 7);
        const double difference = length(bench) - before;
        QVERIFY(difference > 1);
        QCOMPARE(shown(bench),
                 QString("%1 m (+%2 m)").arg(length(bench), 0, 'f', 2).arg(difference, 0, 'f', 2));
        widen(bench, 1);
        QVERIFY(shown(bench).contains(QString("(%1").arg(QChar(0x2212))));
        bench.action("Pin the Path")->trigger();
        QVERIFY(!shown(bench).contains('('));
    }

    void outlivesGestures()
    {
        WindowBench bench;
        bench.action("Pin the Path")->trigger();
        editor::Navigator& navigator = bench.workbench.navigator();
        const nav::Path pinned = navigator.formerPath();
        widen(bench, 6);
        navigator.beginComparison();
        navigator.endComparison();
        QVERIFY(navigator.formerPath() == pinned);
    }

    void endsWithTheMap()
    {
        WindowBench bench;
        QAction* pin = bench.action("Pin the Path");
        pin->trigger();
        QVERIFY(pin->isChecked());
        bench.workbench.document().reset(nav::Map(), {});
        QVERIFY(!bench.workbench.navigator().isPinned());
        QVERIFY(!pin->isChecked());
        QVERIFY(!pin->isEnabled());
    }

    void enterPinsInThePathProbe()
    {
        WindowBench bench;
        bench.action("Path probe")->trigger();
        bench.workbench.view().setFocus();
        QTest::keyClick(&bench.workbench.view(), Qt::Key_Return);
        QVERIFY(bench.workbench.navigator().isPinned());
        QVERIFY(bench.action("Pin the Path")->isChecked());
    }

private:
    static double length(WindowBench& bench) { return bench.workbench.navigator().path().length(); }
    /// With ordinary spaces.
    static QString shown(WindowBench& bench)
    {
        return bench.widget<QLabel>("statusLength")->text().replace(QChar(0x00a0), ' ');
    }
    static void widen(WindowBench& bench, double radius)
    {
        nav::MapObject oak = *bench.map().find(1);
        oak.geometry = nav::Circle{{10, 10}, radius};
        bench.workbench.document().push(nav::MapEdit::change(bench.map(), {oak}), "Widen");
    }
};

QTEST_MAIN(PinnedPathTest)
#include "pinnedpathtest.moc"
