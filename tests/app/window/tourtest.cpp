#include "tests/app/window/tourbench.h"

#include <QPushButton>

using namespace thicket;
using editor::Overlay;

/// The tour "How the tangent graph is made": its pages and its card.
class TourTest : public QObject, private TourActs {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void everyPageOpensFromHelp()
    {
        WindowBench bench;
        for (int page = 0; page < pageCount; ++page) {
            openPage(bench, page);
            QVERIFY(card(bench)->isVisible());
            QCOMPARE(text(bench, "tourTitle"), editor::tourPages()[page].title);
            QCOMPARE(text(bench, "tourPlace"), QString("%1 of 7").arg(page + 1));
            QCOMPARE(QString::fromStdString(bench.map().settings.name),
                     editor::tourPages()[page].title);
            QCOMPARE(bench.workbench.maps().count(), 2);
            for (const char* label : {"tourSentence", "tourTask", "tourFigure"})
                QTRY_VERIFY2(!text(bench, label).isEmpty(), label);
            QVERIFY(mark(bench)->isVisible());
        }
    }

    void theWelcomeCardLeadsThroughAllPages()
    {
        WindowBench bench;
        bench.window.beginFirstStart();
        const editor::OpenMaps& maps = bench.workbench.maps();
        const int count = maps.count();
        const QString orchard = maps.title(maps.shown());
        click(bench, "takeTheTour");
        QVERIFY(!bench.window.findChild<QFrame*>("welcomeCard")->isVisible());
        for (int page = 0; page < pageCount; ++page) {
            QCOMPARE(text(bench, "tourTitle"), editor::tourPages()[page].title);
            QVERIFY(bench.workbench.view().hasFocus());
            if (page + 1 < pageCount)
                click(bench, "tourNext");
        }
        QVERIFY(!bench.window.findChild<QPushButton*>("tourNext")->isEnabled());
        const auto* done = bench.window.findChild<QPushButton*>("tourDone");
        QVERIFY(done->isVisible());
        for (int page = pageCount - 1; page > 0; --page)
            click(bench, "tourPrevious");
        QCOMPARE(text(bench, "tourTitle"), editor::tourPages()[0].title);
        QVERIFY(!bench.widget<QPushButton>("tourPrevious")->isEnabled());
        QVERIFY(!done->isVisible());
        click(bench, "tourClose");
        QVERIFY(!card(bench)->isVisible());
        QCOMPARE(maps.count(), count);
        QCOMPARE(maps.title(maps.shown()), orchard);
        QVERIFY(bench.workbench.view().hasFocus());
    }

    void aDragChangesTheFigure_data()
    {
        QTest::addColumn<int>("page");
        QTest::addColumn<QPointF>("to");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::newRow("bitangents") << 0 << QPointF(8, 10.5) << "4 bitangents"
                                    << "2 bitangents";
        QTest::newRow("sight") << 1 << QPointF(12, 9) << "4 of 4 tangents are free"
                               << "2 of 4 tangents are free";
        QTest::newRow("kinks") << 6 << QPointF(1.5, 14.5)
                               << "Arrived counter-clockwise: 7 tangents kept, 6 pruned"
                               << "Arrived clockwise: ";
    }
    void aDragChangesTheFigure()
    {
        QFETCH(int, page);
        QFETCH(QPointF, to);
        QFETCH(QString, before);
        QFETCH(QString, after);
        WindowBench bench;
        openPage(bench, page);
        QTRY_COMPARE(figure(bench), before);
        QVERIFY(mark(bench)->isVisible());
        const auto target = editor::tourPages()[page].target;
        drag(bench, nav::boundingBox(bench.map().find(target)->geometry).center(),
             {to.x(), to.y()});
        QTRY_VERIFY2(figure(bench).startsWith(after), qPrintable(figure(bench)));
        QVERIFY(!mark(bench)->isVisible());
        QTRY_VERIFY(!bench.workbench.document().isModified());
    }

