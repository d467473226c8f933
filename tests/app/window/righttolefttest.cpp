#include "tests/app/window/windowbench.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/menus/keyswindow.h"
#include "app/editor/panels/layers/layerrow.h"
#include "app/editor/widgets/segmentbutton.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QToolTip>
#include <QTreeWidget>

using namespace thicket;
using editor::SegmentButton;

/// Windows for readers from right to left, and what has no room.
class RightToLeftTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }
    void cleanup() { QApplication::setLayoutDirection(Qt::LeftToRight); }

    /// The icon keeps its own direction and changes its side.
    void modesBeginAtTheRight()
    {
        WindowBench bench;
        auto* button = bench.window.findChild<SegmentButton*>();
        const QImage usual = pictureOf(*button);
        QApplication::setLayoutDirection(Qt::RightToLeft);
        QTRY_VERIFY(button->isRightToLeft());
        const QImage mirrored = pictureOf(*button);
        constexpr int icon = 16;
        constexpr int edge = 10;
        const int h = usual.height();
        QCOMPARE(mirrored.copy(mirrored.width() - edge - icon, 0, icon, h),
                 usual.copy(edge, 0, icon, h));
        QVERIFY(mirrored.copy(edge, 0, icon, h) != usual.copy(edge, 0, icon, h));
    }

    /// The tint of a layer lies between its lock and its name.
    void tintsStayBesideTheirLocks()
    {
        const int usual = tintBesideLock();
        QVERIFY(usual > 0);
        QApplication::setLayoutDirection(Qt::RightToLeft);
        QVERIFY(std::abs(tintBesideLock() + usual) <= 1);
    }

    void keysAreListedWhole()
    {
        WindowBench bench;
        bench.action("Keys")->trigger();
        auto* keys = bench.window.findChild<editor::KeysWindow*>();
        QVERIFY(keys);
        auto* tree = keys->findChild<QTreeWidget*>();
        const QSize screen = keys->screen()->availableSize();
        QVERIFY(keys->width() <= screen.width() && keys->height() <= screen.height());
        const QHeaderView* columns = tree->header();
        for (int column = 0; column < columns->count(); ++column)
            QVERIFY(columns->sectionSize(column) >= columns->sectionSizeHint(column));
        const bool isWhole = columns->length() <= tree->viewport()->width();
        QVERIFY(isWhole || keys->frameGeometry().width() + 40 >= screen.width());
        keys->close();
    }

private:
    /// From the middle of the lock to that of the tint, in the row of the trees, the lowest layer.
    static int tintBesideLock()
    {
        WindowBench bench;
        editor::LayerRow* const row = bench.window.findChildren<editor::LayerRow*>().last();
        const QImage picture = pictureOf(*row);
        int sum = 0;
        int count = 0;
        for (int x = 0; x < row->width(); ++x) {
            if (isTint(picture.pixelColor(x, row->height() / 2))) {
                sum += x;
                ++count;
            }
        }
        return sum / std::max(count, 1) -
               row->findChild<QWidget*>("layerLock")->geometry().center().x();
    }
    static QImage pictureOf(QWidget& widget) { return widget.grab().toImage(); }
    /// The fill of trees, which is greener than any ground or ink of the row.
    static bool isTint(const QColor& colour)
    {
        return colour.green() - std::max(colour.red(), colour.blue()) >= 10;
    }
};

QTEST_MAIN(RightToLeftTest)
#include "righttolefttest.moc"
