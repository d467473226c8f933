#include "app/drawing/sight.h"
#include "app/drawing/rowfill.h"

#include <QImage>
#include <QTest>

#include <cmath>
#include <numbers>
#include <random>

using namespace thicket::drawing;
using Seen = Sight::Seen;

namespace {

const QRectF view(0, 0, 400, 300);

QPolygonF square(double x, double y, double side)
{
    return {QPointF(x, y), QPointF(x + side, y), QPointF(x + side, y + side), QPointF(x, y + side)};
}

QPolygonF star(int count)
{
    QPolygonF points;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * i / count;
        const double radius = i % 2 == 0 ? 140 : 20;
        points << QPointF(200 + radius * std::cos(angle), 150 + radius * std::sin(angle));
    }
    return points;
}

QImage blank()
{
    QImage image(400, 300, QImage::Format_RGB32);
    image.fill(Qt::white);
    return image;
}

} // namespace

class SightTest : public QObject {
    Q_OBJECT

private slots:
    void hidesWhatIsBuried();
    void leavingOutWhatIsHiddenChangesNoPixel();
    void countsWhatLiesInAHeap();
    void faintThingsHideAfterSome();
    void arenasHideWhatIsOutside();
    void askedInTheEndOrderDoesNotMatter();
    void rowsAreFilledAsQtFillsThem();
};

void SightTest::hidesWhatIsBuried()
{
    Sight sight(view);
    QVERIFY(sight.addDisc({200, 150}, 100, {1.25}) == Seen::clear);
    QVERIFY(sight.addDisc({200, 150}, 80, {1.25}) == Seen::hidden);
    QVERIFY(sight.addDisc({290, 150}, 40, {1.25}) == Seen::clear); // half outside
    const QPolygonF within = square(180, 130, 40);
    const QPolygonF beside = square(20, 20, 40);
    QVERIFY(sight.addBody({&within, 1}, {1.25}) == Seen::hidden);
    QVERIFY(sight.addBody({&beside, 1}, {1.25}) == Seen::clear);
    QVERIFY(sight.addLine({QPointF(150, 150), QPointF(250, 150)}, 1.25) == Seen::hidden);
    QVERIFY(sight.addLine({QPointF(150, 150), QPointF(350, 150)}, 1.25) == Seen::clear);
    QVERIFY(sight.addDisc({1000, 150}, 40, {1.25}) == Seen::hidden); // out of view
}

void SightTest::leavingOutWhatIsHiddenChangesNoPixel()
{
    std::mt19937 random(7);
    const auto below = [&random](int end) { return double(random() % unsigned(end)); };
    for (int round = 0; round < 20; ++round) {
        struct Disc {
            QPointF center;
            double radius;
            bool seen;
        };
        std::vector<Disc> discs; // from the top down
        Sight sight(view);
        int hidden = 0;
        for (int i = 0; i < 200; ++i) {
            const QPointF center(below(4000) / 10, below(3000) / 10);
            const double radius = 3 + below(600) / 10;
            discs.push_back(
                {center, radius, sight.addDisc(center, radius, {1.25}) != Seen::hidden});
            hidden += !discs.back().seen;
        }
        QVERIFY(hidden > 20);
        const auto painted = [&](bool all) {
            QImage image = blank();
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(Qt::black, 1.25));
            for (std::size_t i = discs.size(); i-- > 0;) {
                painter.setBrush(QColor(40 + int(i), 200, 250 - int(i)));
                if (all || discs[i].seen)
                    painter.drawEllipse(discs[i].center, discs[i].radius, discs[i].radius);
            }
            return image;
        };
        QVERIFY(painted(false) == painted(true));
    }
}

void SightTest::countsWhatLiesInAHeap()
{
    Sight sight(view);
    for (int i = 0; i < 200; ++i) {
        const Seen seen = sight.addLine({QPointF(20, 20 + 0.1 * i), QPointF(380, 250)}, 1.25);
        QVERIFY(seen == (i < Sight::heap ? Seen::clear : seen)); // the first ones always
        QVERIFY(i < 150 || seen == Seen::heaped);
    }
    QVERIFY(sight.addLine({QPointF(20, 280), QPointF(300, 280)}, 1.25) == Seen::clear);
}

void SightTest::faintThingsHideAfterSome()
{
    Sight sight(view);
    const Sight::Body faint{1.25, Sight::Fill::faint};
    int seen = 0;
    while (seen < 100 && sight.addDisc({200, 150}, 100.0 - seen, faint) != Seen::hidden)
        ++seen;
    QVERIFY(sight.addDisc({200, 150}, 40, {1.25}) == Seen::hidden);
    QVERIFY(seen > 4 && seen < 100);
}

void SightTest::arenasHideWhatIsOutside()
{
    const QRectF sheet(0, 0, 400, 200);
    const Sight::Body outside{1.25, Sight::Fill::opaque, true, sheet};
    Sight round(view);
    QVERIFY(round.addDisc({200, 150}, 100, outside) == Seen::clear);
    Sight angular(view);
    const QPolygonF hole = square(120, 70, 160);
    QVERIFY(angular.addBody({&hole, 1}, outside) == Seen::clear);
    for (Sight* sight : {&round, &angular}) {
        QVERIFY(sight->addDisc({50, 50}, 20, {1.25}) == Seen::hidden);
        QVERIFY(sight->addDisc({200, 150}, 20, {1.25}) == Seen::clear);
        QVERIFY(sight->addDisc({50, 250}, 20, {1.25}) == Seen::clear); // beyond the sheet
    }
}

void SightTest::askedInTheEndOrderDoesNotMatter()
{
    Sight sight(view);
    const Sight::Body body{1.25};
    QVERIFY(sight.addDisc({200, 150}, 50, body) == Seen::clear);
    QVERIFY(sight.hasFilled());
    QVERIFY(sight.addDisc({200, 150}, 100, body) == Seen::clear);
    QVERIFY(sight.hasFilled());
    QVERIFY(sight.addDisc({200, 150}, 75, body) == Seen::hidden);
    QVERIFY(!sight.hasFilled());
    sight.finish();
    QVERIFY(sight.addDisc({200, 150}, 50, body) == Seen::hidden);
    QVERIFY(sight.addDisc({200, 150}, 100, body) == Seen::clear);
    QVERIFY(sight.addDisc({60, 60}, 20, body) == Seen::clear);
    QVERIFY(sight.addDisc({60, 60}, 20, body) == Seen::clear); // it was not added
}

void SightTest::rowsAreFilledAsQtFillsThem()
{
    for (const int count : {200, 301, 5000}) {
        const QPolygonF body = star(count);
        QImage image = blank();
        QPainter painter(&image);
        fillRows(painter, body, Qt::black);
        painter.end();
        int wrong = 0;
        for (int y = 0; y<image.height(); y += count> 1000 ? 17 : 1) {
            for (int x = 0; x<image.width(); x += count> 1000 ? 13 : 1) {
                const bool inside = body.containsPoint({x + 0.5, y + 0.5}, Qt::OddEvenFill);
                wrong += inside != (qGray(image.pixel(x, y)) < 128);
            }
        }
        QVERIFY2(wrong <= 2, qPrintable(QString::number(wrong)));
    }
}

QTEST_MAIN(SightTest)
#include "sighttest.moc"
