#pragma once

#include <QToolBar>

namespace thicket::editor {

class ToolBox;

/// The tools on the left. It is broader while they take two columns.
class ToolStrip : public QToolBar {
    Q_OBJECT

public:
    explicit ToolStrip(ToolBox& tools, QWidget* parent = nullptr);
};

} // namespace thicket::editor
