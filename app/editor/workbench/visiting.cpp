#include "app/editor/workbench/visiting.h"

#include "app/editor/workbench/workbench.h"

#include <algorithm>

namespace thicket::editor {

namespace {

constexpr double leastPixels = 6; // of what is seen among others
constexpr double radiiAround = 8; // of the agent

} // namespace

void visit(Workbench& bench, nav::ObjectId id)
{
    bench.selection().pick(id);
    const nav::Box box = nav::boundingBox(bench.document().map().find(id)->geometry);
    ViewCamera& camera = bench.view().camera();
    const double pixels = std::max(box.width(), box.height()) * camera.pixelsPerUnit();
    if (pixels < leastPixels || !camera.visibleBox().encloses(box))
        camera.frame(nav::grown(box, radiiAround * bench.navigator().agentRadius()));
}

} // namespace thicket::editor
