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
    /// A second one, after the first.
    void offerAlso(const Help& help);
    /// Something worth knowing that is no error. A button shows `all`, a line each, in place of the
    /// sentence.
    void showRemark(const QString& sentence, const QStringList& all);
    /// Closes it if it shows a remark: that was of a map which is no longer in sight.
    void dropRemark();
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// A button with what it runs, if it is visible.
    struct Offer {
        QPushButton* button;
        std::function<void()> run = {};
    };
    Offer makeOffer(const char* objectName);
    static void show(Offer& offer, const Help& help);
    void show(const QString& sentence, const QString& announced);

    const Appearance& m_appearance;
    bool m_isError = true;
    QLabel* m_text;
    Offer m_help;
    Offer m_also;
    QToolButton* m_close;
};

} // namespace thicket::editor
