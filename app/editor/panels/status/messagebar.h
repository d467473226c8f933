#pragma once

#include <QFrame>
#include <QStringList>

#include <functional>

class QLabel;
class QPushButton;
class QToolButton;

namespace thicket::editor {

class Appearance;

/// A sentence along the canvas' top edge. It stays until it is closed (button, or Esc in it).
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(const Appearance& appearance, QWidget* parent = nullptr);

    void showError(const QString& sentence);
    /// A button that helps with the error that is shown.
    struct Help {
        QString name;              ///< translated, with a mnemonic
        QString tip;               ///< what it does, one translated sentence
        std::function<void()> run; ///< the error stays
    };
    void offer(const Help& help);
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
    QLabel* m_text;
    QPushButton* m_help;
    std::function<void()> m_run; // the help offered
    QToolButton* m_close;
};

} // namespace thicket::editor
