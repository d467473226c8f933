#include "tests/app/window/monkey.h"
#include "tests/app/window/windowbench.h"

/// Random events do not break the editor. `./dev soak monkey` sends more of them, with sanitizers.
class WindowMonkeyTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void staysSound_data()
    {
        QTest::addColumn<quint64>("seed");
        for (const quint64 seed : {1, 2, 3})
            QTest::addRow("seed %d", static_cast<int>(seed)) << seed;
    }
    void staysSound()
    {
        QFETCH(quint64, seed);
        Monkey monkey(seed);
        for (int step = 0; step < 800; ++step) {
            const std::string fault = monkey.step();
            QVERIFY2(fault.empty(), (fault + " after\n  " + monkey.story()).c_str());
        }
    }
};

QTEST_MAIN(WindowMonkeyTest)
#include "monkeytest.moc"
