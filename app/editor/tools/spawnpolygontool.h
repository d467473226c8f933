#pragma once

#include "app/editor/tools/polygontool.h"

#include <optional>

namespace thicket::editor {

/// Draws spawn areas corner after corner. Their numbers and group are those of the selected or last
/// drawn area. On a map without agent groups the same step adds one, with the map's goal.
class SpawnPolygonTool : public PolygonTool {
    Q_OBJECT

public:
    explicit SpawnPolygonTool(ToolContext context, QObject* parent = nullptr);

    QString name() const override { return tr("Spawn Polygon"); }
    QString iconName() const override { return QStringLiteral("spawn-polygon"); }
    QKeySequence shortcut() const override { return Qt::Key_Q; }
    Group group() const override { return Group::path; }
    QString statusText() const override
    {
        return tr("Click corner after corner of an area in which agents enter; Enter or a click on "
                  "the first one closes");
    }

protected:
    nav::Geometry kind() const override { return nav::SpawnMarker{}; }
    void begin() override;
    QString stepName(std::size_t) const override { return tr("Draw spawn area"); }
    void add(Drawing& drawing, std::vector<nav::Point> corners) const override;

private:
    nav::SpawnMarker m_spawn; // the one being drawn, or the last one, without its corners
    std::optional<nav::MapEdit::SettingsChange> m_groupAdded; // if the map has none
};

} // namespace thicket::editor
