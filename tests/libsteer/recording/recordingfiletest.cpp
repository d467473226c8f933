#include "libsteer/recording/recordingfile.h"
#include "libnav/files/crc32c.h"
#include "tests/support/crowds/recordedcrowd.h"
#include "tests/support/crowds/replaylayout.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace thicket;
using namespace thicket::steer;
using test::RecordedCrowd;

namespace {

/// One of each kind, before, in and after the frames.
void addEventsAndInputs(RecordingBuilder& builder)
{
    using Kind = RecordedEvent::Kind;
    builder.addEvent({0, 7, Kind::added, StuckReason::none});
    builder.addEvent({70, 7, Kind::stuck, StuckReason::obstacle});
    builder.addEvent({70, 14, Kind::arrived, StuckReason::none});
    builder.addEvent({500, 7, Kind::input, StuckReason::none});
    builder.addInput({0, AddAgent{{.id = 3, .position = {1, 2}, .heading = {0, 1}, .radius = 2}}});
    builder.addInput({64, RemoveAgent{9}});
    builder.addInput({64, SetGoal{1, {-3.5, 1e9}}});
    const std::vector<nav::ObstacleChange> changes{
        {5, {}},
        {-6, nav::Shape(nav::Circle{{1, 2}, 3, true})},
        {7, nav::Shape(nav::Wall{{{0, 0}, {1, 0.1}}, 0.25, true})},
        {8, nav::Shape(nav::Polygon{{{0, 0}, {4, 0}, {0, 4}}, false})}};
    builder.addInput({900, ChangeObstacles{changes}});
}

/// With every value set.
RecordingInfo fullInfo()
{
    RecordingInfo info;
    info.step = 0.0625;
    info.denominator = 1 << 12;
    CrowdGroup group;
    group.name = "Läufer";
    group.maxSpeed = 1.5;
    group.goal = Point{4, -5};
    group.leavesAtGoal = true;
    group.stack = {{BehaviourKind::followPath, 1}, {BehaviourKind::orca, 0.25}};
    info.groups = {CrowdGroup(), group};
    info.source = "simulated";
    info.mapHash = 0x0123456789ABCDEF;
    info.params = CrowdParams{0.0625, 42, 1 << 12, 1.5, 0.25};
    info.notation = TrajectoryNotation{"# one\n# two\n", ' ', false, 100, -43, {{-42, 7, 1}}};
    return info;
}

RecordedCrowd smallCrowd()
{
    RecordedCrowd crowd = test::randomCrowd(
        {.agents = 5, .frames = 131, .coming = 0.1, .leaving = 0.02, .hasHeights = true}, 11);
    crowd.info = fullInfo();
    crowd.info.hasHeights = true;
    return crowd;
}

std::string smallFile(const RecordedCrowd& crowd)
{
    RecordingBuilder builder(crowd.info);
    test::append(crowd, 0, crowd.frames.size(), builder);
    addEventsAndInputs(builder);
    return writeRecording(builder.recording());
}

/// The number of good frames if the first bad byte is at `place`.
std::size_t goodFrames(const test::ReplayLayout& layout, std::size_t place)
{
    std::size_t good = 0;
    for (; good < layout.frames.size() && layout.frames[good].end <= place; ++good) {
    }
    for (std::size_t b = 0; b < layout.blocks.size(); ++b) {
        if (layout.blocks[b].begin <= place && place < layout.blocks[b].end)
            return 64 * b;
    }
    return good;
}

} // namespace

class RecordingFileTest : public QObject {
    Q_OBJECT

    /// What every damaged file must give: one sentence with the place, and everything before it.
    void checkDamage(const std::string& bytes, std::size_t place, const RecordedCrowd& crowd,
                     const test::ReplayLayout& layout)
    {
        const Result<Recording> read = readRecording(bytes, "run");
        QVERIFY(!read);
        const Result<SalvagedRecording> salvaged = salvageRecording(bytes, "run");
        QCOMPARE(salvaged.has_value(), place >= layout.header.end);
        if (!salvaged) {
            QCOMPARE(salvaged.error(), read.error());
            QVERIFY(read.error().where.rfind("run", 0) == 0);
            return;
        }
        const std::size_t good = goodFrames(layout, place);
        QVERIFY(salvaged->damage && *salvaged->damage == read.error());
        QCOMPARE(QString::fromStdString(test::difference(salvaged->recording, crowd, good)),
                 QString());
        const std::string& text = read.error().message;
        QVERIFY(read.error().where.rfind("run: byte ", 0) == 0);
        QVERIFY2(text.find("frame " + std::to_string(good) + ", the first bad one") !=
                     std::string::npos,
                 text.c_str());
    }

private slots:
    void givesBackWhatWasWritten_data()
    {
        QTest::addColumn<int>("crowd");
        for (std::size_t i = 0; i < test::crowdsOfAllKinds().size(); ++i)
            QTest::newRow(test::crowdsOfAllKinds()[i].name) << static_cast<int>(i);
    }

