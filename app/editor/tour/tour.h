#pragma once

#include "app/editor/tour/tourlayers.h"
#include "app/editor/tour/touroverlays.h"
#include "app/editor/tour/tourpages.h"

#include <QObject>
#include <QTimer>

namespace thicket::editor {

class Files;
class TourCard;
class TourMenu;
class Workbench;

/// The tour "How the tangent graph is made": pages with a map of their own, in one tab that nobody
/// is asked to save. While that tab is shown, there is a card, a mark at what to drag, and the
/// overlays that the page needs. Other tabs have the overlays that they had before.
class Tour : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        Files& files;
        QWidget& radius; ///< where the agent radius is dragged
        Section& search; ///< see TourOverlays
    };
    /// The parts must outlive it, the widgets while their window is shown.
    Tour(const Parts& parts, QWidget& window);

    const TourMenu& menu() const { return *m_menu; }
    TourCard& card() const { return *m_card; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectActions();
    void follow();
    void start();
    void openPage(int page);
    void takeTab();
    void beginAgain();
    void close();
    void enter(int id);
    void drop(int id);
    void beginPage();
    void showPage();
    void leavePage();
    void frame();
    void followCamera();
    void refresh();
    void refreshMark();
    bool isTargetAsAtFirst() const;

    Parts m_parts;
    QList<TourPage> m_pages = tourPages();
    TourMenu* m_menu;
    TourCard* m_card;
    TourTangentsLayer m_tangents;
    TourMark m_mark;
    QTimer m_refresh;
    int m_page = 0;
    int m_map = 0;           ///< OpenMaps::shownId() of the tour's tab; 0 without one
    int m_former = 0;        ///< of the map that was shown before
    nav::Map m_first;        ///< the page's map as it was at first
    TourOverlays m_overlays; ///< set while a page is shown
};

} // namespace thicket::editor
