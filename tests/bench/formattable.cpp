#include "plugins/host/formatregistry.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/worlds/awkwardmaps.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <optional>
#include <string>
#include <vector>

/// The cost of formats: a forest of circles, exported and imported by each format that is
/// registered, with its default options, as a Markdown table. Times are the least of three.
namespace {

using namespace thicket;

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

/// "0.52 s (0.91)": by the clock and, of all threads together, of the processor; the least of the
/// rounds.
template <class Work> std::string secondsOf(Work work, int rounds = 3)
{
    double least = 1e300, leastWaited = 1e300;
    for (int i = 0; i < rounds; ++i) {
        const double begin = processorSeconds();
        const auto since = std::chrono::steady_clock::now();
        work();
        const std::chrono::duration<double> waited = std::chrono::steady_clock::now() - since;
        leastWaited = std::min(leastWaited, waited.count());
        least = std::min(least, processorSeconds() - begin);
    }
    std::array<char, 64> text;
    std::snprintf(text.data(), text.size(), "%.2f s (%.2f)", leastWaited, least);
    return text.data();
}

void printImport(const plugins::MapFormat& format, const plugins::ExportBundle& bundle,
                 std::size_t count)
{
    const plugins::ImportSource source{bundle.files.first().bytes,
                                       "map." + format.info().suffixes.value(0)};
    std::optional<Result<plugins::ImportedMap>> imported;
    const std::string seconds = secondsOf([&] { imported.emplace(format.importMap(source, {})); });
    if (!*imported)
        std::printf(" %s |\n", (*imported).error().text().c_str());
    else if ((*imported)->map.objects().size() != count)
        std::printf(" %s, but %zu objects |\n", seconds.c_str(), (*imported)->map.objects().size());
    else
        std::printf(" %s |\n", seconds.c_str());
}

void printFormat(const plugins::MapFormat& format, const nav::Map& map)
{
    std::printf("| %s |", qPrintable(format.info().id));
    std::fflush(stdout);
    std::optional<Result<plugins::ExportBundle>> made;
    const std::string seconds = secondsOf([&] { made.emplace(format.exportMap(map, {})); });
    if (!*made) {
        std::printf(" %s | | |\n", (*made).error().text().c_str());
        return;
    }
    double bytes = 0;
    for (const plugins::ExportBundle::File& file : (*made)->files)
        bytes += double(file.bytes.size());
    std::printf(" %s | %.1f MB |", seconds.c_str(), bytes / 1e6);
    if (format.info().canImport)
        printImport(format, **made, map.objects().size());
    else
        std::printf(" |\n");
}

/// A row for a map that takes longer than others: kind, export, import.
void printAwkward(const plugins::MapFormat& format, const char* kind, const nav::Map& map)
{
    std::printf("| %s | %s |", qPrintable(format.info().id), kind);
    std::fflush(stdout);
    std::optional<Result<plugins::ExportBundle>> made;
    const std::string seconds = secondsOf([&] { made.emplace(format.exportMap(map, {})); }, 1);
    std::printf(" %s%s |", seconds.c_str(), *made ? "" : " refused");
    if (*made && format.info().canImport) {
        const plugins::ImportSource source{(*made)->files.first().bytes,
                                           "map." + format.info().suffixes.value(0)};
        bool isRead = false;
        const std::string reading =
            secondsOf([&] { isRead = format.importMap(source, {}).has_value(); }, 1);
        std::printf(" %s%s |\n", reading.c_str(), isRead ? "" : " refused");
    } else {
        std::printf(" |\n");
    }
    std::fflush(stdout);
}

void printAwkwardMaps(const std::vector<const plugins::MapFormat*>& formats, int count)
{
    std::printf("%d objects\n\n| format | map | export | import |\n|---|---|---:|---:|\n", count);
    for (const test::AwkwardMap& kind : test::awkwardMaps()) {
        const nav::Map map = kind.make(count);
        for (const plugins::MapFormat* const format : formats)
            printAwkward(*format, kind.name, map);
    }
}

} // namespace

/// formattable [awkward] [COUNT [FORMAT...]]
int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    QStringList arguments = application.arguments().mid(1);
    const bool isAwkward = !arguments.isEmpty() && arguments.first() == "awkward";
    if (isAwkward)
        arguments.removeFirst();
    int count = isAwkward ? 20'000 : 100'000;
    if (!arguments.isEmpty()) {
        bool isNumber = false;
        count = arguments.takeFirst().toInt(&isNumber);
        if (!isNumber || count < 8 || count > 1'000'000) {
            std::fputs("formattable [awkward] [COUNT [FORMAT...]]: a count from 8 to 1000000\n",
                       stderr);
            return 2;
        }
    }
    const plugins::FormatRegistry registry;
    std::vector<const plugins::MapFormat*> formats;
    for (const plugins::MapFormat* const format : registry.formats())
        if (format->info().canExport &&
            (arguments.isEmpty() || arguments.contains(format->info().id)))
            formats.push_back(format);
    if (isAwkward) {
        printAwkwardMaps(formats, count);
        return 0;
    }
    const nav::Map map = forestOf(count);
    std::printf("%d circles\n\n| format | export | size | import |\n|---|---:|---:|---:|\n", count);
    for (const plugins::MapFormat* const format : formats)
        printFormat(*format, map);
    return 0;
}
