#include "libsteer/flow/flowfield.h"
#include "libsteer/guidance/mapflow.h"
#include "tests/plugins/everykind.h"
#include "tests/plugins/exporting.h"

#include <QColor>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace thicket;
using namespace thicket::plugins;
using nav::Point;

namespace {

const MapFormat& format() { return test::ownFormat("flow"); }

nav::Map small()
{
    nav::Map map;
    map.append({1, 0, "", nav::Circle{{10, 10}, 3}, {}, {}});
    map.append({2, 0, "", nav::Wall{{{0, 20}, {20, 20}}, 0.5}, {}, {}});
    map.append({3, 0, "", nav::GoalMarker{{2, 3}}, {}, {}});
    map.append({4, 0, "", nav::StartMarker{{18, 18}}, {}, {}});
    map.settings.agentClasses = {{"person", 0.5}};
    return map;
}

} // namespace

class FlowFormatTest : public QObject {
    Q_OBJECT

private slots:
    void holdsTheFieldOfTheLibrary_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<int>("number");
        QTest::newRow("bfs") << "bfs" << int(steer::FlowMethod::breadthFirst);
        QTest::newRow("dijkstra") << "dijkstra" << int(steer::FlowMethod::dijkstra);
        QTest::newRow("eikonal") << "eikonal" << int(steer::FlowMethod::eikonal);
    }
    void holdsTheFieldOfTheLibrary()
    {
        QFETCH(QString, method);
        QFETCH(int, number);
        nav::Map map = small();
        for (const nav::YAxis axis : {nav::YAxis::up, nav::YAxis::down}) {
            map.settings.yAxis = axis;
            const auto bundle =
                format().exportMap(map, {{"cell", "0.4"}, {"method", method}, {"radius", "0.3"}});
            QVERIFY(bundle);
            QCOMPARE(bundle->files.size(), 2);
            QCOMPARE(bundle->files[1].suffix, ".png");
            const auto costs = steer::mapFlow(
                map, {.radius = 0.3, .cell = 0.4, .method = steer::FlowMethod(number)});
            QVERIFY(costs);
            const steer::FlowField field(*costs);
            const QJsonObject file = QJsonDocument::fromJson(bundle->files[0].bytes).object();
            QCOMPARE(file["method"].toString(), method);
            QCOMPARE(file["radius"].toDouble(), 0.3);
            const steer::CellGrid& grid = costs->grid();
            const QImage image = QImage::fromData(bundle->files[1].bytes, "PNG");
            QCOMPARE(image.size(), QSize(grid.columns(), grid.rows()));
            const double step = file["image"]["costStep"].toDouble();
            for (int row = 0; row < grid.rows(); ++row) {
                for (int column = 0; column < grid.columns(); ++column) {
                    const steer::Cell cell{column, row};
                    const QJsonValue written = file["integration"][row][column];
                    QCOMPARE(written.isDouble(), field.flows(cell));
                    if (field.flows(cell))
                        QCOMPARE(written.toDouble(), double(costs->at(cell)) * grid.side());
                    const int y = axis == nav::YAxis::up ? grid.rows() - 1 - row : row;
                    const QColor pixel = image.pixelColor(column, y);
                    const int blue = pixel.rgba64().blue();
                    QCOMPARE(blue == 65'535, !field.flows(cell));
                    if (field.flows(cell))
                        QVERIFY(std::abs(blue * step - written.toDouble()) <= 0.51 * step);
                    const double red = (pixel.rgba64().red() - 32'768) / 32'767.0;
                    QVERIFY(std::abs(red - field.at(cell).x) < 3e-5);
                }
            }
        }
    }

    /// The same cells as without options, and the same picture.
    void scalesAndTurnsOver()
    {
        nav::Map map = small();
        for (const nav::YAxis axis : {nav::YAxis::up, nav::YAxis::down}) {
            map.settings.yAxis = axis;
            const QString other = axis == nav::YAxis::up ? "down" : "up";
            const auto plain = format().exportMap(map, {{"cell", "0.75"}});
            const auto turned =
                format().exportMap(map, {{"cell", "0.75"}, {"scale", "8"}, {"yAxis", other}});
            QVERIFY(plain && turned);
            const QJsonObject from = QJsonDocument::fromJson(plain->files[0].bytes).object();
            const QJsonObject to = QJsonDocument::fromJson(turned->files[0].bytes).object();
            QCOMPARE(to["scale"].toDouble(), 8.0);
            QCOMPARE(to["yAxis"].toString(), other);
            QVERIFY(!from.contains("scale") && !from.contains("yAxis"));
            QCOMPARE(to["radius"].toDouble(), 4.0);
            QCOMPARE(to["cell"].toDouble(), 6.0);
            QCOMPARE(to["goals"].toArray(), (QJsonArray{QJsonArray{16, -24}}));
            const int columns = from["columns"].toInt(), rows = from["rows"].toInt();
            QCOMPARE(to["columns"].toInt(), columns);
            QCOMPARE(to["rows"].toInt(), rows);
            QCOMPARE(to["origin"][0].toDouble(), 8 * from["origin"][0].toDouble());
            QCOMPARE(to["origin"][1].toDouble(), -8 * (from["origin"][1].toDouble() + rows * 0.75));
            const QImage image = QImage::fromData(plain->files[1].bytes, "PNG");
            const QImage seen = QImage::fromData(turned->files[1].bytes, "PNG");
            QCOMPARE(seen.size(), image.size());
            QCOMPARE(to["image"]["topRow"].toString(),
                     axis == nav::YAxis::up ? "smallest y" : "largest y");
            QCOMPARE(to["image"]["costStep"].toDouble(), 8 * from["image"]["costStep"].toDouble());
            for (int row = 0; row < rows; ++row) {
                const int opposite = rows - 1 - row;
                QCOMPARE(to["cost"][row], from["cost"][opposite]);
                const int y = axis == nav::YAxis::up ? row : opposite;
                for (int column = 0; column < columns; ++column) {
                    const QJsonValue cost = from["integration"][opposite][column];
                    QCOMPARE(to["integration"][row][column],
                             cost.isNull() ? cost : QJsonValue(8 * cost.toDouble()));
                    const QJsonValue flow = to["flow"][row][column];
                    const QJsonValue before = from["flow"][opposite][column];
                    QCOMPARE(flow[0].toDouble(), before[0].toDouble());
                    QCOMPARE(flow[1].toDouble(), -before[1].toDouble());
                    const QRgba64 pixel = seen.pixelColor(column, y).rgba64();
                    QCOMPARE(pixel.blue(), image.pixelColor(column, y).rgba64().blue());
                    QVERIFY(std::abs((pixel.red() - 32'768) / 32'767.0 - flow[0].toDouble()) <
                            3e-5);
                    QVERIFY(std::abs((pixel.green() - 32'768) / 32'767.0 - flow[1].toDouble()) <
                            3e-5);
                }
            }
        }
    }

    void defaultsNeedNoThought()
    {
        const auto bundle = format().exportMap(small(), {});
        QVERIFY(bundle);
        const QJsonObject file = QJsonDocument::fromJson(bundle->files[0].bytes).object();
        QCOMPARE(file["radius"].toDouble(), 0.5);
        QCOMPARE(file["cell"].toDouble(), 0.1);
        QVERIFY(format().exportMap(small(), {})->files[1].bytes == bundle->files[1].bytes);
        const QStringList notes = test::notesOf(format(), small());
        QVERIFY(notes.contains("1 circle: only by the cells that are blocked"));
        QVERIFY(notes.contains("1 marker: left out"));
    }

    void refusesInOneSentence()
    {
        nav::Map map = small();
        const auto tooMany = format().exportMap(map, {{"cell", "0.005"}});
        QVERIFY(!tooMany);
        QVERIFY2(tooMany.error().message.find("4000000 are allowed") != std::string::npos,
                 tooMany.error().message.c_str());
        for (const char* cell : {"0", "-1", "nan", "x"}) {
            QVERIFY(!format().exportMap(map, {{"cell", cell}}));
            QVERIFY(!format().exportMap(map, {{"scale", cell}}));
        }
        map.replace({3, 0, "", nav::GoalMarker{{10, 10}}, {}, {}});
        const auto blocked = format().exportMap(map, {});
        QVERIFY(!blocked);
        QVERIFY(blocked.error().message.starts_with("The goal 10,10 lies in a cell"));
        map.remove(3);
        const auto none = format().exportMap(map, {});
        QCOMPARE(none.error().message, std::string("The map has no goal marker."));
    }
};

QTEST_GUILESS_MAIN(FlowFormatTest)
#include "flowformattest.moc"
