#pragma once

#include "app/editor/navigation/overlays.h"
#include "app/editor/tour/tourpages.h"

#include <QPointer>

#include <array>
#include <optional>

namespace thicket::editor {

class Navigator;
class Section;

/// Sets what the pages of the tour need to be seen, and puts it back: the overlays, the scope of
/// the graph, and whether the search is traced. Puts it back also when it is deleted.
class TourOverlays {
public:
    /// `search` is the panel that has the search traced while it is open. The others must outlive
    /// it.
    TourOverlays(Overlays& overlays, Navigator& navigator, const Section& search);
    ~TourOverlays() { putBack(); }
    TourOverlays(const TourOverlays&) = delete;
    TourOverlays& operator=(const TourOverlays&) = delete;

    bool isSet() const { return m_before.has_value(); }
    void set(Lesson lesson);
    void putBack();

private:
    struct Before {
        std::array<bool, overlayCount> on{};
        std::optional<GraphScope> scope; ///< that the user chose
    };
    void setTraced(bool traced);

    Overlays& m_overlays;
    Navigator& m_navigator;
    QPointer<const Section> m_search;
    std::optional<Before> m_before;
};

} // namespace thicket::editor
