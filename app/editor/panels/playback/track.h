#pragma once

#include <QAbstractSlider>

#include <functional>

class QPainter;

namespace thicket::editor {

class Appearance;
class Player;

/// What is played from left to right, with the playhead. Press or drag anywhere to go there. The
/// arrow keys step, Space plays.
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
    /// Whether the press is for something on the track that it has dealt with.
    virtual bool takesPress(QPointF) { return false; }
    /// Above the empty track.
    virtual void paintContent(QPainter& painter) = 0;
    /// Below the track, at round steps of at least `least` on a scale of 0 to `span`.
    void paintTicks(QPainter& painter, double span, double least,
                    const std::function<QString(double)>& text) const;
    void paintHead(QPainter& painter, double x) const;
    void paintNote(QPainter& painter, const QString& text) const;

    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void follow(double x);

    Player& m_player;
    const Appearance& m_appearance;
    QMarginsF m_margins{12, 10, 12, 20};
};

} // namespace thicket::editor
