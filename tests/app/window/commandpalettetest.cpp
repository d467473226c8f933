#include "tests/app/window/windowbench.h"

#include <QTreeWidget>

using namespace thicket;

/// The command palette, by real keys.
class CommandPaletteTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void thePaletteFindsAndDoesActions()
    {
        WindowBench bench;
        const nav::Map before = bench.map();
        bench.workbench.selection().set({1});
        const auto open = [&bench] {
            bench.key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
            return QApplication::activeModalWidget();
        };
        QWidget* palette = open();
        QVERIFY(palette);
        auto* words = palette->findChild<QLineEdit*>("paletteWords");
        auto* list = palette->findChild<QTreeWidget*>("paletteList");
        QCOMPARE(list->topLevelItemCount(), static_cast<int>(bench.allActions().size()));
        for (int i = 0; i < list->topLevelItemCount(); ++i) // the names stand below each other
            QVERIFY(!list->topLevelItem(i)->icon(0).isNull());
        QTest::keyClicks(words, "edit dup");
        QCOMPARE(list->topLevelItemCount(), 1);
        QCOMPARE(list->topLevelItem(0)->text(0), QString("Edit: Duplicate"));
        QCOMPARE(list->topLevelItem(0)->text(1), QString("Ctrl+D"));
        QTest::keyClick(words, Qt::Key_Return);
        QCOMPARE(bench.map().objects().size(), before.objects().size() + 1);

        // The actions done last come first. One that cannot be done now does nothing.
        palette = open();
        words = palette->findChild<QLineEdit*>("paletteWords");
        list = palette->findChild<QTreeWidget*>("paletteList");
        QCOMPARE(list->topLevelItem(0)->text(0), QString("Edit: Duplicate"));
        QTest::keyClicks(words, "redo");
        QTest::keyClick(words, Qt::Key_Return);
        QVERIFY(palette->isVisible());
        QTest::keyClicks(words, " xyzzy"); // a row says that there is none
        QCOMPARE(list->topLevelItemCount(), 1);
        QTest::keyClick(words, Qt::Key_Return);
        QVERIFY(palette->isVisible());
        for (const char* way : {"theme dark", "view: theme: dark"}) { // by the submenu, too
            words->setText(way);
            QCOMPARE(list->topLevelItem(0)->text(0), QString("View: Theme: Dark"));
        }
        words->clear();
        QTest::keyClick(words, Qt::Key_Down);
        QCOMPARE(list->indexOfTopLevelItem(list->currentItem()), 1);
        QTest::keyClick(words, Qt::Key_Escape);
        QVERIFY(!QApplication::activeModalWidget());
        QCOMPARE(bench.map().objects().size(), before.objects().size() + 1);
    }
};

QTEST_MAIN(CommandPaletteTest)
#include "commandpalettetest.moc"
