#include "libsteer/recording/trajectories.h"
#include "libsteer/recording/decimal.h"
#include "libsteer/recording/recordingbuilder.h"
#include "libsteer/recording/recordingfile.h"

#include <QTest>

#include <array>
#include <charconv>
#include <clocale>
#include <cmath>
#include <cstdlib>
#include <map>
#include <random>

using namespace thicket;
using namespace thicket::steer;

namespace {

const std::string metres = "# framerate: 25 fps\n"
                           "# id frame x/m y/m z/m\n";

std::string errorOf(const std::string& text, const TrajectoryOptions& options = {})
{
    const Result<Recording> read = readTrajectories(text, "crowd.txt", options);
    return read ? "" : read.error().text();
}

} // namespace

class TrajectoriesTest : public QObject {
    Q_OBJECT

private slots:
    void readsWhoWasWhereAndWhen()
    {
        const std::string text = metres + "7\t-2\t1.25\t-0.5\t1.8\n"
                                          "7\t-1\t1.5\t-0.5\t1.8\n"
                                          "3\t1\t10\t0.001\t1.75\n"
                                          "7\t1\t2\t-0.5\t1.8\n";
        const Result<Recording> read = readTrajectories(text, "crowd.txt", {.radius = 0.25});
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QCOMPARE(read->info().step, 0.04);
        QCOMPARE(read->frameCount(), 4U);
        QCOMPARE(read->agents().size(), std::size_t{2});
        QCOMPARE(read->agents()[0].id, 7U);
        QCOMPARE(read->agents()[1].id, 3U);
        QCOMPARE(read->agents()[1].begin, 3U);
        QCOMPARE(read->agents()[0].radius, 0.25);
        QCOMPARE(read->frame(1)[0].position, (Point{1.5, -0.5}));
        QCOMPARE(read->frame(1)[0].velocity, (Point{0.25 / 0.04, 0}));
        QVERIFY(read->frame(2).empty());
        QCOMPARE(read->frame(3)[1].position, (Point{10, 0.001}));
        QCOMPARE(read->frame(3)[1].height, 1.75);
        QVERIFY(!read->info().params && read->hash(0) == 0);
    }

    /// Also through a file of our own format.
    void writesWhatItRead_data()
    {
        QTest::addColumn<QString>("text");
        const QString comments = QString::fromStdString(metres);
        QTest::newRow("by person") << comments + "1\t0\t0.5\t-1.25\t1.76\n"
                                                 "1\t1\t0.501\t-1\t1.76\n"
                                                 "2\t0\t-0.0001\t-0\t1.8\n";
        QTest::newRow("by frame") << comments + "1 5 0.5 -1.25 1\n"
                                                "2 5 0.25 0 1\n"
                                                "1 6 0.5 -1.25 1\n"
                                                "2 6 0.25 0 1\n";
        QTest::newRow("no heights") << comments + "4294967295 -7 123456789.5 -0.25\n";
        QTest::newRow("in centimetres") << "# framerate: 16.6\n\n#x/cm\n"
                                           "9 1 50.125 -7.00001\n"
                                           "9 3 50.5 -1207\n";
        QTest::newRow("in millimetres") << "# frame rate 8\r\n# x [mm]\n1 1 50.125 -7\n";
        QTest::newRow("many digits") << comments + "1 1 1.23456789012345 0 0\n";
        QTest::newRow("whole") << comments + "1 1 123456789012345 0 0\n";
    }

    void writesWhatItRead()
    {
        QFETCH(QString, text);
        const std::string bytes = text.toStdString();
        const Result<Recording> read = readTrajectories(bytes, "crowd.txt");
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QCOMPARE(QString::fromStdString(writeTrajectories(*read)), text);
        const Result<Recording> saved = readRecording(writeRecording(*read), "crowd");
        QVERIFY(saved);
        QCOMPARE(QString::fromStdString(writeTrajectories(*saved)), text);
    }

    /// Not every notation is kept. Values, ids and frames are.
    void otherNotationsMeanTheSame()
    {
        const Result<Recording> read = readTrajectories("# framerate: 25\n# in m\r\n\n"
                                                        "2 1   +1.500 2e1\r\n"
                                                        "# a comment later on\n"
                                                        "1\t1 .25 -0\r\n"
                                                        "  2 0 15E-1 007.",
                                                        "crowd.txt");
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QCOMPARE(QString::fromStdString(writeTrajectories(*read)),
                 QString("# framerate: 25\n# in m\r\n\n"
                         "1 1 0.25 -0\n"
                         "2 0 1.5 7\n"
                         "2 1 1.5 20\n"));
    }

