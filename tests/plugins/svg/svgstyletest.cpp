#include "tests/plugins/svg/drawncontent.h"

using namespace thicket;
using nav::Circle;
using nav::Polygon;
using nav::Wall;
using test::addDrawing;
using test::Geometries;

/// Lengths and what styles say of places, strokes and clip paths.
class SvgStyleTest : public QObject {
    Q_OBJECT

private slots:
    void shapes_data()
    {
        test::addDrawingColumns();
        const Geometries square{Polygon{{{1, 2}, {4, 2}, {4, 6}, {1, 6}}, false}};
        addDrawing(
            "lengths by a font",
            "<circle r='1em'/><rect width='3vw' height='calc(2px)'/>"
            "<line x2='1ch' y2='2' stroke='red'/>",
            {},
            {"3 shapes with lengths that cannot be read: left out; em, ex, ch, rem, vw, vh and "
             "calc() are not known"});
        addDrawing(
            "a use at a place by a font",
            "<defs><circle id='a' r='1'/></defs><use href='#a' x='1em'/><use href='#a' y='2'/>",
            {Circle{{0, 2}, 1}},
            {"1 shape with a length that cannot be read: left out; em, ex, ch, rem, vw, vh and "
             "calc() are not known"});
        addDrawing(
            "frames by a font",
            "<svg x='1em'><circle r='1'/></svg><svg width='auto' x='2'><circle r='1'/></svg>"
            "<symbol id='s' viewBox='0 0 1 1'><circle r='1'/></symbol><use href='#s' width='1vw'/>",
            {Circle{{0, 0}, 1}, Circle{{2, 0}, 1}, Circle{{75, 0}, 150}},
            {"2 frames with places or sizes that cannot be read: taken as not given"});
        addDrawing("strokes by a font",
                   "<g stroke-width='3' stroke='red' stroke-linecap='round'><line x2='2' "
                   "stroke-width='1em'/><rect width='1' height='1' style='stroke-width:1em'/></g>",
                   {Wall{{{0, 0}, {2, 0}}, 3}, Polygon{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}}},
                   {"1 wall with a stroke width that cannot be read: as thick as lines around it",
                    "1 filled shape with an outline: the outline's width is left out"});
        addDrawing(
            "lengths of a style",
            "<style>.big{r:2px;cx:1px}</style><circle r='9' class='big'/>"
            "<circle r='9' class='big' style='r:3'/><circle r='1' style='cx:1em'/>",
            {Circle{{1, 0}, 2}, Circle{{1, 0}, 3}},
            {"1 shape with a length that cannot be read: left out; em, ex, ch, rem, vw, vh and "
             "calc() are not known"});
        addDrawing("a clip path with a style",
                   "<style>.up{transform:translate(10px,0)}</style>"
                   "<clipPath id='p' style='opacity:1'><rect class='up' width='9' height='10' "
                   "style='width:10px'/></clipPath><clipPath id='h'><rect width='9' height='9' "
                   "style='display:none'/></clipPath><g clip-path='url(#p)'>"
                   "<circle cx='15' cy='5' r='5'/><circle r='1'/></g>"
                   "<circle r='1' clip-path='url(#h)'/>",
                   {Circle{{15, 5}, 5}, Circle{{0, 0}, 1}},
                   {"1 shape outside of its clip path: left out",
                    "1 clipped or masked element: taken whole"});
        addDrawing("transform of a style",
                   "<g transform='scale(9)' style='transform: translate(1px, 2px)'>"
                   "<path d='M0 0h3v4H0z'/></g>",
                   square, {});
        addDrawing("rotated by a style",
                   "<g style='transform: rotate(1turn)'><circle r='1'/></g>"
                   "<circle r='1' style='rotate: 5deg'/>",
                   {}, {"2 elements with faulty transforms: left out with all in it"});
    }
    void shapes() { test::compareDrawing(); }
};

QTEST_GUILESS_MAIN(SvgStyleTest)
#include "svgstyletest.moc"
