// The paths of a file, by the C++ libraries: hosts-pathsbeside FILE prints processor time for each
// and the sum of their lengths. paths.py writes the file and makes the same call in Python.
#include "libnav/collision/obstaclefield.h"
#include "libnav/path/pathfinder.h"
#include "tests/bench/querytiming.h"

#include <cstdint>
#include <cstdio>
#include <fstream>
#include <vector>

using namespace thicket;
using nav::Point;

namespace {

/// So many rows of numbers, as numpy writes them.
std::vector<double> numbersOf(std::ifstream& file, std::size_t count)
{
    std::vector<double> numbers(count);
    file.read(reinterpret_cast<char*>(numbers.data()),
              static_cast<std::streamsize>(count * sizeof(double)));
    return numbers;
}

} // namespace

int main(int count, char** arguments)
{
    if (count != 2)
        return 2;
    std::ifstream file(arguments[1], std::ios::binary);
    const std::vector<double> counts = numbersOf(file, 2); // circles, paths
    const auto circles = numbersOf(file, 3 * static_cast<std::size_t>(counts[0]));
    const auto ways = numbersOf(file, 4 * static_cast<std::size_t>(counts[1]));
    if (!file)
        return 1;
    std::vector<nav::Obstacle> obstacles;
    for (std::size_t i = 0; i < circles.size(); i += 3)
        obstacles.push_back({static_cast<std::int64_t>(i / 3 + 1),
                             nav::Circle{{circles[i], circles[i + 1]}, circles[i + 2]}});
    const auto field = nav::ObstacleField::build(obstacles, 0);
    if (!field)
        return 1;
    nav::PathResult result;
    double sum = 0;
    const double begin = bench::microseconds();
    for (std::size_t i = 0; i < ways.size(); i += 4) {
        findPath(*field, Point{ways[i], ways[i + 1]}, Point{ways[i + 2], ways[i + 3]}, {}, result);
        sum += result.path.length();
    }
    const double spent = bench::microseconds() - begin;
    std::printf("%.17g %.17g\n", spent / counts[1], sum);
}
