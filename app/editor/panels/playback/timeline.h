#pragma once

#include <QAbstractSlider>

#include <vector>

namespace thicket::editor {

class Appearance;
class Playback;

/// The recording from left to right, of one agent with its speed as a skyline, of a crowd with
/// those who have arrived; press or drag anywhere to go there. Its value is the frame. A recording
/// that is open-ended has room ahead.
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
    std::vector<double> m_speeds; // 0 to 1, one a pixel of the track
};

} // namespace thicket::editor
