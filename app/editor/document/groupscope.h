#pragma once

#include "app/editor/edits/grouptree.h"
#include "libnav/map/mapedit.h"

#include <QList>
#include <QObject>

#include <optional>
#include <vector>

namespace thicket::editor {

class MapDocument;

/// Which objects a click selects: all of a group at once, or, within the group that the user has
/// entered, the objects and groups that lie in it.
class GroupScope : public QObject {
    Q_OBJECT

public:
    /// The document must outlive it.
    explicit GroupScope(const MapDocument& document, QObject* parent = nullptr);

    const GroupTree& tree() const;
    /// 0: none.
    nav::GroupId entered() const { return m_entered; }

    /// What a click on an object selects. A click beside the entered group leaves it.
    QList<nav::ObjectId> pick(nav::ObjectId id);
    /// What a frame round these objects selects: only what lies in the entered group, if any does.
    QList<nav::ObjectId> pick(const QList<nav::ObjectId>& ids);
    /// Enters the group that a click on the object selects. False if that is the object alone.
    bool enterAt(nav::ObjectId id);
    /// 0 leaves all groups. Ids of no group do nothing.
    void enter(nav::GroupId id);

    /// Its objects and those of the groups within it, by id.
    QList<nav::ObjectId> objectsOf(nav::GroupId id) const;
    WholeGroups wholeAmong(const QList<nav::ObjectId>& ids) const;
    /// The box of what lies in the entered group; empty if none is entered. While a gesture is open
    /// it only grows.
    const nav::Box& enteredBox() const;
    /// The group that these are all objects of, without others; 0 if there is none.
    nav::GroupId groupOf(const QList<nav::ObjectId>& ids) const;

signals:
    void changed();

private:
    void follow(const nav::MapEdit& edit);
    void startOver();
    void collect(nav::GroupId id, QList<nav::ObjectId>& out) const;
    std::size_t countWithin(nav::GroupId id) const;
    void followBox(const nav::MapEdit& edit);
    bool isWithin(nav::GroupId id) const;
    std::vector<nav::GroupId> targets() const;

    const MapDocument& m_document;
    nav::GroupId m_entered = 0;
    // Made when they are asked for.
    mutable GroupTree m_tree;
    mutable bool m_hasTree = false;
    mutable std::optional<nav::Box> m_box;
};

} // namespace thicket::editor
