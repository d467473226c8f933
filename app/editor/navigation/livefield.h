#pragma once

#include "app/editor/navigation/newestjob.h"
#include "libnav/collision/obstaclefield.h"
#include "libnav/map/mapedit.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace thicket::editor {

class MapDocument;

/// The obstacle field of a document for one agent radius. An edit changes it in place; a map of
/// many points is built on another thread, and edits that arrive meanwhile wait for it. Its
/// functions are for the thread that it lives on.
class LiveField : public QObject {
    Q_OBJECT

public:
    /// Maps of more points than this are built on another thread: about 3 ms of work.
    static constexpr std::size_t fewPoints = 2000;

    /// Empty until startOver(). The document must outlive it.
    explicit LiveField(const MapDocument& document, QObject* parent = nullptr);
    /// Waits for a build under way.
    ~LiveField() override;

    /// The field of another map, built anew. `agentRadius` >= 0, map units.
    void startOver(double agentRadius);
    /// The field for another radius, >= 0, map units; without a build where the present field can
    /// tell.
    void setAgentRadius(double radius);
    /// After an edit of the document. Nothing when it leaves the obstacles as they were; whether it
    /// does not.
    bool follow(const nav::MapEdit& edit);

    /// Empty until a first build is done, and while there is a problem.
    const nav::ObstacleField& field() const { return m_field; }
    /// Empty when the map's obstacles are fine; else why there is no field.
    const QString& problem() const { return m_problem; }
    /// While field() is not yet that of the document and the radius.
    bool isLate() const { return m_isBuilding && (!m_isRenewing || !m_waiting.empty()); }

signals:
    /// Copies of field() that are held from here on have to be copied in full.
    void aboutToChange();
    /// These changes were applied to field().
    void edited(std::span<const thicket::nav::ObstacleChange> changes);
    /// field() or problem() is another one.
    void replaced();
    /// field() will be another one, and is late until then.
    void delayed();

private:
    /// What a build starts from, and what it is to become.
    struct Build {
        std::optional<std::vector<nav::Obstacle>> obstacles; // absent: from the field
        nav::ObstacleField field;
        std::vector<nav::ObstacleChange> changes; // of the field, made first
        double agentRadius = 0;
        bool mustBeOwn = false; // so that the next edit finds a field that it can change in place
    };
    struct Made {
        Result<nav::ObstacleField> field;
        bool isDerived = false; // from one for another radius: an edit would build it anew
    };
    static Made made(const Build& build);
    void buildFromMap();
    void derive();
    void apply(const std::vector<nav::ObstacleChange>& changes);
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
    bool m_isBuilding = false; // on the other thread
    bool m_isRenewing = false; // that build only makes m_field one that can be changed in place
    std::vector<nav::ObstacleChange> m_waiting; // edits since the build began
    QTimer m_rest;                              // since the last change of the radius
    NewestJob m_job;
};

} // namespace thicket::editor
