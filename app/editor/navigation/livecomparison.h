#pragma once

#include "app/editor/document/chunkedlist.h"
#include "app/editor/document/objectpass.h"
#include "app/editor/navigation/newestjob.h"
#include "libnav/path/criticalradii.h"
#include "libsteer/comparison/radiicomparison.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <stop_token>
#include <vector>

namespace thicket::editor {

class MapDocument;
class Navigator;

/// What the comparison finds about other agent radii.
struct ComparedRadii {
    std::vector<steer::RadiusRow> table; ///< exact, grid and flow for several radii, ascending
    nav::CriticalRadii jumps;            ///< the radii at which the path jumps
    /// False: the time was over before all was found.
    bool isComplete = true;
};

/// The path's query answered by several methods, for the agent's radius and for others. All is
/// computed on a worker thread once map, ends and radius have been left alone for a moment, and
/// given up when it takes too long. For the window's thread.
class LiveComparison : public QObject {
    Q_OBJECT

public:
    enum class State {
        off,       ///< not wanted
        noEnds,    ///< start or goal is missing
        noField,   ///< obstacles of the map are wrong
        late,      ///< the answers are those of an earlier state, or absent
        measuring, ///< the methods are there, the other radii are not
        done,
        cancelled, ///< until the next edit; what was done before stays
    };

    /// Both must outlive it.
    LiveComparison(const MapDocument& document, const Navigator& navigator,
                   QObject* parent = nullptr);
    ~LiveComparison() override;

    State state() const { return m_state; }
    bool isBusy() const { return m_state == State::late || m_state == State::measuring; }
    /// One for each method, in their order. Empty before the first answer.
    const std::vector<steer::SolverRow>& rows() const { return m_rows; }
    /// Empty until they are found. They stay while only the agent's radius changes.
    const ComparedRadii& radii() const { return m_radii; }
    /// From one radius of the table to the next, map units. Initially 0: handy numbers. At most 50
    /// radii are compared.
    void setRadiusStep(double step);
    /// A method that takes longer than this is given up.
    static constexpr std::chrono::seconds timeLimit{5};

    /// Initially false. While false, nothing is computed or kept.
    void setWanted(bool wanted);
    bool isWanted() const { return m_state != State::off; }
    /// Radii are compared up to this one, > 0, map units.
    void setLargestRadius(double radius);
    /// Ends the work in progress.
    void cancel();
    /// Compares again, also if nothing has changed.
    void restart();

signals:
    void changed(); ///< the state, the rows or the radii

private:
    void follow();
    void begin();
    void gather(const nav::MapObject& object);
    std::vector<double> radiiToCompare() const;
    void measure();
    void takeRows(std::vector<steer::SolverRow> rows);
    void takeRadii(ComparedRadii radii);
    void forgetRadii();
    void stop();
    void setState(State state);

    const MapDocument& m_document;
    const Navigator& m_navigator;
    State m_state = State::off;
    nav::Segment m_ends;
    std::vector<steer::SolverRow> m_rows;
    ComparedRadii m_radii;
    bool m_hasRadii = false; ///< of the present map and ends
    double m_largestRadius = 1;
    double m_radiusStep = 0;
    ObjectPass m_pass;                      // gathers the obstacles for the radii
    ChunkedList<nav::Obstacle> m_obstacles; // gathered so far
    QTimer m_rest;
    std::stop_source m_stop; // of the work on the worker thread
    NewestJob m_job;
};

} // namespace thicket::editor
