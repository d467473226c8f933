#pragma once

#include "app/editor/tour/tourpages.h"
#include "app/editor/tour/tourtangents.h"

namespace thicket::editor {

class Navigator;

/// What a page of the tour shows of the map as it is now.
struct TourAnswer {
    TourTangents tangents; ///< drawn above the graph
    QString figure;        ///< one sentence with the numbers
};

/// Takes the tangents from the navigator's present field, graph, path and trace.
TourAnswer answerFor(Lesson lesson, const Navigator& navigator);

} // namespace thicket::editor
