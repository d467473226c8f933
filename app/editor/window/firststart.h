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

/// The first ten seconds: a living sample map whose goal drifts on a loop until the first event
/// and is the pointer from then on, with a card that leaves at the first edit, open or Esc.
class FirstStart : public QObject {
    Q_OBJECT

public:
    FirstStart(Workbench& workbench, WelcomeCard& card, QObject* parent);

    /// Opens the sample and shows the card.
    void begin(Files& files);
    /// The card alone.
    void showCard();
    bool isDrifting() const { return m_timer.isActive(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void startDrifting();
    void drift();
    void stopDrifting();

    Workbench& m_workbench;
    WelcomeCard& m_card;
    QTimer m_timer;
    QElapsedTimer m_clock;
    std::optional<QPoint> m_pointer;
};

} // namespace thicket::editor
