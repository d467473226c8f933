#include "tests/app/window/windowbench.h"

#include <filesystem>
#include <sstream>

/// Every action of the menus is triggered by a test. It runs after all window tests.
class EveryActionTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void isTriggeredByATest()
    {
        std::set<std::string> triggered;
        std::istringstream tests(THICKET_WINDOW_TESTS);
        for (std::string test; std::getline(tests, test, ',');) {
            const std::string path = THICKET_TRIGGERED_FOLDER "/" + test + ".txt";
            std::ifstream file(path);
            QVERIFY2(file, path.c_str());
            for (std::string name; std::getline(file, name);)
                triggered.insert(name);
        }
        WindowBench bench;
        QStringList missing;
        for (const QAction* action : bench.allActions()) {
            const std::string name = ActionTally::nameOf(*action);
            if (!triggered.contains(name))
                missing << QString::fromStdString(name);
        }
        QVERIFY2(missing.isEmpty(), qPrintable("no test triggers: " + missing.join(", ")));
    }
};

QTEST_MAIN(EveryActionTest)
#include "everyactiontest.moc"
