#include "tests/app/window/windowbench.h"

#include "app/editor/panels/status/statusline.h"
#include "app/editor/work/workwatch.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QTextDocument>
#include <QTranslator>

#include <algorithm>
#include <cmath>

using namespace thicket;

/// As German or Finnish would be: every text is 40 % longer.
class LongTranslator : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override
    {
        const QString text = QString::fromUtf8(source);
        return text + QString(static_cast<int>(std::ceil(0.4 * double(text.size()))), 'o');
    }
};

/// The line at the bottom: nothing in it is cut, and nothing stays when its reason is gone.
class StatusTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    static editor::StatusLine* line(WindowBench& bench)
    {
        return bench.window.findChild<editor::StatusLine*>();
    }
    /// A job that takes long, as on a busy machine, would say so in place of what is checked.
    static void keepWorkOut(WindowBench& bench)
    {
        auto* watch = bench.window.findChild<editor::WorkWatch*>();
        QVERIFY(QObject::disconnect(watch, nullptr, line(bench), nullptr));
        line(bench)->endWork();
    }
    static bool isWhole(const QLabel* label)
    {
        QTextDocument text;
        text.setDocumentMargin(0);
        text.setDefaultFont(label->font());
        if (label->textFormat() == Qt::RichText)
            text.setHtml(label->text());
        else
            text.setPlainText(label->text());
        if (label->wordWrap())
            text.setTextWidth(label->width());
        return text.idealWidth() <= label->width() + 1 &&
               text.size().height() <= std::max(label->height(), 18) + 1;
    }
    /// Every label is whole, inside of the line, and beside its neighbours.
    static void checkLine(WindowBench& bench, const QString& about)
    {
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        QList<QWidget*> parts;
        for (auto* label : line(bench)->findChildren<QLabel*>()) {
            if (!label->isVisible())
                continue;
            QVERIFY2(isWhole(label),
                     qPrintable(about + ": " + label->objectName() + " cuts " + label->text()));
            parts << label;
        }
        for (auto* button : line(bench)->findChildren<QPushButton*>()) {
            if (!button->isVisible())
                continue;
            QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
            parts << button;
        }
        QVERIFY(!parts.isEmpty());
        QRect before;
        std::sort(parts.begin(), parts.end(),
                  [](const QWidget* a, const QWidget* b) { return a->x() < b->x(); });
        for (const QWidget* part : parts) {
            const QRect area(part->mapTo(line(bench), QPoint()), part->size());
            QVERIFY2(line(bench)->rect().contains(area), qPrintable(about));
            QVERIFY2(before.isNull() || before.right() < area.left(), qPrintable(about));
            before = area;
        }
    }
    static QString middle(WindowBench& bench)
    {
        return bench.window.findChild<QLabel*>("statusMiddle")->text();
    }
    static QPoint pixel(WindowBench& bench, nav::Point at)
    {
        return bench.workbench.view().camera().pixelOf(at).toPoint();
    }
    static void hover(WindowBench& bench, nav::Point at)
    {
        QTest::mouseMove(bench.workbench.view().viewport(), pixel(bench, at) + QPoint(1, 1));
        QTest::mouseMove(bench.workbench.view().viewport(), pixel(bench, at));
    }
    static void tryEverything(WindowBench& bench, const QSize& size)
    {
        bench.window.resize(size);
        QTRY_COMPARE(bench.window.size(), size);
        for (QAction* tool : bench.workbench.tools().actions()) {
            tool->trigger();
            checkLine(bench, tool->text());
            line(bench)->explain(tool->statusTip());
            checkLine(bench, tool->statusTip());
            line(bench)->explain({});
        }
        for (const QAction* one : bench.allActions()) {
            line(bench)->explain(one->statusTip());
            checkLine(bench, one->statusTip());
            QCOMPARE(middle(bench), one->statusTip().toHtmlEscaped());
        }
        line(bench)->explain({});
        for (int words = 1; words < 60; words += 7) {
            line(bench)->say(QStringList(words, "sentence").join(' '));
            checkLine(bench, QString::number(words));
            line(bench)->showWork(QStringList(words, "work").join(' '), 0.5);
            checkLine(bench, QString::number(words));
            QVERIFY(bench.widget<QPushButton>("statusCancel")->isVisible());
            line(bench)->endWork();
        }
        line(bench)->forget();
        QCOMPARE(line(bench)->height(), 26);
        QCOMPARE(bench.window.size(), size); // no text widens the window
    }

