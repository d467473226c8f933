#pragma once

#include <QFrame>
#include <QList>
#include <QString>

#include <functional>

class QHBoxLayout;
class QLabel;

namespace thicket::editor {

class Appearance;

/// A question along the canvas' top edge that does not stop the work. It stays until it is answered
/// or closed (button, or Esc in it).
class QuestionBar : public QFrame {
    Q_OBJECT

public:
    struct Answer {
        QString name;                    ///< translated, with a mnemonic
        QString tip;                     ///< what it does, one translated sentence
        std::function<void()> take = {}; ///< called after the bar has closed
    };

    QuestionBar(const QString& objectName, const Appearance& appearance, QWidget* parent = nullptr);

    /// Replaces a question that is still open.
    void ask(const QString& sentence, const QList<Answer>& answers);
    bool isOpen() const { return !isHidden(); }
    QString text() const;

signals:
    /// The user answered or closed it, and it had the keyboard's focus.
    void focusLeft();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void addButton(const Answer& answer);
    void leave();

    const Appearance& m_appearance;
    QLabel* m_text;
    QHBoxLayout* m_buttons;
};

} // namespace thicket::editor
