#pragma once

#include "app/editor/document/groupscope.h"
#include "app/editor/document/idset.h"
#include "app/editor/document/layerchoice.h"
#include "app/editor/document/selectionsummary.h"
#include "libnav/map/mapedit.h"

#include <QList>
#include <QObject>

namespace thicket::editor {

class MapDocument;

/// The selected objects of a document, in the order in which they were selected, and the chosen
/// layer. Objects removed from the document leave it. Objects of hidden or locked layers may be in
/// it. They are drawn dashed. Selecting obstacles of one layer chooses that layer, if they are not
/// very many.
class Selection : public QObject {
    Q_OBJECT

public:
    explicit Selection(MapDocument& document, QObject* parent = nullptr);

    const QList<nav::ObjectId>& ids() const { return m_ids; }
    bool contains(nav::ObjectId id) const { return m_members.contains(id); }
    bool isEmpty() const { return m_ids.isEmpty(); }
    LayerChoice& layerChoice() { return m_layer; }
    const LayerChoice& layerChoice() const { return m_layer; }
    GroupScope& groups() { return m_groups; }
    const GroupScope& groups() const { return m_groups; }
    /// The group that is selected: all of its objects, and nothing else; 0 if there is none.
    nav::GroupId group() const { return m_groups.groupOf(m_ids); }

    SelectionSummary& summary() const { return m_summary; }

    /// Unknown ids and repeated ones are dropped.
    void set(const QList<nav::ObjectId>& ids);
    void clear() { set({}); }
    /// What a click on the object selects: it alone, or the group that it lies in.
    void pick(nav::ObjectId id) { set(m_groups.pick(id)); }
    /// What a frame round the objects selects.
    void pick(const QList<nav::ObjectId>& ids) { set(m_groups.pick(ids)); }
    /// Adds what a click on the object selects, or takes it away if it is all selected.
    void toggle(nav::ObjectId id);
    /// Selects everything on visible, unlocked layers, of the entered group if there is one.
    void selectAll();

signals:
    void changed();

private:
    void followEdit(const nav::MapEdit& edit);
    void take(QList<nav::ObjectId> ids, IdSet members);
    void chooseLayer();

    MapDocument& m_document;
    LayerChoice m_layer;
    GroupScope m_groups;
    QList<nav::ObjectId> m_ids;
    IdSet m_members; // the same
    mutable SelectionSummary m_summary{m_document, m_ids};
};

} // namespace thicket::editor
