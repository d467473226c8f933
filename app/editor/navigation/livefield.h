#pragma once

#include "app/editor/document/chunkedlist.h"
#include "app/editor/document/objectpass.h"
#include "app/editor/navigation/fieldchanges.h"
#include "app/editor/navigation/newestjob.h"
#include "libnav/collision/obstaclefield.h"
#include "libnav/map/mapedit.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace thicket::editor {

class MapDocument;

/// The obstacle field of a document for one agent radius. An edit changes it in place, unless it
/// changes outlines of very many points. A map of many points is built on a worker thread, and so
/// are such changes; edits wait until that is done. The obstacles of a map are gathered over
/// several turns of the event loop if they are very many. Call its functions on the thread that it
/// lives on.
class LiveField : public QObject {
    Q_OBJECT

public:
    /// Maps of more points than this are built on the worker thread: about 3 ms of work.
    static constexpr std::size_t fewPoints = 2000;
    /// To copy a field of more obstacles, or to build its grid anew, takes a hundredth of a second
    /// or more: the window does not wait for that.
    static constexpr std::size_t manyObstacles = 100'000;

    /// Empty until startOver(). The document must outlive it.
    explicit LiveField(const MapDocument& document, QObject* parent = nullptr);
    /// Waits for a build in progress.
    ~LiveField() override;

    /// Asks all threads that hold or make a copy of field() to let go of it, and tells whether any
    /// still does. Edits of a field of many obstacles wait for that, while the window does not.
    void setHold(std::function<bool()> isHeld) { m_isHeld = std::move(isHeld); }

    /// Builds the field of another map. `agentRadius` >= 0, map units.
    void startOver(double agentRadius);
    /// Sets another radius, >= 0, map units. Without a build if the present field has all that is
    /// needed.
    void setAgentRadius(double radius);
    /// Call it after an edit of the document. Returns whether the edit changes the obstacles. Does
    /// nothing if not.
    bool follow(const nav::MapEdit& edit);

    /// Empty until the first build is done, and while there is a problem.
    const nav::ObstacleField& field() const { return m_field; }
    /// Why there is no field; empty if the map's obstacles are valid.
    const QString& problem() const { return m_problem; }
    /// True while field() does not yet match the document and the radius.
    bool isLate() const
    {
        return m_turns.isActive() ||
               (m_isBuilding && (!m_isRenewing || m_isOutdated || !m_waiting.isEmpty()));
    }

signals:
    /// field() will be changed in place. Let go of copies: while one is held, the change has to
    /// copy the whole field.
    void aboutToChange();
    /// These changes were applied to field().
    void edited(std::span<const thicket::nav::ObstacleChange> changes);
    /// field() or problem() was replaced.
    void replaced();
    /// field() is out of date until replaced().
    void delayed();

private:
    /// The input of a build, and what it builds.
    struct Build {
        std::optional<ChunkedList<nav::Obstacle>> obstacles; // absent: from the field
        nav::ObstacleField field;
        FieldChanges changes; // of the field, applied first
        double agentRadius = 0;
        bool mustBeOwn = false; // so that the next edit can change the field in place
    };
    struct Made {
        Result<nav::ObstacleField> field;
        bool isDerived = false; // from one for another radius; an edit would build it anew
    };
    static Made made(Build build);
    void buildFromMap();
    void gather(const nav::MapObject& object);
    void buildGathered();
    void followMany();
    void derive();
    static bool isHuge(const nav::ObstacleField& field)
    {
        return field.obstacleCount() > manyObstacles;
    }
    bool leavesRoom(const FieldChanges& changes) const;
    void makeRoom(FieldChanges changes);
    void growRoom(const FieldChanges& changes);
    bool holdBack(const FieldChanges& changes);
    void goOn();
    void change(FieldChanges changes);
    void changeAside(FieldChanges changes);
    void apply(const FieldChanges& changes);
    void renew();
    void order(Build build);
    void takeOrdered(Made made);
    void take(Made made);

    const MapDocument& m_document;
    nav::ObstacleField m_field;
    QString m_problem;
    double m_agentRadius = 0;
    bool m_isLarge = false;
    bool m_isDerived = false;
    bool m_isBuilding = false; // on the worker thread, or gathers for that
    bool m_isOutdated = false; // too many edits to wait came since the build began
    bool m_isRenewing = false; // the build only makes m_field editable in place
    FieldChanges m_waiting;    // edits since the build began, or held back
    std::function<bool()> m_isHeld;
    QTimer m_turns;                         // runs while edits are held back
    ObjectPass m_pass;                      // gathers the obstacles of a build
    ChunkedList<nav::Obstacle> m_obstacles; // gathered so far
    std::size_t m_points = 0;               // of m_obstacles
    nav::Box m_room;                        // m_field takes up changes in it quickly
    QTimer m_rest;                          // runs since the last change of the radius
    NewestJob m_job;
};

} // namespace thicket::editor
