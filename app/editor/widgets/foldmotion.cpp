#include "app/editor/widgets/foldmotion.h"

#include <QLayout>
#include <QWidget>

namespace thicket::editor {

FoldMotion::FoldMotion(QWidget& body) : m_body(body)
{
    QObject::connect(&m_motion, &ShortMotion::moved, &m_motion, [this] { follow(); });
}

int FoldMotion::fullHeight() const
{
    return m_body.hasHeightForWidth() ? m_body.heightForWidth(m_body.width())
                                      : m_body.sizeHint().height();
}

void FoldMotion::setOpen(bool open)
{
    m_isOpen = open;
    const bool isRunning = m_motion.isRunning();
    const int present = m_body.isHidden() ? 0 : m_body.height();
    m_motion.begin();
    const bool isSeen = m_body.parentWidget() && m_body.parentWidget()->isVisible();
    if (!m_motion.isRunning() || !isSeen) {
        m_motion.end();
        return settle();
    }
    if (open && !isRunning) {
        // Its contents go to where they will be.
        const QSize full(m_body.width(), fullHeight());
        m_body.resize(full);
        m_body.layout()->activate();
        m_body.layout()->setGeometry(QRect({}, full));
    }
    m_body.layout()->setEnabled(false);
    m_from = present;
    m_to = open ? fullHeight() : 0;
    m_body.setFixedHeight(m_from);
    m_body.show();
}

void FoldMotion::follow()
{
    if (!m_motion.isRunning())
        return settle();
    m_body.setFixedHeight(m_from + qRound(m_motion.part() * (m_to - m_from)));
}

void FoldMotion::settle()
{
    m_body.layout()->setEnabled(true);
    m_body.setMinimumHeight(0);
    m_body.setMaximumHeight(QWIDGETSIZE_MAX);
    m_body.setVisible(m_isOpen);
    m_body.layout()->activate();
}

} // namespace thicket::editor
