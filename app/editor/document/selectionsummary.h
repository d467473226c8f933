#pragma once

#include "libnav/map/mapedit.h"

#include <QList>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <cstddef>
#include <memory>
#include <optional>

namespace thicket::editor {

class MapDocument;

/// What some objects are together.
struct SelectionFacts {
    qsizetype count = 0;
    /// The index in nav::Geometry of them all; nullopt for none, or if they are of several kinds.
    std::optional<std::size_t> kind;
    qsizetype openCount = 0;      ///< of objects that can be edited
    nav::Box openBox;             ///< of the points and rims of these
    nav::ObjectId lastOpen = 0;   ///< of these; 0: none
    bool hasOpenAgents = false;   ///< among these
    nav::LayerId closedLayer = 0; ///< of the first that cannot be edited; 0: none
    QSet<nav::LayerId> layers;    ///< on which they lie
    QList<nav::ObjectId> agents;  ///< in their order; of very many the first ones
};

/// Looks through the selected objects, once for all who show something of them. Those of a large
/// selection are looked through over some turns of the event loop, of some milliseconds each.
class SelectionSummary : public QObject {
    Q_OBJECT

public:
    /// Of these ids, in the document's map. Both must outlive it.
    SelectionSummary(const MapDocument& document, const QList<nav::ObjectId>& ids);
    ~SelectionSummary() override;

    /// What is known: while isFound() is false, of the same objects before the last edit, or of no
    /// objects.
    const SelectionFacts& facts();
    /// Whether facts() is of the present map and selection. Otherwise found() will tell.
    bool isFound();
    /// Other objects are selected.
    void startOver();

    /// More objects are looked through later.
    static constexpr qsizetype mostAtOnce = 20'000;

signals:
    void found(); ///< of a large selection

private:
    class Pass;
    void followEdit();
    void look();
    void lookOn();

    const MapDocument& m_document;
    const QList<nav::ObjectId>& m_ids;
    SelectionFacts m_facts;
    bool m_isFound = true;
    std::unique_ptr<Pass> m_pass; // null if it has not begun
    QTimer m_turns;
};

} // namespace thicket::editor
