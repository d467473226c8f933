#pragma once

#include <QStyledItemDelegate>

namespace thicket::editor {

class Appearance;

/// Draws a row of StepRows: the sign, where the tangent leads, and on the right
/// what is known of it.
class StepRowDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit StepRowDelegate(const Appearance& appearance, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const Appearance& m_appearance;
};

} // namespace thicket::editor
