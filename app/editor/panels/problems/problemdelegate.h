#pragma once

#include <QIcon>
#include <QList>
#include <QStyledItemDelegate>

namespace thicket::editor {

class Appearance;

/// Draws a problem: the sign of its severity, its title, and the objects below.
class ProblemDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit ProblemDelegate(const Appearance& appearance, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const Appearance& m_appearance;
    QList<QIcon> m_signs; ///< by severity
};

} // namespace thicket::editor
