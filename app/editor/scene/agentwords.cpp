#include "app/editor/scene/agentwords.h"

#include "app/editor/numbers/numbertext.h"
#include "app/editor/replay/playedrun.h"
#include "app/editor/replay/stuckwords.h"
#include "libsteer/recording/motioncurves.h"

#include <QCoreApplication>
#include <QStringList>

namespace thicket::editor {

namespace {

/// Slower than this part of its top speed, an agent waits.
constexpr double waitingSpeed = 0.02;

struct AgentTexts {
    Q_DECLARE_TR_FUNCTIONS(RunningAgent)
};

QString titleOf(const steer::Recording& recording, const steer::RecordedAgent& agent)
{
    const auto& info = recording.info();
    if (!info.params && info.notation)
        return AgentTexts::tr("Person %1").arg(agent.id);
    if (info.groups.empty())
        return AgentTexts::tr("Walking agent");
    const QString name = agent.group < info.groups.size()
                             ? QString::fromStdString(info.groups[agent.group].name)
                             : QString();
    return name.isEmpty() ? AgentTexts::tr("Agent %1").arg(agent.id)
                          : AgentTexts::tr("Agent %1, %2").arg(QString::number(agent.id), name);
}

} // namespace

QString stateWords(const Chronicle::State& state)
{
    switch (state.state) {
    case steer::AgentState::going:
        return AgentTexts::tr("on the way");
    case steer::AgentState::arrived:
        return AgentTexts::tr("arrived");
    case steer::AgentState::stuck:
        return AgentTexts::tr("stuck: %1").arg(stuckWords(state.reason));
    }
    return {};
}

QString speedText(double speed, const QString& unit)
{
    const ShownLength shown = shownLength(speed, unit);
    const QString number = numberText(shown.value, NumberStyle::current().decimals);
    return shown.unit.isEmpty() ? number : number + u'\u00A0' + shown.unit + QStringLiteral("/s");
}

QString describeRunning(const PlayedRun& run, const steer::FrameAgent& agent, std::uint32_t frame,
                        const QString& unit)
{
    const steer::Recording& recording = run.recording();
    const steer::RecordedAgent& known = recording.agents()[agent.agent];
    const double speed = nav::length(agent.velocity);
    const auto goal = steer::goalAt(recording, known.group, frame);
    QStringList lines{titleOf(recording, known)};
    if (recording.info().params) {
        const Chronicle::State state = run.chronicle().at(agent.agent, frame);
        const bool isGoing = state.state == steer::AgentState::going;
        if (isGoing && !goal)
            lines << AgentTexts::tr("without a goal");
        else if (isGoing && frame > 0 && speed < waitingSpeed * known.maxSpeed)
            lines << AgentTexts::tr("on the way, waiting");
        else
            lines << stateWords(state);
    }
    QString numbers = speedText(speed, unit);
    if (goal)
        numbers = AgentTexts::tr("%1, %2 to its goal")
                      .arg(numbers, lengthText(nav::distance(*goal, agent.position), unit));
    lines << numbers;
    return lines.join('\n');
}

} // namespace thicket::editor
