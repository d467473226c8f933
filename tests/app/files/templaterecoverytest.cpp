#include "app/editor/templates/instances.h"
#include "tests/app/files/journaled.h"

#include "libnav/map/mapfile.h"

using namespace thicket;

namespace {

/// A template of circle 2 and wall 3, and instances beside the first: objects 6 and 7, 8 and 9.
struct TemplateBench : Journaled {
    using Journaled::Journaled;

    void makeThree()
    {
        workbench.selection().set({2, 3});
        key(Qt::Key_M, Qt::ControlModifier | Qt::AltModifier);
        key(Qt::Key_L);
        for (const nav::Point at : {nav::Point{8, 3}, nav::Point{24, 3}})
            QTest::mouseClick(workbench.view().viewport(), Qt::LeftButton, Qt::ControlModifier,
                              workbench.view().camera().pixelOf(at).toPoint());
        key(Qt::Key_Escape);
    }
    void nudge(nav::ObjectId id)
    {
        workbench.selection().groups().enter(map().find(id)->group);
        workbench.selection().set({id});
        key(Qt::Key_Up, Qt::ShiftModifier);
    }
    void detach(const QList<nav::ObjectId>& ids)
    {
        workbench.selection().set(ids);
        key(Qt::Key_M, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
    }
    /// Turned by 90 degrees as a whole.
    void turn(const QList<nav::ObjectId>& ids)
    {
        workbench.selection().groups().enter(0);
        workbench.selection().set(ids);
        key(Qt::Key_Z);
    }
    std::size_t instances() { return editor::countInstances(map().settings, 1); }
    double heightOf(nav::ObjectId id)
    {
        return nav::boundingBox(map().find(id)->geometry).center().y;
    }
};

} // namespace

/// Templates and their instances after the end of a program that closed nothing.
class WindowTemplateRecoveryTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void definitionsAndInstancesComeBack()
    {
        const QTemporaryDir home;
        nav::Map last;
        {
            TemplateBench bench(home);
            bench.makeThree();
            QCOMPARE(bench.instances(), 3u);
            last = bench.map();
        }
        TemplateBench bench(home);
        bench.answer("Recover");
        QVERIFY(bench.map() == last);
        // They are still instances.
        const double before[] = {bench.heightOf(6), bench.heightOf(8)};
        bench.nudge(2);
        QVERIFY(bench.heightOf(6) > before[0]);
        QCOMPARE(bench.heightOf(6) - before[0], bench.heightOf(8) - before[1]);
    }

    void changesOfATemplateComeBack()
    {
        const QTemporaryDir home;
        const QString path = home.filePath("a.thicket");
        nav::Map saved;
        nav::Map last;
        {
            TemplateBench bench(home);
            bench.makeThree();
            QVERIFY(bench.saveTo(path));
            saved = bench.map();
            bench.nudge(2);
            QVERIFY(bench.map().settings.templates != saved.settings.templates);
            bench.turn({6, 7});
            bench.detach({8, 9});
            QCOMPARE(bench.instances(), 2u);
            last = bench.map();
        }
        TemplateBench bench(home);
        bench.answer("Recover");
        QVERIFY(bench.map() == last);
        QVERIFY(nav::loadMap(path.toStdString())->map == saved);
        // The turned one follows as it is turned, the detached one does not.
        const double before[] = {bench.heightOf(6), bench.heightOf(8)};
        bench.nudge(7);
        bench.nudge(2);
        QCOMPARE(bench.heightOf(8), before[1]);
        QVERIFY(bench.map().find(6)->geometry != last.find(6)->geometry);
        QCOMPARE(bench.heightOf(6), before[0]);
        QVERIFY(bench.save());
        QVERIFY(nav::loadMap(path.toStdString())->map == bench.map());
    }

    void aDeletedTemplateStaysDeleted()
    {
        const QTemporaryDir home;
        nav::Map last;
        {
            TemplateBench bench(home);
            bench.makeThree();
            bench.key(Qt::Key_L);
            bench.key(Qt::Key_L, Qt::ControlModifier | Qt::AltModifier);
            QVERIFY(bench.map().settings.templates.empty());
            last = bench.map();
        }
        TemplateBench bench(home);
        bench.answer("Recover");
        QVERIFY(bench.map() == last);
        QVERIFY(bench.map().settings.templates.empty());
        QCOMPARE(bench.instances(), 0u);
    }

    void anUndoneChangeStaysUndone()
    {
        const QTemporaryDir home;
        nav::Map last;
        {
            TemplateBench bench(home);
            bench.makeThree();
            last = bench.map();
            bench.nudge(2);
            bench.key(Qt::Key_Z, Qt::ControlModifier);
            QVERIFY(bench.map() == last);
        }
        TemplateBench bench(home);
        bench.answer("Recover");
        QVERIFY(bench.map() == last);
    }
};

QTEST_MAIN(WindowTemplateRecoveryTest)
#include "templaterecoverytest.moc"
