#include "tests/app/window/tourbench.h"

#include "app/editor/widgets/questionbar.h"

using namespace thicket;
using editor::Overlay;

/// The map of the tour beside the user's work: switches, journal and unsaved maps stay as they are.
class TourMapsTest : public QObject, private TourActs {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void overlaysArePutBack()
    {
        WindowBench bench;
        editor::Overlays& overlays = bench.workbench.overlays();
        openPage(bench, 1);
        QVERIFY(!overlays.isOn(Overlay::path));
        bench.action("Close the Tour")->trigger();
        QVERIFY(overlays.isOn(Overlay::path));
        QVERIFY(!overlays.chosenScope());

        overlays.setScope(editor::GraphScope::near);
        overlays.setOn(Overlay::hugging, false);
        openPage(bench, 2);
        QVERIFY(overlays.isOn(Overlay::hugging));
        QCOMPARE(overlays.scope(), editor::GraphScope::whole);
        bench.workbench.maps().showNext();
        QVERIFY(!card(bench)->isVisible());
        QVERIFY(!mark(bench)->isVisible());
        QVERIFY(!overlays.isOn(Overlay::hugging));
        QCOMPARE(overlays.scope(), editor::GraphScope::near);
        bench.action("Take the Tour")->trigger();
        QVERIFY(card(bench)->isVisible());
        QCOMPARE(text(bench, "tourTitle"), editor::tourPages()[2].title);
        QVERIFY(overlays.isOn(Overlay::hugging));
        bench.key(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(!card(bench)->isVisible());
        QVERIFY(!overlays.isOn(Overlay::hugging));
        QCOMPARE(overlays.scope(), editor::GraphScope::near);
    }

    void overlaysArePutBackWhenTheWindowCloses()
    {
        {
            WindowBench bench;
            openPage(bench, 0);
            QVERIFY(!bench.workbench.overlays().isOn(Overlay::hugging));
        }
        WindowBench bench;
        QVERIFY(bench.workbench.overlays().isOn(Overlay::hugging));
        QVERIFY(!bench.workbench.overlays().chosenScope());
    }

    /// What a crash would leave.
    void overlaysOfThePagesAreNotKept()
    {
        WindowBench bench;
        const auto kept = [] {
            QSettings settings;
            settings.beginGroup("overlays");
            QMap<QString, QVariant> all;
            for (const QString& key : settings.childKeys())
                all[key] = settings.value(key);
            return all;
        };
        bench.workbench.overlays().setOn(Overlay::path, false);
        const auto before = kept();
        QVERIFY(!before.isEmpty());
        openPage(bench, 2);
        QVERIFY(bench.workbench.overlays().isOn(Overlay::path));
        QCOMPARE(kept(), before);
        bench.action("Close the Tour")->trigger();
        QCOMPARE(kept(), before);
        bench.workbench.overlays().setOn(Overlay::path, true);
        QVERIFY(kept() != before);
    }

    void nudgesAreOneStep()
    {
        WindowBench bench;
        openPage(bench, 0);
        const nav::Map first = bench.map();
        for (int i = 0; i < 3; ++i) {
            bench.key(Qt::Key_Right);
            QCoreApplication::processEvents();
        }
        QVERIFY(!(bench.map() == first));
        QVERIFY(!bench.workbench.document().isModified());
        QCOMPARE(bench.workbench.document().undoStack().count(), 1);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.map() == first);
    }

    void aCrashOffersNoPage()
    {
        QTemporaryDir home;
        {
            WindowBench bench;
            bench.keepJournal(home.filePath("recovery"));
            openPage(bench, 0);
            bench.key(Qt::Key_Delete);
            QCOMPARE(bench.map().objects().size(), std::size_t(1));
        }
        WindowBench next;
        next.keepJournal(home.filePath("recovery"));
        QVERIFY(!next.window.findChild<editor::QuestionBar*>("recoveryBar")->isOpen());
    }

    void nothingAsksToSave()
    {
        WindowBench bench;
        openPage(bench, 0);
        bench.key(Qt::Key_Delete);
        QCOMPARE(bench.map().objects().size(), std::size_t(1));
        QTRY_VERIFY(!bench.workbench.document().isModified());
        QVERIFY(!bench.window.isWindowModified());
        openPage(bench, 3);
        bench.key(Qt::Key_Right);
        QCoreApplication::processEvents();
        bench.workbench.maps().showNext();
        bool isAsked = false;
        whenModal<QMessageBox>(isAsked, [](QMessageBox& question) { question.reject(); });
        QVERIFY(bench.window.close());
        QVERIFY(!isAsked);
    }

    /// Only the tour's own map counts as saved.
    void otherMapsStayUnsaved()
    {
        WindowBench bench;
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        QVERIFY(bench.workbench.document().isModified());
        openPage(bench, 0);
        bench.workbench.maps().showNext();
        QVERIFY(bench.workbench.document().isModified());
        bench.workbench.maps().showNext();
        QVERIFY(card(bench)->isVisible());
        bench.action("Close the Tour")->trigger();
        QVERIFY(bench.workbench.document().isModified());
    }

    /// What is saved to a file is the user's own: the tour goes on in another tab.
    void aSavedPageStays()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("mine.thicket");
        WindowBench bench;
        openPage(bench, 0);
        QVERIFY(bench.saveTo(path));
        bench.key(Qt::Key_Right);
        QVERIFY(bench.workbench.document().isModified());
        bench.action("Next Page")->trigger();
        QCOMPARE(bench.workbench.maps().count(), 3);
        QVERIFY(bench.workbench.maps().placeOf(path) >= 0);
        QCOMPARE(text(bench, "tourTitle"), editor::tourPages()[1].title);
        bench.action("Close the Tour")->trigger();
        QCOMPARE(bench.workbench.maps().count(), 2);
        QVERIFY(bench.workbench.maps().isModified(bench.workbench.maps().placeOf(path)));
    }
};

QTEST_MAIN(TourMapsTest)
#include "tourmapstest.moc"
