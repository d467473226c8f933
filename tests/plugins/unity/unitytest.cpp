#include "plugins/host/mapfiles.h"
#include "tests/plugins/everykind.h"
#include "tests/plugins/exporting.h"
#include "tests/plugins/matrix/everymap.h"
#include "tests/plugins/unity/expectedlines.h"

#include <QDir>
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
using namespace unitylines;

namespace {

const MapFormat& format() { return test::ownFormat("unity"); }

/// Mono reads "-0.0" as 0, so zeros of either sign are compared as equal.
QString unsignedZeros(QString line)
{
    static const QRegularExpression zero("\\b8(0{7}|0{15})\\b");
    line.replace(zero, "0\\1");
    return line;
}

/// Whether two lines have the same words. Mono reads "-31.83948" as the number next to it, so that
/// numbers may be neighbours, and those in single precision made of them.
bool isSame(const QString& a, const QString& b)
{
    if (a == b)
        return true;
    const QStringList seen = a.split(' '), wanted = b.split(' ');
    if (seen.size() != wanted.size())
        return false;
    for (qsizetype i = 0; i < seen.size(); ++i) {
        bool isNumber = seen[i].size() == wanted[i].size() && !seen[i].contains('"');
        const auto x = qint64(seen[i].toULongLong(&isNumber, 16));
        const auto y = qint64(wanted[i].toULongLong(nullptr, 16));
        if (seen[i] != wanted[i] && (!isNumber || seen[i].size() < 8 || std::abs(x - y) > 1))
            return false;
    }
    return true;
}

/// Names of arenas as they are printed.
QStringList ringNames(const nav::Map& map)
{
    QStringList names;
    for (const nav::MapObject& object : map.objects()) {
        const auto* const circle = std::get_if<nav::Circle>(&object.geometry);
        if (circle && circle->inverted)
            names << text(object.name.empty() ? "arena " + std::to_string(object.id) : object.name);
    }
    return names;
}

/// Floats are compared by their bits, except the corners of an arena's ring, and so what has the
/// name of an arena.
bool isRing(const QString& line, const QStringList& names)
{
    return line.startsWith("made") &&
           std::any_of(names.begin(), names.end(),
                       [&line](const QString& name) { return line.contains(name); });
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

    /// In one run of Mono.
    void everyMap()
    {
        std::vector<QByteArray> files;
        for (const test::NamedMap& each : test::everyMap()) {
            const auto bundle = format().exportMap(each.map, {});
            QVERIFY2(bundle, bundle ? "" : bundle.error().text().c_str());
            files.push_back(bundle->files.first().bytes);
        }
        const QList<QStringList> seen = printed(files);
        QCOMPARE(std::size_t(seen.size()), files.size());
        for (std::size_t i = 0; i < files.size(); ++i) {
            const test::NamedMap& each = test::everyMap()[i];
            const QString difference = differenceOf(seen[qsizetype(i)], each.map, 1);
            QVERIFY2(difference.isEmpty(), qPrintable(each.name + ": " + difference));
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
    /// The lines of each file; none if the program fails.
    QList<QStringList> printed(const std::vector<QByteArray>& files)
    {
        QStringList arguments{m_folder.filePath("print.exe")};
        for (const QByteArray& file : files) {
            const QString name = QString("m%1.unity.json").arg(arguments.size());
            write(name, file);
            arguments << m_folder.filePath(name);
        }
        QProcess program;
        program.start(THICKET_TEST_MONO, arguments);
        program.waitForFinished(-1);
        if (program.exitCode() != 0)
            qWarning("%s", program.readAllStandardError().constData());
        QList<QStringList> maps;
        QStringList lines;
        for (const QString& line :
             QString(program.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts)) {
            if (line == "end of map")
                maps << std::exchange(lines, {});
            else
                lines << line;
        }
        return maps;
    }
    QStringList lines(const nav::Map& map, const OptionValues& options)
    {
        const auto bundle = format().exportMap(map, options);
        return bundle ? printed({bundle->files.first().bytes}).value(0) : QStringList();
    }
    static QString differenceOf(const QStringList& printed, const nav::Map& map, double scale)
    {
        const QStringList names = ringNames(map);
        QStringList seen;
        for (const QString& line : printed)
            if (!isRing(line, names))
                seen << unsignedZeros(line);
        QStringList wanted;
        for (const QString& line : Expected(map, scale).lines())
            if (!isRing(line, names))
                wanted << unsignedZeros(line);
        seen.sort();
        wanted.sort();
        for (qsizetype i = 0; i < std::max(seen.size(), wanted.size()); ++i)
            if (!isSame(seen.value(i), wanted.value(i)))
                return seen.value(i) + " instead of " + wanted.value(i);
        return {};
    }
    void compare(const nav::Map& map, const OptionValues& options, double scale)
    {
        QCOMPARE(differenceOf(lines(map, options), map, scale), QString());
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(UnityTest)
#include "unitytest.moc"
