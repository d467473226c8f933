#include "app/editor/panels/status/messagebar.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/widgets/closebutton.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace thicket::editor {

MessageBar::MessageBar(const Appearance& appearance, QWidget* parent)
    : QFrame(parent), m_appearance(appearance), m_text(new QLabel),
      m_help(makeOffer("messageHelp")), m_also(makeOffer("messageAlso")),
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
    for (Offer* offer : {&m_help, &m_also}) {
        layout->addWidget(offer->button, 0, Qt::AlignTop);
        offer->button->hide();
        connect(offer->button, &QPushButton::clicked, this, [offer] {
            const auto run = offer->run; // which may offer something else
            run();
        });
    }
    layout->addWidget(m_close, 0, Qt::AlignTop);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    hide();
}

void MessageBar::showError(const QString& sentence)
{
    m_isError = true;
    show(sentence, tr("Error: %1").arg(sentence));
}

void MessageBar::showRemark(const QString& sentence, const QStringList& all)
{
    m_isError = false;
    show(sentence, tr("Note: %1").arg(sentence));
    if (all.isEmpty())
        return;
    offer({tr("Show &All"), tr("Show everything that there is to say"), [this, all] {
               m_text->setText(all.join('\n'));
               m_help.button->hide();
           }});
}

void MessageBar::show(const QString& sentence, const QString& announced)
{
    m_text->setText(sentence);
    m_help.button->hide();
    m_also.button->hide();
    setAccessibleName(announced);
    QFrame::show();
    update();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::dropRemark()
{
    if (!m_isError)
        hide();
}

void MessageBar::offer(const Help& help) { show(m_help, help); }

void MessageBar::offerAlso(const Help& help) { show(m_also, help); }

MessageBar::Offer MessageBar::makeOffer(const char* objectName)
{
    auto* button = new QPushButton(this);
    button->setObjectName(objectName);
    button->setAutoDefault(false);
    return {button};
}

void MessageBar::show(Offer& offer, const Help& help)
{
    offer.run = help.run;
    offer.button->setText(help.name);
    offer.button->setToolTip(help.tip);
    offer.button->setStatusTip(help.tip);
    offer.button->show();
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
