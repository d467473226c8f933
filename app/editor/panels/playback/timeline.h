#pragma once

#include "app/editor/panels/playback/track.h"

#include <optional>
#include <vector>

namespace thicket::editor {

class Bookmarks;
class Playback;

/// The seconds that the timeline shows. For an open end there are more, so that the scale changes
/// only now and then.
double timelineSpan(const Playback& playback);

/// The recording from left to right. For one agent it shows the speed, for a crowd the number of
/// arrivals. Its value is the frame. An open-ended recording has free room at its end. Bookmarks
/// are small flags at the bottom.
class Timeline : public Track {
    Q_OBJECT

public:
    Timeline(Playback& playback, Bookmarks& bookmarks, const Appearance& appearance,
             QWidget* parent = nullptr);

protected:
    void seekTo(double share) override;
    double positionAt(double share) const override { return share * span(); }
    double shareOf(double position) const override;
    double positionOf(int sliderValue) const override;
    bool takesPress(QPointF at) override;
    void paintContent(QPainter& painter) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    bool isCrowd() const;
    double span() const { return timelineSpan(m_playback); }
    void paintBookmarks(QPainter& painter) const;
    std::optional<int> bookmarkAt(QPointF at) const;
    void takeGrowth();
    double xOf(double seconds) const;
    QString note() const;
    void describe();
    void takeRecording();
    void takeTime();
    void measure();
    void paintOpenEnd(QPainter& painter) const;
    void paintSpeed(QPainter& painter) const;

    Playback& m_playback;
    Bookmarks& m_bookmarks;
    std::vector<double> m_speeds; // 0 to 1, one for each pixel of the track
};

} // namespace thicket::editor
