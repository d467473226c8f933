#pragma once

#include <QAbstractSlider>

#include <functional>
#include <optional>

class QPainter;

namespace thicket::editor {

class Appearance;
class Player;

/// What is played from left to right, with the playhead. Press or drag anywhere to go there. The
/// arrow keys step, Space plays. A drag with Shift, or Shift and the arrow keys, chooses a span
/// that is played over and over; Esc or a click with Shift ends that.
class Track : public QAbstractSlider {
    Q_OBJECT

public:
    Track(Player& player, const Appearance& appearance, QWidget* parent);

    QSize sizeHint() const override { return {400, 74}; }

protected:
    /// The part that shows all that is played.
    QRectF track() const { return QRectF(rect()).marginsRemoved(m_margins); }
    void setMargins(const QMarginsF& margins) { m_margins = margins; }
    const Appearance& appearance() const { return m_appearance; }

    /// To this part of the track, 0 to 1.
    virtual void seekTo(double share) = 0;
    /// What is at a part of the track, in the player's unit, and the reverse. Initially the
    /// slider's value.
    virtual double positionAt(double share) const;
    virtual double shareOf(double position) const;
    /// The same of a value of the slider.
    virtual double positionOf(int sliderValue) const { return sliderValue; }
    /// Whether the press is for something on the track that it has dealt with.
    virtual bool takesPress(QPointF) { return false; }
    /// Above the empty track.
    virtual void paintContent(QPainter& painter) = 0;
    /// Below the track, at round steps of at least `least` on a scale of 0 to `span`.
    void paintTicks(QPainter& painter, double span, double least,
                    const std::function<QString(double)>& text) const;
    void paintHead(QPainter& painter, double x) const;
    void paintNote(QPainter& painter, const QString& text) const;
    void paintCaption(QPainter& painter, const QString& text) const;

    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    double shareAt(double x) const;
    void follow(double x);
    void dragLoop(double x);
    void growLoop(int by);
    void paintLoop(QPainter& painter) const;

    Player& m_player;
    const Appearance& m_appearance;
    QMarginsF m_margins{12, 10, 12, 20};
    std::optional<double> m_loopFrom; // x at which a drag of a loop began
    bool m_isLoopDragged = false;
};

} // namespace thicket::editor
