#include "plugins/svg/svgpage.h"

#include "plugins/svg/svgorigin.h"
#include "plugins/svg/svgviewport.h"

namespace thicket::plugins {

SvgPage svgPage(const SvgElement& root, const SvgUnits& units, const SvgImportOptions& options)
{
    using YAxis = SvgImportOptions::YAxis;
    // Without a size, a page is as large as its view box, or as browsers show it.
    const auto viewBox = svgViewBox(root["viewBox"]);
    const nav::Point whole =
        viewBox ? nav::Point{viewBox->width, viewBox->height} : nav::Point{300, 150};
    const SvgViewport viewport = svgViewport(root, whole, units, {}, {}, false);
    const SvgBox box = viewBox.value_or(SvgBox{0, 0, viewport.size.x, viewport.size.y});
    const bool wasUp = root["thicket:yAxis"] == "up";
    const nav::Point origin = readSvgOrigin(root["thicket:origin"]);

    SvgPage page;
    page.size = viewport.size;
    page.shown = {viewport.frame.width, viewport.frame.height};
    page.hasLengths = viewport.hasLengths;
    page.isUp = options.yAxis == YAxis::up || (options.yAxis == YAxis::automatic && wasUp);
    double bottom = box.y + box.height;
    if (options.unitsPerPixel) {
        page.toMap =
            Affine::scaling(*options.unitsPerPixel, *options.unitsPerPixel) * viewport.toParent;
        bottom = page.toMap({box.x, bottom}).y;
    } else {
        page.toMap = Affine::translation({origin.x, wasUp ? -origin.y : origin.y});
        bottom = page.toMap({box.x, bottom}).y;
    }
    if (wasUp && !options.unitsPerPixel)
        bottom = 0; // as the map was
    if (page.isUp)
        page.toMap = Affine{1, 0, 0, -1, 0, bottom} * page.toMap;
    page.toMap = Affine::scaling(options.scale, options.scale) * page.toMap;
    const Affine toRoot = Affine::translation({-origin.x, wasUp ? origin.y : -origin.y}) *
                          Affine::scaling(1, wasUp ? -1 : 1);
    page.fromExported = page.toMap * toRoot;
    const bool hasSize = viewBox || (svgLength(root["width"], 0, units).value_or(0) > 0 &&
                                     svgLength(root["height"], 0, units).value_or(0) > 0);
    if (hasSize) {
        nav::Box bounds;
        for (const nav::Point p :
             {nav::Point{box.x, box.y}, nav::Point{box.x + box.width, box.y + box.height}}) {
            const nav::Point corner = page.toMap(p);
            nav::enclose(bounds, {corner, corner});
        }
        if (nav::isInRange(bounds.min) && nav::isInRange(bounds.max))
            page.bounds = bounds;
    }
    return page;
}

} // namespace thicket::plugins
