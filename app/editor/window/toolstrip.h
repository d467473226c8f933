#pragma once

#include <QToolBar>

namespace thicket::editor {

class ToolBox;

/// The tools on the left.
class ToolStrip : public QToolBar {
    Q_OBJECT

public:
    explicit ToolStrip(ToolBox& tools, QWidget* parent = nullptr);
};

} // namespace thicket::editor
