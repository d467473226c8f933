#pragma once

#include "app/editor/panels/comparison/comparisonpanel.h"

#include <QObject>

namespace thicket::editor {

class Appearance;
class Canvas;
class LiveComparison;

/// Draws on the canvas, beneath the path, what the Comparison panel shows.
class ComparedPaths : public QObject {
    Q_OBJECT

public:
    struct Parts {
        const LiveComparison& comparison;
        const ComparisonPanel& panel;
        Canvas& canvas;
        const Appearance& appearance;
    };
    /// All must outlive it.
    ComparedPaths(const Parts& parts, QObject* parent);
    ~ComparedPaths() override;

private:
    class Layer;

    Layer* m_layer; // owned by the canvas
};

} // namespace thicket::editor
