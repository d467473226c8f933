#include "app/editor/navigation/livefield.h"

#include "app/editor/document/disposal.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/errors/errortext.h"
#include "app/editor/navigation/draggedcorners.h"
#include "app/editor/navigation/shaperefusal.h"
#include "libnav/geometry/distance.h"

#include <algorithm>
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
constexpr auto untilNextLook = 4ms;

bool changesObstacle(const nav::MapEdit::Entry& entry)
{
    const auto isObstacle = [](const std::optional<nav::MapObject>& object) {
        return object && nav::isObstacle(object->geometry);
    };
    const bool isSame =
        entry.before && entry.after && entry.before->geometry == entry.after->geometry;
    return !isSame && (isObstacle(entry.before) || isObstacle(entry.after));
}

/// Whether the edit changes too many obstacles for changes in place.
bool changesMany(const nav::MapEdit& edit)
{
    std::size_t changes = 0;
    for (const nav::MapEdit::Entry& entry : edit.entries) {
        changes += changesObstacle(entry) ? 1 : 0;
        if (changes > FieldChanges::fewChanges)
            return true;
    }
    return false;
}

/// Freeing a large field takes long: another thread does it.
void replace(nav::ObstacleField& field, nav::ObstacleField by)
{
    std::swap(field, by);
    if (by.obstacleCount() > LiveField::fewPoints)
        sharedAside(std::move(by));
}

} // namespace

LiveField::LiveField(const MapDocument& document, QObject* parent)
    : QObject(parent), m_document(document),
      m_pass(document, [this](const nav::MapObject& object) { gather(object); })
{
    connect(&m_pass, &ObjectPass::ended, this, &LiveField::buildGathered);
    m_rest.setSingleShot(true);
    m_rest.setInterval(restOfRadius);
    connect(&m_rest, &QTimer::timeout, this, &LiveField::renew);
    m_turns.setInterval(untilNextLook);
    connect(&m_turns, &QTimer::timeout, this, &LiveField::goOn);
}

LiveField::~LiveField() = default;

void LiveField::startOver(double agentRadius)
{
    m_agentRadius = agentRadius;
    m_job.cancel();
    m_rest.stop();
    buildFromMap();
    if (m_isBuilding)
        take({nav::ObstacleField(), false}); // the present field belongs to another map
}

void LiveField::buildFromMap()
{
    m_isBuilding = true;
    m_isRenewing = false;
    m_isOutdated = false;
    m_waiting = {};
    m_turns.stop();
    m_points = 0;
    m_room = {};
    m_obstacles = {};
    m_pass.begin();
    if (m_isBuilding)
        emit delayed();
}

void LiveField::gather(const nav::MapObject& object)
{
    if (std::optional<nav::Shape> shape = nav::obstacleShape(object.geometry)) {
        m_points += cornerCount(*shape);
        enclose(m_room, nav::boundingBox(object.geometry));
        m_obstacles.push_back({object.id, *std::move(shape)});
    }
}

/// Edits that came while the obstacles were gathered wait, also those of obstacles that were
/// gathered later: to apply such an edit once more changes nothing.
void LiveField::buildGathered()
{
    if (std::optional<nav::Polygon> walls = nav::boundingWalls(m_document.map().settings)) {
        m_points += walls->points.size();
        m_obstacles.push_back({nav::boundsObstacle, *std::move(walls)});
    }
    Build build;
    build.obstacles = std::exchange(m_obstacles, {});
    build.agentRadius = m_agentRadius;
    m_isLarge = m_points > fewPoints;
    if (m_isLarge || !m_waiting.isEmpty())
        return order(std::move(build));
    m_isBuilding = false;
    take(made(std::move(build)));
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
    m_turns.stop();
    Build build{{}, m_field, std::exchange(m_waiting, {}), m_agentRadius, false};
    if (!m_isLarge)
        return take(made(std::move(build)));
    m_rest.start();
    order(std::move(build));
    emit delayed();
}

bool LiveField::follow(const nav::MapEdit& edit)
{
    if (m_pass.isActive())
        std::for_each(edit.entries.begin(), edit.entries.end(),
                      [this](const nav::MapEdit::Entry& entry) { m_pass.follow(entry); });
    if (changesMany(edit)) {
        followMany();
        return true;
    }
    FieldChanges changes(edit);
    if (changes.isEmpty())
        return false;
    if (m_isBuilding) {
        m_waiting.add(changes);
        emit delayed();
    } else if (!m_problem.isEmpty()) {
        buildFromMap();
    } else if (!holdBack(changes)) {
        change(std::move(changes));
    }
    return true;
}

/// To change a field of which another thread has a copy, one would have to wait for that thread, or
/// copy the field: a tenth of a second in a map of a million.
bool LiveField::holdBack(const FieldChanges& changes)
{
    if (!m_turns.isActive() && !(isHuge(m_field) && m_isHeld && m_isHeld()))
        return false;
    m_waiting.add(changes);
    m_turns.start();
    emit delayed();
    return true;
}

void LiveField::goOn()
{
    if (m_isHeld())
        return;
    m_turns.stop();
    change(std::exchange(m_waiting, {}));
}

