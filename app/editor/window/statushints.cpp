#include "app/editor/window/statushints.h"

#include "app/editor/panels/status/statusline.h"
#include "app/editor/workbench/workbench.h"

#include <QAction>

namespace thicket::editor {

StatusHints::StatusHints(StatusLine& status, Workbench& workbench, const Playing& playing,
                         QObject* parent)
    : QObject(parent), m_status(status), m_workbench(workbench), m_playing(playing)
{
    const ToolBox& tools = workbench.tools();
    connect(&workbench, &Workbench::modeChanged, this, &StatusHints::refresh);
    connect(&workbench.preferences(), &Preferences::changed, this, &StatusHints::refresh);
    connect(&workbench.selection(), &Selection::changed, this, &StatusHints::refresh);
    connect(&tools, &ToolBox::currentChanged, this, &StatusHints::refresh);
    connect(&tools, &ToolBox::hintsChanged, this, &StatusHints::refresh);
    connect(&playing.stepOn, &QAction::changed, this, &StatusHints::refresh);
    refresh();
}

void StatusHints::refresh()
{
    const QString alt = tr("Alt");
    const QString other =
        m_workbench.preferences().values().canvasKeys.altKey().toString(QKeySequence::NativeText);
    QList<QPair<QString, QString>> hints;
    for (const KeyHint& hint : hintsNow())
        hints.append(
            {hint.keys == alt && !other.isEmpty() ? tr("%1 or %2").arg(alt, other) : hint.keys,
             hint.action});
    m_status.setHints(hints);
}

/// What is selected can be edited in every mode, so its keys come first.
QList<KeyHint> StatusHints::hintsNow() const
{
    const Tool& tool = m_workbench.tools().current();
    const bool rests = tool.iconName() == QLatin1String("select") && !tool.isGestureOpen();
    if (m_workbench.mode() == Workbench::Mode::edit || !rests || !m_workbench.selection().isEmpty())
        return tool.hints();
    return playbackHints();
}

QList<KeyHint> StatusHints::playbackHints() const
{
    QStringList steps;
    for (const QAction* action : {&m_playing.stepBack, &m_playing.stepOn}) {
        if (!action->shortcut().isEmpty())
            steps << action->shortcut().toString(QKeySequence::NativeText);
    }
    const bool searches = m_workbench.mode() == Workbench::Mode::search;
    QList<KeyHint> hints;
    if (!steps.isEmpty())
        hints << KeyHint{steps.join(' '), searches ? tr("one step") : tr("one frame")};
    hints << KeyHint{tr("Space"), tr("play, pause")};
    if (searches)
        hints << KeyHint{tr("Click a vertex"), tr("go to its step")};
    return hints;
}

} // namespace thicket::editor
