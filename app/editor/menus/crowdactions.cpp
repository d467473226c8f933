#include "app/editor/menus/crowdactions.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/edits/orders.h"
#include "app/editor/panels/playback/crowdchart.h"
#include "app/editor/widgets/action.h"
#include "app/editor/workbench/workbench.h"

#include <QAction>
#include <QLocale>

#include <algorithm>
#include <memory>
#include <vector>

namespace thicket::editor {

CrowdActions::CrowdActions(Workbench& workbench, QObject* parent)
    : QObject(parent), m_workbench(workbench),
      m_send(makeAction(
          this, {tr("Send &Agents to the Pointer"), tr("Give the selected agents a goal there")},
          {QKeySequence(Qt::SHIFT | Qt::Key_A)}, icon("goal", workbench.appearance()))),
      m_difference(makeAction(this,
                              {tr("To the First &Difference"),
                               tr("Go to where the run parts from the recording beside it")},
                              {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_D)},
                              icon("beside", workbench.appearance())))
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
    refresh();
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
    m_hasAgents = !m_workbench.selection().summary().facts().agents.isEmpty();
    m_send->setEnabled(m_hasAgents);
}

void CrowdActions::sendTo(nav::Point at)
{
    const auto& ids = m_workbench.selection().ids();
    const auto made = std::make_shared<SendingEdit>();
    MapStep step;
    step.text = tr("Send agents");
    step.what = tr("Sending agents");
    step.objects = static_cast<std::size_t>(ids.size());
    step.make = [ids = std::vector(ids.begin(), ids.end()), at,
                 made](const nav::Map& map) -> Result<nav::MapEdit> {
        *made = sendAgents(map, ids, at);
        return made->edit;
    };
    step.then = [this, made] { tell(*made); };
    if (const Result<void> done = m_workbench.document().push(step); !done)
        emit said(QString::fromStdString(done.error().text()));
}

void CrowdActions::tell(const SendingEdit& sending)
{
    const auto count = static_cast<int>(sending.agents);
    const QString sent =
        count == 1 ? tr("1 agent is sent there") : tr("%n agents are sent there", nullptr, count);
    if (sending.newGroups > 0 && m_workbench.simulation().isOutdated())
        emit said(tr("%1 when the run is restarted: they are a group of their own now").arg(sent));
    else
        emit said(sent);
}

} // namespace thicket::editor
