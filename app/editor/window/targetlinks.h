#pragma once

#include <QObject>

namespace thicket::editor {

class TargetPicking;
class Workbench;

/// Lets the user click the targets that the panel of agent groups asks for.
class TargetLinks : public QObject {
    Q_OBJECT

public:
    TargetLinks(TargetPicking& picking, Workbench& workbench, QObject* parent);
};

} // namespace thicket::editor
