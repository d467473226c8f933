#pragma once

#include <QLineEdit>
#include <QWidget>

class QToolButton;

namespace thicket::editor {

class Appearance;

/// A field for a colour: a swatch that opens the colour dialog, and its name as text, "#3f78c4". It
/// takes short forms and names such as "#37c" and "red".
class ColourField : public QWidget {
    Q_OBJECT

public:
    explicit ColourField(const Appearance& appearance, QWidget* parent = nullptr);

    /// Lets it be left empty. `placeholder` says what that means.
    void setClearable(const QString& placeholder);
    /// What the field says while it is empty.
    void setPlaceholder(const QString& text);
    /// "#rrggbb", or empty. While the user is typing, the text stays as typed.
    void setColour(const QString& colour);
    /// For screen readers and tests, of the text; the swatch is named after it.
    void setName(const QString& objectName, const QString& spoken);
    QLineEdit* text() const { return m_text; }

signals:
    /// "#rrggbb", or empty where that is allowed.
    void edited(const QString& colour);
    /// The dialog was cancelled: the changes of the visit are to be undone. visitEnded() follows.
    void visitCancelled();
    void visitEnded();

private:
    void take(const QString& typed);
    void openDialog();
    void showSwatch();

    const Appearance& m_appearance;
    QToolButton* m_swatch;
    QLineEdit* m_text;
    QString m_colour;
    bool m_isClearable = false;
};

} // namespace thicket::editor
