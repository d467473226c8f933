#include "libnav/collision/obstaclefield.h"
#include "libnav/geometry/distance.h"
#include "libnav/path/pathfinder.h"
#include "tests/support/geometry/splitmix.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <optional>
#include <vector>

/// Godot's navigation beside Thicket's on the same circles, as a Markdown table: bake, query, the
/// time from an edit to a new path, and how far paths come too close to circles. The engine is what
/// THICKET_GODOT4 names: a program that runs the main scene of a project's folder, headless, and
/// takes seconds to wait as its second argument. Without it there is only Thicket's column.
namespace {

using namespace thicket;
using nav::Circle;
using nav::Point;

constexpr double agentRadius = 4; // pixels, as all lengths here
constexpr int queryCount = 50;
constexpr int secondsToWait = 900;

struct Scene {
    std::vector<nav::Obstacle> obstacles;
    double side = 0;
    std::vector<nav::Segment> queries;
    nav::Obstacle moved; ///< the first query's middle is its new centre
};

struct Figures {
    double bake = 0; ///< microseconds, as all times here
    double query = 0;
    double edit = 0;
    std::vector<std::vector<Point>> paths;
    bool hasArcs = false; ///< paths are points on lines and arcs, not corners
};

/// Circles of radius 8 to 24 that cover a fifth of a square.
Scene sceneOf(int count)
{
    test::SplitMix random{std::uint64_t(count)};
    Scene scene;
    double area = 0;
    std::vector<double> radii;
    for (int i = 0; i < count; ++i) {
        radii.push_back(random.between(8, 24));
        area += 3.14159265 * radii.back() * radii.back();
    }
    scene.side = std::sqrt(5 * area);
    for (int i = 0; i < count; ++i) {
        const Point center{random.between(0, scene.side), random.between(0, scene.side)};
        scene.obstacles.push_back({i + 1, Circle{center, radii[std::size_t(i)]}});
    }
    const auto field = nav::ObstacleField::build(scene.obstacles, agentRadius);
    while (scene.queries.size() < queryCount) {
        const auto place = [&] {
            const double x = random.between(agentRadius, scene.side - agentRadius);
            return Point{x, random.between(agentRadius, scene.side - agentRadius)};
        };
        const nav::Segment query{place(), place()};
        if (field->clearance(query.a) > 2 && field->clearance(query.b) > 2 &&
            nav::findPath(*field, query.a, query.b).status == nav::PathStatus::found)
            scene.queries.push_back(query);
    }
    const auto& [a, b] = scene.queries.front();
    scene.moved = {1, Circle{0.5 * (a + b), radii.front()}};
    return scene;
}

double microseconds()
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::micro>(now).count();
}

std::vector<Point> cornersOf(const nav::Path& path)
{
    constexpr int pieces = 2000; // arcs and lines alike
    std::vector<Point> points;
    for (int i = 0; i <= pieces; ++i)
        points.push_back(path.pointAt(path.length() * i / pieces));
    return points;
}

Figures ofThicket(const Scene& scene)
{
    Figures figures;
    figures.hasArcs = true;
    std::optional<nav::ObstacleField> field;
    figures.bake = 1e300;
    for (int round = 0; round < 20; ++round) {
        const double begin = microseconds();
        field = *nav::ObstacleField::build(scene.obstacles, agentRadius);
        figures.bake = std::min(figures.bake, microseconds() - begin);
    }
    std::vector<nav::PathResult> results;
    figures.query = 1e300;
    for (int round = 0; round < 5; ++round) {
        results.clear();
        const double begin = microseconds();
        for (const nav::Segment& query : scene.queries)
            results.push_back(nav::findPath(*field, query.a, query.b));
        figures.query = std::min(figures.query, (microseconds() - begin) / queryCount);
    }
    for (const nav::PathResult& result : results)
        figures.paths.push_back(cornersOf(result.path));
    const nav::ObstacleChange change{scene.moved.id, scene.moved.shape};
    const double begin = microseconds();
    const bool isApplied = field->apply({&change, 1}).has_value();
    const auto after = nav::findPath(*field, scene.queries.front().a, scene.queries.front().b);
    figures.edit = microseconds() - begin;
    if (!isApplied || after.status == nav::PathStatus::invalid)
        std::fputs("the edit failed\n", stderr);
    return figures;
}

QJsonArray jsonOf(const Circle& circle)
{
    return {circle.center.x, circle.center.y, circle.radius};
}

QByteArray questions(const Scene& scene)
{
    QJsonArray circles, queries, moved{int(scene.moved.id) - 1};
    for (const nav::Obstacle& obstacle : scene.obstacles)
        circles << jsonOf(std::get<Circle>(obstacle.shape));
    for (const nav::Segment& query : scene.queries)
        queries << QJsonArray{query.a.x, query.a.y, query.b.x, query.b.y};
    for (const QJsonValue& value : jsonOf(std::get<Circle>(scene.moved.shape)))
        moved << value;
    return QJsonDocument(QJsonObject{{"circles", circles},
                                     {"queries", queries},
                                     {"moved", moved},
                                     {"side", scene.side},
                                     {"radius", agentRadius}})
        .toJson(QJsonDocument::Compact);
}

