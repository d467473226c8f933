#pragma once

#include "app/editor/panels/playback/playerbar.h"

#include <QList>

class QPushButton;

namespace thicket::editor {

class AgentCurves;
class BookmarkActions;
class Bookmarks;
class Playback;
class PlotPanel;
struct Verdict;

/// The bar below the canvas in Simulate: plays recordings. Owns the actions for them. They are
/// enabled while the bar is shown.
class PlaybackBar : public PlayerBar {
    Q_OBJECT

public:
    /// All must outlive it.
    struct Sources {
        Playback& playback;
        AgentCurves& curves;
        Bookmarks& bookmarks;
    };
    PlaybackBar(const Sources& sources, PlayerActions& actions, const Appearance& appearance,
                QWidget* parent = nullptr);

    /// For the Simulate menu, in its order, after those of every player.
    const QList<QAction*>& playbackActions() const { return m_actions; }

    void setUnit(const QString& unit); ///< of lengths on the map

public slots:
    /// If the map's agents are no longer those that run, shows it together with a button to
    /// restart.
    void setOutdated(bool outdated);
    /// The verdict of verifying what is played; null while it is unknown.
    void setVerdict(const Verdict* verdict);

signals:
    void restartWanted();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void makeActions();
    void showPlots(bool shown);
    void prepareOutdated();
    void goToMark(bool forwards);
    QString legend() const;
    void setLive(bool live);
    void refresh();

    Playback& m_playback;
    const Appearance& m_appearance;
    QList<QAction*> m_actions;
    QAction* m_restart = nullptr;
    QAction* m_nextMark = nullptr;
    QAction* m_lastMark = nullptr;
    QAction* m_showPlots = nullptr;
    BookmarkActions* m_bookmarks;
    PlotPanel* m_plots;
    QPushButton* m_outdated;
    QLabel* m_verdict;
    bool m_isVerdictKnown = false;
};

} // namespace thicket::editor
