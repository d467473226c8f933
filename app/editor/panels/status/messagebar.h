#pragma once

#include <QFrame>

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
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    const Appearance& m_appearance;
    QLabel* m_text;
    QToolButton* m_close;
};

} // namespace thicket::editor