    void givesBackWhatWasWritten()
    {
        QFETCH(int, crowd);
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const auto& kind = test::crowdsOfAllKinds()[static_cast<std::size_t>(crowd)];
            const RecordedCrowd made = test::randomCrowd(kind.habits, seed);
            const std::string bytes = writeRecording(test::recordingOf(made));
            const Result<Recording> read = readRecording(bytes, "run");
            QVERIFY2(read, read ? "" : read.error().text().c_str());
            QCOMPARE(QString::fromStdString(test::difference(*read, made, made.frames.size())),
                     QString());
            QVERIFY(writeRecording(*read) == bytes);
        }
    }

    void givesBackEventsInputsAndParameters()
    {
        const RecordedCrowd crowd = smallCrowd();
        const std::string bytes = smallFile(crowd);
        const Result<Recording> read = readRecording(bytes, "run");
        QVERIFY(read);
        QVERIFY(read->info() == crowd.info);
        QCOMPARE(read->events().size(), std::size_t{4});
        QVERIFY(read->events()[1] ==
                (RecordedEvent{70, 7, RecordedEvent::Kind::stuck, StuckReason::obstacle}));
        QCOMPARE(read->inputs().size(), std::size_t{4});
        const auto* added = std::get_if<AddAgent>(&read->inputs()[0].input);
        QVERIFY(added && added->agent.position == (Point{1, 2}) && added->agent.radius == 2);
        QVERIFY(std::get<SetGoal>(read->inputs()[2].input) == (SetGoal{1, {-3.5, 1e9}}));
        QCOMPARE(read->inputs()[3].step, std::uint64_t{900});
        const auto& changes = std::get<ChangeObstacles>(read->inputs()[3].input).changes;
        QCOMPARE(changes.size(), std::size_t{4});
        QVERIFY(!changes[0].after && changes[1].id == -6);
        QVERIFY(*changes[1].after == nav::Shape(nav::Circle{{1, 2}, 3, true}));
        QVERIFY(*changes[2].after == nav::Shape(nav::Wall{{{0, 0}, {1, 0.1}}, 0.25, true}));
        QVERIFY(*changes[3].after == nav::Shape(nav::Polygon{{{0, 0}, {4, 0}, {0, 4}}, false}));
        QVERIFY(writeRecording(*read) == bytes);
    }

    void everyChangedByteIsFound()
    {
        const RecordedCrowd crowd = smallCrowd();
        const std::string file = smallFile(crowd);
        const test::ReplayLayout layout = test::layoutOf(file);
        QCOMPARE(layout.frames.size(), std::size_t{131});
        for (std::size_t place = 0; place < file.size(); ++place) {
            for (const unsigned char change : {1, 64, 255}) {
                std::string changed = file;
                changed[place] = static_cast<char>(changed[place] ^ change);
                checkDamage(changed, place, crowd, layout);
            }
        }
    }

    void everyTruncationIsFound()
    {
        const RecordedCrowd crowd = smallCrowd();
        const std::string file = smallFile(crowd);
        const test::ReplayLayout layout = test::layoutOf(file);
        for (std::size_t length = 0; length < file.size(); ++length)
            checkDamage(file.substr(0, length), length, crowd, layout);
    }

    void moreBytesAreRefused()
    {
        const std::string file = smallFile(smallCrowd());
        QVERIFY(!readRecording(file + '\0', "run"));
        QVERIFY(!readRecording(file + file, "run"));
        const auto other = readRecording("PNG, or whatever it is", "run");
        QVERIFY(!other && other.error().text() == "run: This is no Thicket recording.");
    }

    void newerVersionIsRefused()
    {
        std::string file = smallFile(smallCrowd());
        file[8] = static_cast<char>(recordingFileVersion + 1);
        const Result<Recording> read = readRecording(test::sealed(file), "run");
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().text()),
                 QString("run: The recording was written by a newer Thicket (file version 6; this "
                         "one reads up to 5)."));
    }

    /// Random bytes with correct checksums: they may be refused, but must not crash. What is
    /// accepted can be shown, and is written again unchanged.
    void sealedNonsenseIsRefusedOrShown()
    {
        const RecordedCrowd crowd = smallCrowd();
        const std::string file = smallFile(crowd);
        std::mt19937_64 random(12);
        int refused = 0;
        int taken = 0;
        for (int i = 0; i < 6000; ++i) {
            std::string changed = file;
            for (std::uint64_t n = 1 + random() % 3; n > 0; --n)
                changed[random() % file.size()] = static_cast<char>(random() & 0xFF);
            changed = test::sealed(changed);
            const Result<SalvagedRecording> read = salvageRecording(changed, "run");
            if (!read || read->damage)
                ++refused;
            else
                ++taken;
            if (!read)
                continue;
            RecordingCursor cursor(read->recording);
            Frame frame;
            for (std::uint32_t k = 0; k < read->recording.frameCount(); k += 13)
                cursor.frame(k, frame);
            const std::string written = writeRecording(read->recording);
            const Result<Recording> again = readRecording(written, "again");
            QVERIFY(again && writeRecording(*again) == written);
        }
        QVERIFY(refused > 500 && taken > 500);
    }

    /// A count of billions of agents in a few bytes must not allocate memory for them.
    void countsAreNotTrusted()
    {
        std::string file = smallFile(smallCrowd());
        const test::ReplayLayout layout = test::layoutOf(file);
        for (std::size_t i = 0; i < 4; ++i)
            file[layout.blocks[0].begin + 20 + i] = '\xFF';
        const auto read = salvageRecording(test::sealed(file), "run");
        QVERIFY(read && read->damage && read->recording.isEmpty());
    }

    /// Frames of 20 agents after the names of 12.
    void unknownAgentsAreRefused()
    {
        const std::string many =
            writeRecording(test::recordingOf(test::randomCrowd({.agents = 20, .frames = 3}, 1)));
        const std::string few =
            writeRecording(test::recordingOf(test::randomCrowd({.agents = 12, .frames = 3}, 1)));
        const test::ReplayLayout of20 = test::layoutOf(many);
        const test::ReplayLayout of12 = test::layoutOf(few);
        const std::string mixed =
            many.substr(0, of20.header.end) +
            few.substr(of12.blocks[0].begin, of12.blocks[0].end - of12.blocks[0].begin) +
            many.substr(of20.frames[0].begin);
        const auto read = salvageRecording(test::sealed(mixed), "run");
        QVERIFY(read && read->damage && read->recording.isEmpty());
    }

    void filesAreSavedAndLoaded()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath("run.thicket-replay").toStdString();
        const RecordedCrowd crowd = smallCrowd();
        const Recording recording = test::recordingOf(crowd);
        QVERIFY(saveRecording(recording, path));
        const Result<Recording> read = loadRecording(path);
        QVERIFY(read);
        QCOMPARE(QString::fromStdString(test::difference(*read, crowd, crowd.frames.size())),
                 QString());
        const auto missing = loadRecording(path + "2");
        QVERIFY(!missing && missing.error().text().find(path + "2") != std::string::npos);
        QVERIFY(!saveRecording(recording, folder.filePath("none/run").toStdString()));
    }

    /// Files of version 1 stay readable, and are written the same, for ever.
    void oldFilesStayReadable()
    {
        QFile golden(THICKET_TEST_DATA "/recordings/version1.thicket-replay");
        const RecordedCrowd crowd = smallCrowd();
        const std::string written = smallFile(crowd);
        if (!golden.exists() && qEnvironmentVariableIsSet("THICKET_WRITE_GOLDEN")) {
            QVERIFY(golden.open(QIODevice::WriteOnly));
            golden.write(written.data(), static_cast<qint64>(written.size()));
            golden.close();
        }
        QVERIFY(golden.open(QIODevice::ReadOnly));
        const std::string bytes = golden.readAll().toStdString();
        const Result<Recording> read = readRecording(bytes, "golden");
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QCOMPARE(QString::fromStdString(test::difference(*read, crowd, 131)), QString());
        QCOMPARE(read->events().size(), std::size_t{4});
        QCOMPARE(read->inputs().size(), std::size_t{4});
        QVERIFY(written == bytes);
    }

    void checksumIsTheStandardOne()
    {
        // The check value of the catalogue of CRC algorithms, and RFC 3720's ascending bytes.
        QCOMPARE(nav::crc32c("123456789"), std::uint32_t{0xE3069283});
        std::string ascending;
        for (char c = 0; c < 32; ++c)
            ascending += c;
        QCOMPARE(nav::crc32c(ascending), std::uint32_t{0x46DD794E});
        QCOMPARE(nav::crc32c("456789", nav::crc32c("123")), std::uint32_t{0xE3069283});
    }
};

QTEST_GUILESS_MAIN(RecordingFileTest)
#include "recordingfiletest.moc"
