#pragma once

#include <QAbstractSlider>

#include <vector>

namespace thicket::editor {

class Appearance;
class Playback;

/// The recording from left to right. For one agent it shows the speed, for a crowd the number of
/// arrivals. Press or drag anywhere to go there. Its value is the frame. An open-ended recording
/// has free room at its end.
class Timeline : public QAbstractSlider {
    Q_OBJECT

public:
    Timeline(Playback& playback, const Appearance& appearance, QWidget* parent = nullptr);

    QSize sizeHint() const override { return {400, 74}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

    bool event(QEvent* event) override;

private:
    bool isCrowd() const;
    double span() const;
    void takeGrowth();
    QRectF track() const;
    double xOf(double seconds) const;
    void seekTo(double x);
    void takeRecording();
    void takeTime();
    void measure();
    void paintSpeed(QPainter& painter) const;
    void paintTicks(QPainter& painter) const;
    void paintHead(QPainter& painter) const;

    Playback& m_playback;
    const Appearance& m_appearance;
    std::vector<double> m_speeds; // 0 to 1, one for each pixel of the track
};

} // namespace thicket::editor
