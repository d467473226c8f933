#include "tests/app/window/windowbench.h"

#include "app/editor/edits/clipping.h"
#include "app/editor/panels/status/statusline.h"
#include "libnav/map/mapfile.h"

#include <QClipboard>
#include <QLabel>
#include <QMimeData>
#include <QMouseEvent>

using namespace thicket;

/// Cut, copy and paste by keys, between maps and programs.
class ClipboardTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    static QClipboard& clipboard() { return *QGuiApplication::clipboard(); }
    static void point(WindowBench& bench, nav::Point at)
    {
        auto& view = bench.workbench.view();
        const QPointF where = view.camera().pixelOf(at).toPoint();
        QMouseEvent move(QEvent::MouseMove, where, view.viewport()->mapToGlobal(where),
                         Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(view.viewport(), &move);
    }

private slots:
    void init()
    {
        QSettings().clear();
        clipboard().clear();
    }

    void copyAndPasteAtThePointer()
    {
        WindowBench bench;
        const nav::Map before = bench.map();
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_C, Qt::ControlModifier);
        QVERIFY(bench.map() == before);
        QVERIFY(clipboard().mimeData()->hasFormat("application/json"));
        QVERIFY(clipboard().text().contains("\"species\": \"Quercus\""));
        point(bench, {25, 4});
        bench.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bench.map().objects().size(), before.objects().size() + 1);
        const nav::MapObject& copy = bench.map().objects().back();
        QVERIFY(!before.find(copy.id));
        const auto& circle = std::get<nav::Circle>(copy.geometry);
        QVERIFY(nav::distance(circle.center, {25, 4}) < 0.1);
        QCOMPARE(circle.radius, 3.0);
        QCOMPARE(bench.workbench.selection().ids(), QList<nav::ObjectId>{copy.id});
        QCOMPARE(bench.workbench.document().undoStack().count(), 1);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.map() == before);
    }

    void cutAndPasteInPlaceInAnotherMap()
    {
        WindowBench bench;
        bench.workbench.selection().set({1, 3});
        bench.key(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(bench.map().objects().size(), 3u);
        QCOMPARE(bench.workbench.document().undoStack().undoText(), QString("Cut"));
        bench.workbench.document().reset(nav::Map(), {});
        bench.key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(bench.map().objects().size(), 2u);
        const auto& circle = std::get<nav::Circle>(bench.map().objects()[0].geometry);
        QCOMPARE(circle.center, (nav::Point{10, 10}));
        QVERIFY(std::holds_alternative<nav::Wall>(bench.map().objects()[1].geometry));
    }

    void textOfAnotherProgramIsAsGood()
    {
        WindowBench bench;
        const nav::Map clipping = editor::clippingOf(bench.map(), {2});
        clipboard().setText(QString::fromStdString(nav::writeMap(clipping)));
        bench.key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(bench.map().objects().size(), 6u);
    }

    /// It is no error that another program used the clipboard last.
    void foreignTextIsNothingToPaste()
    {
        WindowBench bench;
        const nav::Map before = bench.map();
        auto& line = *bench.window.findChild<editor::StatusLine*>();
        const auto* const said = bench.widget<QLabel>("statusMiddle");
        for (const auto modifiers : {Qt::KeyboardModifiers(Qt::ControlModifier),
                                     Qt::ControlModifier | Qt::ShiftModifier}) {
            for (const char* text : {"Dear Ann,\nthe map is fine.", ""}) {
                clipboard().setText(text);
                line.forget();
                bench.key(Qt::Key_V, modifiers);
                QVERIFY(bench.map() == before);
                QVERIFY2(said->text().contains("Nothing to paste"), qPrintable(said->text()));
                QVERIFY(bench.window.findChild<QWidget*>("messageBar")->isHidden());
            }
        }
    }

    /// What was Thicket's tells where it is broken.
    void damagedObjectsAreAnError()
    {
        WindowBench bench;
        const nav::Map before = bench.map();
        QString text = QString::fromStdString(nav::writeMap(before));
        text.chop(5);
        clipboard().setText(text);
        bench.key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(bench.map() == before);
        const QString said = bench.widget<QLabel>("messageText")->text();
        QVERIFY2(said.contains("damaged") && said.contains("line "), qPrintable(said));
    }

    void copyTakesWhatWasMeasured()
    {
        WindowBench bench;
        QVERIFY(!bench.action("Copy")->isEnabled());
        bench.key(Qt::Key_M);
        auto& view = bench.workbench.view();
        const auto pixel = [&view](nav::Point at) { return view.camera().pixelOf(at).toPoint(); };
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, pixel({5, 3}));
        QTest::mouseMove(view.viewport(), pixel({15, 3}));
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, pixel({15, 3}));
        QVERIFY(bench.action("Copy")->isEnabled());
        bench.key(Qt::Key_C, Qt::ControlModifier);
        QVERIFY2(clipboard().text().startsWith("distance 10"), qPrintable(clipboard().text()));
        bench.key(Qt::Key_Escape);
        QVERIFY(!bench.action("Copy")->isEnabled());
    }
};

QTEST_MAIN(ClipboardTest)
#include "clipboardtest.moc"
