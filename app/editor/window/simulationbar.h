#pragma once

#include <QObject>

namespace thicket::editor {

class PlaybackBar;
class Workbench;

/// Makes the playback bar the simulation's: it is there while simulating, says whether the run is
/// outdated and what verifying found, and its buttons and the canvas' Space act on the run.
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
