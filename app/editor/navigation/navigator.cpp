#include "app/editor/navigation/navigator.h"

#include "app/editor/document/mapdocument.h"

#include <cassert>
#include <cmath>
#include <utility>

namespace thicket::editor {

namespace {

bool inRange(const std::optional<nav::Point>& p) { return p && nav::isInRange(*p); }

} // namespace

Navigator::Navigator(MapDocument& document, QObject* parent)
    : QObject(parent), m_document(document), m_ends(document.map()), m_field(document),
      m_shown(m_path), m_graph(m_field)
{
    listen();
    m_field.setHold([this] {
        m_path.giveUp();
        m_graph.giveUp();
        return m_path.holdsField() || m_graph.holdsField();
    });
    m_field.startOver(m_agentRadius);
}

void Navigator::listen()
{
    connect(&m_document, &MapDocument::changed, this, &Navigator::follow);
    connect(&m_document, &MapDocument::wasReset, this, &Navigator::startOver);
    connect(&m_field, &LiveField::aboutToChange, this, [this] {
        m_path.letGo();
        m_graph.letGo();
        emit fieldAboutToChange();
    });
    connect(&m_field, &LiveField::edited, this, &Navigator::fieldEdited);
    connect(&m_field, &LiveField::replaced, this, &Navigator::fieldReplaced);
    connect(&m_field, &LiveField::edited, this, &Navigator::followField);
    connect(&m_field, &LiveField::replaced, this, &Navigator::takeField);
    connect(&m_field, &LiveField::delayed, this, &Navigator::search);
    connect(&m_path, &LivePath::changed, this, &Navigator::pathChanged);
    for (const auto change : {&Navigator::fieldChanged, &Navigator::pathChanged})
        connect(this, change, &m_shown, &ShownAnswer::outdatePlayed);
    connect(this, &Navigator::pathChanged, &m_shown, &ShownAnswer::changed);
}

const nav::Map& Navigator::map() const { return m_document.map(); }

void Navigator::startOver()
{
    m_formerPath = {};
    m_pinnedPath = {};
    m_graph.startOver();
    m_path.forget();
    m_ends.dropProbe();
    const double radius =
        m_radiusChoice ? m_radiusChoice(m_document.map(), m_agentRadius) : m_agentRadius;
    if (std::exchange(m_agentRadius, radius) != radius)
        emit agentRadiusChanged(radius);
    m_field.startOver(radius);
}

void Navigator::setAgentRadius(double radius)
{
    assert(std::isfinite(radius) && radius >= 0);
    if (radius == m_agentRadius)
        return;
    m_agentRadius = radius;
    emit agentRadiusChanged(radius);
    m_graph.awaitRadius();
    m_field.setAgentRadius(radius);
}

void Navigator::setProbe(std::optional<nav::Point> start, std::optional<nav::Point> goal)
{
    if (m_ends.setProbe(start, goal))
        search();
}

void Navigator::setPruning(const nav::Pruning& pruning)
{
    if (pruning == m_path.pruning())
        return;
    m_path.setPruning(pruning);
    search();
}

void Navigator::setTraced(bool traced)
{
    if (traced == m_path.isTraced())
        return;
    m_path.setTraced(traced);
    search();
}

const nav::Path& Navigator::path() const
{
    static const nav::Path none;
    return result() ? result()->path : none;
}

void Navigator::beginComparison()
{
    m_formerPath = m_shown.path();
    emit pathChanged();
}

void Navigator::endComparison()
{
    if (m_formerPath.isEmpty())
        return;
    m_formerPath = {};
    emit pathChanged();
}

void Navigator::pinPath()
{
    m_pinnedPath = m_shown.path();
    emit pathChanged();
}

void Navigator::unpinPath()
{
    m_pinnedPath = {};
    emit pathChanged();
}

void Navigator::follow(const nav::MapEdit& edit)
{
    if (m_field.follow(edit))
        return;
    if (edit.entries.empty())
        aimFlow(); // the sheet may have grown
    else
        followEnds();
}

/// An end may have moved, or an object that the answer names may have a new name.
void Navigator::followEnds()
{
    if (isAskable())
        m_path.update(field(), {}, *start(), *goal());
    else
        search();
    aimFlow();
}

void Navigator::followField(std::span<const nav::ObstacleChange> changes)
{
    m_flow.outdate();
    emit fieldChanged();
    m_graph.follow(changes);
    if (isAskable())
        m_path.update(field(), changes, *start(), *goal());
    else
        m_path.clear();
    aimFlow();
}

void Navigator::takeField()
{
    m_flow.outdate();
    emit fieldChanged();
    m_graph.outdate();
    search();
}

bool Navigator::isAskable() const
{
    return fieldProblem().isEmpty() && !m_field.isLate() && m_ends.areComplete();
}

void Navigator::search()
{
    if (isAskable())
        m_path.solve(field(), *start(), *goal());
    else if (m_field.isLate() && m_ends.areComplete())
        m_path.wait();
    else
        m_path.clear();
    aimFlow();
}

std::optional<nav::Box> Navigator::flowArea() const
{
    if (!m_isFlowWanted || !fieldProblem().isEmpty() || !inRange(goal()))
        return std::nullopt;
    return editor::flowArea(m_document.map().settings, m_document.index().extent(), *goal(),
                            m_agentRadius);
}

void Navigator::aimFlow()
{
    const auto area = flowArea();
    if (!area)
        m_flow.stop();
    else if (!m_field.isLate()) // otherwise as soon as the field is ready
        m_flow.aim(field(), *area, *goal());
}

void Navigator::setFlowWanted(bool wanted)
{
    if (wanted == m_isFlowWanted)
        return;
    m_isFlowWanted = wanted;
    aimFlow();
}

} // namespace thicket::editor