    void unitAndRateAreGivenOrStated()
    {
        const std::string row = "1 0 150 25\n";
        QVERIFY(errorOf(row).find("frame rate") != std::string::npos);
        QVERIFY(errorOf(row, {.framesPerSecond = 16}).find("unit") != std::string::npos);
        const auto given = readTrajectories(
            row, "crowd.txt", {.framesPerSecond = 16, .unit = TrajectoryUnit::centimetre});
        QVERIFY(given);
        QCOMPARE(given->frame(0)[0].position, (Point{1.5, 0.25}));
        QCOMPARE(given->info().step, 0.0625);
        // An option overrides what the file states.
        const auto both = readTrajectories(metres + row, "crowd.txt", {.framesPerSecond = 50});
        QCOMPARE(both->info().step, 0.02);
        QCOMPARE(both->frame(0)[0].position, (Point{150, 25}));
    }

    void badRowsAreNamed_data()
    {
        QTest::addColumn<QString>("rows");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const char* rows, const char* error) {
            QTest::newRow(name) << QString(rows) << QString("crowd.txt: ") + error;
        };
        row("no rows", "", "The file has no row of a trajectory: id, frame, x, y and perhaps z.");
        row("one field", "1\n",
            "line 3, column 1: The row has 1 field, it must have 4 (id, frame, x, y) or 5 (and "
            "z).");
        row("few fields", "1 2 3\n",
            "line 3, column 1: The row has 3 fields, it must have 4 (id, frame, x, y) or 5 (and "
            "z).");
        row("other fields", "1 1 1 1 1\n1 2 1 1\n",
            "line 4, column 1: The row has 4 fields, it must have 5, as those before it.");
        row("negative id", "-1 1 1 1\n",
            "line 3, column 1: \"-1\" is no id: a whole number from 0 to 4294967295.");
        row("large id", "4294967296 1 1 1\n",
            "line 3, column 1: \"4294967296\" is no id: a whole number from 0 to 4294967295.");
        row("no frame", "1 1.5 1 1\n",
            "line 3, column 3: \"1.5\" is no frame: a whole number of at most 9 digits.");
        row("no number", "1 1 1,5 1\n", "line 3, column 5: \"1,5\" is no number.");
        row("not finite", "1 1 0 nan\n", "line 3, column 7: \"nan\" is no number.");
        row("too large for a double", "1 1 0 -1e999\n",
            "line 3, column 7: \"-1e999\" is no number.");
        row("far out", "1 1 0 0\n1 2 0 -1e15\n",
            "line 4, column 7: \"-1e15\" is no place: it must be below 1e15.");
        row("twice", "1 1 0 0\n2 1 0 0\n1 1 0 0\n",
            "line 5, column 1: Person 1 has a second row for frame 1; the first is in line 3.");
        row("far apart", "1 0 0 0\n1 2000000000 0 0\n",
            "line 4, column 1: Frame 2000000000 is more than two million frames after the first, "
            "0.");
    }

    void badRowsAreNamed()
    {
        QFETCH(QString, rows);
        QFETCH(QString, error);
        QCOMPARE(QString::fromStdString(errorOf(metres + rows.toStdString())), error);
    }

    void decimalsAreReadAsNumbersAre()
    {
        std::mt19937_64 random(1);
        for (int i = 0; i < 100000; ++i) {
            std::string text = random() % 2 == 0 ? "-" : "";
            const std::uint64_t before = random() % 9;
            for (std::uint64_t k = 0; k < before; ++k)
                text += static_cast<char>('0' + (random() % 3 == 0 ? 0 : random() % 10));
            if (random() % 4 != 0 || before == 0) {
                text += '.';
                for (std::uint64_t k = random() % 7; k > 0 || text.size() < 3; k -= k > 0 ? 1 : 0)
                    text += static_cast<char>('0' + (random() % 3 == 0 ? 0 : random() % 10));
            }
            if (random() % 5 == 0)
                text += "e" + std::to_string(static_cast<int>(random() % 5) - 2);
            double expected = 0;
            const auto end = std::from_chars(text.data(), text.data() + text.size(), expected);
            const std::optional<Decimal> read = decimalFrom(text);
            QVERIFY2(read && end.ptr == text.data() + text.size(), text.c_str());
            QCOMPARE(double(read->whole) / double(powerOfTen(read->digits)) + 0.0, expected + 0.0);
            std::string plain;
            appendDecimal(plain, read->whole, read->digits);
            QCOMPARE(decimalFrom(plain)->whole, read->whole);
            QCOMPARE(decimalFrom(plain)->digits, read->digits);
        }
        for (const char* text : {"", "-", ".", "1x", "e5", "1e", "1e+", "--1", "1e999", "1e-999",
                                 "0x1", "1 ", "1e+-1", "inf", "123456789012345678901"})
            QVERIFY2(!decimalFrom(text), text);
    }

    /// With any number of digits: compared with the C library.
    void numbersAreReadAsTheCLibraryDoes()
    {
        const std::string before = std::setlocale(LC_NUMERIC, nullptr);
        std::setlocale(LC_NUMERIC, "C");
        const auto check = [](const std::string& text) {
            char* end = nullptr;
            const double expected = std::strtod(text.c_str(), &end);
            const bool isNumber = *end == '\0' && !text.empty() && std::isfinite(expected);
            const std::optional<Measured> read = measuredFrom(text);
            QVERIFY2(read.has_value() == isNumber, text.c_str());
            // Values below the least normal double may be read as 0.
            if (read && read->value != expected)
                QVERIFY2(read->value == 0 && std::abs(expected) < 1e-307, text.c_str());
            if (read)
                QVERIFY2(std::signbit(read->value) == std::signbit(expected), text.c_str());
        };
        std::mt19937_64 random(2);
        for (int i = 0; i < 100000; ++i) {
            std::string text = std::array{"", "-", "+"}[random() % 3];
            const auto digits = [&](std::uint64_t most) {
                for (std::uint64_t k = random() % most; k > 0; --k)
                    text += static_cast<char>('0' + (random() % 3 == 0 ? 0 : random() % 10));
            };
            digits(24);
            if (random() % 3 != 0)
                text += '.';
            digits(24);
            if (random() % 3 == 0)
                text += std::array{"e", "E", "e+", "e-", "E-"}[random() % 5];
            if (text.ends_with('e') || text.ends_with('E') || text.ends_with('+') ||
                text.ends_with('-'))
                text += std::to_string(random() % (random() % 2 == 0 ? 400 : 20));
            check(text);
        }
        for (const char* text : {"-0.8336480000000001",
                                 "+1.5",
                                 "+-1",
                                 "-+1",
                                 "++1",
                                 "1e",
                                 "1e+",
                                 ".",
                                 "-",
                                 "+",
                                 "e5",
                                 "1e999",
                                 "-1e999",
                                 "1e-999",
                                 "-1e-999",
                                 "0e999",
                                 "0.000e99999999999999999999",
                                 "1e99999999999999999999",
                                 "1e-99999999999999999999",
                                 "1.",
                                 ".5",
                                 "-.5e1",
                                 "1,5"})
            check(text);
        // The C library also accepts these, which are not decimals.
        for (const char* text : {"inf", "-nan", "0x10", " 1", "1 ", "infinity"})
            QVERIFY2(!measuredFrom(text), text);
        std::setlocale(LC_NUMERIC, before.c_str());
    }

    /// Numbers that have more than 15 digits together.
    void longNumbersAreKeptToRoundings()
    {
        const Result<Recording> read =
            readTrajectories(metres + "1 1 -0.8336480000000001 7.949999999999999289 1e-3\n"
                                      "1 2 +8.1250000000000017 -0 1.76\n",
                             "crowd.txt");
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QCOMPARE(read->frame(0)[0].position, (Point{-0.833648, 7.95}));
        QCOMPARE(read->frame(1)[0].position, (Point{8.125, 0}));
        QCOMPARE(QString::fromStdString(writeTrajectories(*read)), QString::fromStdString(metres) +
                                                                       "1 1 -0.833648 7.95 0.001\n"
                                                                       "1 2 8.125 -0 1.76\n");
        const Result<Recording> wide =
            readTrajectories(metres + "1 1 0.123456789 0 0\n1 2 -123456789.5 0 0\n", "crowd.txt");
        QVERIFY(wide);
        QCOMPARE(wide->frame(0)[0].position.x, 0.123457);
        QCOMPARE(wide->frame(1)[0].position.x, -123456789.5);
        const Result<Recording> fine =
            readTrajectories("1 1 1e-300 0\n1 2 -0.00000000000000000001 0\n", "crowd.txt",
                             {.framesPerSecond = 8, .unit = TrajectoryUnit::millimetre});
        QVERIFY(fine);
        QCOMPARE(fine->frame(0)[0].position.x, 0.0);
        QVERIFY(readRecording(writeRecording(*fine), "fine"));
    }

    /// A simulation's own output: bit for bit, as trajectories and as a table.
    void ownOutputIsReadBack_data()
    {
        QTest::addColumn<int>("bits");
        QTest::addColumn<double>("offset");
        QTest::addColumn<double>("step");
        QTest::newRow("ordinary") << 16 << 0.0 << 0.05;
        QTest::newRow("fine") << 40 << 0.0 << 1.0 / 60;
        QTest::newRow("far out") << 20 << 5283000.5 << 0.05;
        QTest::newRow("coarse") << 0 << 1e9 << 0.3;
    }

    void ownOutputIsReadBack()
    {
        QFETCH(const int, bits);
        QFETCH(const double, offset);
        QFETCH(const double, step);
        std::mt19937_64 random(3);
        RecordingBuilder builder({.step = step, .denominator = std::uint64_t{1} << bits});
        for (std::uint32_t id = 0; id < 5; ++id)
            builder.addAgent({.id = 70 - id});
        const auto coordinate = [&] {
            const double part = std::ldexp(double(random() % 2000001) - 1e6, -20);
            return offset + std::ldexp(std::nearbyint(std::ldexp(10 * part, bits)), -bits);
        };
        for (int k = 0; k < 50; ++k) {
            std::vector<PlacedAgent> placed;
            for (std::uint32_t agent = 0; agent < 5; ++agent)
                if (k == 0 || (random() % 4 != 0))
                    placed.push_back({agent, {coordinate(), coordinate()}});
            builder.append(placed);
        }
        const Recording made = builder.recording();
        for (const std::string& text : {writeTrajectories(made), writeTrajectoryTable(made)}) {
            const Result<Recording> read = readTrajectories(text, "own.txt");
            QVERIFY2(read, read ? "" : read.error().text().c_str());
            QCOMPARE(read->frameCount(), made.frameCount());
            QVERIFY(std::abs(read->info().step - step) <= 1e-15 * step);
            for (std::uint32_t k = 0; k < made.frameCount(); ++k) {
                std::map<std::uint32_t, Point> expected;
                for (const FrameAgent& shown : made.frame(k))
                    expected[made.agents()[shown.agent].id] = shown.position;
                QCOMPARE(read->frame(k).size(), expected.size());
                for (const FrameAgent& shown : read->frame(k))
                    QCOMPARE(shown.position, expected.at(read->agents()[shown.agent].id));
            }
            if (bits > 0) // integers are written differently as decimals
                QVERIFY(writeTrajectories(*read) == writeTrajectories(made));
        }
    }

    void badTablesAreNamed()
    {
        const auto errorIn = [](const char* rows) {
            return QString::fromStdString(errorOf(std::string("id,frame,time,x,y\n") + rows));
        };
        QCOMPARE(errorIn("1,0,0,1\n"), "crowd.txt: line 2, column 1: The row has 4 fields, it must "
                                       "have 5 (id, frame, time, x, y) or 6 (and z).");
        QCOMPARE(errorIn("1,0,now,1,2\n"), "crowd.txt: line 2, column 5: \"now\" is no number.");
        // One frame gives no frame rate.
        QVERIFY(errorIn("1,0,0,1,2\n").contains("frame rate"));
        QVERIFY(readTrajectories("id,frame,time,x,y\n1,0,0,1,2\n", "t", {.framesPerSecond = 25}));
    }

    void tablesHaveTimes()
    {
        RecordingBuilder builder({.step = 1.0 / 20, .denominator = 4});
        builder.addAgent({.id = 8});
        builder.addAgent({.id = 5});
        for (int k = 0; k < 3; ++k)
            builder.append({});
        builder.append(std::array{PlacedAgent{0, {0.25, -1}}, PlacedAgent{1, {3, 4}}});
        QCOMPARE(QString::fromStdString(writeTrajectoryTable(builder.recording())),
                 QString("id,frame,time,x,y\n5,3,0.15,3,4\n8,3,0.15,0.25,-1\n"));
        QCOMPARE(QString::fromStdString(writeTrajectories(builder.recording())),
                 QString("# framerate: 20 fps\n# id frame x/m y/m\n5\t3\t3\t4\n8\t3\t0.25\t-1\n"));
    }
};

QTEST_GUILESS_MAIN(TrajectoriesTest)
#include "trajectoriestest.moc"
