#pragma once

#include "libnav/map/mapedit.h"

namespace thicket::editor {

/// Whether the edit changes this member of the settings and nothing else.
template <class Member> bool changesOnly(const nav::MapEdit& edit, Member nav::MapSettings::*member)
{
    if (!edit.entries.empty() || !edit.settings)
        return false;
    nav::MapSettings settings = edit.settings->before;
    settings.*member = edit.settings->after.*member;
    return settings == edit.settings->after;
}

} // namespace thicket::editor
