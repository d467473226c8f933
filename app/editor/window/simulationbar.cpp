#include "app/editor/window/simulationbar.h"

#include "app/editor/panels/playback/playbackbar.h"
#include "app/editor/workbench/workbench.h"

namespace thicket::editor {

SimulationBar::SimulationBar(PlaybackBar& bar, Workbench& workbench, QObject* parent)
    : QObject(parent), m_bar(bar), m_workbench(workbench)
{
    Simulation& simulation = workbench.simulation();
    connect(&workbench, &Workbench::modeChanged, this, &SimulationBar::showMode);
    connect(&workbench.recordings(), &Recordings::changed, this, &SimulationBar::showVerdict);
    connect(&simulation, &Simulation::outdatedChanged, &bar, &PlaybackBar::setOutdated);
    connect(&bar, &PlaybackBar::restartWanted, &simulation, &Simulation::restart);
    connect(&bar, &PlaybackBar::closeWanted, &workbench,
            [&workbench] { workbench.setMode(Workbench::Mode::edit); });
    connect(&workbench.view(), &MapView::spaceTapped, &bar, &PlaybackBar::togglePlaying);
    const auto showUnit = [&workbench, &bar] {
        bar.setUnit(QString::fromStdString(workbench.document().map().settings.unit));
    };
    connect(&workbench.document(), &MapDocument::wasReset, this, showUnit);
    connect(&workbench.document(), &MapDocument::changed, this,
            [showUnit](const nav::MapEdit& edit) {
                if (edit.settings)
                    showUnit();
            });
    showUnit();
    showMode();
    showVerdict();
}

void SimulationBar::showMode()
{
    m_bar.setVisible(m_workbench.mode() == Workbench::Mode::simulate);
}

void SimulationBar::showVerdict()
{
    const KeptRecording* current = m_workbench.recordings().current();
    m_bar.setVerdict(current ? &current->verdict : nullptr);
}

} // namespace thicket::editor
