#include "tests/app/window/windowbench.h"

#include <QImage>
#include <QToolBar>
#include <QToolTip>

#include <algorithm>

using namespace thicket;

/// The window at a scale factor: it opens, fits its smallest size and draws, and nothing is cut
/// off.
class SmokeTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void opensAndFitsItsSmallestSize()
    {
        WindowBench bench;
        bench.window.resize(960, 600);
        QTRY_COMPARE(bench.window.size(), QSize(960, 600));
        auto* bar = bench.widget<QToolBar>("mainToolBar");
        const auto end = [bar] { return bar->widgetForAction(bar->actions().last())->geometry(); };
        QTRY_VERIFY(end().right() < 960);
        for (QAction* action : bar->actions()) {
            QWidget* part = bar->widgetForAction(action);
            const QRect place = part->geometry();
            const QString description = QString("%1 %2 %3,%4 %5x%6 in %7x%8")
                                            .arg(part->objectName(), action->text())
                                            .arg(place.x())
                                            .arg(place.y())
                                            .arg(place.width())
                                            .arg(place.height())
                                            .arg(bar->width())
                                            .arg(bar->height());
            QVERIFY2(part->isVisible() && bar->rect().contains(place), qPrintable(description));
            QVERIFY2(place.isEmpty() ||
                         std::abs(place.center().y() - bar->rect().center().y()) <= 1,
                     qPrintable(description));
        }
        QVERIFY(bench.workbench.view().width() > 400);
        QVERIFY(bench.workbench.view().height() > 300);
    }

    void tipsHaveRoundCorners()
    {
        WindowBench bench;
        editor::MapView& view = bench.workbench.view();
        QToolTip::showText(view.mapToGlobal(QPoint(20, 20)), "circle 1, oak", &view);
        QTRY_VERIFY(QToolTip::isVisible());
        const QWidgetList all = QApplication::topLevelWidgets();
        const auto tip = std::find_if(all.begin(), all.end(), [](const QWidget* one) {
            return one->isVisible() && one->inherits("QTipLabel");
        });
        QVERIFY(tip != all.end());
        const QRegion mask = (*tip)->mask();
        QVERIFY(!mask.isEmpty());
        QVERIFY(!mask.contains((*tip)->rect().topLeft()));
        QVERIFY(!mask.contains((*tip)->rect().bottomRight()));
        QVERIFY(mask.contains((*tip)->rect().center()));
        QVERIFY((*tip)->width() - mask.boundingRect().width() <= 1);
        QToolTip::hideText();
    }

    void drawsInEveryThemeAtTheScreensPixels()
    {
        WindowBench bench;
        for (const char* theme : {"Light", "Dark", "High Contrast"}) {
            bench.action(theme)->trigger();
            const QPixmap picture = bench.window.grab();
            QCOMPARE(picture.size(), bench.window.size() * bench.window.devicePixelRatioF());
            const QImage image = picture.toImage();
            const auto& palette = bench.workbench.appearance().palette();
            const QPoint onChrome =
                QPoint(2, bench.window.height() - 60) * bench.window.devicePixelRatioF();
            QCOMPARE(image.pixelColor(onChrome).name(), palette.chrome.name());
            int orange = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    orange += image.pixelColor(x, y) == palette.path;
            }
            QVERIFY2(orange > 200, theme);
        }
    }
};

QTEST_MAIN(SmokeTest)
#include "smoketest.moc"
