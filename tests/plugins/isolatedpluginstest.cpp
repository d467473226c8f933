#include "plugins/host/mapfiles.h"
#include "plugins/host/probecache.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace thicket;
using namespace thicket::plugins;

namespace {

const QStringList faulty{THICKET_BINARY_DIR "/tests/faultyplugins"};
const QString pebbles = THICKET_BINARY_DIR "/tests/thirdpartyplugins/pebbles.so";

nav::Map sampleMap()
{
    nav::Map map;
    map.settings.layers.push_back({1, "trees", true, false, {}});
    map.append({1, 1, "oak", nav::Circle{{0.1, -2}, 1.0 / 3}, {}, {}});
    map.append({2, 1, "ash", nav::Circle{{1e8 + 0.125, 7}, 0}, {}, {}});
    return map;
}

QByteArray bytesOf(const QString& file)
{
    QFile source(file);
    return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
}

QString textOf(const Error& error) { return QString::fromStdString(error.text()); }

} // namespace

/// Third-party plugins: whatever they do, they only harm a process of their own.
class IsolatedPluginsTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkpath("plugins"));
        QVERIFY(QFile::copy(pebbles, path("plugins/pebbles.so")));
        qputenv("XDG_CACHE_HOME", QFile::encodeName(path("cache")));
    }

    void mapsGoThereAndBack()
    {
        const FormatRegistry registry({path("plugins")}, {});
        const auto saved = exportMap(sampleMap(), path("m.pbl"), registry);
        QVERIFY2(saved, qPrintable(saved ? QString() : textOf(saved.error())));
        QCOMPARE(saved->files, (QStringList{path("m.pbl"), path("m.names.txt")}));
        QCOMPARE(bytesOf(path("m.names.txt")), "oak\nash\n");
        QCOMPARE(saved->notes.size(), 1);
        QCOMPARE(saved->notes.first().objects, (QList<nav::ObjectId>{1, 2}));
        const auto loaded = openMap(path("m.pbl"), registry);
        QVERIFY(loaded);
        for (const nav::ObjectId id : {1, 2})
            QVERIFY(loaded->map.find(id)->geometry == sampleMap().find(id)->geometry);
        QVERIFY(!bytesOf("/proc/self/maps").contains("pebbles.so"));
    }

    void optionsAndErrorsPass()
    {
        const FormatRegistry registry({path("plugins")}, {});
        const MapFormat* const format = registry.byId("pebbles");
        QVERIFY(format);
        const auto shrunk = format->exportMap(sampleMap(), {{"shrink", "4"}});
        QVERIFY(shrunk && shrunk->files.first().bytes.startsWith("0.1 -2 0.08333333333333333\n"));
        const auto unknown = format->exportMap(sampleMap(), {{"colour", "red"}});
        QVERIFY(!unknown && textOf(unknown.error()).contains("colour"));
        const auto bad = format->importMap({"1 2 3\n4 5\n", "bad.pbl"}, {});
        QVERIFY(!bad);
        QCOMPARE(textOf(bad.error()), "bad.pbl: line 2: This is no pebble.");
    }

    void faults_data()
    {
        QTest::addColumn<QString>("said");
        QTest::addColumn<int>("processorSeconds");
        QTest::addColumn<int>("wallSeconds");
        QTest::newRow("crashesatwork") << "The plugin crashed (segmentation fault)" << 60 << 120;
        QTest::newRow("exitsatwork") << "The plugin ended its process (exit status 0)" << 60 << 120;
        QTest::newRow("loopsatwork") << "more than 1 s of processor time" << 1 << 120;
        QTest::newRow("sleepsatwork") << "did not finish within 1 s" << 60 << 1;
        QTest::newRow("throwsatwork") << "\"throwsatwork\" failed: " << 60 << 120;
#ifdef THICKET_SANITIZED
        // The address sanitizer limits resident memory, not address space, and ends the process.
        QTest::newRow("hoardsatwork") << "The plugin ended its process (exit status" << 60 << 120;
#elif !defined(THICKET_MEMORY_UNBOUNDED) // as with the thread sanitizer
        QTest::newRow("hoardsatwork") << "it needs more memory than it can have" << 60 << 120;
#endif
    }

    void faults()
    {
        QFETCH(QString, said);
        QFETCH(int, processorSeconds);
        QFETCH(int, wallSeconds);
        const QString id = QTest::currentDataTag();
        // Probing has the default limits. Only a copy of this plugin is probed, so that the others
        // do not matter.
        probe(id);
        const WorkLimits limits{processorSeconds, wallSeconds, 300};
        const FormatRegistry registry({path("one")}, {}, limits);
        write("m.faulty", "anything");
        const auto loaded = openMap(path("m.faulty"), registry);
        QVERIFY(!loaded);
        QVERIFY2(textOf(loaded.error()).contains(said), qPrintable(textOf(loaded.error())));
        QVERIFY2(textOf(loaded.error()).startsWith(path("one/" + id + ".so: The ")),
                 qPrintable(textOf(loaded.error())));
        write("out.faulty", "the old file");
        const auto saved = exportMap(sampleMap(), path("out.faulty"), registry);
        QVERIFY(!saved);
        QVERIFY2(textOf(saved.error()).contains(id), qPrintable(textOf(saved.error())));
        QCOMPARE(bytesOf(path("out.faulty")), "the old file");
    }

    void whatIsPrintedDoesNoHarm()
    {
        const FormatRegistry registry(faulty, {});
        const MapFormat* const format = registry.byId("babbles");
        QVERIFY(format);
        QVERIFY(format->importMap({"", "m.txt"}, {}));
        const auto noise = format->exportMap(sampleMap(), {});
        QVERIFY(!noise);
        QVERIFY2(textOf(noise.error()).endsWith("babbles.so: The plugin's answer is garbage."),
                 qPrintable(textOf(noise.error())));
    }

    void aCrashAtLoadIsListed()
    {
        const FormatRegistry registry(faulty, {});
        const QList<PluginProblem> problems = registry.problems();
        const auto found = std::find_if(problems.begin(), problems.end(), [](const auto& problem) {
            return problem.file.endsWith("/crashesatload.so");
        });
        QVERIFY(found != problems.end());
        QCOMPARE(found->reason, "The plugin crashed (segmentation fault) while it started.");
        QVERIFY(registry.byId("babbles"));
    }

    void aHangAtLoadIsListed()
    {
        const FormatRegistry registry({faulty.first() + "/slow"}, {}, WorkLimits{60, 1, 512});
        QCOMPARE(registry.problems().size(), 1);
        QCOMPARE(registry.problems().first().reason,
                 "The plugin did not finish within 1 s while it started and was stopped.");
        QVERIFY(registry.formats().isEmpty());
    }

    void whoeverFailedIsNamedToWhoMissesAFormat()
    {
        write("plugins/broken.so", "garbage");
        const FormatRegistry registry({path("plugins")}, {});
        write("m.xyz", "garbage");
        const auto loaded = openMap(path("m.xyz"), registry);
        QVERIFY(!loaded);
        QVERIFY2(textOf(loaded.error()).contains("Plugins that failed: broken.so."),
                 qPrintable(textOf(loaded.error())));
    }

    void companionsKeepToTheirPlace_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::newRow("elsewhere") << "/../../escaped.txt";
        QTest::newRow("the named file") << "";
        QTest::newRow("the named file again") << ".pbl";
        QTest::newRow("half a name") << QString(".a").append(QChar(0)) + ".b";
    }

    void companionsKeepToTheirPlace()
    {
        QFETCH(QString, suffix);
        const FormatRegistry registry({path("plugins")}, {});
        write("m.pbl", "the old file");
        const auto saved =
            exportMap(sampleMap(), path("m.pbl"), registry, {}, {{"companion", suffix}});
        QVERIFY(!saved);
        QCOMPARE(textOf(saved.error()),
                 "The format plugin \"pebbles\" failed: it gave a file no usable name.");
        QCOMPARE(bytesOf(path("m.pbl")), "the old file");
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{"m.pbl"});
    }

    /// A plugin is probed once for each state of its file.
    void descriptionsAreKept()
    {
        QCOMPARE(FormatRegistry({path("plugins")}, {}).byId("pebbles")->info().title,
                 "Pebbles (text)");
        const QString cache = path("cache/thicket/formats.json");
        QByteArray kept = bytesOf(cache);
        QVERIFY(kept.contains("Pebbles (text)"));
        write("cache/thicket/formats.json", kept.replace("Pebbles (text)", "Kept"));
        QCOMPARE(FormatRegistry({path("plugins")}, {}).byId("pebbles")->info().title, "Kept");
        write("plugins/pebbles.so", bytesOf(pebbles) + "x");
        QCOMPARE(FormatRegistry({path("plugins")}, {}).byId("pebbles")->info().title,
                 "Pebbles (text)");
        write("cache/thicket/formats.json", "garbage");
        QVERIFY(FormatRegistry({path("plugins")}, {}).byId("pebbles"));
        QVERIFY(bytesOf(cache).contains("Pebbles (text)"));
    }

    void theCacheIsBounded()
    {
        const auto state = [](int i) {
            return PluginState{QString("/plugins/%1.so").arg(i), 1, 2, "hash"};
        };
        const FormatInfo info{"pebbles", "Pebbles", {}, true, true, {}, {}};
        ProbeCache cache;
        for (int i = 0; i < 300; ++i)
            cache.insert(state(i), info);
        cache.save();
        const ProbeCache kept;
        QVERIFY(kept.find(state(299)) && kept.find(state(44)));
        QVERIFY(!kept.find(state(43)));
        QVERIFY(kept.find(state(299)) == info);
        PluginState changed = state(299);
        changed.modified = 3;
        QVERIFY(!kept.find(changed));
    }

    void aCacheThatCannotBeWrittenIsNoProblem()
    {
        write("cache", "a file where the folder should be");
        const FormatRegistry registry({path("plugins")}, {});
        QVERIFY(registry.byId("pebbles"));
        QVERIFY(registry.problems().isEmpty());
    }

    void limitsCanBeChosen()
    {
        qputenv("THICKET_PLUGIN_SECONDS", "7");
        qputenv("THICKET_PLUGIN_MEGABYTES", "lots");
        std::vector<LimitProblem> problems;
        const WorkLimits limits = chosenWorkLimits(&problems);
        QCOMPARE(limits.processorSeconds, 7);
        QCOMPARE(limits.wallSeconds, 14);
        QCOMPARE(limits.memoryMegabytes, WorkLimits().memoryMegabytes);
        QCOMPARE(problems.size(), 1u);
        const FormatRegistry registry({path("plugins")}, {});
        QCOMPARE(registry.problems().size(), 1);
        QCOMPARE(registry.problems().first().reason,
                 "\"lots\" is not a whole number from 256 to 1048576.");
        qunsetenv("THICKET_PLUGIN_SECONDS");
        qunsetenv("THICKET_PLUGIN_MEGABYTES");
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    /// Makes a folder "one" with that faulty plugin, described with the usual limits.
    void probe(const QString& id) const
    {
        QVERIFY(QDir(m_folder->path()).mkpath("one"));
        QVERIFY(QFile::copy(faulty.first() + '/' + id + ".so", path("one/" + id + ".so")));
        QVERIFY(FormatRegistry({path("one")}, {}).byId(id));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(IsolatedPluginsTest)
#include "isolatedpluginstest.moc"
