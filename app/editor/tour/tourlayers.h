#pragma once

#include "app/drawing/mapdrawing.h"
#include "app/editor/tour/tourtangents.h"

#include <QGraphicsItem>
#include <QString>

#include <optional>

namespace thicket::editor {

class Appearance;
class Canvas;

/// Draws what a page of the tour adds to the canvas. Hidden at first.
class TourLayer : public QGraphicsItem {
public:
    /// `appearance` must outlive it. The canvas shows it until one of the two is deleted.
    TourLayer(Canvas& canvas, const Appearance& appearance, double z);

    QRectF boundingRect() const override { return m_visible; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
    /// The view shows this part of the map.
    void setVisibleBox(const nav::Box& box);

protected:
    virtual void draw(QPainter& painter, const drawing::Style& style) = 0;

private:
    const Appearance& m_appearance;
    QRectF m_visible;
};

/// Tangents, beneath the path: kept ones strong, refused ones dashed, with a cross where that is.
class TourTangentsLayer : public TourLayer {
public:
    TourTangentsLayer(Canvas& canvas, const Appearance& appearance);

    void set(const TourTangents& tangents);
    /// Above the handles of what is selected, which would hide the crosses on its rim.
    void setAboveHandles(bool above);

protected:
    void draw(QPainter& painter, const drawing::Style& style) override;

private:
    TourTangents m_tangents;
};

/// Points at what to drag: an object, or a widget above the canvas.
class TourMark : public TourLayer {
public:
    TourMark(Canvas& canvas, const Appearance& appearance);

    void pointAt(const nav::Box& object, const QString& text);
    /// The widget's middle is above this place in the view, logical pixels.
    void pointAbove(double x, const QString& text);

protected:
    void draw(QPainter& painter, const drawing::Style& style) override;

private:
    std::optional<nav::Box> m_object;
    double m_x = 0;
    QString m_text;
};

} // namespace thicket::editor
