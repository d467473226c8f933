#pragma once

#include "app/editor/gestures/drawingtool.h"

#include <optional>
#include <string>

namespace thicket::editor {

/// Places agents: the press gives the position, a drag the heading. On a map without agent groups
/// the same step adds one, with the map's goal.
class AgentTool : public DrawingTool {
    Q_OBJECT

public:
    explicit AgentTool(ToolContext context, QObject* parent = nullptr);

    QString name() const override { return tr("Agent"); }
    QString iconName() const override { return QStringLiteral("agent"); }
    QKeySequence shortcut() const override { return Qt::Key_A; }
    Group group() const override { return Group::path; }
    QString statusText() const override
    {
        return tr("Press to place an agent, drag to turn it; it goes to its group's goal");
    }
    QList<KeyHint> hints() const override;

    bool key(QKeyEvent& event) override;

protected:
    nav::Geometry kind() const override { return nav::AgentMarker{}; }
    void begin() override;
    Drawing draw() override;
    QString stepName(std::size_t count) const override
    {
        return count == 1 ? tr("Place agent") : tr("Place agents");
    }

private:
    void adopt(const PointerEvent& event);
    void findGroup();
    double headingOf(const PointerEvent& event) const;
    std::vector<nav::Point> places(const PointerEvent& event, int& leftOut) const;
    QString whatBlocks(nav::Point at) const;
    Chip chipFor(const std::vector<nav::Point>& places, int leftOut) const;

    nav::Point m_anchor; // the press, after snapping
    std::vector<Guide> m_guides;
    std::string m_group; // of the last one placed
    std::optional<double> m_radius;
    double m_heading = 0;
    // Set by the press:
    std::optional<nav::Point> m_goal;                         // of the group
    std::optional<nav::MapEdit::SettingsChange> m_groupAdded; // if the map has none
};

} // namespace thicket::editor
