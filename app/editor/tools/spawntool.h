#pragma once

#include "app/editor/gestures/drawingtool.h"

#include <optional>
#include <string>

namespace thicket::editor {

/// Draws spawn areas from centre to rim. A click repeats the last radius. Numbers other than the
/// radius, and the group, are those of the selected or last drawn area. On a map without agent
/// groups the same step adds one, with the map's goal.
class SpawnTool : public DrawingTool {
    Q_OBJECT

public:
    explicit SpawnTool(ToolContext context, QObject* parent = nullptr);

    QString name() const override { return tr("Spawn Area"); }
    QString iconName() const override { return QStringLiteral("spawn"); }
    QKeySequence shortcut() const override { return Qt::Key_E; }
    Group group() const override { return Group::path; }
    QString statusText() const override
    {
        return tr("Drag from centre to rim: agents enter there, how many and when is set in the "
                  "Inspector");
    }
    QList<KeyHint> hints() const override;

protected:
    nav::Geometry kind() const override { return nav::SpawnMarker{}; }
    bool isShownAtOnce() const override { return false; }
    void begin() override;
    Drawing draw() override;
    QString stepName(std::size_t) const override { return tr("Draw spawn area"); }
    void committed() override { m_lastRadius = m_spawn.radius; }

private:
    Chip chip() const;

    nav::SpawnMarker m_spawn; // the one being drawn, or the last one
    nav::Point m_anchor;      // the press, after snapping
    std::optional<double> m_lastRadius;
    std::optional<nav::MapEdit::SettingsChange> m_groupAdded; // if the map has none
};

} // namespace thicket::editor