void LiveField::change(FieldChanges changes)
{
    if ((m_isLarge && m_isDerived) || !changes.areFew()) {
        changeAside(std::move(changes));
    } else if (isHuge(m_field) && leavesRoom(changes)) {
        makeRoom(std::move(changes));
    } else {
        apply(changes);
    }
}

void LiveField::changeAside(FieldChanges changes)
{
    order({{}, m_field, std::move(changes), m_agentRadius, true});
    emit delayed();
}

bool LiveField::leavesRoom(const FieldChanges& changes) const
{
    return std::ranges::any_of(changes.list(), [this](const nav::ObstacleChange& change) {
        return change.after && !m_room.encloses(nav::boundingBox(*change.after));
    });
}

/// Beyond the grid of the field, an obstacle makes it build the grid anew, with room for more: a
/// tenth of a second in a map of a million. The worker thread does that.
void LiveField::makeRoom(FieldChanges changes)
{
    growRoom(changes);
    changeAside(std::move(changes));
}

/// As the grid does.
void LiveField::growRoom(const FieldChanges& changes)
{
    for (const nav::ObstacleChange& change : changes.list()) {
        if (change.after)
            enclose(m_room, nav::boundingBox(*change.after));
    }
    m_room = nav::grown(m_room, m_room.width() / 4, m_room.height() / 4);
}

void LiveField::followMany()
{
    if (m_isBuilding && !m_pass.isActive()) {
        m_isOutdated = true; // again when it is done
        emit delayed();
    } else {
        buildFromMap();
    }
}

void LiveField::apply(const FieldChanges& changes)
{
    emit aboutToChange();
    m_isDerived = false;
    if (const auto applied = m_field.apply(changes.list()); applied)
        emit edited(changes.list());
    else
        take({Unexpected(refusalOf(changes.list(), applied.error())), false});
}

void LiveField::renew()
{
    if (m_isBuilding || m_turns.isActive() || !m_isDerived || !m_problem.isEmpty())
        return;
    order({{}, m_field, {}, m_agentRadius, true});
    m_isRenewing = true;
}

LiveField::Made LiveField::made(Build build)
{
    if (build.obstacles) {
        const std::vector<nav::Obstacle> obstacles = asVector(*std::move(build.obstacles));
        auto field = nav::ObstacleField::build(obstacles, build.agentRadius);
        if (!field)
            field = Unexpected(refusalOf(obstacles, field.error()));
        return {std::move(field), false};
    }
    nav::ObstacleField field = std::move(build.field);
    const bool isOwn = !build.changes.isEmpty() || build.mustBeOwn;
    if (isOwn) {
        if (const auto applied = field.apply(build.changes.list()); !applied)
            return {Unexpected(refusalOf(build.changes.list(), applied.error())), false};
    }
    const bool isDerived = !isOwn || field.agentRadius() != build.agentRadius;
    return {field.withAgentRadius(build.agentRadius), isDerived};
}

void LiveField::order(Build build)
{
    m_isBuilding = true;
    m_isRenewing = false;
    const bool isWhole = build.obstacles.has_value();
    m_job.order([this, isWhole, build = std::move(build)](const std::atomic<bool>&) mutable {
        auto result = std::make_shared<Made>(
            Made{Unexpected(tr("There is not enough memory for this map.").toStdString()), false});
        try {
            Made done = made(std::move(build));
            // The first edit of a field builds an index. Do it here, so that no edit waits for it.
            if (done.field && isWhole) {
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
    FieldChanges waiting = std::exchange(m_waiting, {});
    m_isBuilding = false;
    if (m_isOutdated || (!result.field && !waiting.isEmpty()))
        return buildFromMap(); // an edit in the meantime may have fixed the map
    const bool areFew = !waiting.isEmpty() && waiting.areFew();
    const bool needRoom = areFew && result.field && isHuge(*result.field) && leavesRoom(waiting);
    if (needRoom)
        growRoom(waiting); // by the order below
    if (result.field && !result.isDerived && areFew && !needRoom) {
        if (const auto applied = result.field->apply(waiting.list()); !applied)
            result.field = Unexpected(refusalOf(waiting.list(), applied.error()));
        waiting = {};
    } else if (wasRenewing && waiting.isEmpty()) {
        if (!result.field)
            return; // the next edit reports the problem
        emit aboutToChange();
        replace(m_field, std::move(result.field).value()); // the same answers as before
        m_isDerived = false;
        emit replaced(); // for those that stopped a search at aboutToChange()
        return;
    }
    const bool isForRadius = !result.field || result.field->agentRadius() == m_agentRadius;
    if (!isForRadius || !waiting.isEmpty())
        order({{}, result.field.value(), std::move(waiting), m_agentRadius, false});
    take(std::move(result));
}

void LiveField::take(Made result)
{
    emit aboutToChange();
    m_isDerived = result.isDerived;
    m_problem = result.field ? QString() : errorText(result.field.error());
    replace(m_field, result.field ? std::move(result.field).value() : nav::ObstacleField());
    emit replaced();
}

} // namespace thicket::editor
