#pragma once

#include "app/editor/tools/tool.h"

#include <QList>
#include <QObject>

class QAction;

namespace thicket::editor {

class Appearance;

/// The tools: one checkable action each, exactly one is current.
class ToolBox : public QObject {
    Q_OBJECT

public:
    /// Registers Select, Circle, Wall, Path probe; Select is current.
    ToolBox(ToolContext context, const Appearance& appearance, QObject* parent = nullptr);

    Tool& current() const { return *m_current; }
    const QList<QAction*>& actions() const { return m_actions; }
    /// By icon name ("select", "circle", "wall", "path"); it must exist.
    void choose(const QString& iconName);
    /// Esc: takes the gesture back; again: Select tool; again: clears the selection.
    void escape();

signals:
    void currentChanged(thicket::editor::Tool& tool);
    void hintsChanged();

private:
    void add(Tool* tool, const Appearance& appearance);
    void setCurrent(Tool* tool);

    ToolContext m_context;
    QList<Tool*> m_tools;
    QList<QAction*> m_actions;
    Tool* m_current = nullptr;
};

} // namespace thicket::editor
