#include "plugins/host/mapfiles.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace thicket;
using namespace thicket::plugins;

namespace {

nav::Map sampleMap()
{
    nav::Map map;
    map.settings.layers.push_back({1, "trees", true, false, {}});
    map.append({1, 1, "oak", nav::Circle{{0.1, -2}, 1.0 / 3}, {{"age", std::int64_t(80)}}, {}});
    map.append({2, 1, "", nav::Circle{{1e8 + 0.125, 7}, 0}, {}, {}});
    map.append({3, 1, "", nav::Wall{{{0, 0}, {5, 0}}, 0.2, false}, {}, {}});
    return map;
}

} // namespace

class MapFilesTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void nativeGoesThereAndBack()
    {
        const auto saved = exportMap(sampleMap(), path("m.thicket"), m_registry);
        QVERIFY2(saved, qPrintable(problem(saved)));
        QCOMPARE(saved->files, QStringList{path("m.thicket")});
        const auto loaded = openMap(path("m.thicket"), m_registry);
        QVERIFY2(loaded, qPrintable(problem(loaded)));
        QCOMPARE(loaded->map == sampleMap(), true);
    }

    /// As saving does: the picture beneath is found from where the file lies.
    void nativeNamesItsPictureFromItsFolder()
    {
        nav::Map map = sampleMap();
        map.settings.underlay = nav::Underlay{.image = path("plans/a.png").toStdString()};
        QVERIFY(QDir(path("")).mkdir("out"));
        for (const auto& [file, image] :
             {std::pair("m.thicket", "plans/a.png"), {"out/m.thicket", "../plans/a.png"}}) {
            QVERIFY(exportMap(map, path(file), m_registry));
            const auto loaded = openMap(path(file), m_registry);
            QVERIFY2(loaded, qPrintable(problem(loaded)));
            QCOMPARE(loaded->map.settings.underlay->image, std::string(image));
        }
    }

    void csvKeepsCirclesBitForBit()
    {
        const auto saved = exportMap(sampleMap(), path("m.csv"), m_registry);
        QVERIFY2(saved, qPrintable(problem(saved)));
        const auto loaded = openMap(path("m.csv"), m_registry);
        QVERIFY2(loaded, qPrintable(problem(loaded)));
        QCOMPARE(loaded->map.objects().size(), 2u);
        for (nav::ObjectId id : {1, 2})
            QVERIFY(loaded->map.find(id)->geometry == sampleMap().find(id)->geometry);
    }

    void theFormatCanBeNamed()
    {
        write("forest.txt", "x,y,radius\n1,2,3\n");
        QCOMPARE(openMap(path("forest.txt"), m_registry, "csv").has_value(), true);
        QCOMPARE(exportMap(sampleMap(), path("m.txt"), m_registry, "thicket").has_value(), true);
        QCOMPARE(openMap(path("m.txt"), m_registry)->map == sampleMap(), true);
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("formatId");
        QTest::addColumn<QString>("said");
        QTest::newRow("missing") << "none.csv"
                                 << ""
                                 << "none.csv";
        QTest::newRow("missing native") << "none.thicket"
                                        << ""
                                        << "none.thicket";
        QTest::newRow("a folder") << "folder.csv"
                                  << ""
                                  << "folder.csv";
        QTest::newRow("unknown suffix") << "garbage.xyz"
                                        << ""
                                        << "known: thicket, csv";
        QTest::newRow("unknown id") << "garbage.xyz"
                                    << "nosuch"
                                    << "\"nosuch\"";
        QTest::newRow("cannot be read") << "garbage.xyz"
                                        << "cppheader"
                                        << "\"cppheader\"";
        QTest::newRow("bad csv") << "bad.csv"
                                 << ""
                                 << "bad.csv: line 2, column 3: ";
    }

    void refusals()
    {
        QFETCH(QString, name);
        QFETCH(QString, formatId);
        QFETCH(QString, said);
        write("garbage.xyz", "\x7f"
                             "ELF nonsense");
        write("bad.csv", "x,y,radius\n1,zwei,3\n");
        QVERIFY(QDir(m_folder->path()).mkpath("folder.csv"));
        const auto loaded = openMap(path(name), m_registry, formatId);
        QVERIFY(!loaded);
        QVERIFY2(problem(loaded).contains(said), qPrintable(problem(loaded)));
        QVERIFY(!problem(loaded).contains('\n'));
    }

    void nothingIsWrittenWhenTheExporterRefuses()
    {
        const auto unknown = exportMap(sampleMap(), path("m.xyz"), m_registry);
        QVERIFY(!unknown);
        QVERIFY2(problem(unknown).contains("known: thicket, ") &&
                     problem(unknown).contains(", tiled, tmj"),
                 qPrintable(problem(unknown)));
        QVERIFY(!exportMap(sampleMap(), path("m.csv"), m_registry, {}, {{"colour", "red"}}));
        QVERIFY(!exportMap(sampleMap(), path("m.thicket"), m_registry, {}, {{"colour", "red"}}));
        QVERIFY(!exportMap(sampleMap(), path("m.tmj"), m_registry, {}, {{"pixelsPerUnit", "0"}}));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList());
    }

    void anUnwritablePlaceIsNamed()
    {
        const auto saved = exportMap(sampleMap(), path("no/such/folder/m.csv"), m_registry);
        QVERIFY(!saved);
        QVERIFY2(problem(saved).contains("m.csv"), qPrintable(problem(saved)));
    }

    void aBundleIsWrittenWholeOrNotAtAll()
    {
        const FormatRegistry registry({THICKET_BINARY_DIR "/tests/companionplugins"});
        write("m.companions", "old");
        write("m.csv", "old");
        QVERIFY(QDir(m_folder->path()).mkpath("m-part"));
        const auto kept = exportMap(sampleMap(), path("m.companions"), registry);
        QVERIFY(!kept); // a folder has the name
        QVERIFY2(problem(kept).contains("m-part"), qPrintable(problem(kept)));
        QCOMPARE(read("m.companions"), QByteArray("old"));
        QCOMPARE(read("m.csv"), QByteArray("old"));
        QCOMPARE(QDir(m_folder->path())
                     .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 (QStringList{"m-part", "m.companions", "m.csv"}));
        QVERIFY(QDir(m_folder->path()).rmdir("m-part"));
        const auto saved = exportMap(sampleMap(), path("m.companions"), registry);
        QVERIFY2(saved, qPrintable(problem(saved)));
        QCOMPARE(saved->files, (QStringList{path("m.companions"), path("m.csv"), path("m-part")}));
        QCOMPARE(read("m.companions"), QByteArray("named"));
        QCOMPARE(read("m.csv"), QByteArray("list"));
    }

    void namesAndFormatsAreJudgedAlone()
    {
        QVERIFY(!importProblem("m.csv", m_registry) && !exportProblem("m.csv", m_registry));
        QVERIFY(!importProblem("m.xyz", m_registry)); // may be a native map
        QVERIFY(exportProblem("m.xyz", m_registry) && importProblem("m.xyz", m_registry, "nosuch"));
        QVERIFY(importProblem("m.h", m_registry, "cppheader"));
        QVERIFY(!exportProblem("m.xyz", m_registry, "tiled"));
        QVERIFY(!exportProblem("m.xyz", m_registry, "thicket"));
    }

    void aPluginThatThrowsIsBlamed()
    {
        const FormatRegistry registry({THICKET_BINARY_DIR "/tests/faultyplugins"});
        QVERIFY(registry.byId("throwsatwork"));
        write("m.txt", "anything");
        const auto loaded = openMap(path("m.txt"), registry, "throwsatwork");
        QVERIFY(!loaded);
        QVERIFY2(problem(loaded).contains("\"throwsatwork\" failed: index out of range"),
                 qPrintable(problem(loaded)));
        const auto saved = exportMap(sampleMap(), path("out.txt"), registry, "throwsatwork");
        QVERIFY(!saved);
        QVERIFY(!QFile::exists(path("out.txt")));
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    void write(const QString& name, const QByteArray& bytes)
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    QByteArray read(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    template <class T> static QString problem(const Result<T>& result)
    {
        return result ? QString() : QString::fromStdString(result.error().text());
    }

    const FormatRegistry m_registry{{THICKET_BINARY_DIR "/lib/thicket/plugins"}};
    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(MapFilesTest)
#include "mapfilestest.moc"
