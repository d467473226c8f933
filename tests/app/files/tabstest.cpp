#include "tests/app/window/windowbench.h"

#include "app/editor/files/session.h"
#include "app/editor/panels/status/messagebar.h"
#include "app/editor/window/maptabs.h"
#include "libnav/map/mapfile.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QMimeData>
#include <QPushButton>

using namespace thicket;

namespace {

/// A window with the small map, saved as a.thicket, and another map b.thicket on the disk.
struct TabBench : WindowBench {
    TabBench()
    {
        if (!saveTo(path("a")))
            qFatal("not saved");
        nav::Map other;
        other.settings.name = "other";
        nav::Layer layer;
        layer.id = 7;
        layer.name = "Bushes";
        other.settings.layers.push_back(layer);
        nav::MapObject bush;
        bush.id = 1;
        bush.layer = 7;
        bush.geometry = nav::Circle{{100, 100}, 5};
        other.append(bush);
        if (!nav::saveMap(other, path("b").toStdString()))
            qFatal("not written");
    }
    QString path(const QString& name) const { return folder.filePath(name + ".thicket"); }
    editor::OpenMaps& maps() { return workbench.maps(); }
    editor::MapTabs& tabs() { return *window.findChild<editor::MapTabs*>("mapTabs"); }
    editor::MapDocument& document() { return workbench.document(); }
    void remove(nav::ObjectId id)
    {
        workbench.selection().set({id});
        key(Qt::Key_Delete);
    }
    void clickTab(int place, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseClick(&tabs(), button, {}, tabs().tabRect(place).center());
    }
    /// The buttons pressed of the questions that come, one after the other.
    void answer(bool& asked, QMessageBox::StandardButton button)
    {
        whenModal<QMessageBox>(asked, [button](QMessageBox& box) {
            QTest::mouseClick(box.button(button), Qt::LeftButton);
        });
    }
    void drop(const QString& file)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton,
                              Qt::NoModifier);
        QApplication::sendEvent(&window, &enter);
        QDropEvent event(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window, &event);
    }
    /// Clicks the button with this text in the question that is opened by `work`.
    template <class Work> bool answerWith(const QString& text, Work work)
    {
        bool asked = false;
        whenModal<QMessageBox>(asked, [text](QMessageBox& box) {
            for (QAbstractButton* button : box.buttons()) {
                if (button->text().remove('&') == text)
                    return QTest::mouseClick(button, Qt::LeftButton);
            }
            box.reject();
        });
        work();
        const bool wasAsked = QTest::qWaitFor([&asked] { return asked; });
        waitForFiles();
        window.activateWindow();
        return wasAsked && QTest::qWaitForWindowActive(&window);
    }

    QTemporaryDir folder;
};

} // namespace

