#pragma once

#include <QList>
#include <QWidget>

class QGridLayout;
class QLabel;

namespace thicket::editor {

/// Rows of a label (84 px, wrapping) and one or two fields of equal width, 33 px apart. Two fields
/// of large numbers that would be cut stand one below the other.
class FieldGrid : public QWidget {
    Q_OBJECT

public:
    explicit FieldGrid(QWidget* parent = nullptr);

    /// Returns the row. The label becomes the field's buddy and, if it has none, its accessible
    /// name.
    int addRow(const QString& label, QWidget* field, QWidget* second = nullptr);
    /// A row with a switch and a few words that say what it does.
    int addSwitchRow(const QString& label, QWidget* button, const QString& words);
    QLabel* labelOf(int row) const { return m_rows[row].label; }
    void setRowVisible(int row, bool visible);

protected:
    /// The wheel scrolls the panel unless the field has the focus.
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Row {
        QLabel* label;
        QWidget* field;
        QWidget* second;
        bool isStacked = false;
    };
    void place(int row);
    int breadthOfTwo() const;
    QGridLayout* m_grid;
    QList<Row> m_rows;
};

} // namespace thicket::editor
