#pragma once

#include "app/editor/gestures/tool.h"
#include "app/editor/scene/canvasinput.h"
#include "app/editor/tools/toolset.h"

#include <QList>
#include <QObject>

#include <optional>

class QAction;
class QActionGroup;

namespace thicket::editor {

class Appearance;

/// The tools: one checkable action each, exactly one is current. Passes the view's input to the
/// current tool.
class ToolBox : public QObject, public CanvasInput {
    Q_OBJECT

public:
    /// `makers` create the tools, in the order of the actions. There must be at least one. The
    /// first tool is current, and becomes so again after Esc.
    ToolBox(ToolContext context, const ToolMakers& makers, const Appearance& appearance,
            QObject* parent = nullptr);

    Tool& current() const { return *m_current; }
    /// The data of each is its tool's group, as an int.
    const QList<QAction*>& actions() const { return m_actions; }
    /// The deeds of all tools, or of one.
    QList<QAction*> deeds() const;
    static QList<QAction*> deedsOf(const Tool& tool);
    /// Chooses a tool by its icon name ("select", "circle", "wall" ...). It must
    /// exist.
    void choose(const QString& iconName);
    /// Presses and releases at one place with another tool, and goes back to the current one.
    void clickWith(const QString& iconName, const PointerEvent& event);
    /// See Tool.
    bool removeChosen() { return m_current->removeChosen(); }
    QString copiedText() const { return m_current->copiedText(); }
    /// Esc: cancels the gesture; then chooses the Select tool; then clears the selection.
    void escape();

    void pointerPressed(const PointerEvent& event) override;
    void pointerMoved(const PointerEvent& event) override;
    void pointerReleased(const PointerEvent& event) override;
    void pointerDoubleClicked(const PointerEvent& event) override;
    bool wheelTurned(double steps, const PointerEvent& event) override;
    bool secondaryClicked(const PointerEvent& event) override;
    bool keyPressed(QKeyEvent& event) override;
    bool isGestureOpen() const override { return m_current->isGestureOpen(); }
    bool wantsHover() const override { return m_current->wantsHover(); }
    QCursor cursor() const override { return m_current->cursor(); }

signals:
    void currentChanged(thicket::editor::Tool& tool);
    void hintsChanged();
    /// Why something was not done, for the status line.
    void refused(const QString& reason);
    /// What was done, for the status line.
    void said(const QString& sentence);
    /// The user wants to choose the selected agent's group.
    void groupWanted();
    /// The user has clicked a place for a field of a panel.
    void placePicked(const thicket::editor::PickedPlace& place);
    /// See Tool.
    void placeReached(thicket::nav::Point at);
    /// Values of the current tool's options have changed.
    void optionsChanged();

private:
    void add(Tool* tool, const Appearance& appearance);
    static void addDeed(Tool& tool, const ToolDeed& deed, const Appearance& appearance);
    void setCurrent(Tool* tool);
    void followModifiers(const QKeyEvent& event);

    ToolContext m_context;
    QActionGroup* m_group;
    QList<Tool*> m_tools;
    QList<QAction*> m_actions;
    Tool* m_current = nullptr;
    std::optional<PointerEvent> m_pointer; // the last one, for changes of modifiers
};

} // namespace thicket::editor
