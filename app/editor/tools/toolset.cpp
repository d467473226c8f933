#include "app/editor/tools/toolset.h"

#include "app/editor/tools/agenttool.h"
#include "app/editor/tools/brushtool.h"
#include "app/editor/tools/circletool.h"
#include "app/editor/tools/foresttool.h"
#include "app/editor/tools/markertool.h"
#include "app/editor/tools/measuretool.h"
#include "app/editor/tools/pathprobetool.h"
#include "app/editor/tools/picturetool.h"
#include "app/editor/tools/polygontool.h"
#include "app/editor/tools/rectangletool.h"
#include "app/editor/tools/selecttool.h"
#include "app/editor/tools/spawnpolygontool.h"
#include "app/editor/tools/spawntool.h"
#include "app/editor/tools/targettool.h"
#include "app/editor/tools/templatetool.h"
#include "app/editor/tools/tracktool.h"
#include "app/editor/tools/vertextool.h"
#include "app/editor/tools/walltool.h"

namespace thicket::editor {

namespace {

template <class Made> Tool* make(const ToolContext& context, QObject* parent)
{
    return new Made(context, parent);
}

} // namespace

ToolMakers toolMakers()
{
    return {make<SelectTool>,     make<CircleTool>,       make<WallTool>,
            make<PolygonTool>,    make<RectangleTool>,    make<RectangularArenaTool>,
            make<RoundArenaTool>, make<VertexTool>,       make<BrushTool>,
            make<ForestTool>,     make<TemplateTool>,     make<PathProbeTool>,
            make<StartTool>,      make<GoalTool>,         make<AgentTool>,
            make<SpawnTool>,      make<SpawnPolygonTool>, make<TrackTool>,
            make<TargetTool>,     make<MeasureTool>,      make<PictureTool>};
}

} // namespace thicket::editor
