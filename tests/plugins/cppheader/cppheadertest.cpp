#include "tests/plugins/everykind.h"
#include "tests/plugins/exporting.h"
#include "tests/plugins/matrix/everymap.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <bit>

using namespace thicket;
using namespace thicket::plugins;
using nav::Point;

namespace {

const MapFormat& format() { return test::ownFormat("cppheader"); }

/// What the printing program should print, from the map itself.
class Expected {
public:
    Expected(const nav::Map& map, double scale, bool flips)
        : m_map(map), m_scale(scale), m_flips(flips)
    {}

    QStringList lines()
    {
        const nav::MapSettings& all = m_map.settings;
        const nav::Box box = all.bounds.value_or(nav::Box{{0, 0}, {0, 0}});
        const Point low{box.min.x, m_flips ? box.max.y : box.min.y};
        const Point high{box.max.x, m_flips ? box.min.y : box.max.y};
        m_lines << "map" + text(all.name) + text(all.unit) + bits(m_scale) +
                       flag((all.yAxis == nav::YAxis::up) != m_flips) +
                       flag(all.bounds.has_value()) + flag(all.boundsAreWalls) + at(low) + at(high);
        for (const nav::Layer& layer : all.layers)
            m_lines << "layer " + QString::number(layer.id) + text(layer.name) +
                           flag(layer.visible);
        for (const nav::AgentClass& one : all.agentClasses)
            m_lines << "class" + text(one.name) + size(one.radius);
        for (const nav::MapObject& object : m_map.objects()) {
            const nav::Layer* const layer = m_map.layerOf(object);
            m_head =
                QString(" %1 %2").arg(object.id).arg(layer ? layer->id : 0) + text(object.name);
            std::visit(*this, object.geometry);
            for (const auto& [key, value] : object.properties)
                m_lines << QString("property %1").arg(object.id) + text(key) + text(value.text());
        }
        m_lines.sort();
        return m_lines;
    }

    void operator()(const nav::Circle& circle)
    {
        m_lines << "circle" + m_head + at(circle.center) + size(circle.radius) +
                       flag(circle.inverted);
    }
    void operator()(const nav::Wall& wall)
    {
        m_lines << "wall" + m_head + size(wall.thickness) + flag(wall.closed) + at(wall.points);
    }
    void operator()(const nav::Polygon& polygon)
    {
        m_lines << "polygon" + m_head + flag(polygon.inverted) + at(wound(polygon.points));
    }
    void operator()(const nav::StartMarker& start)
    {
        m_lines << "start" + m_head + at(start.position);
    }
    void operator()(const nav::GoalMarker& goal) { m_lines << "goal" + m_head + at(goal.position); }
    void operator()(const nav::AgentMarker& agent)
    {
        m_lines << "agent" + m_head + at(agent.position) +
                       bits(m_flips ? -agent.heading : agent.heading) + size(agent.radius) +
                       text(agent.group);
    }
    void operator()(const nav::SpawnMarker& spawn)
    {
        m_lines << "spawn" + m_head + at(nav::markOf(spawn)) +
                       size(spawn.points.empty() ? spawn.radius : 0) + size(spawn.agentRadius) +
                       text(spawn.group) + QString(" %1").arg(spawn.count) + bits(spawn.rate) +
                       bits(spawn.from) + bits(spawn.until.value_or(-1)) +
                       QString(" %1").arg(spawn.seed) + at(wound(spawn.points));
    }

private:
    /// Counter-clockwise in the file.
    std::vector<Point> wound(std::vector<Point> points) const
    {
        double area = 0;
        for (std::size_t i = 0; i < points.size(); ++i)
            area += nav::cross(points[i] - points[0], points[(i + 1) % points.size()] - points[0]);
        if ((area < 0) != (m_flips && area != 0))
            std::reverse(points.begin() + 1, points.end());
        return points;
    }
    static QString bits(double value)
    {
        return QString(" %1").arg(std::bit_cast<quint64>(value), 16, 16, QChar('0'));
    }
    QString size(double length) const { return bits(length * m_scale); }
    QString at(Point p) const
    {
        return bits(p.x * m_scale) + bits((m_flips ? -p.y : p.y) * m_scale);
    }
    QString at(const std::vector<Point>& points) const
    {
        QString all;
        for (const Point p : points)
            all += at(p);
        return all;
    }
    static QString flag(bool value) { return value ? " true" : " false"; }
    static QString text(const std::string& words)
    {
        return " \"" + QString(QByteArray::fromStdString(words).toHex()) + '"';
    }

