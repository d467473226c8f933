#pragma once

#include <QStyledItemDelegate>

namespace thicket::editor {

class Appearance;

/// Draws the names of the object list: those in groups indented, headings with an arrow that says
/// whether the group is folded.
class ObjectRowDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit ObjectRowDelegate(const Appearance& appearance, QObject* parent = nullptr);

    /// Whether a place in a heading's row is on its arrow.
    static bool isOnArrow(const QRect& row, const QModelIndex& index, QPoint at);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

private:
    const Appearance& m_appearance;
};

} // namespace thicket::editor
