#pragma once

#include "app/editor/navigation/newestjob.h"
#include "app/editor/replay/agentcurves.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <vector>

namespace thicket::editor {

class MapDocument;
struct RunBeginning;
class Playback;
class Recordings;
class Selection;
class Simulation;

/// Has a worker thread measure what the plots need of the chosen agents: the selected ones of the
/// recording, eight at most, or the one that was chosen as it ran, or the only one that it has. It
/// works in slices, and what is measured so far is shown after each.
class CurveMeasuring : public QObject {
    Q_OBJECT

public:
    struct Sources {
        const MapDocument& document;
        const Selection& selection;
        const Recordings& recordings;
        const Simulation& simulation;
        const Playback& playback;
    };
    CurveMeasuring(const Sources& sources, AgentCurves& curves, QObject* parent = nullptr);
    ~CurveMeasuring() override;

private:
    struct Memory;

    void startOver();
    void order(RunBeginning from);
    void goOn();
    void takeMeasured(AgentCurves::Content content);
    std::vector<std::uint32_t> chosen() const;

    Sources m_sources;
    AgentCurves& m_curves;
    QTimer m_soon; ///< several changes at once start over once
    std::vector<std::uint32_t> m_ids;
    std::shared_ptr<Memory> m_memory; ///< used by the worker thread alone; null: nothing to measure
    NewestJob m_job;
};

} // namespace thicket::editor