private slots:
    void init() { QSettings().clear(); }

    void nothingIsCut_data()
    {
        QTest::addColumn<bool>("isLong");
        QTest::newRow("English") << false;
        QTest::newRow("40 % longer") << true;
    }
    void nothingIsCut()
    {
        QFETCH(bool, isLong);
        LongTranslator longer;
        if (isLong)
            QCoreApplication::installTranslator(&longer);
        WindowBench bench;
        keepWorkOut(bench);
        for (const QSize size : {QSize(960, 600), QSize(1440, 900)})
            tryEverything(bench, size);
    }

    void whyThereIsNoPathIsNeverCut()
    {
        WindowBench bench;
        keepWorkOut(bench);
        const QSize size(960, 600);
        bench.window.resize(size);
        QTRY_COMPARE(bench.window.size(), size);
        nav::Map map = WindowBench::smallMap();
        nav::MapObject goal = *map.find(5);
        goal.geometry = nav::GoalMarker{{13.2, 10}}; // closer to the circle than the radius
        map.replace(goal);
        map.settings.name = std::string(80, 'm');
        bench.workbench.document().reset(map, {});
        QTRY_VERIFY(bench.window.findChild<QLabel*>("statusDetails")->text().contains("closer"));
        hover(bench, {20, 5});
        for (QAction* tool : bench.workbench.tools().actions()) {
            tool->trigger();
            checkLine(bench, tool->text());
            QVERIFY(bench.window.findChild<QLabel*>("statusDetails")->isVisible());
        }
    }

    void aMessageGoesWithItsTool()
    {
        WindowBench bench;
        line(bench)->say("nothing was placed");
        QCOMPARE(middle(bench), QString("nothing was placed"));
        bench.key(Qt::Key_W);
        QVERIFY(middle(bench) != "nothing was placed");
        line(bench)->say("this map");
        line(bench)->explain("a button");
        bench.workbench.maps().add();
        QVERIFY(!middle(bench).contains("this map") && !middle(bench).contains("a button"));
    }

    void keysOfADragLeaveWithIt()
    {
        WindowBench bench;
        bench.key(Qt::Key_S);
        auto& view = bench.workbench.view();
        const auto pixel = [&view](nav::Point at) { return view.camera().pixelOf(at).toPoint(); };
        const auto* middle = bench.widget<QLabel>("statusMiddle");
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, pixel({10, 10}));
        for (const nav::Point at : {nav::Point{10.5, 10}, nav::Point{11, 10}})
            QTest::mouseMove(view.viewport(), pixel(at));
        QVERIFY(middle->text().contains("put it back"));
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, pixel({11, 10}));
        QVERIFY(bench.workbench.document().isModified());
        QVERIFY(!middle->text().contains("put it back"));
    }

    void lengthsHaveTheUnitOfTheMap()
    {
        WindowBench bench;
        const auto setUnit = [&bench](const char* unit) {
            nav::MapSettings settings = bench.map().settings;
            settings.unit = unit;
            bench.workbench.document().push(
                nav::MapEdit::changeSettings(bench.map(), std::move(settings)), "Change Unit");
        };
        const auto shown = [&bench](const char* name) {
            return bench.window.findChild<QLabel*>(name)->text();
        };
        auto* box = bench.widget<QDoubleSpinBox>("radiusBox");
        QTRY_VERIFY(shown("statusLength").endsWith("\u00A0m"));
        setUnit("tiles");
        QVERIFY(shown("statusLength").endsWith("\u00A0tiles"));
        QVERIFY(shown("statusZoom").endsWith(" px/tiles"));
        QVERIFY(box->text().endsWith(" tiles"));
        QVERIFY(box->fontMetrics().horizontalAdvance(box->text()) < box->width());
        setUnit("");
        QVERIFY(shown("statusLength").back().isDigit());
        QVERIFY(shown("statusZoom").endsWith(" px per unit"));
        QVERIFY(box->text().back().isDigit());
        bench.workbench.document().undo();
        QVERIFY(box->text().endsWith(" tiles"));
    }

    void whatIsUnderThePointerFollowsEdits()
    {
        WindowBench bench;
        editor::Canvas& canvas = bench.workbench.canvas();
        hover(bench, {10, 10});
        QCOMPARE(canvas.hoveredObject(), std::optional<nav::ObjectId>(1));
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        QTRY_VERIFY(!canvas.hoveredObject());
        bench.workbench.document().undo();
        QTRY_COMPARE(canvas.hoveredObject(), std::optional<nav::ObjectId>(1));
        bench.key(Qt::Key_W); // draws, and highlights nothing
        QTRY_VERIFY(!canvas.hoveredObject());
        QCOMPARE(bench.workbench.view().viewport()->cursor().shape(), Qt::CrossCursor);
        bench.key(Qt::Key_S);
        QTRY_COMPARE(canvas.hoveredObject(), std::optional<nav::ObjectId>(1));
        const QString place = bench.widget<QLabel>("statusPointer")->text();
        bench.workbench.view().camera().frame({{19, 11}, {21, 13}});
        QTRY_VERIFY(bench.widget<QLabel>("statusPointer")->text() != place);
        QTRY_COMPARE(canvas.hoveredObject(), std::optional<nav::ObjectId>(2));
        bench.workbench.maps().add();
        QTRY_VERIFY(!canvas.hoveredObject());
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(bench.workbench.view().viewport(), &leave);
        QVERIFY(bench.window.findChild<QLabel*>("statusPointer")->text().isEmpty());
    }

    void anEdgeUnderThePointerGoesWithItsGraph()
    {
        WindowBench bench;
        editor::Canvas& canvas = bench.workbench.canvas();
        std::optional<nav::Point> found;
        const auto look = [&] {
            for (double y = 1; y < 19 && !found; y += 0.05) {
                const nav::Point at{15, y};
                if (canvas.hits().objectsAt(at, 0.3).empty() && canvas.hits().edgeAt(at, 0.02))
                    found = at;
            }
            return found.has_value();
        };
        QTRY_VERIFY(look());
        hover(bench, *found);
        QVERIFY(canvas.hoveredEdge());
        bench.workbench.selection().selectAll();
        bench.key(Qt::Key_Delete);
        QTRY_VERIFY(!canvas.hoveredEdge());
    }
};

QTEST_MAIN(StatusTest)
#include "statustest.moc"
