#include "tests/bench/linechart.h"
#include "tests/bench/querytiming.h"
#include "tests/bench/scenes.h"

#include <cstdio>
#include <fstream>

/// How the work of a query grows with the number of circles and with the distance: Markdown tables,
/// and a chart of them.
namespace {

using namespace thicket;
using namespace thicket::bench;
using nav::ObstacleField;
using nav::Segment;

struct Figures {
    double median = 0; ///< microseconds
    double expanded = 0;
    double rays = 0;
};

Figures ask(const ObstacleField& field, const std::vector<Segment>& pairs)
{
    QueryTimes times(pairs.size());
    Work work;
    for (int round = 0; round < 2; ++round)
        for (std::size_t i = 0; i < pairs.size(); ++i)
            work.add(times.measure(i, [&] { return findPath(field, pairs[i].a, pairs[i].b); }));
    return {times.median(), work.expanded(), work.rays()};
}

/// Lines of one table, by cover, and what to draw of it.
class Growth {
public:
    Growth(LineChart chart, const char* unit) : m_chart(std::move(chart))
    {
        std::printf("\n### %s\n\n| cover | %s | median | expanded, mean | rays, mean |\n"
                    "|---|---|---|---|---|\n",
                    m_chart.title.c_str(), unit);
    }
    void add(int cover, double x, const Figures& figures)
    {
        std::printf("| %d %% | %.0f | %.1f us | %.0f | %.0f |\n", cover, x, figures.median,
                    figures.expanded, figures.rays);
        std::fflush(stdout);
        const std::string name = std::to_string(cover) + " %";
        if (m_chart.lines.empty() || m_chart.lines.back().name != name) {
            m_chart.lines.push_back({name, {}});
            m_expanded.push_back({name, {}});
            m_rays.push_back({name, {}});
        }
        m_chart.lines.back().points.push_back({x, figures.median});
        m_expanded.back().points.push_back({x, figures.expanded});
        m_rays.back().points.push_back({x, figures.rays});
    }
    /// Prints the exponents.
    LineChart finished() const
    {
        std::printf(
            "\n| cover | exponent of time | of expansions | of rays |\n|---|---|---|---|\n");
        for (std::size_t i = 0; i < m_chart.lines.size(); ++i)
            std::printf("| %s | %.2f | %.2f | %.2f |\n", m_chart.lines[i].name.c_str(),
                        fittedExponent(m_chart.lines[i].points),
                        fittedExponent(m_expanded[i].points), fittedExponent(m_rays[i].points));
        return m_chart;
    }

private:
    LineChart m_chart;
    std::vector<Line> m_expanded;
    std::vector<Line> m_rays;
};

LineChart growthWithCount()
{
    Growth growth({"Random pairs", "circles", "us", {}}, "circles");
    for (const int cover : {5, 20, 40})
        for (const int count : {1000, 3000, 10000, 30000, 100000, 300000, 1000000}) {
            if (count > 100000 && cover != 20)
                continue;
            const ObstacleField& field = fieldOf(count, cover);
            const int pairs = count > 100000 ? 16 : count > 10000 ? 60 : 200;
            growth.add(cover, count,
                       ask(field, randomPairs(field, forestOf(count, cover).side, pairs)));
        }
    return growth.finished();
}

LineChart growthWithDistance()
{
    constexpr int count = 100000;
    Growth growth({"Among 100,000 circles", "distance, units", "us", {}}, "distance, units");
    for (const int cover : {5, 20, 40}) {
        const ObstacleField& field = fieldOf(count, cover);
        const double side = forestOf(count, cover).side;
        for (double apart = 25; apart < 0.9 * side; apart *= 2)
            growth.add(cover, apart,
                       ask(field, pairsApart(field, side, apart, apart > 200 ? 40 : 150)));
    }
    return growth.finished();
}

} // namespace

int main(int argc, char** argv)
{
    if (argc > 2) {
        std::fputs("usage: bench-growth [PICTURE.svg]\n", stderr);
        return 2;
    }
    const std::vector<LineChart> charts{growthWithCount(), growthWithDistance()};
    if (argc == 2 && !(std::ofstream(argv[1]) << asSvg(charts))) {
        std::fprintf(stderr, "bench-growth: cannot write %s\n", argv[1]);
        return 1;
    }
    return 0;
}
