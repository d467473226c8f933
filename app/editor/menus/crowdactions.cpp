#include "app/editor/menus/crowdactions.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/edits/orders.h"
#include "app/editor/errors/errortext.h"
#include "app/editor/panels/playback/crowdchart.h"
#include "app/editor/view/agentfollowing.h"
#include "app/editor/widgets/action.h"
#include "app/editor/workbench/workbench.h"

#include <QAction>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

namespace thicket::editor {

CrowdActions::CrowdActions(Workbench& workbench, QObject* parent)
    : QObject(parent), m_workbench(workbench),
      m_send(makeAction(this,
                        {tr("Send &Agents to the Pointer"),
                         tr("Give the selected agents or spawn areas a goal there")},
                        {QKeySequence(Qt::SHIFT | Qt::Key_A)},
                        icon("goal", workbench.appearance()))),
      m_difference(makeAction(this,
                              {tr("To the First &Difference"),
                               tr("Go to where the run parts from the recording beside it")},
                              {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_D)},
                              icon("beside", workbench.appearance()))),
      m_follow(makeAction(
          this,
          {tr("&Follow Agent"),
           tr("Keep the selected agent, or the nearest, in the middle of the view")},
          {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_F)}, icon("follow", workbench.appearance()))),
      m_following(new AgentFollowing(workbench.canvas(), workbench.view().camera(), this))
{
    connect(&workbench.view(), &MapView::pointerMoved, this,
            [this](std::optional<nav::Point> at) { m_pointer = at; });
    connect(&workbench.selection(), &Selection::changed, this, &CrowdActions::refresh);
    connect(&workbench.selection().summary(), &SelectionSummary::found, this,
            &CrowdActions::refresh);
    connect(m_send, &QAction::triggered, this, [this] {
        if (m_pointer)
            sendTo(*m_pointer);
        else
            emit said(tr("Point at the place on the map that the agents should go to"));
    });
    followComparison();
    prepareFollowing();
    refresh();
}

void CrowdActions::prepareFollowing()
{
    m_follow->setCheckable(true);
    connect(m_follow, &QAction::triggered, this, &CrowdActions::follow);
    connect(m_following, &AgentFollowing::changed, this,
            [this] { m_workbench.curves().setFollowed(m_following->agent()); });
    const auto refreshFollow = [this] {
        m_follow->setChecked(m_following->agent().has_value());
        m_follow->setEnabled(m_workbench.mode() == Workbench::Mode::simulate &&
                             !m_workbench.playback().isEmpty());
    };
    connect(m_following, &AgentFollowing::changed, this, refreshFollow);
    connect(&m_workbench, &Workbench::modeChanged, this, [this, refreshFollow] {
        m_following->follow({});
        refreshFollow();
    });
    connect(&m_workbench.playback(), &Playback::recordingChanged, this, refreshFollow);
    refreshFollow();
}

/// The first selected agent that runs, otherwise the one nearest to the middle of the view.
void CrowdActions::follow(bool wanted)
{
    const Canvas& canvas = m_workbench.canvas();
    std::optional<steer::FrameAgent> found;
    if (wanted) {
        for (const nav::ObjectId id : m_workbench.selection().ids())
            if (!found)
                found = canvas.runningAgent(static_cast<std::uint32_t>(id));
        if (!found)
            found = canvas.runningAgentAt(m_workbench.view().camera().value().center, HUGE_VAL);
    }
    if (found)
        m_following->follow(m_workbench.playback().run().recording().agents()[found->agent].id);
    else
        m_following->follow({});
    m_follow->setChecked(m_following->agent().has_value());
    if (wanted && !found)
        emit said(tr("There is no agent to follow at this time"));
}

void CrowdActions::followComparison()
{
    const RunComparison& comparison = m_workbench.runComparison();
    const auto refreshDifference = [this, &comparison] {
        m_difference->setEnabled(comparison.firstDifference().has_value());
    };
    connect(&comparison, &RunComparison::changed, this, refreshDifference);
    connect(&comparison, &RunComparison::compared, this, &CrowdActions::tellDifference);
    connect(&comparison, &RunComparison::failed, this, &CrowdActions::said);
    connect(m_difference, &QAction::triggered, this,
            [&playback = m_workbench.playback(), &comparison] {
                playback.pause();
                playback.seek(comparison.firstDifference().value_or(playback.time()));
            });
    refreshDifference();
}

void CrowdActions::tellDifference(const steer::RunDifference& difference, const QString& other)
{
    const auto count = [](std::size_t number) {
        return QLocale().toString(static_cast<qulonglong>(number));
    };
    const auto first = m_workbench.runComparison().firstDifference();
    if (!first)
        emit said(tr("The same as %1 in all %2 frames that both have")
                      .arg(other, count(difference.frames)));
    else
        emit said(tr("Differs from %1 from %2 on: %3 of %4 agents")
                      .arg(other, clockText(*first), count(difference.differing.size()),
                           count(difference.agents)));
}

void CrowdActions::refresh()
{
    static const std::size_t area = nav::Geometry(nav::SpawnMarker()).index();
    const SelectionFacts& facts = m_workbench.selection().summary().facts();
    m_hasAgents = !facts.agents.isEmpty() || facts.kind == area;
    m_send->setEnabled(m_hasAgents);
}

/// The goal that is pointed at there.
std::optional<nav::ObjectId> CrowdActions::goalAt(nav::Point at) const
{
    const nav::Map& map = m_workbench.document().map();
    for (const nav::ObjectId id : m_workbench.canvas().hits().objectsAt(at, 0))
        if (std::holds_alternative<nav::GoalMarker>(map.find(id)->geometry))
            return id;
    return {};
}

void CrowdActions::sendTo(nav::Point at)
{
    const auto& ids = m_workbench.selection().ids();
    const auto made = std::make_shared<SendingEdit>();
    MapStep step;
    step.text = tr("Send agents");
    step.what = tr("Sending agents");
    step.objects = static_cast<std::size_t>(ids.size());
    step.make = [ids = std::vector(ids.begin(), ids.end()), at, goal = goalAt(at),
                 made](const nav::Map& map) -> Result<nav::MapEdit> {
        *made = goal ? sendAgentsTo(map, ids, *goal) : sendAgents(map, ids, at);
        return made->edit;
    };
    step.then = [this, made] { tell(*made); };
    if (const Result<void> done = m_workbench.document().push(step); !done)
        emit said(errorText(done.error()));
}

void CrowdActions::tell(const SendingEdit& sending)
{
    const auto count = static_cast<int>(sending.agents);
    const QString sent = count == 0   ? tr("The agents of the area are sent there")
                         : count == 1 ? tr("1 agent is sent there")
                                      : tr("%n agents are sent there", nullptr, count);
    if (sending.newGroups > 0 && m_workbench.simulation().isOutdated())
        emit said(tr("%1 when the run is restarted: they are a group of their own now").arg(sent));
    else
        emit said(sent);
}

} // namespace thicket::editor
