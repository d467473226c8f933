#include "tests/plugins/svg/drawncontent.h"
#include "tests/plugins/svg/selectors.h"

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
        addDrawing("lengths by a font",
                   "<circle r='1em'/><g style='font-size:20px'><circle r='.5EM'/><g "
                   "font-size='50%'><circle r='1em'/><circle font-size='2em' r='1em'/><circle "
                   "font-size='larger' r='1em'/><circle font-size='1x' r='1rem'/></g></g>"
                   "<style>.large{font-size:x-large}</style><circle class='large' r='2em'/>",
                   {Circle{{0, 0}, 16}, Circle{{0, 0}, 10}, Circle{{0, 0}, 10}, Circle{{0, 0}, 20},
                    Circle{{0, 0}, 12}, Circle{{0, 0}, 16}, Circle{{0, 0}, 48}});
        addDrawing("lengths by the shapes of a font", "<circle r='2ex'/><circle cx='1ch' r='3'/>",
                   {Circle{{0, 0}, 16}, Circle{{8, 0}, 3}},
                   {"2 shapes with lengths in ex or ch: taken as half the size of the font"});
        // A drawing without a size is shown as 300 by 150.
        addDrawing("lengths by the page",
                   "<svg width='7' height='7' viewBox='0 0 7 7' overflow='visible'>"
                   "<circle r='1vw'/><circle r='2vh'/><circle r='4vmin'/><circle r='5vmax'/></svg>",
                   {Circle{{0, 0}, 3}, Circle{{0, 0}, 3}, Circle{{0, 0}, 6}, Circle{{0, 0}, 15}});
        addDrawing("calculated lengths",
                   "<circle r='calc(2px + 1em / 2)'/><circle cx='calc(100% - 2 * (3px + 7))' "
                   "r='calc(1)'/><circle style='r: calc( 3*2 - -1 )'/><circle r='calc(1+)'/>"
                   "<circle r='calc(1 / 0)'/><circle r='(1)'/><circle r='calc(calc(2) * 3'/>",
                   {Circle{{0, 0}, 10}, Circle{{280, 0}, 1}, Circle{{0, 0}, 7}},
                   {"4 shapes with lengths that cannot be read: left out"});
        addDrawing("lengths in units that are not known",
                   "<circle r='1lh'/><rect width='3cap' height='2'/>"
                   "<line x2='1 2' y2='2' stroke='red'/>",
                   {}, {"3 shapes with lengths that cannot be read: left out"});
        addDrawing("a use at a place by a font",
                   "<defs><circle id='a' r='1'/></defs><use href='#a' x='1em'/><use href='#a' "
                   "y='2lh'/>",
                   {Circle{{16, 0}, 1}}, {"1 shape with a length that cannot be read: left out"});
        addDrawing("frames by a font",
                   "<svg x='1em' overflow='visible'><circle r='1'/></svg>"
                   "<svg width='auto' x='2' style='overflow:auto'><circle r='1'/></svg>"
                   "<symbol id='s' viewBox='0 0 1 1' overflow='visible'><circle r='1'/></symbol>"
                   "<use href='#s' width='1lh'/>",
                   {Circle{{16, 0}, 1}, Circle{{2, 0}, 1}, Circle{{75, 0}, 150}},
                   {"1 frame with a place or size that cannot be read: taken as not given"});
        addDrawing("strokes by a font",
                   "<g stroke-width='3' stroke='red' stroke-linecap='round'><line x2='2' "
                   "stroke-width='1lh'/><line x2='2' stroke-width='1em' font-size='7'/></g>",
                   {Wall{{{0, 0}, {2, 0}}, 3}, Wall{{{0, 0}, {2, 0}}, 7}},
                   {"1 wall with a stroke width that cannot be read: as thick as lines around it"});
        addDrawing("lengths of a style",
                   "<style>.big{r:2px;cx:1px}</style><circle r='9' class='big'/>"
                   "<circle r='9' class='big' style='r:3'/><circle r='1' style='cx:1em'/>",
                   {Circle{{1, 0}, 2}, Circle{{1, 0}, 3}, Circle{{16, 0}, 1}});
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
        addDrawing(
            "frames cut",
            "<svg x='1' y='2' width='3' height='4'><rect x='-9' width='99' height='99'/></svg>"
            "<symbol id='s'><rect width='99' height='99'/></symbol>"
            "<use href='#s' x='1' y='2' width='3' height='4'/>"
            "<svg width='1' height='1' overflow='visible'><rect width='3' height='4'/></svg>",
            {square[0], square[0], Polygon{{{0, 0}, {3, 0}, {3, 4}, {0, 4}}}},
            {"2 shapes cut at their clip paths"});
        addDrawing("an origin of transforms",
                   "<circle cx='1' r='1' transform='scale(2)' transform-origin='1 0'/>"
                   "<circle cx='1' r='1' style='transform:scale(2);transform-origin:top right'/>"
                   "<circle cx='1' r='1' style='transform:scale(2);transform-origin:bottom'/>"
                   "<circle r='1' style='transform-box:fill-box;transform:scale(2);"
                   "transform-origin:1px 1px'/><circle r='1' transform-origin='1em'/>",
                   {Circle{{1, 0}, 2}, Circle{{2 - 300, 0}, 2}, Circle{{2 - 150, -150}, 2},
                    Circle{{0, 0}, 1}},
                   {"1 element with a faulty transform: left out with all in it"});
        addDrawing(
            "unseen colours",
            "<g stroke='red' stroke-linecap='round'><path d='M0 0h2' fill='rgba(0,1,2,0)'/>"
            "<path d='M0 0h2v2' fill='#1230'/><path d='M0 0h2v3' fill='#11223300'/>"
            "<path d='M0 0h2v4' fill='hsl(1 2% 3% / 0%)'/><path d='M0 0h2v5' "
            "fill-opacity='0'/><path d='M0 0h2v6' stroke='rgba(1,2,3,-1)' "
            "fill='rgb(1,2,0)'/></g><circle r='1' fill='#120' stroke-opacity='0' stroke='red'/>"
            "<path d='M0 0h2v7' fill='#123456' fill-opacity='x'/>",
            {Wall{{{0, 0}, {2, 0}}, 1}, Wall{{{0, 0}, {2, 0}, {2, 2}}, 1},
             Wall{{{0, 0}, {2, 0}, {2, 3}}, 1}, Wall{{{0, 0}, {2, 0}, {2, 4}}, 1},
             Wall{{{0, 0}, {2, 0}, {2, 5}}, 1}, Polygon{{{0, 0}, {2, 0}, {2, 6}}},
             Circle{{0, 0}, 1}, Polygon{{{0, 0}, {2, 0}, {2, 7}}}});
        addDrawing("what maps have not",
                   "<g filter='url(#f)'><circle r='1'/></g><circle r='2' style='filter:none'/>"
                   "<g stroke='red' fill='none' stroke-linecap='round' stroke-dasharray='1 2' "
                   "marker-end='url(#m)'><path d='M0 0h2'/><line x2='3' stroke-dasharray='0'/>"
                   "<g marker-end='none' stroke-dasharray='none'><path d='M0 0h4'/></g></g>",
                   {Circle{{0, 0}, 1}, Circle{{0, 0}, 2}, Wall{{{0, 0}, {2, 0}}, 1},
                    Wall{{{0, 0}, {3, 0}}, 1}, Wall{{{0, 0}, {4, 0}}, 1}},
                   {"1 element with a filter: taken without it", "1 dashed wall: without gaps",
                    "2 shapes with arrowheads or other marks on their lines: the marks are left "
                    "out"});
        addDrawing(
            "any arrowhead",
            "<g fill='none' stroke='red' stroke-linecap='round'><path d='M0 0h1' "
            "marker-start='url(#m)' marker-end='none'/><path d='M0 0h2' "
            "marker-mid='url(#m)'/><path d='M0 0h3' style='marker:none' "
            "marker-start='url(#m)'/></g>",
            {Wall{{{0, 0}, {1, 0}}, 1}, Wall{{{0, 0}, {2, 0}}, 1}, Wall{{{0, 0}, {3, 0}}, 1}},
            {"2 shapes with arrowheads or other marks on their lines: the marks are left "
             "out"});
        addDrawing("paint that is not there",
                   "<pattern id='p'/><circle r='1' fill='url(#p) none'/><circle r='2' "
                   "fill='url(#q)'/><circle r='3' fill='url( \"#q\" ) none'/><circle r='4' "
                   "fill='url(#q) blue'/><circle r='5' fill=\"url('#later')\"/><circle r='6' "
                   "fill='url(x.svg#p)'/><linearGradient id='later'/><g id='q'/>",
                   {Circle{{0, 0}, 1}, Circle{{0, 0}, 4}, Circle{{0, 0}, 5}},
                   {"3 shapes without fill and stroke: left out"});
        addDrawing("radii below 0",
                   "<ellipse rx='-1' ry='3'/><ellipse rx='2' ry='-1'/><ellipse rx='-1' ry='-1'/>"
                   "<rect x='1' y='2' width='3' height='4' rx='-1' ry='auto'/>",
                   {Circle{{0, 0}, 3}, Circle{{0, 0}, 2}, square[0]},
                   {"1 shape without extent: left out"});
    }
    void shapes() { test::compareDrawing(); }

    void selectors_data() { test::addSelectors(); }
    void selectors() { test::compareSelector(); }

    /// As in drawings of symbols for web pages.
    void aDrawingThatIsNotShownIsEmpty()
    {
        const auto map = test::mapOf(test::drawing("<circle r='1'/>", "style='display:none'"));
        QVERIFY(map && map->map.objects().empty());
        QCOMPARE(test::textsOf(map->notes),
                 QStringList{"1 hidden element: left out with all in it"});
    }

    void theRootClips()
    {
        const auto map = test::mapOf(test::drawing(
            "<clipPath id='p'><rect width='3' height='9'/></clipPath><rect width='5' height='4'/>",
            "clip-path='url(#p)'"));
        QVERIFY(map && map->map.objects().size() == 1);
        QVERIFY(test::isNear(map->map.objects()[0].geometry,
                             Polygon{{{0, 0}, {3, 0}, {3, 4}, {0, 4}}}));
    }
};

QTEST_GUILESS_MAIN(SvgStyleTest)
#include "svgstyletest.moc"
