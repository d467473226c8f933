#include "libsteer/recording/recording.h"
#include "tests/support/crowds/recordedcrowd.h"
#include "tests/support/geometry/randompart.h"

#include <QTest>

#include <array>
#include <numbers>
#include <random>
#include <thread>

using namespace thicket;
using namespace thicket::steer;
using test::CrowdHabits;
using test::RecordedCrowd;

class RecordingTest : public QObject {
    Q_OBJECT

private slots:
    void showsWhatWasRecorded_data()
    {
        QTest::addColumn<int>("crowd");
        for (std::size_t i = 0; i < test::crowdsOfAllKinds().size(); ++i)
            QTest::newRow(test::crowdsOfAllKinds()[i].name) << static_cast<int>(i);
    }

    void showsWhatWasRecorded()
    {
        QFETCH(int, crowd);
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const RecordedCrowd made = test::randomCrowd(
                test::crowdsOfAllKinds()[static_cast<std::size_t>(crowd)].habits, seed);
            const Recording recording = test::recordingOf(made);
            QCOMPARE(QString::fromStdString(test::difference(recording, made, made.frames.size())),
                     QString());
        }
    }

    void anyOrderShowsTheSame()
    {
        const RecordedCrowd crowd =
            test::randomCrowd({.frames = 500, .coming = 0.02, .leaving = 0.02}, 3);
        const Recording recording = test::recordingOf(crowd);
        const std::vector<Frame> expected = test::shownBy(crowd);
        RecordingCursor cursor(recording);
        std::mt19937_64 random(4);
        Frame frame;
        for (int i = 0; i < 2000; ++i) {
            const auto k = static_cast<std::uint32_t>(random() % 500);
            cursor.frame(k, frame);
            QCOMPARE(frame, expected[k]);
        }
        for (std::uint32_t k = 500; k-- > 0;)
            QCOMPARE(recording.frame(k), expected[k]);
        RecordingCursor copy(cursor);
        for (std::uint32_t k : {0U, 1U, 64U, 63U, 63U, 499U}) {
            copy.frame(k, frame);
            QCOMPARE(frame, expected[k]);
        }
    }

    void moreAgentsThanSixteenBitsCount()
    {
        const RecordedCrowd crowd = test::randomCrowd(
            {.agents = 70000, .frames = 5, .spread = 1 << 20, .coming = 0.9, .leaving = 0.1}, 5);
        QCOMPARE(QString::fromStdString(test::difference(test::recordingOf(crowd), crowd, 5)),
                 QString());
    }

    /// A snapshot stays the same while the recording grows, read by another thread.
    void snapshotsStayAsTheyAre()
    {
        const RecordedCrowd crowd =
            test::randomCrowd({.frames = 300, .coming = 0.05, .leaving = 0.05}, 6);
        RecordingBuilder builder(crowd.info);
        std::vector<Recording> snapshots;
        std::vector<std::thread> readers;
        std::vector<std::string> found(300);
        for (std::size_t k = 0; k < 300; ++k) {
            test::append(crowd, k, k + 1, builder);
            snapshots.push_back(builder.recording());
            if (k % 37 == 0) {
                readers.emplace_back([&found, &crowd, k, recording = builder.recording()] {
                    found[k] = test::difference(recording, crowd, k + 1);
                });
            }
        }
        for (std::thread& reader : readers)
            reader.join();
        for (const std::string& one : found)
            QCOMPARE(QString::fromStdString(one), QString());
        for (std::size_t k = 0; k < 300; k += 7)
            QCOMPARE(QString::fromStdString(test::difference(snapshots[k], crowd, k + 1)),
                     QString());
        // Finished blocks are stored once, however many recordings share them.
        QVERIFY(snapshots[200].bytes() < snapshots[299].bytes());
    }

    void cursorGoesOnInALongerRecording()
    {
        const RecordedCrowd crowd = test::randomCrowd({.frames = 300, .leaving = 0.01}, 7);
        const std::vector<Frame> expected = test::shownBy(crowd);
        RecordingBuilder builder(crowd.info);
        RecordingCursor cursor;
        Frame frame;
        for (std::size_t k = 0; k < 300; ++k) {
            test::append(crowd, k, k + 1, builder);
            cursor.setRecording(builder.recording());
            cursor.frame(static_cast<std::uint32_t>(k), frame);
            QCOMPARE(frame, expected[k]);
        }
        // Another recording of the same length: nothing of the first is left.
        const RecordedCrowd other = test::randomCrowd({.frames = 300}, 8);
        cursor.setRecording(test::recordingOf(other));
        cursor.frame(299, frame);
        QCOMPARE(frame, test::shownBy(other)[299]);
    }

    void momentsBetweenFrames()
    {
        std::vector<Agent> agents(3);
        agents[0].position = {0, 0};
        agents[0].heading = directionOf(3);
        agents[1].position = {-2, -0.28};
        agents[2].position = {-2, 6};
        const Recording run = recordingOf(agents, 0.5);
        QCOMPARE(run.duration(), 1.0);
        QCOMPARE(run.at(-5)[0].position, (Point{0, 0}));
        const double y = run.frame(1)[0].position.y;
        QCOMPARE(run.at(0.125)[0].position, (Point{-0.5, y / 4}));
        QCOMPARE(run.at(0.5)[0].position, (Point{-2, y}));
        QCOMPARE(run.at(0.75)[0].position, (Point{-2, y + (6 - y) * 0.5}));
        QCOMPARE(run.at(99)[0].position, (Point{-2, 6}));
        // The shorter turn from 3 to the direction of the first move, near -3, passes pi.
        const Point first = run.frame(1)[0].heading;
        const double turn = 2 * std::numbers::pi + std::atan2(first.y, first.x) - 3;
        QVERIFY(nav::distance(run.at(0.25)[0].heading, directionOf(3 + turn / 2)) < 1e-12);
        QVERIFY(turn < 0.5);
        QVERIFY(Recording().at(1).empty());
    }

    void whoIsInOneFrameOnlyIsShownAsThere()
    {
        RecordingBuilder builder({.step = 1, .denominator = 4});
        for (std::uint32_t id : {30U, 20U, 10U})
            builder.addAgent({.id = id});
        builder.append(std::array{PlacedAgent{0, {1, 1}}, PlacedAgent{1, {2, 2}}});
        builder.append(std::array{PlacedAgent{1, {3, 2}}, PlacedAgent{2, {5, 5}}});
        const Frame shown = builder.recording().at(0.5);
        QCOMPARE(shown.size(), std::size_t{3});
        QCOMPARE(shown[0].position, (Point{1, 1}));
        QCOMPARE(shown[1].position, (Point{2.5, 2}));
        QCOMPARE(shown[2].position, (Point{5, 5}));
    }

    /// A decimal with up to 15 digits is the quotient of two integers, rounded once.
    void decimalsAreExact()
    {
        std::mt19937_64 random(9);
        for (int digits = 0; digits <= 9; ++digits) {
            RecordingInfo info;
            info.denominator = 1;
            for (int i = 0; i < digits; ++i)
                info.denominator *= 10;
            RecordingBuilder builder(info);
            builder.addAgent({.id = 1});
            std::vector<Point> points;
            for (int i = 0; i < 200; ++i) {
                const auto drawn = [&] {
                    const auto n =
                        static_cast<std::int64_t>(random() % 2000000000000) - 1000000000000;
                    const std::string text = std::to_string(n) + "e-" + std::to_string(digits);
                    return std::stod(text);
                };
                points.push_back({drawn(), drawn()});
                builder.append(std::array{PlacedAgent{0, points.back()}});
            }
            const Recording recording = builder.recording();
            for (std::uint32_t k = 0; k < 200; ++k)
                QCOMPARE(recording.frame(k)[0].position, points[k]);
        }
    }

    /// The bytes per agent and frame: for agents that move straight, stand, or are pushed about.
    void isSmall()
    {
        const auto bytesPerAgentFrame = [](const CrowdHabits& habits) {
            const RecordedCrowd crowd = test::randomCrowd(habits, 10);
            return double(test::recordingOf(crowd).bytes()) / double(habits.agents * habits.frames);
        };
        const double pushed = bytesPerAgentFrame({.agents = 500, .frames = 256, .push = 500});
        const double standing = bytesPerAgentFrame({.agents = 500, .frames = 256, .standing = 1});
        QVERIFY2(pushed < 3.5, qPrintable(QString::number(pushed)));
        QVERIFY2(standing < 0.7, qPrintable(QString::number(standing)));
    }
};

QTEST_GUILESS_MAIN(RecordingTest)
#include "recordingtest.moc"
