#pragma once

#include "app/editor/gestures/gesturetool.h"
#include "app/editor/gestures/livegesture.h"
#include "app/editor/gestures/numberentry.h"
#include "app/editor/gestures/snapper.h"

#include <optional>

namespace thicket::editor {

/// Places a marker of the path: it is put down with a press, moved by dragging, and one undo step.
class MarkerTool : public GestureTool<LiveGesture> {
    Q_OBJECT

public:
    Group group() const override { return Group::path; }
    QList<KeyHint> hints() const override;
    QCursor cursor() const override { return Qt::CrossCursor; }

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;

protected:
    MarkerTool(ToolContext context, QObject* parent);

    /// The edit, of one entry, that puts the marker at `at`. `another`: beside the present one.
    virtual nav::MapEdit placed(const nav::Map& map, nav::Point at, bool another) const = 0;
    virtual QString stepName(bool isNew) const = 0;

private:
    nav::Point target(const PointerEvent& event, std::vector<Guide>& guides) const;
    void show(const PointerEvent& event);
    void commit();

    std::optional<Snapper> m_snapper;
    nav::MapEdit m_edit; // as applied to the map before the gesture
    PointerEvent m_pointer;
    NumberEntry m_numbers;
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
    QString stepName(bool isNew) const override;
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
    QString stepName(bool isNew) const override;
};

} // namespace thicket::editor
