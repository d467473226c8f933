#pragma once

#include "app/editor/gestures/placingtool.h"

namespace thicket::editor {

/// Places a marker of the path: it is put down with a press, moved by dragging, and one undo step.
class MarkerTool : public PlacingTool {
    Q_OBJECT

public:
    Group group() const override { return Group::path; }
    QList<KeyHint> hints() const override;

    void press(const PointerEvent& event) override;

protected:
    MarkerTool(ToolContext context, QObject* parent);

    /// The edit, of one entry, that puts the marker at `at`. `another`: beside the present one.
    virtual nav::MapEdit placed(const nav::Map& map, nav::Point at, bool another) const = 0;
    /// Whether the marker that is placed was not there before.
    bool isNew() const { return !m_edit.entries.front().before; }

private:
    void show(const PointerEvent& event) override;
};

/// Places the start of the path.
class StartTool : public MarkerTool {
    Q_OBJECT

public:
    explicit StartTool(ToolContext context, QObject* parent = nullptr) : MarkerTool(context, parent)
    {}

    QString name() const override { return tr("Start"); }
    QString iconName() const override { return QStringLiteral("start"); }
    QKeySequence shortcut() const override { return Qt::Key_I; }
    QString statusText() const override { return tr("Click or drag to place the path's start"); }

protected:
    nav::MapEdit placed(const nav::Map& map, nav::Point at, bool another) const override;
    QString stepName() const override;
};

/// Places the goal of the path, and with Shift more goals, for groups of agents.
class GoalTool : public MarkerTool {
    Q_OBJECT

public:
    explicit GoalTool(ToolContext context, QObject* parent = nullptr) : MarkerTool(context, parent)
    {}

    QString name() const override { return tr("Goal"); }
    QString iconName() const override { return QStringLiteral("goal"); }
    QKeySequence shortcut() const override { return Qt::SHIFT | Qt::Key_I; }
    QString statusText() const override
    {
        return tr("Click or drag to place the path's goal; with Shift another goal");
    }
    QList<KeyHint> hints() const override;

protected:
    nav::MapEdit placed(const nav::Map& map, nav::Point at, bool another) const override;
    QString stepName() const override;
};

} // namespace thicket::editor
