#pragma once

#include <QFrame>
#include <QList>

class QAction;
class QComboBox;
class QHBoxLayout;
class QLabel;

namespace thicket::editor {

class Appearance;
class Playback;

/// The bar below the canvas while simulating: step, play, time, speed, timeline. Owns the actions
/// and keys of playback; they are live while the bar is.
class PlaybackBar : public QFrame {
    Q_OBJECT

public:
    PlaybackBar(Playback& playback, const Appearance& appearance, QWidget* parent = nullptr);

    /// For the Simulate menu, in its order.
    const QList<QAction*>& playbackActions() const { return m_actions; }

public slots:
    void togglePlaying(); ///< while the bar is shown

signals:
    void closeWanted();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QAction* newAction(const QString& name, const QString& status, const QList<QKeySequence>& keys,
                       const QString& iconName);
    void makeActions();
    void addButtons(QHBoxLayout* row);
    void addSpeeds();
    void setLive(bool live);
    void refresh();

    Playback& m_playback;
    const Appearance& m_appearance;
    QList<QAction*> m_actions;
    QAction* m_back = nullptr;
    QAction* m_play = nullptr;
    QAction* m_on = nullptr;
    QLabel* m_time;
    QLabel* m_duration;
    QComboBox* m_speed;
};

} // namespace thicket::editor
