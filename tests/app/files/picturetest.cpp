#include "tests/app/window/windowbench.h"

#include "app/editor/panels/status/messagebar.h"
#include "app/editor/scene/shownunderlay.h"
#include "app/editor/tools/toolbox.h"
#include "app/editor/widgets/numberfield.h"
#include "libnav/map/mapfile.h"
#include "tests/app/drawing/quarters.h"

#include <QAbstractButton>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QMimeData>
#include <QUrl>

using namespace thicket;

namespace {

struct Bench : WindowBench {
    Bench()
    {
        QDir(folder.path()).mkpath("maps/plans");
        quarters({400, 200}).save(picture());
    }
    QString picture() const { return folder.filePath("maps/plans/house.png"); }
    QString mapFile() const { return folder.filePath("maps/a.thicket"); }
    const std::optional<nav::Underlay>& underlay() { return map().settings.underlay; }
    /// As a user does: by the menu and the file dialog.
    void choose(const QString& path)
    {
        bool asked = false;
        whenModal<QFileDialog>(asked, [&](QFileDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(path);
            QMetaObject::invokeMethod(&dialog, "accept");
        });
        action("Choose Picture")->trigger();
        QVERIFY(asked);
    }
    bool isShown()
    {
        return QTest::qWaitFor(
            [this] { return !workbench.canvas().underlay().picture().isNull(); });
    }
    static nav::Underlay inFile(const QString& path)
    {
        return *nav::loadMap(path.toStdString())->map.settings.underlay;
    }
    QString message()
    {
        auto* bar = window.findChild<editor::MessageBar*>();
        return bar->isVisible() ? bar->text() : QString();
    }

    QTemporaryDir folder;
};

} // namespace

