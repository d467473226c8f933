#pragma once

#include "app/editor/panels/playback/plotstrips.h"

#include <QPointer>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace thicket::editor {

class Appearance;
class Playback;
class PlotTrack;

/// The plots below the timeline with the switches of their lines. What is switched on is measured
/// while it is visible, and remembered.
class PlotPanel : public QWidget {
    Q_OBJECT

public:
    PlotPanel(Playback& playback, AgentCurves& curves, const Appearance& appearance,
              QWidget* parent = nullptr);

    void setUnit(const QString& unit);

signals:
    void heightChanged(); ///< fewer or more lines are plotted, or the window has another height

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    /// Of the window, whose height it takes a share of.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addSwitch(PlotKind kind, QHBoxLayout& row);
    void choose(const PlotChoice& choice);
    void fitHeight();
    void fillForces();
    void refresh();
    void tellNeeds(bool isVisible);

    AgentCurves& m_curves;
    PlotTrack* m_track;
    QList<QToolButton*> m_switches; ///< in the order of allPlots
    QToolButton* m_forces;
    QMenu* m_forcesMenu;
    QLabel* m_state;
    QPointer<QWidget> m_window; ///< that it is watched in
};

} // namespace thicket::editor
