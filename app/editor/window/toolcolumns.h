#pragma once

#include <QList>
#include <QWidget>

class QFrame;
class QToolButton;

namespace thicket::editor {

class ToolBox;

/// The tools as buttons in one column, or in two where one would make them too low. Lines part the
/// groups of tools; a bar marks the current tool.
class ToolColumns : public QWidget {
    Q_OBJECT

public:
    explicit ToolColumns(ToolBox& tools, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void arranged(int columns); ///< after each change of the height

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// How the buttons are arranged. All lengths are in logical pixels.
    struct Form {
        int columns = 1;
        int gap = 0;     ///< between two buttons
        int parting = 0; ///< between two groups
        int side = 0;    ///< the height of a button
    };
    int rows(int columns) const;
    int heightOf(const Form& form) const;
    /// The tallest buttons with which the form has room, at most of the full side.
    Form fitted(Form form) const;
    Form form() const;
    void place();
    void placeMark();

    QList<QList<QToolButton*>> m_groups;
    QList<QFrame*> m_lines; ///< below each group but the last
    QFrame* m_mark;
};

} // namespace thicket::editor
