#pragma once

#include <QFrame>
#include <QList>

class QAction;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace thicket::editor {

class Appearance;
class Playback;
struct Verdict;

/// The bar below the canvas in Simulate: step, play, time, speed, timeline. Owns the actions and
/// keys of playback. They are enabled while the bar is shown.
class PlaybackBar : public QFrame {
    Q_OBJECT

public:
    PlaybackBar(Playback& playback, const Appearance& appearance, QWidget* parent = nullptr);

    /// For the Simulate menu, in its order.
    const QList<QAction*>& playbackActions() const { return m_actions; }

public slots:
    void togglePlaying(); ///< only while the bar is shown

    /// If the map's agents are no longer those that run, shows it together with a button to
    /// restart.
    void setOutdated(bool outdated);
    /// The verdict of verifying what is played; null while it is unknown.
    void setVerdict(const Verdict* verdict);

signals:
    void restartWanted();
    void closeWanted();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QAction* newAction(const QString& name, const QString& status, const QList<QKeySequence>& keys,
                       const QString& iconName);
    void makeActions();
    void addButtons(QHBoxLayout* row);
    void prepareOutdated();
    void addSpeeds();
    void goToMark(bool forwards);
    QString legend() const;
    void setLive(bool live);
    void refresh();

    Playback& m_playback;
    const Appearance& m_appearance;
    QList<QAction*> m_actions;
    QAction* m_back = nullptr;
    QAction* m_play = nullptr;
    QAction* m_on = nullptr;
    QAction* m_restart = nullptr;
    QAction* m_nextMark = nullptr;
    QAction* m_lastMark = nullptr;
    QPushButton* m_outdated;
    QLabel* m_verdict;
    QLabel* m_legend;
    QLabel* m_time;
    QLabel* m_duration;
    QComboBox* m_speed;
    bool m_isVerdictKnown = false;
};

} // namespace thicket::editor
