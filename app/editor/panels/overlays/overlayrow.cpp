#include "app/editor/panels/overlays/overlayrow.h"

#include "app/editor/panels/overlays/sampleline.h"
#include "app/editor/widgets/switchbutton.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

OverlayRow::OverlayRow(Overlay overlay, const QString& name, const Appearance& appearance,
                       QWidget* parent)
    : LegendRow(name, new SampleLine(overlay, appearance), appearance, parent), m_key(new QLabel)
{
    const QString key = QString::number(keyOf(overlay));
    switchButton().setObjectName("overlay " + key);
    countLabel().setObjectName("overlayCount " + key);
    m_key->setProperty("role", "keyBox");
    m_key->setAlignment(Qt::AlignCenter);
    m_key->setFixedHeight(17);
    row().setContentsMargins(12, 2, 16, 2);
    row().addWidget(m_key);
    setKey(key);
}

void OverlayRow::setKey(const QString& key)
{
    m_key->setText(key);
    m_key->setVisible(!key.isEmpty());
    m_key->setFixedWidth(std::max(17, m_key->fontMetrics().horizontalAdvance(key) + 8));
    switchButton().setToolTip(key.isEmpty() ? tr("%1 on or off").arg(name())
                                            : tr("%1 on or off (%2)").arg(name(), key));
}

void OverlayRow::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.setObjectName("overlayMenu");
    addOpacities(menu);
    QAction* only = menu.addAction(tr("Only this one (again: as before)"));
    if (menu.exec(event->globalPos()) == only)
        emit onlyThisWanted();
}

void OverlayRow::addOpacities(QMenu& menu)
{
    QMenu* opacities = menu.addMenu(tr("Opacity"));
    for (const int percent : {100, 75, 50, 25}) {
        QAction* one = opacities->addAction(tr("%1 %").arg(percent));
        one->setCheckable(true);
        one->setChecked(std::lround(100 * m_opacity) == percent);
        connect(one, &QAction::triggered, this,
                [this, percent] { emit opacityWanted(percent / 100.0); });
    }
}

} // namespace thicket::editor
