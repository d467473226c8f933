#include "tests/app/window/windowbench.h"

#include <QTableView>

using namespace thicket;

/// The table of points and the chosen vertices of the canvas are one choice.
class PointsTableTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    using Vertices = std::vector<std::size_t>;
    static nav::Map withPolygon()
    {
        nav::Map map = WindowBench::smallMap();
        nav::MapObject wall = *map.find(3);
        wall.geometry = nav::Polygon{{{26, 4}, {34, 4}, {34, 14}, {30, 17}, {26, 14}}, false};
        map.replace(wall);
        return map;
    }
    static QTableView& table(WindowBench& bench) { return *bench.widget<QTableView>("points"); }
    static Vertices marked(WindowBench& bench)
    {
        Vertices rows;
        for (const QModelIndex& index : table(bench).selectionModel()->selectedRows())
            rows.push_back(static_cast<std::size_t>(index.row()));
        std::sort(rows.begin(), rows.end());
        return rows;
    }
    static void clickVertex(WindowBench& bench, nav::Point at, Qt::KeyboardModifiers modifiers = {})
    {
        auto& view = bench.workbench.view();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, modifiers,
                          view.camera().pixelOf(at).toPoint());
    }
    static void clickRow(WindowBench& bench, int row, Qt::KeyboardModifiers modifiers = {})
    {
        QTableView& view = table(bench);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, modifiers,
                          view.visualRect(view.model()->index(row, 1)).center());
    }

private slots:
    void init() { QSettings().clear(); }

    void aVertexOfTheCanvasIsMarked()
    {
        WindowBench bench;
        bench.workbench.document().reset(withPolygon(), {});
        bench.workbench.selection().set({3});
        QVERIFY(marked(bench).empty());
        clickVertex(bench, {34, 14});
        QCOMPARE(marked(bench), Vertices{2});
        clickVertex(bench, {26, 4}, Qt::ShiftModifier);
        QCOMPARE(marked(bench), (Vertices{0, 2}));
        QVERIFY(!table(bench).hasFocus());
        QTest::keyClick(&bench.workbench.view(), Qt::Key_Delete);
        QCOMPARE(std::get<nav::Polygon>(bench.map().find(3)->geometry).points.size(),
                 std::size_t(3));
        QVERIFY(marked(bench).empty());
        bench.workbench.selection().set({1});
        bench.workbench.selection().set({3});
        QVERIFY(marked(bench).empty());
    }

    void aRowChoosesItsVertex()
    {
        WindowBench bench;
        bench.workbench.document().reset(withPolygon(), {});
        bench.workbench.selection().set({3});
        const auto chosen = [&bench] { return bench.workbench.canvas().chosenVertices(); };
        clickRow(bench, 3);
        QCOMPARE(chosen(), Vertices{3});
        clickRow(bench, 4, Qt::ControlModifier);
        QCOMPARE(chosen(), (Vertices{3, 4}));
        QTest::keyClick(&table(bench), Qt::Key_Up); // by the keyboard
        QCOMPARE(chosen(), Vertices{3});
        clickVertex(bench, {26, 4});
        QCOMPARE(marked(bench), Vertices{0});
        clickRow(bench, 1);
        bench.workbench.document().undoStack().clear();
        QTest::keyClick(&bench.workbench.view(), Qt::Key_Delete);
        QCOMPARE(std::get<nav::Polygon>(bench.map().find(3)->geometry).points,
                 (std::vector<nav::Point>{{26, 4}, {34, 14}, {30, 17}, {26, 14}}));
    }
};

QTEST_MAIN(PointsTableTest)
#include "pointstabletest.moc"