    const nav::Map& m_map;
    double m_scale;
    bool m_flips;
    QString m_head;
    QStringList m_lines;
};

/// Compiles and runs exported headers.
class Compiler {
public:
    void add(const QByteArray& header)
    {
        const QByteArray name = "m" + QByteArray::number(m_count++) + ".h";
        const auto space = QRegularExpression("\nnamespace ([a-z0-9_:A-Z]+) \\{").match(header);
        // A second time, as in a program of many files.
        m_maps += "#include \"" + name + "\"\n#include \"" + name + "\"\n#define MAP_NAMESPACE " +
                  space.captured(1).toUtf8() + "\n#include \"printmap.h\"\n";
        m_calls += "    " + space.captured(1).toUtf8() + "::printMap();\n";
        write(name, header);
    }
    /// Empty if the program was compiled without a warning; else what the compiler says.
    QString compile()
    {
        write("maps.inc", m_maps + "static void printMaps()\n{\n" + m_calls + "}\n");
        const QString sources = THICKET_SOURCE_DIR "/tests/plugins/cppheader";
        QProcess compiler;
        compiler.setProcessChannelMode(QProcess::MergedChannels);
        compiler.start(THICKET_TEST_CXX,
                       {"-std=c++17", "-Wall", "-Wextra", "-Werror", "-Wpedantic", "-O0",
                        "-I" + m_folder.path(), "-I" + sources, "-o", m_folder.filePath("print"),
                        sources + "/printheader.cpp"});
        compiler.waitForFinished(-1);
        const QString said = compiler.readAll();
        return compiler.exitCode() == 0 && said.isEmpty() ? QString() : "compiler: " + said;
    }
    /// The sorted lines of each map.
    QList<QStringList> output()
    {
        QProcess program;
        program.start(m_folder.filePath("print"), {});
        program.waitForFinished(-1);
        QList<QStringList> maps;
        QStringList lines;
        for (const QString& line : QString(program.readAll()).split('\n', Qt::SkipEmptyParts)) {
            if (line != "end of map") {
                lines << line;
                continue;
            }
            lines.sort();
            maps << std::exchange(lines, {});
        }
        return maps;
    }

private:
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(name));
    }

    QTemporaryDir m_folder;
    QByteArray m_maps, m_calls;
    int m_count = 0;
};

QString difference(const QStringList& seen, const QStringList& wanted)
{
    for (qsizetype i = 0; i < std::max(seen.size(), wanted.size()); ++i)
        if (seen.value(i) != wanted.value(i))
            return seen.value(i) + " instead of " + wanted.value(i);
    return {};
}

QString compared(const nav::Map& map, const OptionValues& options, double scale, bool flips)
{
    const Result<ExportBundle> bundle = format().exportMap(map, options);
    if (!bundle)
        return QString::fromStdString(bundle.error().text());
    Compiler compiler;
    compiler.add(bundle->files.first().bytes);
    if (const QString said = compiler.compile(); !said.isEmpty())
        return said;
    return difference(compiler.output().value(0), Expected(map, scale, flips).lines());
}

} // namespace

