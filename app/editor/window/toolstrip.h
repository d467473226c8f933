#pragma once

#include <QList>
#include <QToolBar>

class QToolButton;

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
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitButtons();

    QList<QToolButton*> m_buttons;
    const Appearance& m_appearance;
};

} // namespace thicket::editor
