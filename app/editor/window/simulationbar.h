#pragma once

#include <QObject>

namespace thicket::editor {

class PlaybackBar;
class Workbench;

/// Connects the playback bar to the simulation. The bar is visible in Simulate. It shows whether
/// the run is outdated, and the verdict of a verification. Its buttons and Space on the canvas
/// control the run.
class SimulationBar : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it. The bar is hidden until the mode is Simulate.
    SimulationBar(PlaybackBar& bar, Workbench& workbench, QObject* parent);

private:
    void showMode();
    void showVerdict();

    PlaybackBar& m_bar;
    Workbench& m_workbench;
};

} // namespace thicket::editor
