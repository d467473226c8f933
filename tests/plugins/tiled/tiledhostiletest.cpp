#include "tests/plugins/hostilefiles.h"
#include "tests/plugins/tiled/bytes.h"
#include "tests/plugins/tiled/formats.h"

#include <QTest>

using namespace tiledtest;
using thicket::test::repeated;

namespace {

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
        const QString fault = thicket::test::hostileFault(bytes, suffix);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }
};

QTEST_GUILESS_MAIN(TiledHostileTest)
#include "tiledhostiletest.moc"
