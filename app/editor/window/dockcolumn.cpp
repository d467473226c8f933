#include "app/editor/window/dockcolumn.h"

#include "app/editor/widgets/section.h"

#include <QFrame>
#include <QScrollArea>
#include <QVBoxLayout>

namespace thicket::editor {

DockColumn::DockColumn(const QList<Section*>& sections, QWidget* parent)
    : QDockWidget(tr("Panels"), parent), m_sections(sections)
{
    setObjectName("dockColumn");
    setFeatures(QDockWidget::NoDockWidgetFeatures);
    setTitleBarWidget(new QWidget(this));
    auto* column = new QWidget;
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (Section* section : sections) {
        if (section != sections.first()) {
            auto* line = new QFrame;
            line->setProperty("role", "line");
            line->setFixedHeight(1);
            layout->addWidget(line);
        }
        layout->addWidget(section);
    }
    layout->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setWidget(column);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumWidth(240);
    scroll->setMaximumWidth(480);
    setWidget(scroll);
}

} // namespace thicket::editor
