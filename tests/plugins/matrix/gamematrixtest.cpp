// Every format that is registered over the maps of games, and over those that others made with
// Tiled.
#include "plugins/host/mapfiles.h"
#include "tests/plugins/matrix/roundtrip.h"

#include <QDir>
#include <QDirIterator>
#include <QTest>

using namespace thicket;
using namespace thicket::test;
using plugins::MapFormat;

namespace {

const plugins::FormatRegistry& registry()
{
    static const plugins::FormatRegistry all;
    return all;
}

nav::Map mapIn(const QString& path, const plugins::OptionValues& options)
{
    auto opened = plugins::openMap(THICKET_SHARED_DATA "/" + path, registry(), {}, options);
    if (!opened)
        qFatal("%s", opened.error().text().c_str());
    return std::move(opened->map);
}

void addFormats()
{
    QTest::addColumn<QString>("id");
    for (const MapFormat* const format : registry().formats())
        if (format->info().canExport)
            QTest::newRow(qPrintable(format->info().id)) << format->info().id;
}

} // namespace

class GameMatrixTest : public QObject {
    Q_OBJECT

private:
    static void comesBack(const QString& path, const plugins::OptionValues& options = {})
    {
        QFETCH(QString, id);
        const QString fault = roundTripFault(*registry().byId(id), mapIn(path, options));
        QVERIFY2(fault.isEmpty(), qPrintable(path + ": " + fault));
    }

private slots:
    void mapsOfGamesComeBack_data() { addFormats(); }
    void mapsOfGamesComeBack()
    {
        QFETCH(QString, id);
        const QFileInfoList files =
            QDir(THICKET_SHARED_DATA "/gamemaps").entryInfoList({"*.map"}, QDir::Files);
        QVERIFY(files.size() >= 10);
        for (const QFileInfo& file : files) {
            // Graphs of large maps take seconds, and each is made twice.
            constexpr qint64 small = 60'000;
            if (id != "graph" || file.size() <= small)
                comesBack("gamemaps/" + file.fileName());
        }
    }

    void treesOfDuskwoodComeBack_data() { addFormats(); }
    void treesOfDuskwoodComeBack()
    {
        comesBack("gamemaps/duskwood.map", {{"circles", "T"}, {"circleRadius", "0.3"}});
    }

    /// All files of the folder but tilesets and templates. A map without objects is among them, and
    /// one that refers to a file outside of its folder.
    void mapsOfTiledComeBack_data() { addFormats(); }
    void mapsOfTiledComeBack()
    {
        const QDir folder(THICKET_SHARED_DATA "/tiled");
        QDirIterator files(folder.path(), {"*.tmx", "*.tmj", "map.json"}, QDir::Files,
                           QDirIterator::Subdirectories);
        int count = 0;
        for (; files.hasNext(); ++count)
            comesBack("tiled/" + folder.relativeFilePath(files.next()), {{"outside", "skip"}});
        QVERIFY(count >= 11);
    }
};

QTEST_GUILESS_MAIN(GameMatrixTest)
#include "gamematrixtest.moc"
