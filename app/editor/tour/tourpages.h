#pragma once

#include "app/editor/navigation/overlays.h"
#include "libnav/map/map.h"

#include <QList>
#include <QString>

namespace thicket::editor {

/// What a page of the tour "How the tangent graph is made" is about.
enum class Lesson { bitangents, sight, hugging, overlaps, expansion, generation, kinks };

struct TourPage {
    Lesson lesson = Lesson::bitangents;
    const char* file = ""; ///< in :/tour, without suffix
    QString title;
    QString sentence; ///< what there is to understand
    QString task;     ///< what to drag, and what to look at
    /// What to drag; 0: the agent radius.
    nav::ObjectId target = 0;
};

/// In the order of the tour. The order and the ideas are those of Red Blob Games, "Circular
/// Obstacle Pathfinding".
QList<TourPage> tourPages();

/// Whether the page needs this overlay. Its graph is shown whole.
bool isShownFor(Lesson lesson, Overlay overlay);

/// The page's map as it is at first.
nav::Map mapOf(const TourPage& page);

} // namespace thicket::editor
