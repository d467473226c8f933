#include "libsteer/recording/recordingfile.h"
#include "libsteer/recording/trajectories.h"

#include <QFile>
#include <QTest>

#include <map>
#include <sstream>

using namespace thicket;
using namespace thicket::steer;

namespace {

struct Place {
    double x = 0;
    double y = 0;
    double z = 0;
    bool operator==(const Place&) const = default;
};
using Places = std::map<std::pair<long, long>, Place>; ///< of id and frame

std::string contentsOf(const QString& name)
{
    QFile file(THICKET_SHARED_DATA "/crowd/" + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// Read with the standard library.
Places placesIn(const std::string& text)
{
    std::istringstream lines(text);
    lines.imbue(std::locale::classic());
    Places places;
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line[0] == '#')
            continue;
        std::istringstream fields(line);
        long id = 0;
        long frame = 0;
        Place place;
        fields >> id >> frame >> place.x >> place.y >> place.z;
        places[{id, frame}] = place;
    }
    return places;
}

} // namespace

/// Real crowds: imported, replayed and exported unchanged.
class MeasuredCrowdsTest : public QObject {
    Q_OBJECT

    void check(const std::string& text, const TrajectoryOptions& options, std::size_t people,
               std::size_t rows, std::uint32_t frames)
    {
        const Result<Recording> read = readTrajectories(text, "crowd.txt", options);
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QCOMPARE(read->agents().size(), people);
        QCOMPARE(read->frameCount(), frames);
        QVERIFY(writeTrajectories(*read) == text);

        const std::string file = writeRecording(*read);
        const Result<Recording> saved = readRecording(file, "crowd");
        QVERIFY(saved);
        QVERIFY(writeTrajectories(*saved) == text);

        const Places expected = placesIn(text);
        QCOMPARE(expected.size(), rows);
        const auto scale = double(options.unit ? static_cast<int>(*options.unit) : 1);
        const std::int64_t first = saved->info().notation->firstFrame;
        std::size_t shown = 0;
        RecordingCursor cursor(*saved);
        Frame frame;
        for (std::uint32_t k = 0; k < frames; ++k) {
            cursor.frame(k, frame);
            for (const FrameAgent& one : frame) {
                const Place& place =
                    expected.at({static_cast<long>(saved->agents()[one.agent].id), first + k});
                // In metres bit for bit. From centimetres by one division, which gives the double
                // nearest to the decimal.
                if (scale == 1)
                    QVERIFY((Place{one.position.x, one.position.y, one.height} == place));
                else
                    QVERIFY(std::abs(one.position.x * scale - place.x) <=
                            1e-15 * std::abs(place.x));
                ++shown;
            }
        }
        QCOMPARE(shown, rows);
        qInfo("%.2f bytes of file for each of %zu rows; %.2f in memory",
              double(file.size()) / double(rows), rows, double(saved->bytes()) / double(rows));
    }

private slots:
    void bottleneck() { check(contentsOf("bottleneck_040_c_56_h.txt"), {}, 75, 63110, 1657); }

    void oneWay()
    {
        const std::string text = contentsOf("uo-050-180-180.txt");
        QVERIFY(!readTrajectories(text, "uo"));
        check(text, {.framesPerSecond = 16, .unit = TrajectoryUnit::centimetre}, 61, 9712, 975);
    }
};

QTEST_GUILESS_MAIN(MeasuredCrowdsTest)
#include "measuredcrowdstest.moc"
