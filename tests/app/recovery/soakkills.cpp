#include "tests/app/recovery/killruns.h"

#include <QCoreApplication>

#include <chrono>
#include <cstdio>

/// soak-kills [KILLS] [SEED]: default: 2,000 kills and a seed from the clock. Exit 1 if an edit is
/// lost or a file damaged.
int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    const qulonglong kills = arguments.size() > 1 ? arguments[1].toULongLong() : 2000;
    const auto now = std::chrono::system_clock::now().time_since_epoch().count();
    const qulonglong seed =
        arguments.size() > 2 ? arguments[2].toULongLong() : static_cast<qulonglong>(now);
    std::printf("%llu kills, seed %llu\n", kills, seed);
    thicket::tests::KillRuns runs(QCoreApplication::applicationDirPath() + "/journal-driver");
    int wrong = 0;
    for (qulonglong i = 0; i < kills; ++i) {
        const std::string what = runs.run(seed + i);
        if (what.empty())
            continue;
        std::printf("seed %llu: %s\n", seed + i, what.c_str());
        ++wrong;
    }
    std::printf("%llu kills after %llu steps in all, %llu recoveries, %llu of them of maps in "
                "files, %d wrong\n",
                kills, static_cast<qulonglong>(runs.steps()),
                static_cast<qulonglong>(runs.recoveries()),
                static_cast<qulonglong>(runs.followedSaves()), wrong);
    return wrong == 0 ? 0 : 1;
}
