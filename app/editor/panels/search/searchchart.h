#pragma once

#include "app/editor/panels/playback/track.h"

#include <QPixmap>

#include <vector>

namespace thicket::editor {

class MapDocument;
class SearchPlay;

/// A search from its first step to the last: the lower bound that climbs to the length of the path,
/// and the tangents that each step accepted and refused. Its value is the step.
class SearchChart : public Track {
    Q_OBJECT

public:
    SearchChart(SearchPlay& play, const MapDocument& document, const Appearance& appearance,
                QWidget* parent = nullptr);

protected:
    void seekTo(double share) override;
    double positionAt(double share) const override;
    double shareOf(double position) const override;
    void paintContent(QPainter& painter) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// What is drawn at one place: a step, or several if there are more than places.
    struct Bar {
        double accepted = 0;
        double rejected = 0;
        double bound = 0; ///< at its last step
    };
    void takeSearch();
    void takeStep();
    void measure();
    void draw();
    double xOf(std::size_t step) const;
    double barWidth() const;
    double heightOf(double bound) const;
    void paintBars(QPainter& painter) const;
    void paintBound(QPainter& painter) const;
    void paintOptimum(QPainter& painter) const;
    QString lengthWords(double length) const;

    SearchPlay& m_play;
    const MapDocument& m_document;
    std::vector<Bar> m_bars;
    double m_highest = 1; // of the bars
    double m_least = 0;   // bound
    double m_most = 0;    // bound or the length of the path
    QPixmap m_picture;    // of bars and bound; null: to be drawn
};

} // namespace thicket::editor
