#include "app/editor/panels/layers/layerlist.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/panels/layers/layerrow.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace thicket::editor {

LayerList::LayerList(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_appearance(appearance), m_layout(new QVBoxLayout(this))
{
    setObjectName("layerList");
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
}

LayerRow* LayerList::row(nav::LayerId id) const
{
    const int index = indexOf(id);
    return index < 0 ? nullptr : m_rows[index];
}

int LayerList::indexOf(nav::LayerId id) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [id](const LayerRow* row) { return row->id() == id; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void LayerList::setLayers(const std::vector<nav::LayerId>& layers)
{
    const bool isSame = std::equal(layers.rbegin(), layers.rend(), m_rows.begin(), m_rows.end(),
                                   [](nav::LayerId id, LayerRow* row) { return id == row->id(); });
    if (isSame)
        return;
    m_drag.reset();
    QList<LayerRow*> rows;
    for (auto id = layers.rbegin(); id != layers.rend(); ++id) {
        LayerRow* kept = row(*id);
        if (kept)
            m_rows.removeOne(kept);
        else
            emit rowMade(kept = new LayerRow(*id, m_appearance, this));
        m_layout->addWidget(kept);
        kept->show();
        rows << kept;
    }
    for (LayerRow* gone : m_rows) {
        gone->hide();
        gone->deleteLater();
    }
    m_rows = rows;
}

void LayerList::beginRenaming(nav::LayerId id)
{
    if (LayerRow* renamed = row(id))
        renamed->beginRenaming();
}

/// The number of rows whose middle is above.
int LayerList::gapAt(int y) const
{
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), [y](const LayerRow* row) {
        return row->geometry().center().y() < y;
    }));
}

/// Delete is a shortcut of the window, for the selection.
bool LayerList::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Delete || key == Qt::Key_Backspace ||
            (key == Qt::Key_Escape && m_drag)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void LayerList::mousePressEvent(QMouseEvent* event)
{
    const auto pressed = std::find_if(m_rows.begin(), m_rows.end(), [&](const LayerRow* row) {
        return row->geometry().contains(event->pos());
    });
    if (pressed == m_rows.end())
        return;
    const nav::LayerId id = (*pressed)->id();
    (*pressed)->setFocus(Qt::MouseFocusReason);
    if (event->button() == Qt::LeftButton)
        m_drag = Drag{id, event->pos().y(), {}};
    emit chosen(id);
}

void LayerList::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_drag || !(event->buttons() & Qt::LeftButton))
        return;
    const bool isFar =
        std::abs(event->pos().y() - m_drag->from) >= QApplication::startDragDistance();
    if (!m_drag->gap && !isFar)
        return;
    m_drag->gap = gapAt(event->pos().y());
    setCursor(Qt::ClosedHandCursor);
    update();
}

void LayerList::mouseReleaseEvent(QMouseEvent*) { drop(); }

void LayerList::drop()
{
    unsetCursor();
    update();
    const auto drag = std::exchange(m_drag, {});
    if (!drag || !drag->gap)
        return;
    const int from = indexOf(drag->id);
    const int to = *drag->gap > from ? *drag->gap - 1 : *drag->gap; // without the row itself
    if (from >= 0 && to != from)
        emit moveWanted(drag->id, static_cast<std::size_t>(m_rows.size() - 1 - to));
}

void LayerList::mouseDoubleClickEvent(QMouseEvent* event)
{
    m_drag.reset();
    for (LayerRow* row : m_rows) {
        if (event->button() == Qt::LeftButton && row->geometry().contains(event->pos()))
            row->beginRenaming();
    }
}

/// The mouse's press has chosen the row.
void LayerList::contextMenuEvent(QContextMenuEvent* event)
{
    const QWidget* focused = QApplication::focusWidget();
    for (const LayerRow* row : m_rows) {
        if (event->reason() == QContextMenuEvent::Keyboard &&
            (row == focused || row->isAncestorOf(focused)))
            emit chosen(row->id());
    }
    emit menuWanted(event->globalPos());
}

/// Chooses the row `by` rows further down and gives it the focus.
void LayerList::step(int by)
{
    const int index = indexOf(m_chosen) + by;
    if (index < 0 || index >= m_rows.size())
        return;
    LayerRow* next = m_rows[index];
    emit chosen(next->id());
    next->setFocus(Qt::TabFocusReason);
}

void LayerList::keyPressEvent(QKeyEvent* event)
{
    const int index = indexOf(m_chosen);
    const bool moves = event->modifiers().testFlag(Qt::AltModifier);
    const int by = event->key() == Qt::Key_Up ? -1 : event->key() == Qt::Key_Down ? 1 : 0;
    if (by != 0 && moves) {
        const int to = index + by;
        if (index >= 0 && to >= 0 && to < m_rows.size())
            emit moveWanted(m_chosen, static_cast<std::size_t>(m_rows.size() - 1 - to));
    } else if (by != 0) {
        step(by);
    } else if (event->key() == Qt::Key_Escape && m_drag) {
        m_drag->gap.reset();
        drop();
    } else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) {
        emit removeWanted();
    } else {
        QWidget::keyPressEvent(event);
    }
}

/// The line where the dragged row would go.
void LayerList::paintEvent(QPaintEvent*)
{
    if (!m_drag || !m_drag->gap || m_rows.isEmpty())
        return;
    const int gap = *m_drag->gap;
    const int y =
        gap < m_rows.size() ? m_rows[gap]->geometry().top() : m_rows.last()->geometry().bottom();
    QPainter painter(this);
    painter.fillRect(QRect(10, std::clamp(y - 1, 0, height() - 2), width() - 20, 2),
                     m_appearance.palette().accent);
}

} // namespace thicket::editor
