#pragma once

#include "libnav/map/mapedit.h"

namespace thicket::editor {

/// Many edits in a row as one. Unlike nav::merged(), the time is linear in their number. An object
/// has one entry per edit that changes it.
class StepCollection {
public:
    void add(const nav::MapEdit& next);
    const nav::MapEdit& edit() const { return m_edit; }

private:
    nav::MapEdit m_edit;
};

} // namespace thicket::editor
