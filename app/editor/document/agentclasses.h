#pragma once

#include "libnav/map/map.h"

#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <vector>

namespace thicket::editor {

class AgentRadius;
class MapDocument;

/// The classes of agents that a map is drawn for. The first of the map is the chosen one: its
/// radius is AgentRadius, and programs take it if they are given no other. Every change is an undo
/// step.
class AgentClasses : public QObject {
    Q_OBJECT

public:
    /// The others must outlive it.
    AgentClasses(MapDocument& document, const AgentRadius& radius, QObject* parent = nullptr);

    /// In the order of the map: the chosen one first. May be empty.
    const std::vector<nav::AgentClass>& all() const;
    /// Their places in all(), from the smallest radius to the largest: choosing does not change it.
    QList<int> bySize() const;
    QString unit() const; ///< of their radii

    void choose(int place);
    /// Adds one of the present radius and chooses it.
    void add();
    // Of the chosen one. Nothing happens without classes.
    void rename(const QString& name);
    void recolour(const QString& colour); ///< "#rrggbb"
    void remove();                        ///< the next one is chosen

    /// "Agent" if it has no name.
    static QString nameOf(const nav::AgentClass& agentClass);
    /// "#rrggbb", or empty.
    static QString colourOf(const nav::AgentClass& agentClass);

signals:
    void changed();

private:
    using Change = std::function<void(std::vector<nav::AgentClass>&)>;
    void push(const QString& step, const Change& change, const QString& key = {});
    QString unusedName() const;

    MapDocument& m_document;
    const AgentRadius& m_radius;
};

} // namespace thicket::editor
