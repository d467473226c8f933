#pragma once

#include <QIcon>
#include <QStyledItemDelegate>

namespace thicket::editor {

class Appearance;

/// Draws a step: a bar beside the present one, undone ones faint, a sign on the saved one.
class HistoryDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit HistoryDelegate(const Appearance& appearance, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const Appearance& m_appearance;
    QIcon m_saved;
};

} // namespace thicket::editor