/// The picture beneath the map: its menu, its fields, its path in the file.
class WindowPictureTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void aDroppedPictureIsForBeneathTheMap()
    {
        Bench bench;
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(bench.picture())});
        QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton,
                              Qt::NoModifier);
        QApplication::sendEvent(&bench.window, &enter);
        QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&bench.window, &drop); // without a question
        QTRY_VERIFY(bench.underlay());
        QCOMPARE(QString::fromStdString(bench.underlay()->image), bench.picture());
        QCOMPARE(bench.workbench.maps().count(), 1);
        QCOMPARE(bench.workbench.tools().current().iconName(), QString("picture"));
    }

    void choosesAndFitsIt()
    {
        Bench bench;
        const nav::Map before = bench.map();
        QVERIFY(!bench.action("Remove Picture")->isEnabled());
        bench.choose(bench.picture());
        QVERIFY(bench.underlay().has_value());
        QVERIFY(bench.underlay()->box == (nav::Box{{0, 0}, {40, 20}})); // the bounds, half as high
        QVERIFY(bench.isShown());
        QCOMPARE(bench.workbench.tools().current().iconName(), QString("picture"));
        bench.workbench.document().undo();
        QVERIFY(bench.map() == before);
        bench.workbench.document().redo();
        bench.action("Lock Picture")->trigger();
        QVERIFY(bench.underlay()->locked);
        bench.action("Show Picture")->trigger();
        QVERIFY(!bench.underlay()->visible);
        bench.action("Remove Picture")->trigger();
        QVERIFY(!bench.underlay());
        for (int i = 0; i < 4; ++i)
            bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.map() == before);
    }

    void withoutOneTheToolSaysHowToChooseOne()
    {
        WindowBench bench;
        bench.key(Qt::Key_U);
        const auto keys = [&bench] {
            QStringList all;
            for (const editor::KeyHint& hint : bench.workbench.tools().current().hints())
                all << hint.keys;
            return all;
        };
        QCOMPARE(keys(), QStringList{"Map > Picture Beneath"});
        nav::MapSettings settings = bench.map().settings;
        settings.underlay = nav::Underlay{"plan.png", {{0, 0}, {10, 10}}};
        bool areNew = false;
        connect(&bench.workbench.tools(), &editor::ToolBox::hintsChanged, this,
                [&areNew] { areNew = true; });
        bench.workbench.document().push(
            nav::MapEdit::changeSettings(bench.map(), std::move(settings)), "Picture");
        QVERIFY(areNew);
        QVERIFY(!keys().contains("Map > Picture Beneath"));
    }

    void refusesWhatIsNoPicture()
    {
        Bench bench;
        QVERIFY(bench.saveTo(bench.mapFile()));
        bench.choose(bench.mapFile());
        QVERIFY(!bench.underlay());
        QVERIFY2(bench.message().contains("not a picture"), qPrintable(bench.message()));
    }

    /// A head of 30,000 by 30,000 pixels is enough to refuse: nothing is decoded.
    void refusesWhatIsTooLarge()
    {
        Bench bench;
        QImage tall(1, 1, QImage::Format_Grayscale8);
        const QString path = bench.folder.filePath("huge.pgm");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("P5\n30000 30000\n255\n");
        file.close();
        bench.choose(path);
        QVERIFY(!bench.underlay());
        QVERIFY2(bench.message().contains("900 million pixels"), qPrintable(bench.message()));
    }

    void keepsARelativePathInTheFile()
    {
        Bench bench;
        bench.choose(bench.picture());
        QVERIFY(bench.saveTo(bench.mapFile()));
        QCOMPARE(bench.inFile(bench.mapFile()).image, std::string("plans/house.png"));
        // In another folder the path is another one; undo does not bring the first one back there.
        const QString other = bench.folder.filePath("b.thicket");
        QVERIFY(bench.saveTo(other));
        QCOMPARE(bench.inFile(other).image, std::string("maps/plans/house.png"));
        bench.action("Lock Picture")->trigger();
        bench.workbench.document().undo();
        QVERIFY(bench.saveTo(other));
        QCOMPARE(bench.inFile(other).image, std::string("maps/plans/house.png"));
    }

    /// Map and picture are moved together, and opened there.
    void isFoundWhereTheMapIs()
    {
        QTemporaryDir elsewhere;
        QDir(elsewhere.path()).mkpath("plans");
        {
            Bench bench;
            bench.choose(bench.picture());
            QVERIFY(bench.saveTo(bench.mapFile()));
            QVERIFY(QFile::copy(bench.mapFile(), elsewhere.filePath("a.thicket")));
            QVERIFY(QFile::copy(bench.picture(), elsewhere.filePath("plans/house.png")));
        }
        Bench bench;
        const QString moved = elsewhere.filePath("a.thicket");
        QVERIFY(bench.open(moved));
        QVERIFY(bench.isShown());
        QVERIFY(!bench.workbench.document().isModified());
        const QByteArray before = read(moved);
        bench.action("Map Properties")->trigger();
        bench.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(read(moved), before);
    }

    void aMissingPictureKeepsItsPath()
    {
        Bench bench;
        bench.choose(bench.picture());
        QVERIFY(bench.saveTo(bench.mapFile()));
        bench.action("Close")->trigger();
        QVERIFY(QFile::remove(bench.picture()));
        QVERIFY(bench.open(bench.mapFile()));
        QVERIFY(QTest::qWaitFor([&bench] { return !bench.message().isEmpty(); }));
        QVERIFY2(bench.message().contains("house.png"), qPrintable(bench.message()));
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        QVERIFY(bench.saveTo(bench.mapFile()));
        QCOMPARE(bench.inFile(bench.mapFile()).image, std::string("plans/house.png"));
        // Another picture takes its place and width.
        const QString other = bench.folder.filePath("other.png");
        quarters({100, 100}).save(other);
        bench.choose(other);
        QVERIFY(bench.isShown());
        QVERIFY(bench.underlay()->box == (nav::Box{{10, 0}, {30, 20}}));
    }

    void hasFieldsInTheInspector()
    {
        Bench bench;
        bench.choose(bench.picture());
        bench.workbench.selection().clear();
        QCOMPARE(bench.widget<QLabel>("underlayFile")->text(), QString("house.png"));
        const int steps = bench.workbench.document().undoStack().count();
        auto* width = bench.widget<editor::NumberField>("Picture's width");
        bench.typeInto(width, "2*4");
        QTest::keyClick(width, Qt::Key_Return);
        QVERIFY(bench.underlay()->box == (nav::Box{{0, 0}, {8, 4}}));
        QCOMPARE(bench.workbench.document().undoStack().count(), steps + 1);
        auto* x = bench.widget<editor::NumberField>("Picture's least x");
        bench.typeInto(x, "-3");
        QTest::keyClick(x, Qt::Key_Return);
        QVERIFY(bench.underlay()->box == (nav::Box{{-3, 0}, {5, 4}}));
        auto* opacity = bench.widget<editor::NumberField>("Picture's opacity");
        bench.typeInto(opacity, "40");
        QTest::keyClick(opacity, Qt::Key_Escape);
        QCOMPARE(bench.underlay()->opacity, 1.0);
        QTest::mouseClick(bench.widget<QAbstractButton>("underlayLocked"), Qt::LeftButton);
        QVERIFY(bench.underlay()->locked);
        QVERIFY(!width->isEnabled());
        bench.workbench.selection().set({1});
        QVERIFY(!width->isVisible());
    }

    void tabsAndReloadCarryIt()
    {
        Bench bench;
        bench.choose(bench.picture());
        QVERIFY(bench.saveTo(bench.mapFile()));
        bench.action("New")->trigger();
        QVERIFY(!bench.underlay());
        QVERIFY(bench.workbench.canvas().underlay().picture().isNull());
        bench.workbench.maps().showNext();
        QVERIFY(bench.underlay().has_value());
        QVERIFY(bench.isShown());
        // Another program moves it, and the map is reloaded.
        nav::Map theirs = nav::loadMap(bench.mapFile().toStdString())->map;
        theirs.settings.underlay->box = {{1, 1}, {5, 3}};
        QVERIFY(nav::saveMap(theirs, bench.mapFile().toStdString()).has_value());
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        bench.action("Revert")->trigger();
        QTRY_VERIFY(bench.underlay()->box == (nav::Box{{1, 1}, {5, 3}}));
        QVERIFY(!bench.workbench.document().isModified());
        QCOMPARE(bench.underlay()->image, bench.picture().toStdString());
    }

private:
    static QByteArray read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

QTEST_MAIN(WindowPictureTest)
#include "picturetest.moc"