/// No value if the engine is missing or fails, which it then says.
std::optional<Figures> ofGodot(const Scene& scene)
{
    QStringList command = QProcess::splitCommand(qEnvironmentVariable("THICKET_GODOT4"));
    if (command.isEmpty())
        return {};
    const QTemporaryDir folder;
    for (const char* const name : {"project.godot", "circles.tscn", "circles.gd"})
        QFile::copy(QStringLiteral(THICKET_GODOT_PROJECT "/") + name, folder.filePath(name));
    QFile file(folder.filePath("circles.json"));
    if (!file.open(QIODevice::WriteOnly) || file.write(questions(scene)) < 0)
        return {};
    file.close();
    QProcess engine;
    const QString program = command.takeFirst();
    engine.start(program, command << folder.path() << QString::number(secondsToWait));
    engine.waitForFinished(1000 * (secondsToWait + 30));
    // Warnings go to the other channel, where they do not come between the figures.
    const QByteArray said = engine.readAllStandardOutput();
    const qsizetype at = said.indexOf("MEASURED ");
    if (at < 0) {
        std::fprintf(stderr, "Godot told no figures: %s\n%s\n", said.right(500).constData(),
                     engine.readAllStandardError().right(500).constData());
        return {};
    }
    const QByteArray line = said.mid(at + 9, said.indexOf('\n', at) - at - 9);
    const QJsonObject told = QJsonDocument::fromJson(line).object();
    if (told.isEmpty()) {
        std::fputs("Godot's figures cannot be read.\n", stderr);
        return {};
    }
    Figures figures{told["bake"].toDouble(),
                    told["queries"].toDouble() / queryCount,
                    told["edit"].toDouble(),
                    {}};
    for (const QJsonValue& value : told["paths"].toArray()) {
        const QJsonArray numbers = value.toArray();
        std::vector<Point>& path = figures.paths.emplace_back();
        for (qsizetype i = 0; i + 1 < numbers.size(); i += 2)
            path.push_back({numbers[i].toDouble(), numbers[i + 1].toDouble()});
    }
    return figures;
}

/// How far the paths come closer to circles than the agent's radius, at most.
double cutOf(const Figures& figures, const Scene& scene)
{
    double cut = 0;
    for (const std::vector<Point>& path : figures.paths) {
        for (std::size_t i = 0; i + 1 < path.size(); ++i) {
            for (const nav::Obstacle& obstacle : scene.obstacles) {
                const Circle& circle = std::get<Circle>(obstacle.shape);
                const nav::Segment piece{path[i], path[figures.hasArcs ? i : i + 1]};
                const double off = nav::distance(circle.center, piece) - circle.radius;
                cut = std::max(cut, agentRadius - off);
            }
        }
    }
    return cut;
}

/// Paths that reach their goal, and the mean of their lengths over those of others.
QString lengths(const Figures& figures, const Figures& others, const Scene& scene)
{
    int reached = 0;
    double sum = 0;
    const auto lengthOf = [](const std::vector<Point>& path) {
        double length = 0;
        for (std::size_t i = 0; i + 1 < path.size(); ++i)
            length += nav::distance(path[i], path[i + 1]);
        return length;
    };
    for (std::size_t i = 0; i < figures.paths.size(); ++i) {
        const std::vector<Point>& path = figures.paths[i];
        if (path.size() < 2 || nav::distance(path.back(), scene.queries[i].b) > 1)
            continue;
        ++reached;
        sum += lengthOf(path) / lengthOf(others.paths[i]);
    }
    return QString("%1 of %2, %3 times")
        .arg(reached)
        .arg(queryCount)
        .arg(reached > 0 ? sum / reached : 0, 0, 'f', 4);
}

void print(int count)
{
    const Scene scene = sceneOf(count);
    const Figures ours = ofThicket(scene);
    const std::optional<Figures> theirs = ofGodot(scene);
    const auto row = [&](const char* what, const QString& a, const QString& b) {
        std::printf("| %d | %s | %s | %s |\n", count, what, qPrintable(a), qPrintable(b));
    };
    const auto time = [](double us) {
        return us < 1000  ? QString::number(us, 'f', 1) + " us"
               : us < 1e6 ? QString::number(us / 1000, 'f', 2) + " ms"
                          : QString::number(us / 1e6, 'f', 1) + " s";
    };
    const auto both = [&](const char* what, double Figures::*figure) {
        row(what, time(ours.*figure), theirs ? time((*theirs).*figure) : QString());
    };
    both("bake", &Figures::bake);
    both("query, mean", &Figures::query);
    both("edit to new path", &Figures::edit);
    row("clearance cut, at most", QString::number(cutOf(ours, scene), 'g', 2) + " px",
        theirs ? QString::number(cutOf(*theirs, scene), 'f', 2) + " px" : QString());
    row("goals reached, length by the exact one", lengths(ours, ours, scene),
        theirs ? lengths(*theirs, ours, scene) : QString());
    std::fflush(stdout);
}

} // namespace

/// bench-godot [COUNT...]
int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    if (!qEnvironmentVariableIsSet("THICKET_GODOT4"))
        std::fputs("Godot is skipped: THICKET_GODOT4 names no program that runs a project.\n",
                   stderr);
    QStringList counts = application.arguments().mid(1);
    if (counts.isEmpty())
        counts = QStringList{"100", "1000"};
    std::puts("| circles | | Thicket | Godot |\n|---:|---|---:|---:|");
    for (const QString& count : counts)
        print(std::clamp(count.toInt(), 1, 100'000));
    return 0;
}
