#include "app/editor/scene/labelplaces.h"

#include <QTest>

using namespace thicket::editor;

namespace {

constexpr QRectF window(0, 0, 400, 300);
constexpr QSizeF label(80, 20);

QRectF boxOf(QPointF middle)
{
    return {middle - QPointF(label.width() / 2, label.height() / 2), label};
}

} // namespace

/// Where the labels of several lines stand.
class LabelPlacesTest : public QObject {
    Q_OBJECT

private slots:
    /// Two lines share both ends and bulge apart in the middle.
    void aLabelStandsWhereItsLineIsAlone()
    {
        const auto places = labelPlaces({{{{20, 150}, {200, 60}, {380, 150}}, label},
                                         {{{20, 150}, {200, 240}, {380, 150}}, label}},
                                        window);
        QVERIFY(places[0] && places[1]);
        QVERIFY(std::abs(places[0]->x() - 200) < 20 && places[0]->y() < 80);
        QVERIFY(std::abs(places[1]->x() - 200) < 20 && places[1]->y() > 220);
    }

    void labelsOfEqualLinesDoNotOverlap()
    {
        const LabelledLine line{{{0, 100}, {400, 100}}, label};
        const auto places = labelPlaces({line, line, line, line, line, line}, window);
        for (qsizetype i = 0; i < places.size(); ++i) {
            for (qsizetype j = 0; j < i; ++j)
                QVERIFY(!places[i] || !places[j] ||
                        !boxOf(*places[i]).intersects(boxOf(*places[j])));
        }
        QVERIFY(places[0] && places[1] && places[2]);
        QVERIFY(!places.last()); // no room for six
    }

    /// A path far beyond the window is labelled where the window shows it.
    void labelsStandInTheWindow()
    {
        const auto places = labelPlaces({{{{-1e7, 100}, {1e7, 120}}, label},
                                         {{{-1e7, -1e7}, {-1e7, 1e7}}, label},
                                         {{}, label},
                                         {{{50, 50}, {50, 50}}, label}},
                                        window);
        QVERIFY(places[0]);
        QVERIFY(window.contains(boxOf(*places[0])));
        QVERIFY(!places[1]);
        QVERIFY(!places[2]);
        QVERIFY(!places[3]);
    }
};

QTEST_GUILESS_MAIN(LabelPlacesTest)
#include "labelplacestest.moc"
