#pragma once

#include "app/editor/panels/playback/plotstrips.h"
#include "app/editor/panels/playback/track.h"

#include <QPixmap>

namespace thicket::editor {

class Playback;

/// The strips below the timeline, on the same axis of time. Press or drag anywhere to go there;
/// the pointer tells time and values.
class PlotTrack : public Track {
    Q_OBJECT

public:
    PlotTrack(Playback& playback, const AgentCurves& curves, const Appearance& appearance,
              QWidget* parent = nullptr);

    void setChoice(const PlotChoice& choice);
    const PlotChoice& choice() const { return m_choice; }
    void setUnit(const QString& unit); ///< of lengths on the map
    QSize sizeHint() const override { return {400, 150}; }

protected:
    void seekTo(double share) override;
    void paintContent(QPainter& painter) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    PlotAxis axis() const;
    QList<PlotStrip> strips() const;
    void redraw();
    void draw();
    void takeTime();
    void paintTitles(QPainter& painter, const QList<PlotStrip>& strips) const;
    double write(QPainter& painter, const QString& text, QPointF at, const QColor& colour) const;
    double paintNames(QPainter& painter, const PlotStrip& strip, QPointF at) const;
    QString note() const;
    void showTip(QPoint at);

    Playback& m_playback;
    const AgentCurves& m_curves;
    PlotChoice m_choice;
    QString m_unit;
    QPixmap m_picture; ///< of the lines; null: to be drawn anew
    double m_span = 0; ///< of the picture
};

} // namespace thicket::editor
