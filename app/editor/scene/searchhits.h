#pragma once

#include "libnav/path/searchhistory.h"

#include <QRectF>

#include <cstdint>
#include <vector>

namespace thicket::editor {

class SearchPlay;

/// Where a search found tangents blocked.
class SearchHits {
public:
    /// Those of the steps before the playhead, in the window. None if there are too many to tell
    /// apart. All steps are looked through for another search, and all hits for another window.
    std::vector<nav::Point> before(const SearchPlay& play, const QRectF& visible);

private:
    struct Hit {
        std::uint32_t step = 0;
        nav::Point at;
    };
    void gather(const nav::SearchHistory& history);
    void look(const QRectF& visible);

    nav::SearchHistory m_history;
    std::vector<Hit> m_hits; // of m_history, in order of time
    QRectF m_visible;
    std::vector<Hit> m_seen; // those of m_hits in m_visible
};

} // namespace thicket::editor