class CppHeaderTest : public QObject {
    Q_OBJECT

private:
    /// All in one program.
    static void compareTogether(const std::vector<test::NamedMap>& maps)
    {
        Compiler compiler;
        for (std::size_t i = 0; i < maps.size(); ++i) {
            const QString space = QString("level%1").arg(i);
            const auto bundle = format().exportMap(maps[i].map, {{"namespace", space}});
            QVERIFY2(bundle, bundle ? "" : bundle.error().text().c_str());
            compiler.add(bundle->files.first().bytes);
        }
        const QString said = compiler.compile();
        QVERIFY2(said.isEmpty(), qPrintable(said.left(2000)));
        const QList<QStringList> seen = compiler.output();
        QCOMPARE(std::size_t(seen.size()), maps.size());
        for (std::size_t i = 0; i < maps.size(); ++i) {
            const QString fault =
                difference(seen[qsizetype(i)], Expected(maps[i].map, 1, false).lines());
            QVERIFY2(fault.isEmpty(), qPrintable(maps[i].name + ": " + fault));
        }
    }

private slots:
    void compilesToTheSameBits()
    {
        const nav::Map map = test::everyKind();
        QCOMPARE(compared(map, {}, 1, false), QString());
        const auto bundle = format().exportMap(map, {});
        QCOMPARE(bundle->files.size(), 1);
        QVERIFY(format().exportMap(map, {})->files.first().bytes == bundle->files.first().bytes);
        const QByteArray header = bundle->files.first().bytes;
        QVERIFY(header.contains("\nnamespace m_glich_int {"));
        for (const char* name :
             {"& int_object = ", "& Circle = ", "& object_3_pples = ", "& oak = ", "& oak_2 = ",
              "& oak_2_2 = ", "& NULL_object = ", "& a = "})
            QVERIFY2(header.contains(name), name);
    }

    void scalesAndTurnsOver()
    {
        nav::Map map = test::everyKind();
        QCOMPARE(compared(map, {{"scale", "16"}, {"yAxis", "down"}}, 16, true), QString());
        map.settings.yAxis = nav::YAxis::down;
        QCOMPARE(compared(map, {{"yAxis", "down"}, {"namespace", "game::level1"}}, 1, false),
                 QString());
        QCOMPARE(compared(map, {{"yAxis", "up"}}, 1, true), QString());
    }

    void anEmptyMapHasEmptyArrays() { QCOMPARE(compared({}, {}, 1, false), QString()); }

    void mapsOfAllFamilies()
    {
        std::vector<test::NamedMap> maps;
        for (const test::Family family : test::allFamilies)
            maps.push_back({test::name(family), test::familyMap(family, 7)});
        compareTogether(maps);
    }

    void everyMap() { compareTogether(test::everyMap()); }

    void namespacesMustBeOnes_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"int", "a b", "1a", "a::", "::a", "_a", "a__b", "a-b", "a;", "a\n"})
            QTest::newRow(name) << name;
    }
    void namespacesMustBeOnes()
    {
        QFETCH(QString, name);
        const auto bundle = format().exportMap({}, {{"namespace", name}});
        QVERIFY(!bundle);
        QCOMPARE(bundle.error().where, std::string("option namespace"));
    }

    void tellsWhatIsLost()
    {
        nav::Map map = test::everyKind();
        map.settings.agentGroups = {{"guards"}};
        nav::MapObject long_;
        long_.id = 99;
        long_.name = std::string(70'000, 'x');
        long_.geometry = nav::GoalMarker{{1, 2}};
        map.append(long_);
        QStringList notes = test::notesOf(format(), map);
        QVERIFY(notes.contains("1 agent group: left out"));
        QVERIFY(notes.contains("1 text of more than 65,000 bytes: left out"));
        QVERIFY(notes.contains("1 inverted circle: exact"));
        notes = test::notesOf(format(), map, {{"scale", "3"}});
        QVERIFY2(notes.join(' ').contains("rounded in the last digit"),
                 qPrintable(notes.join('\n')));
    }
};

QTEST_GUILESS_MAIN(CppHeaderTest)
#include "cppheadertest.moc"
