#include "tests/app/window/monkey.h"

#include <QApplication>
#include <QSettings>

#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstring>

namespace {

constexpr const char* usage = "usage: soak-monkey [EVENTS [SEED]]\n"
                              "Sends random events to the editor's window and checks the map after "
                              "each; exit 1 on the first\n"
                              "fault. Default: 100,000 events and a seed from the clock.\n";

/// Windows are made anew after so many events.
constexpr std::uint64_t perWindow = 5000;

bool read(const char* text, std::uint64_t& number)
{
    const char* end = text + std::strlen(text);
    const auto [rest, error] = std::from_chars(text, end, number);
    return error == std::errc() && rest == end;
}

} // namespace

int main(int argc, char** argv)
{
    const QTemporaryDir home; // for the settings
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    std::uint64_t events = 100'000;
    auto seed = static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch() /
                                           std::chrono::milliseconds(1));
    if (argc > 3 || (argc > 1 && !read(argv[1], events)) || (argc > 2 && !read(argv[2], seed))) {
        std::fputs(usage, stderr);
        return 2;
    }
    for (std::uint64_t sent = 0; sent < events; ++seed) {
        std::printf("seed %llu\n", static_cast<unsigned long long>(seed));
        std::fflush(stdout);
        QSettings().clear();
        Monkey monkey(seed);
        for (std::uint64_t i = 0; i < perWindow && sent < events; ++i, ++sent) {
            const std::string fault = monkey.step();
            if (!fault.empty()) {
                std::printf("%s after\n  %s\n", fault.c_str(), monkey.story().c_str());
                return 1;
            }
        }
    }
    std::printf("%llu events, 0 faults\n", static_cast<unsigned long long>(events));
    return 0;
}
