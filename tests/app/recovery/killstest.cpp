#include "tests/app/recovery/killruns.h"

#include <QTest>

/// An editing session that is killed loses no completed step and damages no file. With more kills:
/// ./dev soak kills.
class KillsTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLost()
    {
        thicket::tests::KillRuns runs(THICKET_BINARY_DIR "/tests/journal-driver");
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const std::string wrong = runs.run(seed);
            QVERIFY2(wrong.empty(), ("seed " + std::to_string(seed) + ": " + wrong).c_str());
        }
        QVERIFY(runs.steps() > 300);
        QVERIFY(runs.recoveries() > 10);
    }
};

QTEST_GUILESS_MAIN(KillsTest)
#include "killstest.moc"
