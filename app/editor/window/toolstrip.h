#pragma once

#include <QToolBar>

namespace thicket::editor {

class Appearance;
class ToolBox;

/// The column of tools on the left. A bar at its edge marks the current one.
class ToolStrip : public QToolBar {
    Q_OBJECT

public:
    ToolStrip(ToolBox& tools, const Appearance& appearance, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
};

} // namespace thicket::editor
