#include "app/drawing/crowddrawing.h"
#include "tests/app/drawing/canvasimage.h"

#include <QElapsedTimer>
#include <QTest>

using namespace thicket;
using drawing::AgentLook;
using drawing::DrawnAgent;

namespace {

/// One agent under test in the middle of 10 by 10 map units, and `others` in a corner.
std::vector<DrawnAgent> agents(AgentLook look, std::size_t others, double radius = 1)
{
    std::vector<DrawnAgent> all(others, DrawnAgent{{1, 9}, {0, 1}, 0.2, 3, AgentLook::going});
    all.push_back({{5, 5}, {1, 0}, radius, 1, look});
    return all;
}

CanvasImage painted(const std::vector<DrawnAgent>& all, double scale = 20)
{
    CanvasImage canvas({200, 200}, {0, 0}, scale);
    canvas.paint(
        [&](QPainter& p, const drawing::Style& style) { drawing::drawCrowd(p, all, style); });
    return canvas;
}

} // namespace

/// Thousands of agents: how each looks, drawn exactly or from cached pictures.
class CrowdDrawingTest : public QObject {
    Q_OBJECT

private slots:
    void shapesShowHowTheyFare_data()
    {
        QTest::addColumn<std::size_t>("others");
        QTest::newRow("exact") << std::size_t(0);
        QTest::newRow("stamps") << std::size_t(400);
    }

    void shapesShowHowTheyFare()
    {
        QFETCH(std::size_t, others);
        CanvasImage going = painted(agents(AgentLook::going, others));
        const auto& palette = going.palette();
        const drawing::Tint tint = drawing::groupTint(1, palette);
        QVERIFY(isLike(going.at({4.5, 5}), tint.fill));        // behind
        QVERIFY(isLike(going.at({5.5, 5}), palette.mark, 60)); // the nose
        QVERIFY(isLike(going.at({6.3, 5}), palette.sheet));
        CanvasImage arrived = painted(agents(AgentLook::arrived, others));
        QVERIFY(isLike(arrived.at({4.5, 5}), palette.sheet));
        QVERIFY(isLike(arrived.at({5.5, 5}), palette.sheet));
        QVERIFY(!isLike(arrived.at({6, 5}), palette.sheet)); // the rim
        CanvasImage stuck = painted(agents(AgentLook::stuck, others));
        QVERIFY(isLike(stuck.at({5.3, 5.3}), palette.rejected, 60));
        QVERIFY(isLike(stuck.at({4.7, 5.3}), palette.rejected, 60));
    }

    void smallOnesKeepASize()
    {
        // 0.2 units are 4 px, drawn as 5. 0.02 units are less than 3 px: a dot of 2.
        CanvasImage small = painted(agents(AgentLook::going, 0, 0.2));
        const auto& palette = small.palette();
        const drawing::Tint tint = drawing::groupTint(1, palette);
        QVERIFY(isLike(small.at({5 - 0.15, 5}), tint.fill, 30));
        QVERIFY(isLike(small.at({5 - 0.4, 5}), palette.sheet));
        CanvasImage dot = painted(agents(AgentLook::going, 0, 0.02));
        QVERIFY(isLike(dot.at({5, 5}), tint.line, 40));
        QVERIFY(isLike(dot.at({5.2, 5}), palette.sheet));
    }

    void stampsLookLikeWhatTheyStandFor()
    {
        // The same agents drawn one by one, each exactly, differ only by the rounding to pixels.
        std::vector<DrawnAgent> all;
        for (int i = 0; i < 400; ++i)
            all.push_back({{0.4 + 0.48 * (i % 20), 0.4 + 0.48 * (i / 20)},
                           {std::cos(i * 0.7), std::sin(i * 0.7)},
                           0.2,
                           std::uint32_t(i % 5),
                           AgentLook(i % 3)});
        const QImage stamped = painted(all).image();
        CanvasImage canvas({200, 200}, {0, 0}, 20);
        canvas.paint([&](QPainter& p, const drawing::Style& style) {
            for (const DrawnAgent& agent : all)
                drawing::drawCrowd(p, {&agent, 1}, style);
        });
        const QImage exact = canvas.image();
        // Compared in squares of 10 by 10 px, so that half a pixel hardly counts.
        for (int y = 0; y < 200; y += 10) {
            for (int x = 0; x < 200; x += 10) {
                long difference = 0;
                for (int j = 0; j < 10; ++j) {
                    for (int i = 0; i < 10; ++i)
                        difference +=
                            qGray(stamped.pixel(x + i, y + j)) - qGray(exact.pixel(x + i, y + j));
                }
                QVERIFY2(std::abs(difference) < 100 * 28, qPrintable(QString::number(difference)));
            }
        }
    }

    void groupsDiffer()
    {
        for (const auto theme :
             {drawing::Theme::light, drawing::Theme::dark, drawing::Theme::highContrastLight}) {
            const auto& palette = drawing::palette(theme);
            for (std::size_t a = 0; a < 8; ++a) {
                for (std::size_t b = a + 1; b < 8; ++b)
                    QVERIFY(drawing::groupTint(a, palette).fill !=
                            drawing::groupTint(b, palette).fill);
                QVERIFY(drawing::groupTint(a, palette).fill ==
                        drawing::groupTint(a + 8, palette).fill);
            }
        }
    }

    /// Prints the cost of a frame with 10,000 agents. Asserts nothing about time.
    void tenThousand()
    {
        std::vector<DrawnAgent> all;
        for (int i = 0; i < 10000; ++i)
            all.push_back({{i % 100 * 0.1, i / 100 * 0.1},
                           {std::cos(i * 0.7), std::sin(i * 0.7)},
                           0.04,
                           std::uint32_t(i % 2),
                           AgentLook::going});
        CanvasImage canvas({1000, 1000}, {0, 0}, 100);
        QElapsedTimer clock;
        canvas.paint([&](QPainter& p, const drawing::Style& style) {
            clock.start();
            drawing::drawCrowd(p, all, style);
        });
        qInfo("10,000 discs: %.1f ms", double(clock.nsecsElapsed()) / 1e6);
        QVERIFY(!isLike(canvas.at({5, 5}), canvas.palette().sheet));
    }
};

QTEST_MAIN(CrowdDrawingTest)
#include "crowddrawingtest.moc"
