#include "plugins/host/formatregistry.h"
#include "tests/support/geometry/splitmix.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <optional>

/// The cost of formats: a forest of circles, exported and imported by each format that is
/// registered, with its default options, as a Markdown table. Times are the least of three, of the
/// processor.
namespace {

using namespace thicket;

constexpr int rounds = 3;

/// Circles on 2 by 2 places each, 20 % of the area.
nav::Map forestOf(int count)
{
    test::SplitMix random(1);
    nav::Map map;
    map.settings.layers.push_back({1, "trees"});
    int columns = 1;
    while (columns * columns < count)
        ++columns;
    for (int i = 0; i < count; ++i) {
        const double radius = random.between(0.2, 0.7);
        const nav::Point middle{2.0 * (i % columns) + random.between(0.7, 1.3),
                                2.0 * (i / columns) + random.between(0.7, 1.3)};
        map.append({.id = map.unusedId(), .layer = 1, .geometry = nav::Circle{middle, radius}});
    }
    return map;
}

double processorSeconds() { return double(std::clock()) / CLOCKS_PER_SEC; }

/// The least of the rounds.
template <class Work> double secondsOf(Work work)
{
    double least = 1e300;
    for (int i = 0; i < rounds; ++i) {
        const double begin = processorSeconds();
        work();
        least = std::min(least, processorSeconds() - begin);
    }
    return least;
}

void printImport(const plugins::MapFormat& format, const plugins::ExportBundle& bundle,
                 std::size_t count)
{
    const plugins::ImportSource source{bundle.files.first().bytes,
                                       "map." + format.info().suffixes.value(0)};
    std::optional<Result<plugins::ImportedMap>> imported;
    const double seconds = secondsOf([&] { imported.emplace(format.importMap(source, {})); });
    if (!*imported)
        std::printf(" %s |\n", (*imported).error().text().c_str());
    else if ((*imported)->map.objects().size() != count)
        std::printf(" %.2f s, but %zu objects |\n", seconds, (*imported)->map.objects().size());
    else
        std::printf(" %.2f s |\n", seconds);
}

void printFormat(const plugins::MapFormat& format, const nav::Map& map)
{
    std::printf("| %s |", qPrintable(format.info().id));
    std::fflush(stdout);
    std::optional<Result<plugins::ExportBundle>> made;
    const double seconds = secondsOf([&] { made.emplace(format.exportMap(map, {})); });
    if (!*made) {
        std::printf(" %s | | |\n", (*made).error().text().c_str());
        return;
    }
    double bytes = 0;
    for (const plugins::ExportBundle::File& file : (*made)->files)
        bytes += double(file.bytes.size());
    std::printf(" %.2f s | %.1f MB |", seconds, bytes / 1e6);
    if (format.info().canImport)
        printImport(format, **made, map.objects().size());
    else
        std::printf(" |\n");
}

} // namespace

/// formattable [COUNT [FORMAT...]]
int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    int count = 100'000;
    if (argc > 1) {
        const char* const end = argv[1] + std::strlen(argv[1]);
        if (std::from_chars(argv[1], end, count).ptr != end || count < 1 || count > 1'000'000) {
            std::fputs("formattable [COUNT [FORMAT...]]: a count from 1 to 1000000\n", stderr);
            return 2;
        }
    }
    const nav::Map map = forestOf(count);
    std::printf("%d circles\n\n| format | export | size | import |\n|---|---:|---:|---:|\n", count);
    const plugins::FormatRegistry registry;
    for (const plugins::MapFormat* const format : registry.formats()) {
        const QString id = format->info().id;
        const bool isWanted = argc < 3 || application.arguments().mid(2).contains(id);
        if (isWanted && format->info().canExport)
            printFormat(*format, map);
    }
    return 0;
}
