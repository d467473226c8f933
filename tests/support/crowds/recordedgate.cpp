#include "tests/support/crowds/crowdscenes.h"

#include <algorithm>
#include <fstream>
#include <functional>
#include <map>
#include <sstream>

namespace thicket::test {

using nav::Point;

namespace {

struct Sighting {
    int id = 0;
    int frame = 0;
    Point position;
};

void readSightings(const std::string& path, const std::function<void(const Sighting&)>& see)
{
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#')
            continue;
        std::istringstream fields(line);
        fields.imbue(std::locale::classic());
        Sighting s;
        if (fields >> s.id >> s.frame >> s.position.x >> s.position.y)
            see(s);
    }
}

} // namespace

std::vector<Point> recordedStarts(const std::string& path)
{
    std::map<int, Sighting> first;
    readSightings(path, [&](const Sighting& s) {
        const auto [it, isNew] = first.try_emplace(s.id, s);
        if (!isNew && s.frame < it->second.frame)
            it->second = s;
    });
    std::vector<Point> starts;
    for (const auto& [id, sighting] : first)
        starts.push_back(sighting.position);
    return starts;
}

std::vector<double> recordedCrossings(const std::string& path, double line, double framesPerSecond)
{
    std::map<int, Sighting> last;
    std::map<int, double> times;
    readSightings(path, [&](const Sighting& s) {
        const auto before = last.find(s.id);
        if (before != last.end() && before->second.position.y > line && s.position.y <= line)
            times.try_emplace(s.id, s.frame / framesPerSecond);
        last[s.id] = s;
    });
    std::vector<double> seconds;
    for (const auto& [id, time] : times)
        seconds.push_back(time);
    std::sort(seconds.begin(), seconds.end());
    return seconds;
}

CrowdTrial bottleneck(const std::vector<Point>& starts, const CrowdStyle& style)
{
    CrowdTrial trial{"bottleneck", {}, 180};
    // Barriers as in PedPy's own tests of these recordings.
    const std::vector<Point> right{{0.25, -1.1}, {0.7, -1.1}, {0.7, -0.3},
                                   {3.05, -0.3}, {3.05, 6.7}, {2.8, 6.7},
                                   {2.8, 0},     {0.4, 0},    {0.25, -0.15}};
    std::vector<Point> left;
    for (const Point p : right)
        left.push_back({-p.x, p.y});
    trial.scenario.obstacles = {{1, nav::Polygon{left, false}}, {2, nav::Polygon{right, false}}};
    steer::CrowdGroup group;
    group.maxSpeed = 1.34;
    group.maxForce = style.maxForce;
    group.goal = Point{0, -2.5};
    group.goalRadius = 0.7;
    group.leavesAtGoal = true;
    group.stack = stackOf(style);
    trial.scenario.groups = {group};
    // Heads lean over the barriers. Discs stand beside them.
    constexpr double radius = 0.18;
    const auto field = nav::ObstacleField::build(trial.scenario.obstacles, radius + 0.001).value();
    std::uint32_t id = 0;
    for (const Point p : starts)
        trial.scenario.agents.push_back({.id = id++,
                                         .position = field.nearestFreePoint(p).value(),
                                         .heading = {0, -1},
                                         .radius = radius});
    return trial;
}

} // namespace thicket::test
