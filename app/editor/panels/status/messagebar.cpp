#include "app/editor/panels/status/messagebar.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/widgets/closebutton.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace thicket::editor {

MessageBar::MessageBar(const Appearance& appearance, QWidget* parent)
    : QFrame(parent), m_appearance(appearance), m_text(new QLabel), m_details(new QToolButton),
      m_close(new CloseButton(appearance))
{
    setObjectName("messageBar");
    m_text->setObjectName("messageText");
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_close->setObjectName("messageClose");
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(38, 6, 8, 6);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_details, 0, Qt::AlignTop);
    layout->addWidget(m_close, 0, Qt::AlignTop);
    m_details->setObjectName("messageDetails");
    m_details->setText(tr("Show All"));
    connect(m_details, &QToolButton::clicked, this, [this] {
        m_text->setText(m_all.join('\n'));
        m_details->hide();
    });
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    hide();
}

void MessageBar::showError(const QString& sentence)
{
    m_isError = true;
    m_all.clear();
    show(sentence, tr("Error: %1").arg(sentence));
}

void MessageBar::showRemark(const QString& sentence, const QStringList& all)
{
    m_isError = false;
    m_all = all;
    show(sentence, tr("Note: %1").arg(sentence));
}

void MessageBar::show(const QString& sentence, const QString& announced)
{
    m_text->setText(sentence);
    setAccessibleName(announced);
    m_details->setVisible(!m_all.isEmpty());
    QFrame::show();
    update();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString MessageBar::text() const { return isHidden() ? QString() : m_text->text(); }

void MessageBar::paintEvent(QPaintEvent*)
{
    const drawing::Palette& colours = m_appearance.palette();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), colours.panel);
    const QColor colour = m_isError ? colours.error : colours.warning;
    painter.fillRect(QRect(0, 0, 4, height()), colour);
    painter.fillRect(QRect(0, height() - 1, width(), 1), colours.separator);
    // An exclamation mark in a ring, so that the error does not depend on colour alone.
    const QPointF centre(22, 19);
    painter.setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawEllipse(centre, 8, 8);
    painter.drawLine(centre + QPointF(0, -4), centre + QPointF(0, 0.8));
    painter.drawPoint(centre + QPointF(0, 4));
}

void MessageBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        hide();
    } else {
        QFrame::keyPressEvent(event);
    }
}

} // namespace thicket::editor