    /// The numbers before and after a drag, and what they say.
    void aDragMovesTheNumbers_data()
    {
        QTest::addColumn<int>("page");
        QTest::addColumn<QPointF>("to");
        QTest::addColumn<int>("number");
        QTest::addColumn<bool>("grows");
        QTest::newRow("hugging: the arc") << 2 << QPointF(17.5, 10) << 0 << true;
        QTest::newRow("overlaps: the path") << 3 << QPointF(12.5, 17.5) << 1 << false;
        QTest::newRow("generation: tangents made") << 5 << QPointF(3, 11.8) << 0 << false;
    }
    void aDragMovesTheNumbers()
    {
        QFETCH(int, page);
        QFETCH(QPointF, to);
        QFETCH(int, number);
        QFETCH(bool, grows);
        WindowBench bench;
        openPage(bench, page);
        QTRY_VERIFY(numbers(figure(bench)).size() == 2);
        const double before = numbers(figure(bench))[number];
        const auto target = editor::tourPages()[page].target;
        drag(bench, nav::boundingBox(bench.map().find(target)->geometry).center(),
             {to.x(), to.y()});
        QTRY_VERIFY(numbers(figure(bench)).size() == 2 &&
                    (grows ? numbers(figure(bench))[number] > before
                           : numbers(figure(bench))[number] < before));
        QVERIFY(!mark(bench)->isVisible());
    }

    void theSearchMakesLessThanTheGraph()
    {
        WindowBench bench;
        openPage(bench, 5);
        QTRY_VERIFY(numbers(figure(bench)).size() == 2);
        QVERIFY(numbers(figure(bench))[0] > 10); // they are to be seen beside the path
        QVERIFY(2 * numbers(figure(bench))[0] < numbers(figure(bench))[1]);
    }

    /// The strong lines of the page on lazy generation are what the search made, and not what is
    /// selected or hovered.
    void onlyWhatTheSearchMadeIsStrong()
    {
        WindowBench bench;
        const editor::Overlays& overlays = bench.workbench.overlays();
        openPage(bench, 5);
        QVERIFY(!bench.workbench.selection().isEmpty());
        QVERIFY(!overlays.isTouchedLit());
        openPage(bench, 6);
        QVERIFY(overlays.isTouchedLit());
        openPage(bench, 5);
        bench.workbench.maps().showNext();
        QVERIFY(overlays.isTouchedLit());
    }

    void theLastPageIsDone()
    {
        WindowBench bench;
        openPage(bench, 6);
        click(bench, "tourDone");
        QVERIFY(!card(bench)->isVisible());
        QCOMPARE(bench.workbench.maps().count(), 1);
    }

    void thePointerOnTheCardTouchesNothingOfTheMap()
    {
        WindowBench bench;
        openPage(bench, 0);
        const editor::Canvas& canvas = bench.workbench.canvas();
        QWidget* sheet = bench.workbench.view().viewport();
        const auto target = editor::tourPages()[0].target;
        const nav::Point at = nav::boundingBox(bench.map().find(target)->geometry).center();
        const QPoint pixel = bench.workbench.view().camera().pixelOf(at).toPoint();
        QTest::mouseMove(sheet, pixel + QPoint(1, 1));
        QTest::mouseMove(sheet, pixel);
        QTRY_COMPARE(canvas.hoveredObject(), std::optional(target));
        QTest::mouseMove(bench.widget<QPushButton>("tourNext"));
        QTRY_VERIFY(!canvas.hoveredObject());
    }

    void theRadiusClosesTheGap()
    {
        WindowBench bench;
        openPage(bench, 4);
        QCOMPARE(bench.workbench.navigator().agentRadius(), 0.5);
        const double through = numbers(figure(bench))[1];
        QVERIFY(mark(bench)->isVisible());
        while (bench.workbench.navigator().agentRadius() < 0.8)
            bench.key(Qt::Key_BracketRight);
        QTRY_VERIFY(numbers(figure(bench)).size() == 1 || numbers(figure(bench))[1] > through + 2);
        QVERIFY(!mark(bench)->isVisible());
    }

