#include "app/editor/navigation/livefield.h"

#include "app/editor/document/mapdocument.h"

#include <cassert>
#include <chrono>
#include <exception>
#include <memory>
#include <utility>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

/// Longer than a hand pauses while it drags the radius.
constexpr auto restOfRadius = 300ms;

std::size_t pointsOf(const nav::Shape& shape)
{
    if (const auto* wall = std::get_if<nav::Wall>(&shape))
        return wall->points.size();
    const auto* polygon = std::get_if<nav::Polygon>(&shape);
    return polygon ? polygon->points.size() : 1;
}

bool areMany(const std::vector<nav::Obstacle>& obstacles)
{
    std::size_t points = 0;
    for (const nav::Obstacle& obstacle : obstacles)
        points += pointsOf(obstacle.shape);
    return points > LiveField::fewPoints;
}

} // namespace

LiveField::LiveField(const MapDocument& document, QObject* parent)
    : QObject(parent), m_document(document)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(restOfRadius);
    connect(&m_rest, &QTimer::timeout, this, &LiveField::renew);
}

LiveField::~LiveField() = default;

void LiveField::startOver(double agentRadius)
{
    m_agentRadius = agentRadius;
    m_job.cancel();
    m_isBuilding = false;
    m_rest.stop();
    buildFromMap();
    if (m_isBuilding)
        take({nav::ObstacleField(), false}); // the present field belongs to another map
}

void LiveField::buildFromMap()
{
    Build build;
    build.obstacles = nav::obstacles(m_document.map());
    build.agentRadius = m_agentRadius;
    m_isLarge = areMany(*build.obstacles);
    if (!m_isLarge)
        return take(made(build));
    order(std::move(build));
    emit delayed();
}

void LiveField::setAgentRadius(double radius)
{
    m_agentRadius = radius;
    if (m_isBuilding && !m_isRenewing)
        return; // handled when the build is done
    if (m_problem.isEmpty())
        derive();
    else
        buildFromMap();
}

void LiveField::derive()
{
    Build build{{}, m_field, std::exchange(m_waiting, {}), m_agentRadius, false};
    if (!m_isLarge)
        return take(made(build));
    m_rest.start();
    order(std::move(build));
    emit delayed();
}

bool LiveField::follow(const nav::MapEdit& edit)
{
    std::vector<nav::ObstacleChange> changes = nav::obstacleChanges(edit);
    if (changes.empty())
        return false;
    if (m_isBuilding) {
        m_waiting.insert(m_waiting.end(), changes.begin(), changes.end());
        emit delayed();
    } else if (!m_problem.isEmpty() || changes.size() > fewPoints) {
        buildFromMap();
    } else if (m_isLarge && m_isDerived) {
        order({{}, m_field, std::move(changes), m_agentRadius, true});
        emit delayed();
    } else {
        apply(changes);
    }
    return true;
}

void LiveField::apply(const std::vector<nav::ObstacleChange>& changes)
{
    emit aboutToChange();
    m_isDerived = false;
    if (const auto applied = m_field.apply(changes); applied)
        emit edited(changes);
    else
        take({Unexpected(applied.error()), false});
}

void LiveField::renew()
{
    if (m_isBuilding || !m_isDerived || !m_problem.isEmpty())
        return;
    order({{}, m_field, {}, m_agentRadius, true});
    m_isRenewing = true;
}

LiveField::Made LiveField::made(const Build& build)
{
    if (build.obstacles)
        return {nav::ObstacleField::build(*build.obstacles, build.agentRadius), false};
    nav::ObstacleField field = build.field;
    const bool isOwn = !build.changes.empty() || build.mustBeOwn;
    if (isOwn) {
        if (const auto applied = field.apply(build.changes); !applied)
            return {Unexpected(applied.error()), false};
    }
    const bool isDerived = !isOwn || field.agentRadius() != build.agentRadius;
    return {field.withAgentRadius(build.agentRadius), isDerived};
}

void LiveField::order(Build build)
{
    m_isBuilding = true;
    m_isRenewing = false;
    m_waiting.clear();
    m_job.order([this, build = std::move(build)](const std::atomic<bool>&) {
        auto result = std::make_shared<Made>(
            Made{Unexpected(tr("There is not enough memory for this map.").toStdString()), false});
        try {
            Made done = made(build);
            // The first edit of a field builds an index. Do it here, so that no edit waits for it.
            if (done.field && build.obstacles) {
                [[maybe_unused]] const auto indexed = done.field->apply({});
                assert(indexed);
            }
            *result = std::move(done);
        } catch (const std::exception&) {
            // Running out of memory must not end the editor.
        }
        return [this, result] { takeOrdered(std::move(*result)); };
    });
}

void LiveField::takeOrdered(Made result)
{
    const bool wasRenewing = std::exchange(m_isRenewing, false);
    std::vector<nav::ObstacleChange> waiting = std::exchange(m_waiting, {});
    m_isBuilding = false;
    if (!result.field && !waiting.empty())
        return buildFromMap(); // an edit in the meantime may have fixed the map
    if (result.field && !result.isDerived && !waiting.empty()) {
        if (const auto applied = result.field->apply(waiting); !applied)
            result.field = Unexpected(applied.error());
        waiting.clear();
    } else if (wasRenewing && waiting.empty()) {
        if (!result.field)
            return; // the next edit reports the problem
        emit aboutToChange();
        m_field = std::move(result.field).value(); // the same answers as before
        m_isDerived = false;
        emit replaced(); // for those that stopped a search at aboutToChange()
        return;
    }
    const bool isForRadius = !result.field || result.field->agentRadius() == m_agentRadius;
    if (!isForRadius || !waiting.empty())
        order({{}, result.field.value(), std::move(waiting), m_agentRadius, false});
    take(std::move(result));
}

void LiveField::take(Made result)
{
    emit aboutToChange();
    m_isDerived = result.isDerived;
    m_problem = result.field ? QString() : QString::fromStdString(result.field.error().text());
    m_field = result.field ? std::move(result.field).value() : nav::ObstacleField();
    emit replaced();
}

} // namespace thicket::editor
