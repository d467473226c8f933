#include "tests/app/recovery/powercuts.h"

#include <QCoreApplication>

#include <chrono>
#include <cstdio>

/// soak-powercuts [CUTS] [SEED]: default: 200 cuts and a seed from the clock. Exit 1 if an edit is
/// lost or a file damaged. Needs root, loop devices and mkfs.ext4.
int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    const qulonglong cuts = arguments.size() > 1 ? arguments[1].toULongLong() : 200;
    const auto now = std::chrono::system_clock::now().time_since_epoch().count();
    const qulonglong seed =
        arguments.size() > 2 ? arguments[2].toULongLong() : static_cast<qulonglong>(now);
    std::printf("%llu power cuts, seed %llu\n", cuts, seed);
    thicket::tests::PowerCuts runs(QCoreApplication::applicationDirPath() + "/journal-driver");
    int wrong = 0;
    for (qulonglong i = 0; i < cuts; ++i) {
        const std::string what = runs.run(seed + i);
        if (what.empty())
            continue;
        std::printf("seed %llu: %s\n", seed + i, what.c_str());
        ++wrong;
    }
    std::printf("%llu cuts after %llu steps in all, %llu recoveries, oldest lost step %.2f s, "
                "%d wrong\n",
                cuts, static_cast<qulonglong>(runs.steps()),
                static_cast<qulonglong>(runs.recoveries()), runs.oldestLost(), wrong);
    return wrong == 0 ? 0 : 1;
}