    void beginAgainRestoresThePage()
    {
        WindowBench bench;
        openPage(bench, 4);
        const nav::Map first = bench.map();
        bench.key(Qt::Key_BracketRight);
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        const nav::Map edited = bench.map();
        QVERIFY(!(edited == first));
        bench.workbench.overlays().setOn(Overlay::expanded, false);
        click(bench, "tourAgain");
        QVERIFY(bench.map() == first);
        QCOMPARE(bench.workbench.navigator().agentRadius(), 0.5);
        QVERIFY(bench.workbench.overlays().isOn(Overlay::expanded));
        QVERIFY(mark(bench)->isVisible());
        QCOMPARE(bench.workbench.document().undoStack().undoText(), QString("Begin Again"));
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.map() == edited);
        bench.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(bench.map() == first);
        bench.action("Begin Page Again")->trigger();
        QVERIFY(bench.map() == first);
    }

    void theKeyboardSuffices()
    {
        WindowBench bench;
        bench.key(Qt::Key_F1, Qt::ShiftModifier);
        QCOMPARE(text(bench, "tourTitle"), editor::tourPages()[0].title);
        QCOMPARE(figure(bench), QString("4 bitangents"));
        for (int i = 0; i < 60 && figure(bench) == "4 bitangents"; ++i)
            bench.key(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(figure(bench), QString("2 bitangents"));
        bench.key(Qt::Key_PageDown, Qt::AltModifier);
        QCOMPARE(text(bench, "tourTitle"), editor::tourPages()[1].title);
        bench.key(Qt::Key_PageUp, Qt::AltModifier);
        QCOMPARE(text(bench, "tourTitle"), editor::tourPages()[0].title);
        bench.key(Qt::Key_Left);
        bench.key(Qt::Key_Home, Qt::AltModifier);
        QVERIFY(mark(bench)->isVisible());

        bench.key(Qt::Key_F6, Qt::ControlModifier);
        QVERIFY(card(bench)->isAncestorOf(QApplication::focusWidget()));
        auto* next = bench.widget<QPushButton>("tourNext");
        for (int i = 0; i < 6 && !next->hasFocus(); ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(next->hasFocus());
        QTest::keyClick(next, Qt::Key_Space);
        QCOMPARE(text(bench, "tourTitle"), editor::tourPages()[1].title);
        bench.key(Qt::Key_F6, Qt::ControlModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(bench.workbench.view().hasFocus());
        bench.key(Qt::Key_End, Qt::AltModifier);
        QVERIFY(!card(bench)->isVisible());
        QCOMPARE(bench.workbench.maps().count(), 1);
    }

    void thePageIsBesideTheCard_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(960, 600);
        QTest::newRow("large") << QSize(1440, 900);
    }
    void thePageIsBesideTheCard()
    {
        QFETCH(QSize, size);
        WindowBench bench;
        bench.window.resize(size);
        for (int page = 0; page < pageCount; ++page) {
            openPage(bench, page);
            const QRect room = bench.workbench.view().viewport()->rect();
            QTRY_VERIFY2(room.contains(card(bench)->geometry()), qPrintable(figure(bench)));
            for (const nav::MapObject& object : bench.map().objects()) {
                const nav::Box box = nav::boundingBox(object.geometry);
                const QRect seen =
                    QRectF(bench.workbench.view().camera().pixelOf({box.min.x, box.max.y}),
                           bench.workbench.view().camera().pixelOf({box.max.x, box.min.y}))
                        .toAlignedRect()
                        .adjusted(-1, -1, 1, 1);
                QVERIFY2(room.contains(seen), editor::tourPages()[page].file);
                QVERIFY2(!card(bench)->geometry().intersects(seen), editor::tourPages()[page].file);
            }
            for (const QLabel* label : card(bench)->findChildren<QLabel*>())
                QVERIFY(label->height() >= label->heightForWidth(label->width()));
        }
    }

    void screenReadersHearThePage()
    {
        WindowBench bench;
        openPage(bench, 6);
        QCOMPARE(card(bench)->accessibleName(), QString("Tour: Kinks, 7 of 7"));
        QVERIFY(card(bench)->accessibleDescription().contains(text(bench, "tourTask")));
        for (const QAbstractButton* button : card(bench)->findChildren<QAbstractButton*>())
            QVERIFY(!(button->text() + button->accessibleName()).isEmpty() &&
                    !button->toolTip().isEmpty());
    }
};

QTEST_MAIN(TourTest)
#include "tourtest.moc"
