#include "app/editor/window/toolstrip.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/tools/toolbox.h"
#include "app/editor/widgets/action.h"

#include <QAction>
#include <QLayout>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace thicket::editor {

namespace {

constexpr int largestButton = 36;
constexpr int smallestButton = 16;
constexpr int lowHeight = 480; // below it the gaps shrink, too

} // namespace

ToolStrip::ToolStrip(ToolBox& tools, const Appearance& appearance, QWidget* parent)
    : QToolBar(tr("Tools"), parent), m_appearance(appearance)
{
    setObjectName("toolStrip");
    setProperty("look", "strip");
    setMovable(false);
    setOrientation(Qt::Vertical);
    setIconSize({22, 22});
    setFixedWidth(48);
    setContextMenuPolicy(Qt::PreventContextMenu);
    const QList<QAction*> actions = tools.actions();
    for (int i = 0; i < actions.size(); ++i) {
        if (i > 0 && actions[i]->data() != actions[i - 1]->data())
            addSeparator();
        addAction(actions[i]);
        completeAction(*actions[i]);
        auto* button = static_cast<QToolButton*>(widgetForAction(actions[i]));
        button->setFixedSize(largestButton, largestButton);
        m_buttons << button;
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(actions[i]->toolTip());
        connect(actions[i], &QAction::toggled, this, qOverload<>(&QWidget::update));
    }
}

/// In a low window the buttons shrink, so that all tools stay in sight.
void ToolStrip::resizeEvent(QResizeEvent* event)
{
    const QString look =
        height() < lowHeight ? QStringLiteral("lowStrip") : QStringLiteral("strip");
    if (property("look").toString() != look) {
        setProperty("look", look);
        style()->unpolish(this);
        style()->polish(this);
        for (QToolButton* button : m_buttons)
            style()->polish(button);
        setIconSize(height() < lowHeight ? QSize(16, 16) : QSize(22, 22));
    }
    fitButtons();
    QToolBar::resizeEvent(event);
}

void ToolStrip::fitButtons()
{
    layout()->invalidate(); // its hint may be that of other button sizes
    const auto count = static_cast<int>(m_buttons.size());
    // The style sheet resets the fixed size when it is applied anew.
    const QToolButton& first = *m_buttons.front();
    const QSize present =
        first.sizeHint().boundedTo(first.maximumSize()).expandedTo(first.minimumSize());
    const int others = sizeHint().height() - count * present.height();
    // A pixel less than fits: the bar moves its last button to a list if they fill it.
    const int size = std::clamp((height() - others) / count - 1, smallestButton, largestButton);
    for (QToolButton* button : m_buttons)
        button->setFixedSize(largestButton, size);
}

void ToolStrip::paintEvent(QPaintEvent* event)
{
    QToolBar::paintEvent(event);
    for (QAction* action : actions()) {
        if (!action->isChecked() || !widgetForAction(action))
            continue;
        const QRect button = widgetForAction(action)->geometry();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_appearance.palette().accent);
        painter.drawRoundedRect(QRectF(-1.5, button.center().y() - 11.5, 4.5, 24), 1.5, 1.5);
    }
}

} // namespace thicket::editor
