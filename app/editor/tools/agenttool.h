#pragma once

#include "app/editor/tools/drawingtool.h"
#include "app/editor/tools/newobject.h"
#include "app/editor/tools/numberentry.h"
#include "app/editor/tools/snapper.h"

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
    QString statusText() const override
    {
        return tr("Press to place an agent, drag to turn it; it goes to its group's goal");
    }
    QList<KeyHint> hints() const override;

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;

signals:
    /// Enter was pressed: the user wants to choose the selected agent's group.
    void groupWanted();

private:
    void adopt(const PointerEvent& event);
    double headingOf(const PointerEvent& event) const;
    std::vector<nav::Point> places(const PointerEvent& event, int& leftOut) const;
    QString whatBlocks(nav::Point at) const;
    nav::MapEdit edit(const std::vector<nav::Point>& places) const;
    void update();
    void commit();

    nav::Map m_map;     // as it was at the press
    NewObject m_object; // the first of a row
    NumberEntry m_numbers;
    PointerEvent m_press;
    PointerEvent m_last;
    nav::Point m_anchor; // the press, after snapping
    std::vector<Guide> m_guides;
    bool m_isDragging = false;
    std::string m_group; // of the last one placed
    std::optional<double> m_radius;
    double m_heading = 0;
    std::size_t m_count = 0; // of the agents shown
};

} // namespace thicket::editor
