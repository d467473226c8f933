#include "libnav/map/mapfile.h"
#include "plugins/host/mapfiles.h"
#include "tests/plugins/everykind.h"
#include "tests/plugins/exporting.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <bit>
#include <numbers>

using namespace thicket;
using namespace thicket::plugins;
using nav::Point;

namespace {

const MapFormat& format() { return test::ownFormat("unity"); }

QString bits(double value)
{
    return QString(" %1").arg(std::bit_cast<quint64>(value), 16, 16, QChar('0'));
}
QString single(double value)
{
    return QString(" %1").arg(std::bit_cast<quint32>(float(value)), 8, 16, QChar('0'));
}
QString bits(Point p) { return bits(p.x) + bits(p.y); }
QString single(Point p) { return single(p.x) + single(p.y); }
QString flag(bool value) { return value ? " true" : " false"; }
QString text(const std::string& words)
{
    return " \"" + QString(QByteArray::fromStdString(words).toHex()) + '"';
}
QString bits(const std::vector<Point>& points)
{
    QString all;
    for (const Point p : points)
        all += bits(p);
    return all;
}

std::vector<Point> counterClockwise(std::vector<Point> points)
{
    double area = 0;
    for (std::size_t i = 0; i < points.size(); ++i)
        area += nav::cross(points[i] - points[0], points[(i + 1) % points.size()] - points[0]);
    if (area < 0)
        std::reverse(points.begin() + 1, points.end());
    return points;
}

/// What the printing program should print, from the map itself.
class Expected {
public:
    Expected(const nav::Map& map, double scale)
        : m_map(map), m_scale(scale), m_flips(map.settings.yAxis == nav::YAxis::down)
    {}

    QStringList lines()
    {
        settings();
        for (const nav::MapObject& object : m_map.objects()) {
            m_object = &object;
            std::visit(*this, object.geometry);
            for (const auto& [key, value] : object.properties) {
                const auto* const words = value.as<std::string>();
                m_lines << QString("property %1").arg(object.id) + text(key) +
                               text(words                           ? "string"
                                    : value.as<bool>()              ? "bool"
                                    : value.as<nav::Json::Number>() ? "number"
                                                                    : "json") +
                               text(words ? *words : value.text());
            }
        }
        return m_lines;
    }

