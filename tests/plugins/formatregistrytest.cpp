#include "plugins/host/formatregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace thicket::plugins;

namespace {

QString goodPlugin(const QString& name)
{
    return QString(THICKET_BINARY_DIR "/lib/thicket/plugins/%1.so").arg(name);
}

QString faultyPlugin(const QString& name)
{
    return QString(THICKET_BINARY_DIR "/tests/faultyplugins/%1.so").arg(name);
}

QByteArray bytesOf(const QString& file)
{
    QFile source(file);
    return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
}

/// A folder of plugins written by the test, including the good csv plugin.
class PluginFolder {
public:
    PluginFolder() { copy(goodPlugin("csv"), "csv.so"); }

    QStringList path() const { return {m_folder.path()}; }
    void copy(const QString& file, const QString& name)
    {
        QVERIFY2(QFile::copy(file, m_folder.filePath(name)), qPrintable(file));
    }
    void write(const QString& name, const QByteArray& bytes)
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

private:
    QTemporaryDir m_folder;
};

/// Restores an environment variable.
class Environment {
public:
    explicit Environment(const char* name) : m_name(name), m_value(qgetenv(name)) {}
    ~Environment() { m_value.isNull() ? qunsetenv(m_name) : qputenv(m_name, m_value); }

private:
    const char* m_name;
    QByteArray m_value;
};

} // namespace

class FormatRegistryTest : public QObject {
    Q_OBJECT

private slots:
    void findsTheFormatsOfTheBuild()
    {
        const FormatRegistry registry({THICKET_BINARY_DIR "/lib/thicket/plugins"});
        QVERIFY(registry.problems().isEmpty());
        QVERIFY(registry.byId("csv"));
        QVERIFY(registry.byId("tiled"));
        QVERIFY(!registry.byId("cs"));
        QCOMPARE(registry.importerFor("a/b.c/Trees.CSV"), registry.byId("csv"));
        QCOMPARE(registry.exporterFor("level.tmj"), registry.byId("tiled"));
        QCOMPARE(registry.importerFor("level.tmj"), registry.byId("tiled"));
        QVERIFY(!registry.importerFor("level.h"));
        QCOMPARE(registry.exporterFor("level.tscn"), registry.byId("godot"));
        QCOMPARE(registry.exporterFor("level.godot3.tscn"), registry.byId("godot3"));
        QVERIFY(!registry.exporterFor("level.json"));
        QVERIFY(!registry.exporterFor("csv"));
    }

    void looksBesideTheProgramUnlessGivenAFolder()
    {
        const Environment restored("THICKET_PLUGIN_PATH");
        qunsetenv("THICKET_PLUGIN_PATH");
        QVERIFY(FormatRegistry::defaultFolders().contains(
            QDir::cleanPath(THICKET_BINARY_DIR "/lib/thicket/plugins")));
        qputenv("THICKET_PLUGIN_PATH", "/a:/b c");
        QCOMPARE(FormatRegistry::defaultFolders(), (QStringList{"/a", "/b c"}));
    }

    void aMissingFolderIsNoProblem()
    {
        const FormatRegistry registry({"/nowhere/at all"});
        QVERIFY(registry.formats().isEmpty());
        QVERIFY(registry.problems().isEmpty());
    }

    void namesWhatIsWrongAndServesTheRest_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("reason");
        const QByteArray good = bytesOf(goodPlugin("csv"));
        QVERIFY(good.size() > 4096);
        QTest::newRow("empty") << QByteArray() << "not a Qt plugin";
        QTest::newRow("garbage") << QByteArray("\x01\x02garbage\n", 10).repeated(500)
                                 << "not a Qt plugin";
        QTest::newRow("header only") << good.left(64) << "not a Qt plugin";
        QTest::newRow("truncated") << bytesOf(goodPlugin("tiled")).left(4096) << "not a Qt plugin";
        QTest::newRow("foreign interface")
            << bytesOf(faultyPlugin("foreigninterface")) << "\"org.example.Painter/3\"";
        QTest::newRow("missing symbol") << bytesOf(faultyPlugin("missingsymbol")) << "goneFunction";
        QTest::newRow("throws at start")
            << bytesOf(faultyPlugin("throwsatstart")) << "no licence server";
        QTest::newRow("misnamed") << bytesOf(faultyPlugin("misnamed")) << "\"othername\"";
        QTest::newRow("second of its id") << good << "is taken by";
    }

    void namesWhatIsWrongAndServesTheRest()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, reason);
        PluginFolder folder;
        folder.write("faulty.so", bytes);
        const FormatRegistry registry(folder.path());
        QCOMPARE(registry.problems().size(), 1);
        const PluginProblem problem = registry.problems().first();
        QVERIFY(problem.file.endsWith("/faulty.so"));
        QVERIFY2(problem.reason.contains(reason), qPrintable(problem.reason));
        QVERIFY2(problem.reason.endsWith('.') && !problem.reason.contains('\n'),
                 qPrintable(problem.reason));
        QCOMPARE(registry.formats().size(), 1);
        const auto map = registry.byId("csv")->importMap({"x,y,radius\n1,2,3\n", "a.csv"}, {});
        QVERIFY(map);
        QCOMPARE(map->map.objects().size(), 1u);
    }

    void filesThatAreNoLibrariesAreNotItsBusiness()
    {
        PluginFolder folder;
        folder.write("README.txt", "Put plugins here.");
        QVERIFY(FormatRegistry(folder.path()).problems().isEmpty());
    }
};

QTEST_GUILESS_MAIN(FormatRegistryTest)
#include "formatregistrytest.moc"
