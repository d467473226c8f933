#pragma once

#include "app/editor/document/mapstep.h"
#include "tests/app/window/windowbench.h"

inline constexpr std::size_t many = thicket::editor::mostAtOnce + 1000;

/// More circles than are added at once.
inline thicket::nav::Map manyCircles(std::size_t count = many)
{
    thicket::nav::Map map;
    std::vector<thicket::nav::Map::PlacedObject> placed;
    for (std::size_t i = 0; i < count; ++i) {
        thicket::nav::MapObject object;
        object.id = static_cast<thicket::nav::ObjectId>(i + 1);
        object.geometry = thicket::nav::Circle{{100 + double(i % 300), double(i / 300)}, 0.2};
        placed.push_back({std::move(object), i});
    }
    map.insert(std::move(placed));
    return map;
}

/// A window for steps of very many objects, which come in later.
struct ManyBench : WindowBench {
    ManyBench()
    {
        QObject::connect(&steps(), &thicket::editor::LongSteps::said, &window,
                         [this](const QString& sentence) { said = sentence; });
    }

    thicket::editor::LongSteps& steps() { return window.files().steps(); }
    thicket::editor::MapDocument& document() { return workbench.document(); }
    std::size_t count() { return map().objects().size(); }

    /// Whether the index finds what one of the map as it is finds.
    bool isIndexRight()
    {
        const thicket::editor::ObjectIndex fresh(map());
        const thicket::nav::Box all = fresh.bounds();
        const thicket::nav::Box part{{150, 20}, {170, 40}};
        const thicket::editor::ObjectIndex& index = document().index();
        return index.bounds() == all && index.positionsIn(all) == fresh.positionsIn(all) &&
               index.positionsIn(part) == fresh.positionsIn(part);
    }

    /// A window on a map of many more, all of which are selected.
    void showMany(std::size_t circles = many)
    {
        document().reset(manyCircles(circles));
        key(Qt::Key_A, Qt::ControlModifier);
    }
    void waitForStep()
    {
        while (steps().isBusy())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    /// The step that was just made comes in later; undo and redo give equal maps.
    void undoAndRedo(const thicket::nav::Map& before)
    {
        const thicket::nav::Map after = map();
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(map() == after); // the window has not waited
        waitForStep();
        QVERIFY(map() == before);
        QVERIFY(isIndexRight());
        key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        waitForStep();
        QVERIFY(map() == after);
        QVERIFY(isIndexRight());
    }
    QString said;
};