    void operator()(const nav::Circle& circle)
    {
        const Point center = at(circle.center);
        const double radius = circle.radius * m_scale;
        add("circle", bits(center) + bits(radius) + flag(circle.inverted));
        if (!circle.inverted)
            made("circle", center, radius > 0 ? " circle" + single(radius) : QString());
        // The ring of an arena is compared by its own test.
    }
    void operator()(const nav::Wall& wall)
    {
        const std::vector<Point> points = at(wall.points);
        add("wall", bits(wall.thickness * m_scale) + flag(wall.closed) + bits(points));
        made("wall", points[0],
             " edge" + single(wall.thickness * m_scale / 2) + relative(points, wall.closed));
    }
    void operator()(const nav::Polygon& polygon)
    {
        const std::vector<Point> points = counterClockwise(at(polygon.points));
        add("polygon", flag(polygon.inverted) + bits(points));
        if (polygon.inverted)
            made("arena", points[0], " edge 00000000" + relative(points, true));
        else
            made("polygon", points[0], " polygon" + relative(points, false));
    }
    void operator()(const nav::StartMarker& start) { marker("start", start.position); }
    void operator()(const nav::GoalMarker& goal) { marker("goal", goal.position); }
    void operator()(const nav::AgentMarker& agent)
    {
        const double degrees = (m_flips ? -agent.heading : agent.heading) * 180 / std::numbers::pi;
        add("agent", bits(at(agent.position)) + bits(degrees) + bits(agent.radius * m_scale) +
                         text(agent.group));
        made("agent", at(agent.position), {}, degrees);
    }
    void operator()(const nav::SpawnMarker& spawn)
    {
        const Point place = at(nav::markOf(spawn));
        add("spawn", bits(place) + bits(spawn.points.empty() ? spawn.radius * m_scale : 0) +
                         bits(spawn.agentRadius * m_scale) + text(spawn.group) +
                         QString(" %1").arg(spawn.count) + bits(spawn.rate) + bits(spawn.from) +
                         bits(spawn.until.value_or(-1)) + QString(" %1").arg(spawn.seed) +
                         bits(counterClockwise(at(spawn.points))));
        made("spawn", place, {});
    }

private:
    void settings()
    {
        const nav::MapSettings& all = m_map.settings;
        const Point a = at(all.bounds ? all.bounds->min : Point{});
        const Point b = at(all.bounds ? all.bounds->max : Point{});
        const Point low{a.x, std::min(a.y, b.y)}, high{b.x, std::max(a.y, b.y)};
        m_lines << "map" + text(all.name) + text(all.unit) + bits(m_scale) +
                       flag(all.bounds.has_value()) + flag(all.boundsAreWalls) + bits(low) +
                       bits(high);
        for (const nav::Layer& layer : all.layers) {
            m_lines << QString("layer %1").arg(layer.id) + text(layer.name) + flag(layer.visible);
            m_lines << "made" + text("root") + text(layer.name) + single(Point{}) + single(0);
        }
        for (const nav::AgentClass& one : all.agentClasses)
            m_lines << "class" + text(one.name) + bits(one.radius * m_scale);
        if (all.bounds && all.boundsAreWalls) {
            m_lines << "made" + text("root") + text("bounds") + single(low) + single(0) +
                           " edge 00000000" +
                           relative({low, {high.x, low.y}, high, {low.x, high.y}}, true);
        }
    }
    Point at(Point p) const { return {p.x * m_scale, (m_flips ? -p.y : p.y) * m_scale}; }
    std::vector<Point> at(std::vector<Point> points) const
    {
        for (Point& p : points)
            p = at(p);
        return points;
    }
    static QString relative(const std::vector<Point>& points, bool closed)
    {
        QString all;
        for (const Point p : points)
            all += single(p - points[0]);
        return closed ? all + single(Point{}) : all;
    }
    void add(const char* kind, const QString& values)
    {
        const nav::Layer* const layer = m_map.layerOf(*m_object);
        m_lines << kind + QString(" %1 %2").arg(m_object->id).arg(layer ? layer->id : 0) +
                       text(m_object->name) + values;
    }
    void made(const char* kind, Point position, const QString& collider, double degrees = 0)
    {
        const nav::Layer* const layer = m_map.layerOf(*m_object);
        const std::string name =
            m_object->name.empty() ? kind + (' ' + std::to_string(m_object->id)) : m_object->name;
        m_lines << "made" + text(layer ? layer->name : "root") + text(name) + single(position) +
                       single(degrees) + collider;
    }
    void marker(const char* kind, Point position)
    {
        add(kind, bits(at(position)));
        made(kind, at(position), {});
    }

    const nav::Map& m_map;
    double m_scale;
    bool m_flips;
    const nav::MapObject* m_object = nullptr;
    QStringList m_lines;
};

/// Mono reads "-0.0" as 0, so zeros of either sign are compared as equal.
QString unsignedZeros(QString line)
{
    line.replace(QRegularExpression("\\b8(0{7}|0{15})\\b"), "0\\1");
    return line;
}

/// Floats are compared by their bits, except the corners of an arena's ring.
bool isRing(const QString& line, const nav::Map& map)
{
    for (const nav::MapObject& object : map.objects()) {
        const auto* const circle = std::get_if<nav::Circle>(&object.geometry);
        const std::string name =
            object.name.empty() ? "arena " + std::to_string(object.id) : object.name;
        if (circle && circle->inverted && line.startsWith("made") && line.contains(text(name)))
            return true;
    }
    return false;
}

} // namespace

class UnityTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const auto bundle = format().exportMap({}, {});
        QVERIFY(bundle);
        QCOMPARE(bundle->files.size(), 2);
        QCOMPARE(bundle->files[1].name, "ThicketMap.cs");
        write("ThicketMap.cs", bundle->files[1].bytes);
        QProcess compiler;
        compiler.setProcessChannelMode(QProcess::MergedChannels);
        compiler.start(THICKET_TEST_MCS,
                       {"-warnaserror+", "-warn:4", "-out:" + m_folder.filePath("print.exe"),
                        m_folder.filePath("ThicketMap.cs"),
                        THICKET_SOURCE_DIR "/tests/plugins/unity/UnityStubs.cs",
                        THICKET_SOURCE_DIR "/tests/plugins/unity/PrintMap.cs"});
        QVERIFY(compiler.waitForFinished(-1));
        const QByteArray said = compiler.readAll();
        QVERIFY2(compiler.exitCode() == 0, said.constData());
    }

    void loadsEveryKind()
    {
        nav::Map map = test::everyKind();
        compare(map, {}, 1);
        compare(map, {{"scale", "0.25"}}, 0.25);
        map.settings.yAxis = nav::YAxis::down;
        compare(map, {}, 1);
        map.settings.layers.clear();
        compare(map, {}, 1);
        compare({}, {}, 1);
    }

    void loadsAllFamilies()
    {
        for (const test::Family family : test::allFamilies) {
            compare(test::familyMap(family, 3), {}, 1);
            compare(test::familyMap(family, 4), {}, 1);
        }
    }

    void loadsMapsOfTheTestData()
    {
        const QDir folder(THICKET_TEST_DATA "/maps");
        for (const QString& file : folder.entryList({"*.thicket"})) {
            const auto map = nav::loadMap(folder.filePath(file).toStdString());
            if (map)
                compare(map->map, {}, 1);
        }
    }

    /// Nothing is added to an arena: its ring lies in the circle, and near it.
    void theRingOfAnArenaIsWithinIt()
    {
        nav::Map map;
        map.append({1, 0, "arena", nav::Circle{{100, 50}, 20, true}, {}, {}});
        const QStringList line =
            lines(map, {{"arcError", "0.1"}}).filter("made").value(0).split(' ');
        const qsizetype at = line.indexOf("edge");
        QVERIFY(at > 0);
        const auto number = [&](qsizetype i) {
            return double(std::bit_cast<float>(quint32(line[i].toUInt(nullptr, 16))));
        };
        std::vector<Point> ring;
        for (qsizetype i = at + 2; i + 1 < line.size(); i += 2)
            ring.push_back({number(i), number(i + 1)});
        QVERIFY(ring.size() > 20);
        QVERIFY(ring.front() == ring.back());
        for (std::size_t i = 1; i < ring.size(); ++i) {
            QVERIFY(std::abs(nav::length(ring[i]) - 20) < 1e-5);
            QVERIFY(nav::length(0.5 * (ring[i] + ring[i - 1])) > 20 - 0.1);
        }
    }

    /// All maps in a folder share the loader, as a class may be defined once.
    void theLoaderHasItsOwnName()
    {
        const FormatRegistry registry({THICKET_BINARY_DIR "/lib/thicket/plugins"});
        QTemporaryDir folder;
        for (const char* name : {"/a.unity.json", "/b.unity.json"})
            QVERIFY(exportMap(test::everyKind(), folder.path() + name, registry));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files),
                 (QStringList{"a.unity.json", "b.unity.json", "ThicketMap.cs"}));
    }

    void tellsWhatIsLost()
    {
        nav::Map map = test::everyKind();
        map.settings.agentGroups = {{"guards"}};
        const QStringList notes = test::notesOf(format(), map);
        QVERIFY(notes.contains("1 agent group: left out"));
        QVERIFY(notes.contains(
            "1 inverted circle: colliders are polygons within, off by at most the arcError"));
        QVERIFY(notes.contains("2 walls: exact"));
        QVERIFY(notes.filter("single precision").isEmpty());
        nav::Map far;
        far.append({1, 0, "", nav::Circle{{500'000, 5'280'000}, 1}, {}, {}});
        QVERIFY(test::notesOf(format(), far)
                    .contains("positions in single precision: off by up to 0.31 map units"));
    }

private:
    void write(const QString& name, const QByteArray& bytes)
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), qint64(bytes.size()));
    }
    QStringList lines(const nav::Map& map, const OptionValues& options)
    {
        const auto bundle = format().exportMap(map, options);
        if (!bundle)
            return {QString::fromStdString(bundle.error().text())};
        write("m.unity.json", bundle->files.first().bytes);
        QProcess program;
        program.start(THICKET_TEST_MONO,
                      {m_folder.filePath("print.exe"), m_folder.filePath("m.unity.json")});
        program.waitForFinished(-1);
        if (program.exitCode() != 0)
            return {program.readAllStandardError()};
        return QString(program.readAll()).split('\n', Qt::SkipEmptyParts);
    }
    void compare(const nav::Map& map, const OptionValues& options, double scale)
    {
        QStringList seen;
        for (const QString& line : lines(map, options))
            if (!isRing(line, map))
                seen << unsignedZeros(line);
        QStringList wanted;
        for (const QString& line : Expected(map, scale).lines())
            wanted << unsignedZeros(line);
        seen.sort();
        wanted.sort();
        for (qsizetype i = 0; i < std::max(seen.size(), wanted.size()); ++i)
            QCOMPARE(seen.value(i), wanted.value(i));
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(UnityTest)
#include "unitytest.moc"
