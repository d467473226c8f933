#include "tests/plugins/tiled/bytes.h"
#include "tests/plugins/tiled/formats.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tiledtest;

namespace {

constexpr rlim_t mostMemory = rlim_t(256) << 20;

/// How a program that converts a file ended. It fails if it needs more than mostMemory.
struct Outcome {
    int status = -1;
    double seconds = 0; ///< of a processor
    QString message;
};

Outcome convert(const QString& path, const QString& errors)
{
    const pid_t child = fork();
    if (child == 0) {
        if (!freopen(qPrintable(errors), "w", stderr))
            _exit(99);
#if !defined(THICKET_SANITIZED) && !defined(THICKET_MEMORY_UNBOUNDED)
        const rlimit memory{mostMemory, mostMemory};
        setrlimit(RLIMIT_DATA, &memory);
#endif
        execl(THICKET_BINARY_DIR "/bin/thicket-cli", "thicket-cli", "convert", qPrintable(path),
              qPrintable(path + ".thicket"), nullptr);
        _exit(98);
    }
    int status = 0;
    rusage used{};
    wait4(child, &status, 0, &used);
    Outcome outcome;
    outcome.status = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    outcome.seconds = double(used.ru_utime.tv_sec + used.ru_stime.tv_sec);
    QFile file(errors);
    if (file.open(QIODevice::ReadOnly))
        outcome.message = file.readAll().trimmed();
    return outcome;
}

QByteArray repeated(const QByteArray& piece, int count)
{
    QByteArray all;
    all.reserve(piece.size() * count);
    for (int i = 0; i < count; ++i)
        all += piece;
    return all;
}

QByteArray bombLayer(const QByteArray& data, const QByteArray& compression, const QByteArray& size)
{
    return tmxWith("<layer " + size + "><data encoding=\"base64\" compression=\"" + compression +
                   "\">" + data.toBase64() + "</data></layer>");
}

QByteArray json(const QByteArray& layer)
{
    return R"({"orientation": "orthogonal", "tilewidth": 1, "tileheight": 1, "layers": [)" + layer +
           "]}";
}

} // namespace

class TiledHostileTest : public QObject {
    Q_OBJECT

private slots:
    void isRefusedInOneLineAndLittleMemory_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray small = R"(width="10" height="10")";
        const QByteArray large = R"(width="16384" height="16384")";
        constexpr std::int64_t gigabyte = std::int64_t(1) << 30;
        QTest::newRow("zlib bomb") << "tmx" << bombLayer(zlibBomb(gigabyte), "zlib", small);
        QTest::newRow("zstd bomb") << "tmx" << bombLayer(zstandardBomb(gigabyte), "zstd", small);
        QTest::newRow("zlib bomb that says so")
            << "tmx" << bombLayer(zlibBomb(gigabyte), "zlib", large);
        QTest::newRow("a gigabyte claimed") << "tmx" << bombLayer("abc", "zlib", large);
        QTest::newRow("a layer of 2^31 rows")
            << "tmx" << bombLayer("abc", "zlib", R"(width="2147483647" height="2147483647")");
        QTest::newRow("entities")
            << "tmx"
            << QByteArray("<!DOCTYPE map [<!ENTITY a \"aaaaaaaaaa\">" +
                          repeated("<!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;\">", 30) +
                          "]><map>&b;</map>");
        QTest::newRow("deep elements") << "tmx" << repeated("<map>", 2'000'000);
        QTest::newRow("deep groups") << "tmx" << tmxWith(repeated("<group>", 2'000'000));
        QTest::newRow("deep classes")
            << "tmx"
            << tmxWith(repeated("<properties><property name=\"a\" type=\"class\">", 500'000));
        QTest::newRow("many attributes") << "tmx" << [] {
            QByteArray all = "<map";
            for (int i = 0; i < 1'000'000; ++i)
                all += " a" + QByteArray::number(i) + "=\"\"";
            return all + "/>";
        }();
        QTest::newRow("tiny objects") << "tmj"
                                      << json(R"({"type": "objectgroup", "objects": [)" +
                                              repeated("{},", 8'000'000) + "{}]}");
        QTest::newRow("tiny layers") << "tmj" << json(repeated("{},", 8'000'000) + "{}");
        QTest::newRow("tiny points")
            << "tmj"
            << json(R"({"type": "objectgroup", "objects": [{"polygon": [)" +
                    repeated("{},", 8'000'000) + "{}]}]}");
        QTest::newRow("a large property") << "tmj"
                                          << json(R"({"properties": [{"name": "a", "value": [)" +
                                                  repeated("0,", 12'000'000) + "0]}]}");
        QTest::newRow("deep brackets") << "tmj" << repeated("[", 20'000'000);
        QTest::newRow("deep members") << "tmj" << repeated("{\"layers\":", 2'000'000);
        QTest::newRow("large ellipses")
            << "tmx"
            << tmxObjects(repeated(R"(<object x="0" y="0" width="9e8" height="8e8"><ellipse/>)"
                                   "</object>",
                                   200'000));
        QTest::newRow("a large property of a tile in many cells")
            << "tmx"
            << tmxWith(R"(<tileset firstgid="1" tilewidth="1" tileheight="1"><tile id="0">)"
                       R"(<objectgroup><object x="0" y="0" width="1" height="1"><properties>)"
                       R"(<property name="a" value=")" +
                       QByteArray(1'000'000, 'a') +
                       R"("/></properties></object></objectgroup></tile></tileset>)"
                       R"(<layer width="1000" height="1000"><data encoding="base64" compression=)"
                       R"("zlib">)" +
                       zlibbed(repeated(QByteArray("\1\0\0\0", 4), 1'000'000)).toBase64() +
                       "</data></layer>");
        QTest::newRow("too many shapes of tiles")
            << "tmx"
            << tmxWith(R"(<tileset firstgid="1" tilewidth="1" tileheight="1"><tile id="0">)"
                       "<objectgroup>" +
                       repeated(R"(<object x="0" y="0" width="1" height="1"/>)", 1000) +
                       "</objectgroup></tile></tileset>" +
                       R"(<layer width="1000" height="1000"><data encoding="base64" compression=)"
                       R"("zlib">)" +
                       zlibbed(repeated(QByteArray("\1\0\0\0", 4), 1'000'000)).toBase64() +
                       "</data></layer>");
    }

    void isRefusedInOneLineAndLittleMemory()
    {
        QFETCH(QString, suffix);
        QFETCH(QByteArray, bytes);
        const QTemporaryDir folder;
        QFile file(folder.filePath("bomb." + suffix));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        const Outcome outcome = convert(file.fileName(), folder.filePath("errors"));
        QVERIFY2(outcome.status == 1, qPrintable(QString::number(outcome.status)));
        QVERIFY2(outcome.message.contains("bomb." + suffix), qPrintable(outcome.message));
        QVERIFY2(!outcome.message.contains('\n'), qPrintable(outcome.message));
        QVERIFY2(!outcome.message.contains("memory"), qPrintable(outcome.message));
        QVERIFY2(outcome.seconds < 20, qPrintable(QString::number(outcome.seconds)));
    }
};

QTEST_GUILESS_MAIN(TiledHostileTest)
#include "tiledhostiletest.moc"
