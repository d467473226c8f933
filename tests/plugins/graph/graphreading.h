#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>
#include <limits>
#include <queue>
#include <vector>

/// Reads a tangent graph as JSON and searches it, with nothing but what the file says.
namespace graphreading {

/// The length of the shortest path from the start to the goal of the graph; infinity without one.
/// A state is a vertex and the winding in which the path goes through it.
class Search {
public:
    explicit Search(const QByteArray& bytes)
    {
        const QJsonObject graph = QJsonDocument::fromJson(bytes).object();
        const QJsonArray vertices = graph["vertices"].toArray();
        m_steps.resize(2 * std::size_t(vertices.size()));
        for (qsizetype i = 0; i < vertices.size(); ++i) {
            const QString end = vertices[i]["contact"]["end"].toString();
            if (end == "start")
                m_start = int(i);
            if (end == "goal")
                m_goal = int(i);
        }
        for (const QJsonValue edge : graph["edges"].toArray())
            add(edge);
    }

    double length() const
    {
        constexpr double infinity = std::numeric_limits<double>::infinity();
        if (m_start < 0 || m_goal < 0)
            return infinity;
        std::vector<double> best(m_steps.size(), infinity);
        using Entry = std::pair<double, int>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
        for (const int state : {2 * m_start, 2 * m_start + 1}) {
            best[std::size_t(state)] = 0;
            open.push({0, state});
        }
        while (!open.empty()) {
            const auto [cost, state] = open.top();
            open.pop();
            if (cost > best[std::size_t(state)])
                continue;
            if (state / 2 == m_goal)
                return cost;
            for (const Step& step : m_steps[std::size_t(state)]) {
                double& known = best[std::size_t(step.to)];
                if (cost + step.length < known) {
                    known = cost + step.length;
                    open.push({known, step.to});
                }
            }
        }
        return infinity;
    }

private:
    struct Step {
        int to;
        double length;
    };

    /// Counter-clockwise is 0, clockwise 1. A start or goal is left and entered in either.
    static QList<int> windings(const QJsonValue& winding)
    {
        return winding.isNull() ? QList<int>{0, 1} : QList<int>{winding == "ccw" ? 0 : 1};
    }
    void add(const QJsonValue& edge)
    {
        const int from = edge["vertices"][0].toInt(), to = edge["vertices"][1].toInt();
        const double length = edge["length"].toDouble();
        if (edge["type"] == "hugging") {
            step(2 * from, 2 * to, length);
            step(2 * to + 1, 2 * from + 1, length);
            return;
        }
        for (const int leaving : windings(edge["windings"][0])) {
            for (const int arriving : windings(edge["windings"][1])) {
                step(2 * from + leaving, 2 * to + arriving, length);
                step(2 * to + 1 - arriving, 2 * from + 1 - leaving, length);
            }
        }
    }
    void step(int from, int to, double length)
    {
        m_steps[std::size_t(from)].push_back({to, length});
    }

    std::vector<std::vector<Step>> m_steps;
    int m_start = -1;
    int m_goal = -1;
};

} // namespace graphreading
