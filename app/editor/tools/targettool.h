#pragma once

#include "app/editor/gestures/tool.h"

namespace thicket::editor {

/// Picks the target of a behaviour with a click: an object, with Shift the group of an agent, or a
/// free place. What it is for, the panel of agent groups decides. It changes nothing in the map.
class TargetTool : public Tool {
    Q_OBJECT

public:
    explicit TargetTool(ToolContext context, QObject* parent = nullptr) : Tool(context, parent) {}

    QString name() const override { return tr("Behaviour Target"); }
    QString iconName() const override { return QStringLiteral("target"); }
    QKeySequence shortcut() const override { return Qt::SHIFT | Qt::Key_E; }
    Group group() const override { return Group::path; }
    QString statusText() const override
    {
        return tr("Click the target of the behaviour that is unfolded in Agent groups");
    }
    QList<KeyHint> hints() const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    bool wantsHover() const override { return true; }

    void deactivate() override;
    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;

private:
    PickedPlace placeAt(const PointerEvent& event) const;
};

} // namespace thicket::editor
