#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPoint>
#include <QTimer>

#include <optional>

namespace thicket::editor {

class Files;
class WelcomeCard;
class Workbench;

/// What is shown in the first ten seconds: a sample map whose goal moves along a loop. After the
/// first event, or three loops, it follows the pointer. A card stays until the first edit, the
/// first opened file or Esc. Once it has been dismissed, later starts show neither card nor motion.
class FirstStart : public QObject {
    Q_OBJECT

public:
    FirstStart(Workbench& workbench, WelcomeCard& card, QObject* parent);

    /// Opens the sample and, the first time, shows the card.
    void begin(Files& files);
    /// Shows the card only.
    void showCard();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void putProbeAway();
    void dismissCard();
    void startDrifting();
    void drift();
    void stopDrifting();

    Workbench& m_workbench;
    WelcomeCard& m_card;
    QTimer m_timer;
    QElapsedTimer m_clock;
    std::optional<QPoint> m_pointer;
    bool m_isProbeOurs = false; // nobody has chosen a tool yet
};

} // namespace thicket::editor
