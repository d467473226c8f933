#pragma once

#include <vector>

class QObject;

namespace thicket::editor {

class Tool;
struct ToolContext;

/// Creates a tool as a child of `parent`.
using ToolMaker = Tool* (*)(const ToolContext& context, QObject* parent);
using ToolMakers = std::vector<ToolMaker>;

/// The editor's tools in the order of their actions.
ToolMakers toolMakers();

} // namespace thicket::editor
