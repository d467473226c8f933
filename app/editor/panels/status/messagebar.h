#pragma once

#include <QFrame>
#include <QStringList>

class QLabel;
class QToolButton;

namespace thicket::editor {

class Appearance;

/// A sentence along the canvas' top edge. It stays until it is closed (button, or Esc in it).
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(const Appearance& appearance, QWidget* parent = nullptr);

    void showError(const QString& sentence);
    /// Something worth knowing that is no error. A button shows `all`, a line each, in place of the
    /// sentence.
    void showRemark(const QString& sentence, const QStringList& all);
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void show(const QString& sentence, const QString& announced);

    const Appearance& m_appearance;
    bool m_isError = true;
    QStringList m_all; ///< what the button shows
    QLabel* m_text;
    QToolButton* m_details;
    QToolButton* m_close;
};

} // namespace thicket::editor