/// Several maps in one window.
class WindowTabsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void oneMapHasNoTab()
    {
        TabBench bench;
        QVERIFY(bench.tabs().isHidden());
        QVERIFY(!bench.action("Next Tab")->isEnabled());
        QVERIFY(bench.open(bench.path("b")));
        QVERIFY(bench.tabs().isVisible());
        QCOMPARE(bench.tabs().count(), 2);
        QCOMPARE(bench.tabs().tabText(0), QString("a.thicket"));
        QCOMPARE(bench.tabs().tabText(1), QString("b.thicket"));
        QCOMPARE(bench.tabs().currentIndex(), 1);
        bench.key(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(bench.tabs().isHidden());
        QVERIFY(bench.map() == WindowBench::smallMap());
    }

    void eachMapKeepsTheChosenLayer()
    {
        TabBench bench;
        editor::LayerChoice& choice = bench.workbench.selection().layerChoice();
        const nav::LayerId usual = choice.id();
        choice.choose(usual == 1 ? 2 : 1);
        QVERIFY(bench.open(bench.path("b")));
        bench.clickTab(0);
        QCOMPARE(choice.id(), nav::LayerId(usual == 1 ? 2 : 1));
    }

    /// What was lost when a file was read is said over its map only.
    void aRemarkIsOfOneMap()
    {
        TabBench bench;
        auto* bar = bench.window.findChild<editor::MessageBar*>();
        bar->showRemark("b.tmx was not read exactly.", {"ellipses"});
        QVERIFY(bar->isVisible());
        bench.key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(bar->isHidden());
        bar->showError("It cannot be read.");
        bench.clickTab(0);
        QVERIFY(bar->isVisible());
    }

    void eachMapKeepsItsStepsItsSelectionAndItsCamera()
    {
        TabBench bench;
        bench.remove(1);
        const nav::Map edited = bench.map();
        bench.workbench.selection().set({2, 3});
        editor::ViewCamera& camera = bench.workbench.view().camera();
        camera.zoomBy(3, {200, 100});
        const double scale = camera.pixelsPerUnit();
        const nav::Point centre = camera.visibleBox().center();

        QVERIFY(bench.open(bench.path("b"))); // no question: nothing is lost
        QCOMPARE(bench.map().objects().size(), std::size_t(1));
        QVERIFY(!bench.document().canUndo());
        QCOMPARE(bench.tabs().tabText(0), QString::fromUtf8("a.thicket •"));
        bench.remove(1);
        QVERIFY(bench.map().objects().empty());

        bench.key(Qt::Key_Tab, Qt::ControlModifier);
        QVERIFY(bench.map() == edited);
        QCOMPARE(bench.workbench.selection().ids(), QList<nav::ObjectId>({2, 3}));
        QCOMPARE(camera.pixelsPerUnit(), scale);
        QCOMPARE(camera.visibleBox().center().x, centre.x);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.map() == WindowBench::smallMap());
        QVERIFY(!bench.document().isModified());

        bench.clickTab(1);
        QVERIFY(bench.map().objects().empty());
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bench.map().objects().size(), std::size_t(1));
        bench.key(Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(bench.map() == WindowBench::smallMap());
        QVERIFY(bench.document().canRedo());
    }

    void theSceneAndThePathAreThoseOfTheShownMap()
    {
        TabBench bench;
        const double length = bench.workbench.navigator().path().length();
        QVERIFY(length > 0);
        QVERIFY(bench.open(bench.path("b")));
        QVERIFY(!bench.workbench.navigator().start());
        QVERIFY(bench.document().index().at({100, 100}, 0.1, 0.1).size() == 1);
        bench.key(Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(bench.workbench.navigator().path().length(), length);
        QVERIFY(bench.document().index().at({10, 10}, 0.1, 0.1).size() == 1);
        QVERIFY(bench.document().index().at({100, 100}, 0.1, 0.1).empty());
    }

    void aFileThatIsOpenIsShown()
    {
        TabBench bench;
        QVERIFY(bench.open(bench.path("b")));
        bench.remove(1);
        QVERIFY(bench.open(bench.path("a")));
        QVERIFY(bench.open(QDir(bench.folder.path()).filePath("./b.thicket")));
        QCOMPARE(bench.maps().count(), 2);
        QVERIFY(bench.map().objects().empty()); // not read again
    }

    void anUntouchedNewMapGivesWay()
    {
        TabBench bench;
        bench.action("New")->trigger();
        QCOMPARE(bench.maps().count(), 2);
        bench.action("New")->trigger();
        QCOMPARE(bench.maps().count(), 2);
        QVERIFY(bench.open(bench.path("b")));
        QCOMPARE(bench.maps().count(), 2);
        bench.action("New")->trigger();
        QCOMPARE(bench.maps().count(), 3);
    }

    void closingAsksAboutTheMapThatIsClosed()
    {
        TabBench bench;
        bench.remove(1);
        QVERIFY(bench.open(bench.path("b")));
        bool asked = false;
        bench.answer(asked, QMessageBox::Cancel);
        bench.clickTab(0, Qt::MiddleButton);
        QVERIFY(asked);
        QCOMPARE(bench.maps().count(), 2);
        QCOMPARE(bench.tabs().currentIndex(), 0); // what the question is about
        asked = false;
        bench.answer(asked, QMessageBox::Discard);
        bench.clickTab(0, Qt::MiddleButton);
        QVERIFY(asked);
        QCOMPARE(bench.maps().count(), 1);
        QCOMPARE(bench.document().file().path(), bench.path("b"));
        QVERIFY(nav::loadMap(bench.path("a").toStdString())->map == WindowBench::smallMap());
    }

    void leavingAsksAboutEveryMap()
    {
        TabBench bench;
        bench.remove(1);
        QVERIFY(bench.open(bench.path("b")));
        bench.remove(1);
        bench.action("New")->trigger();
        int questions = 0;
        QTimer answers;
        QObject::connect(&answers, &QTimer::timeout, &bench.window, [&questions] {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                ++questions;
                QTest::mouseClick(box->button(QMessageBox::Save), Qt::LeftButton);
            }
        });
        answers.start(10);
        QVERIFY(bench.window.close());
        QCOMPARE(questions, 2);
        QVERIFY(nav::loadMap(bench.path("b").toStdString())->map.objects().empty());
        QVERIFY(!nav::loadMap(bench.path("a").toStdString())->map.find(1));
    }

    void closeOthersAndReopen()
    {
        TabBench bench;
        QVERIFY(bench.open(bench.path("b")));
        bench.action("New")->trigger();
        bench.clickTab(1);
        bench.action("Close Others")->trigger();
        QCOMPARE(bench.maps().count(), 1);
        QCOMPARE(bench.document().file().path(), bench.path("b"));
        bench.key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        bench.waitForFiles();
        QCOMPARE(bench.document().file().path(), bench.path("a"));
        QCOMPARE(bench.maps().count(), 2);
    }

    void tabsAreDraggedIntoAnotherOrder()
    {
        TabBench bench;
        QVERIFY(bench.open(bench.path("b")));
        bench.action("New")->trigger();
        const QPoint from = bench.tabs().tabRect(1).center();
        const QPoint to = bench.tabs().tabRect(0).center() - QPoint(20, 0);
        QTest::mousePress(&bench.tabs(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= 10; ++step)
            QTest::mouseMove(&bench.tabs(), from + (to - from) * step / 10);
        QTest::mouseRelease(&bench.tabs(), Qt::LeftButton, {}, to);
        QCOMPARE(bench.maps().path(0), bench.path("b"));
        QCOMPARE(bench.maps().path(1), bench.path("a"));
        QCOMPARE(bench.document().file().path(), bench.path("b"));
        bench.clickTab(1);
        QVERIFY(bench.map() == WindowBench::smallMap());
    }

    void theFilesOfTheLastTimeComeBack()
    {
        TabBench bench;
        QVERIFY(bench.open(bench.path("b")));
        bench.action("New")->trigger();
        bench.clickTab(1);
        QVERIFY(bench.window.close());
        const editor::session::OpenFiles files = editor::session::take();
        QCOMPARE(files.paths, QStringList({bench.path("a"), bench.path("b")}));
        QCOMPARE(files.shown, 1);
        WindowBench again;
        again.window.files().openAll(files.paths, 0, [] { QFAIL("nothing was opened"); });
        again.waitForFiles();
        QCOMPARE(again.workbench.document().file().path(), bench.path("a"));
        QCOMPARE(again.workbench.maps().count(), 3); // with the bench's own map
    }

    void aChangeOnTheDiskIsSeenWhenTheTabIsShown()
    {
        TabBench bench;
        QVERIFY(bench.open(bench.path("b")));
        nav::Map theirs = WindowBench::smallMap();
        theirs.settings.name = "theirs";
        QVERIFY(nav::saveMap(theirs, bench.path("a").toStdString()));
        bench.clickTab(0);
        bench.waitForFiles();
        QVERIFY(bench.map() == theirs);
    }

    void everyMapHasAJournal()
    {
        TabBench bench;
        const QString home = bench.folder.filePath("recovery");
        bench.keepJournal(home);
        bench.remove(1);
        QVERIFY(bench.open(bench.path("b")));
        bench.remove(1);
        bench.clickTab(0);
        bench.remove(2);
        const auto journals = [&home] { return QDir(home).entryList(QDir::Files).size(); };
        QCOMPARE(journals(), 2);
        bench.answerWith("Discard", [&bench] { bench.clickTab(1, Qt::MiddleButton); });
        QCOMPARE(journals(), 1);
    }

    void allLostMapsAreRecoveredInTabs()
    {
        const QTemporaryDir home;
        const QString folder = home.filePath("recovery");
        nav::Map first;
        QTemporaryDir files;
        {
            WindowBench bench; // ends without closing, as if it were killed
            bench.keepJournal(folder);
            QVERIFY(bench.saveTo(files.filePath("a.thicket")));
            bench.workbench.selection().set({1});
            bench.key(Qt::Key_Delete);
            first = bench.map();
            bench.action("New")->trigger();
            nav::MapObject tree;
            tree.id = 1;
            tree.layer = 1;
            tree.geometry = nav::Circle{{1, 2}, 3};
            bench.workbench.document().push(nav::MapEdit::add(bench.map(), {tree}), "Draw");
        }
        WindowBench bench;
        bench.keepJournal(folder);
        int recovered = 0;
        for (int i = 0; i < 2; ++i) {
            for (auto* button : bench.window.findChildren<QPushButton*>()) {
                if (button->text().remove('&') == "Recover" && button->isVisible()) {
                    ++recovered;
                    QTest::mouseClick(button, Qt::LeftButton);
                    bench.waitForFiles();
                    break;
                }
            }
        }
        QCOMPARE(recovered, 2);
        QCOMPARE(bench.workbench.maps().count(), 3); // with the bench's own map
        const int place = bench.workbench.maps().placeOf(files.filePath("a.thicket"));
        QVERIFY(place >= 0);
        bench.workbench.maps().show(place);
        QVERIFY(bench.map() == first);
    }

    void aDroppedFileIsOpenedOrAdded()
    {
        TabBench bench;
        const nav::Map before = bench.map();
        QVERIFY(bench.answerWith("Cancel", [&bench] { bench.drop(bench.path("b")); }));
        QCOMPARE(bench.maps().count(), 1);
        QVERIFY(bench.map() == before);
        QVERIFY(bench.answerWith("Add to This Map", [&bench] { bench.drop(bench.path("b")); }));
        QCOMPARE(bench.maps().count(), 1);
        QCOMPARE(bench.map().objects().size(), before.objects().size() + 1);
        QCOMPARE(bench.map().settings.layers.back().name, std::string("Bushes"));
        QCOMPARE(bench.map().objects().back().layer, bench.map().settings.layers.back().id);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.map() == before);
        QVERIFY(bench.answerWith("Open in a Tab", [&bench] { bench.drop(bench.path("b")); }));
        QCOMPARE(bench.maps().count(), 2);
        QCOMPARE(bench.document().file().path(), bench.path("b"));
    }
};

QTEST_MAIN(WindowTabsTest)
#include "tabstest.moc"
